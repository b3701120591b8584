/**
 * Compares two OpenAPI documents, operation by operation.
 *
 * The reader of a document is whoever builds a program by it. The reader of the exchange's own document is a client;
 * the reader of the partner's document implements the server that the exchange calls. `readers` says which of both the
 * reader is, separately for the operations under `paths` and those under `webhooks`.
 */
import { type DocumentObject, elements, isObject, members, resolveReference } from '../json/jsonDocument';
import { type Change, Changes, isSameJson, pairByName } from './changes';
import { usersOf } from './componentUsers';
import { compareCredentials } from './credentials';
import { OperationChanges } from './operationChanges';
import { nameOf, operationsIn, type Reader, SECTIONS, type Section } from './operationParts';
import { SchemaChanges } from './schemaChanges';

export type Readers = Readonly<Record<Section, Reader>>;

export function openapiChanges(before: DocumentObject, after: DocumentObject, readers: Readers): Change[] {
  const changes = new Changes(usersOf(after));
  const oldHeaders = responseHeadersOf(before);

  for (const section of SECTIONS) {
    const reader = readers[section];
    // A server can ignore a webhook with a value that it does not know, because webhooks only inform it.
    const effectOfNewValue = section === 'webhooks' && reader === 'server' ? 'grown' : 'wider';
    const schemas = new SchemaChanges(before, after, changes, effectOfNewValue);
    const operations = new OperationChanges({ before, after, changes, schemas, reader, oldHeaders });
    for (const [address, was, is] of pairByName(operationsIn(before, section), operationsIn(after, section))) {
      if (was === undefined)
        changes.add(classOfNewOperation(section, reader, is), nameOf(is, address), `${address} is new`, [
          undefined,
          is,
        ]);
      else if (is === undefined)
        changes.add('breaking', nameOf(was, address), `${address} was removed`, [was, undefined]);
      else operations.compare(address, was, is);
    }
    if (section === 'paths') compareGenericErrors(operations);
  }

  for (const [word, was, is] of pairByName(members(before['info']), members(after['info'])))
    if (word !== 'version' && !isSameJson(was, is))
      changes.add('editorial', 'the document', `${word} changed`, [was, is]);
  changes.addTexts('the document', ['servers', 'externalDocs'], before, after);
  for (const [name, was, is] of pairByName(tagsOf(before), tagsOf(after)))
    if (!isSameJson(was, is)) changes.add('editorial', `the tag ${name}`, 'texts changed', [was, is]);
  compareCredentials(before, after, changes);
  return changes.list();

  /** The errors that any request can get, by surface and status. */
  function compareGenericErrors(operations: OperationChanges): void {
    const groups = (document: DocumentObject) => members(document['x-generic-errors']);
    for (const [surface, was, is] of pairByName(groups(before), groups(after)))
      operations.compareResponses(`any request (${surface})`, was, is);
  }
}

/**
 * Clients need not use a new operation. A server must implement what is called, but accepts webhooks of kinds that it
 * does not know and ignores them.
 */
function classOfNewOperation(
  section: Section,
  reader: Reader,
  operation: DocumentObject | undefined,
): 'breaking' | 'additive' {
  const mustBeServed = section === 'paths' && reader === 'server' && operation?.['x-optional'] !== true;
  return mustBeServed ? 'breaking' : 'additive';
}

/** The names of all response headers of the document. */
function responseHeadersOf(document: DocumentObject): ReadonlySet<string> {
  const names = SECTIONS.flatMap((section) =>
    operationsIn(document, section).flatMap(([address, operation]) =>
      members(operation['responses']).flatMap(([, response]) =>
        members(resolveReference(document, response, address)['headers']).map(([name]) => name),
      ),
    ),
  );
  return new Set(names);
}

function tagsOf(document: DocumentObject): [string, DocumentObject][] {
  return elements(document['tags']).flatMap((tag) => (isObject(tag) ? [[String(tag['name']), tag]] : []));
}
