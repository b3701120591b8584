/**
 * Reads the hand-written documents and makes the JSON ones from them: bundled, so that every reference stays inside, and for the
 * published copy without anything internal. The only reader of spec/ in the generator.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isPage } from './contract';
import { asObject, at, elements, isObject, type JsonObject, type JsonValue, members, objectsIn, rewrite } from './json';

export interface Documents {
  /** Without its pages: what the server's operations follow. */
  readonly openapi: JsonObject;
  readonly published: JsonObject;
  readonly partner: JsonObject;
  readonly custodian: JsonObject;
  readonly asyncapi: JsonObject;
}

export function readDocuments(specFolder: string): Documents {
  const read = (file: string): JsonObject => readYaml(join(specFolder, file));
  const openapi = sorted(read('openapi.yaml'));
  const neighbours = { './openapi.yaml': openapi };
  return {
    openapi: operationsOnly(openapi),
    published: publishedCopy(openapi),
    partner: bundle(read('partner.openapi.yaml'), neighbours),
    custodian: bundle(read('custodian.openapi.yaml'), neighbours),
    asyncapi: bundle(read('asyncapi.yaml'), neighbours),
  };
}

/** Aliases become copies: what comes out is a plain JSON tree. */
function readYaml(file: string): JsonObject {
  const parsed: JsonValue = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
  return asObject(JSON.parse(JSON.stringify(parsed)), file);
}

/** Takes the component schemas that neighbours lend into this document, under their own names, with all that they refer to. */
function bundle(document: JsonObject, neighbours: Readonly<Record<string, JsonObject>>): JsonObject {
  const borrowed: JsonObject = {};
  /** Makes references local. `lender` is where a value without a file in its references comes from; undefined for our own. */
  const localise = (value: JsonValue, lender: JsonObject | undefined): JsonValue =>
    rewrite(value, (object) => {
      const reference = object['$ref'];
      if (typeof reference !== 'string') return undefined;
      const [file = '', pointer = ''] = reference.split('#');
      if (file === '' && lender === undefined) return undefined;
      const source = file === '' ? lender : neighbours[file];
      const name = /^\/components\/schemas\/([^/]+)$/.exec(pointer)?.[1];
      if (source === undefined || name === undefined)
        throw new Error(`${reference} is not a component schema of a neighbour`);
      if (!(name in borrowed)) {
        borrowed[name] = null;
        borrowed[name] = localise(at(source, `#${pointer}`) ?? null, source);
      }
      return { ...object, $ref: `#/components/schemas/${name}` };
    });
  const bundled = asObject(localise(document, undefined), 'document');
  const components = asObject(bundled['components'], 'components');
  const own = asObject(components['schemas'], 'components.schemas');
  for (const name of Object.keys(borrowed))
    if (name in own) throw new Error(`schema ${name} is both borrowed and defined`);
  return sorted({ ...bundled, components: { ...components, schemas: { ...own, ...borrowed } } });
}

/** Components that references name, whose order therefore says nothing. */
const SORTED_COMPONENTS = ['parameters', 'headers', 'responses', 'examples', 'schemas'];

/** The document with those components in the order of their names, whichever file each of them comes from. */
function sorted(document: JsonObject): JsonObject {
  const components = members(document['components']).map(([kind, group]): [string, JsonValue] => {
    if (!SORTED_COMPONENTS.includes(kind)) return [kind, group];
    return [kind, Object.fromEntries(members(group).sort(([one], [other]) => (one < other ? -1 : 1)))];
  });
  return { ...document, components: Object.fromEntries(components) };
}

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

function operationsOnly(document: JsonObject): JsonObject {
  return { ...document, paths: pathsOf(document, (operation) => !isPage(operation)) };
}

/** The document without internal operations, and without the tags and components that only they use. */
function publishedCopy(document: JsonObject): JsonObject {
  const paths = pathsOf(document, (operation) => !isInternal(operation));
  const tags = elements(document['tags']).filter((tag) => !isInternal(tag));
  const copy: JsonObject = { ...document, tags, paths, components: {} };
  copy['components'] = usedComponents(asObject(document['components'], 'components'), copy);
  return copy;
}

/** The paths with the operations that are wanted; a path without any is not there. */
function pathsOf(document: JsonObject, isWanted: (operation: JsonValue) => boolean): JsonObject {
  const paths: JsonObject = {};
  for (const [path, item] of members(document['paths'])) {
    const kept = members(item).filter(([, operation]) => isWanted(operation));
    if (kept.some(([method]) => METHODS.has(method))) paths[path] = Object.fromEntries(kept);
  }
  return paths;
}

function isInternal(value: JsonValue): boolean {
  return isObject(value) && value['x-internal'] === true;
}

/** The components that can be reached from the rest of the copy, by reference or, for security schemes, by name. */
function usedComponents(components: JsonObject, copy: JsonObject): JsonObject {
  const used = new Set<string>();
  const visit = (value: JsonValue | undefined): void => {
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
    visit(at(components, `#/${name}`));
  };
  visit(copy);
  const kept = members(components).map(([kind, group]): [string, JsonObject] => {
    return [kind, Object.fromEntries(members(group).filter(([name]) => used.has(`${kind}/${name}`)))];
  });
  return Object.fromEntries(kept.filter(([, group]) => Object.keys(group).length > 0));
}
