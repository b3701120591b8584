/**
 * The documents of spec/ as the generators read them: bundled, completed with the defaults of their operations, and for
 * the published copy without anything internal. Nothing else in the generator reads the YAML of spec/.
 */

import { withClosedLists } from '../json/closedLists';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  objectsIn,
  valueAtPointer,
} from '../json/jsonDocument';
import { toOpenapi30 } from '../openapi30/convertDocument';
import { WEAKER } from '../openapi30/convertSchema';
import { bundleDocuments } from './bundleDocuments';
import { isPage } from './contract';
import { mergeDocuments } from './mergeDocuments';
import { withDefaults } from './operationDefaults';
import { withoutPathMembers } from './pathItems';
import { withBinanceSymbols, withStreamDefaults } from './streamDefaults';

/** The root file of each document. */
export const ROOT_FILES = [
  'openapi.yaml',
  'partner.openapi.yaml',
  'custodian.openapi.yaml',
  'operator.openapi.yaml',
  'asyncapi.yaml',
  'binance.openapi.yaml',
  'binance.asyncapi.yaml',
] as const;
/** The tag of the custodian's callbacks, which the custodian's document describes. */
const CUSTODY_TAG = 'Custody';

export interface Documents {
  /** All operations that the server has, also those of the Binance interface, without the pages. */
  readonly openapi: DocumentObject;
  readonly published: DocumentObject;
  /** The published document for tools that read OpenAPI 3.0 only. */
  readonly published30: DocumentObject;
  readonly partner: DocumentObject;
  readonly partner30: DocumentObject;
  readonly custodian: DocumentObject;
  /** The internal operations, except for the custodian's callbacks. */
  readonly operator: DocumentObject;
  readonly asyncapi: DocumentObject;
  /** The operations under /binance/. */
  readonly binance: DocumentObject;
  readonly binance30: DocumentObject;
  readonly binanceAsyncapi: DocumentObject;
}

/** Prefix of the components of the Binance interface, where they are beside those of the exchange's own interface. */
export const BINANCE_PREFIX = 'Binance';

export function readDocuments(specFolder: string): Documents {
  const [written, writtenPartner, custodian, operator, asyncapi, writtenBinance, binanceStreams] = bundleDocuments(
    specFolder,
    ROOT_FILES,
  );
  const openapi = withDefaults(withoutPathMembers(written));
  const binance = withDefaults(withoutPathMembers(writtenBinance));
  const partner = withoutPathMembers(writtenPartner);
  const published = publishedCopy(openapi);
  return {
    openapi: withClosedLists(withoutHints(mergeDocuments(operationsOnly(openapi), binance, BINANCE_PREFIX))),
    published: withoutHints(published),
    published30: toOpenapi30(published, 'openapi.yaml'),
    partner: withoutHints(partner),
    partner30: toOpenapi30(partner, 'partner.openapi.yaml'),
    custodian: withoutHints(custodian),
    operator: withoutHints(operatorCopy(openapi, operator)),
    asyncapi: withStreamDefaults(asyncapi),
    binance: withoutHints(binance),
    binance30: toOpenapi30(binance, 'binance.openapi.yaml'),
    binanceAsyncapi: withBinanceSymbols(withStreamDefaults(binanceStreams)),
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
  const tags = elements(document['tags']).filter((tag) => !isInternal(tag));
  return copyOf(document, { ...document, tags }, (operation) => !isInternal(operation));
}

/** The operator document: the information of its root file, with the operator operations of the exchange's document. */
function operatorCopy(document: DocumentObject, root: DocumentObject): DocumentObject {
  const isWanted = (operation: DocumentValue) =>
    isInternal(operation) && isObject(operation) && !elements(operation['tags']).includes(CUSTODY_TAG);
  const tags = elements(document['tags']).filter((tag) => isInternal(tag) && nameOf(tag) !== CUSTODY_TAG);
  const { 'x-generic-errors': genericErrors = {} } = document;
  return copyOf(document, { ...root, tags, 'x-generic-errors': genericErrors }, isWanted);
}

/** `head` with the selected operations of the document and the components that they use. */
function copyOf(
  document: DocumentObject,
  head: DocumentObject,
  isWanted: (operation: DocumentValue) => boolean,
): DocumentObject {
  const copy: DocumentObject = { ...head, paths: pathsOf(document, isWanted), components: {} };
  copy['components'] = usedComponents(asObject(document['components'], 'components'), copy);
  return copy;
}

function nameOf(tag: DocumentValue): DocumentValue | undefined {
  return isObject(tag) ? tag['name'] : undefined;
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
export function usedComponents(components: DocumentObject, copy: DocumentObject): DocumentObject {
  const used = new Set<string>();
  const visit = (value: DocumentValue | undefined): void => {
    for (const object of objectsIn(value)) {
      const reference = object['$ref'];
      if (typeof reference === 'string' && reference.startsWith('#/components/'))
        reach(reference.replace('#/components/', ''));
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
