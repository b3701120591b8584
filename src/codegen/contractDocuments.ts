/**
 * The documents of spec/ as the generators read them: bundled, completed with the defaults of their operations, and for
 * the published copy without anything internal. Nothing else in the generator reads the YAML of spec/.
 */
import { bundleDocuments } from './bundleDocuments';
import { isPage } from './contract';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  objectsIn,
  valueAtPointer,
} from './jsonDocument';
import { toOpenapi30 } from './openapi30/convertDocument';
import { WEAKER } from './openapi30/convertSchema';
import { withDefaults } from './operationDefaults';

const ROOT_FILES = ['openapi.yaml', 'partner.openapi.yaml', 'custodian.openapi.yaml', 'asyncapi.yaml'] as const;

export interface Documents {
  /** All operations, without the pages. */
  readonly openapi: DocumentObject;
  readonly published: DocumentObject;
  /** The published document for tools that read OpenAPI 3.0 only. */
  readonly published30: DocumentObject;
  readonly partner: DocumentObject;
  readonly partner30: DocumentObject;
  readonly custodian: DocumentObject;
  readonly asyncapi: DocumentObject;
}

export function readDocuments(specFolder: string): Documents {
  const [written, partner, custodian, asyncapi] = bundleDocuments(specFolder, ROOT_FILES);
  const openapi = withDefaults(written);
  const published = publishedCopy(openapi);
  return {
    openapi: withoutHints(operationsOnly(openapi)),
    published: withoutHints(published),
    published30: toOpenapi30(published),
    partner: withoutHints(partner),
    partner30: toOpenapi30(partner),
    custodian: withoutHints(custodian),
    asyncapi,
  };
}

/** The document without what only the conversion to OpenAPI 3.0 reads. */
function withoutHints(document: DocumentObject): DocumentObject {
  const text = JSON.stringify(document, (name, value: unknown) => (name === WEAKER ? undefined : value));
  return asObject(JSON.parse(text), 'the document');
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

function operationsOnly(document: DocumentObject): DocumentObject {
  return { ...document, paths: pathsOf(document, (operation) => !isPage(operation)) };
}

/** The document without internal operations, and without the tags and components that only those use. */
function publishedCopy(document: DocumentObject): DocumentObject {
  const paths = pathsOf(document, (operation) => !isInternal(operation));
  const tags = elements(document['tags']).filter((tag) => !isInternal(tag));
  const copy: DocumentObject = { ...document, tags, paths, components: {} };
  copy['components'] = usedComponents(asObject(document['components'], 'components'), copy);
  return copy;
}

/** The paths with the selected operations. Paths without any are omitted. */
function pathsOf(document: DocumentObject, isWanted: (operation: DocumentValue) => boolean): DocumentObject {
  const paths: DocumentObject = {};
  for (const [path, item] of members(document['paths'])) {
    const kept = members(item).filter(([, operation]) => isWanted(operation));
    if (kept.some(([method]) => METHODS.has(method))) paths[path] = Object.fromEntries(kept);
  }
  return paths;
}

function isInternal(value: DocumentValue): boolean {
  return isObject(value) && value['x-internal'] === true;
}

/** The components that can be reached from the rest of the copy, by reference or, for security schemes, by name. */
function usedComponents(components: DocumentObject, copy: DocumentObject): DocumentObject {
  const used = new Set<string>();
  const visit = (value: DocumentValue | undefined): void => {
    for (const object of objectsIn(value)) {
      const reference = object['$ref'];
      if (typeof reference === 'string') reach(reference.replace('#/components/', ''));
      for (const requirement of elements(object['security']))
        for (const [scheme] of members(requirement)) reach(`securitySchemes/${scheme}`);
    }
  };
  const reach = (name: string): void => {
    if (used.has(name)) return;
    used.add(name);
    visit(valueAtPointer(components, `#/${name}`));
  };
  visit(copy);
  const kept = members(components).map(([kind, group]): [string, DocumentObject] => {
    return [kind, Object.fromEntries(members(group).filter(([name]) => used.has(`${kind}/${name}`)))];
  });
  return Object.fromEntries(kept.filter(([, group]) => Object.keys(group).length > 0));
}
