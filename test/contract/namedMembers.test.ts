/**
 * Texts of the contract that name a member of an operation, as in "the `remaining_amount` of `getOrder`", name one that
 * the operation has: a client that reads another one finds nothing there.
 */
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
} from '../../src/programs/codegen/json/jsonDocument';
import { generatedDocument } from './contractDocuments';

const MEMBER_OF_OPERATION = /`(?<member>[a-z][A-Za-z_]*)` (?:of|in|from) `(?<operation>[a-z][A-Za-z]+)`/g;

function operationsIn(document: DocumentObject): Map<string, DocumentObject> {
  const all = members(document['paths']).flatMap(([, item]) => members(item));
  return new Map(
    all.map(([method, value]) => [String(asObject(value, method)['operationId']), asObject(value, method)]),
  );
}

/** The names of all parameters of the operation, and of all members and headers of its requests and responses. */
function namesOf(document: DocumentObject, operation: DocumentObject): ReadonlySet<string> {
  const names = new Set<string>();
  const visited = new Set<DocumentObject>();
  const visit = (value: DocumentValue | undefined): void => {
    if (Array.isArray(value)) return elements(value).forEach(visit);
    if (!isObject(value)) return;
    const object = resolveReference(document, value, 'an operation');
    if (visited.has(object)) return;
    visited.add(object);
    if (object['in'] !== undefined) names.add(String(object['name']));
    for (const named of ['properties', 'headers']) for (const [name] of members(object[named])) names.add(name);
    for (const [name, inner] of members(object)) if (!name.startsWith('x-') && name !== 'examples') visit(inner);
  };
  visit(operation);
  return names;
}

/** The texts that name a member that the operation does not have, and the number of all that name one. */
function wrongNames(document: DocumentObject) {
  const operations = operationsIn(document);
  const wrong = new Set<string>();
  let named = 0;
  for (const { 0: text, groups } of JSON.stringify(document).matchAll(MEMBER_OF_OPERATION)) {
    const operation = operations.get(groups?.['operation'] ?? '');
    if (operation === undefined) continue;
    named += 1;
    if (!namesOf(document, operation).has(groups?.['member'] ?? '')) wrong.add(text);
  }
  return { named, wrong: [...wrong] };
}

test('every member that a text names is one of its operation', () => {
  const { named, wrong } = wrongNames(generatedDocument('openapi.published.json'));
  expect(wrong).toEqual([]);
  expect(named).toBeGreaterThan(5);
});

test('a member that only another operation has is noticed', () => {
  const schema = {
    type: 'object',
    properties: { kept: { description: 'As `kept` of `readIt`, or `lost` of `readIt`.' } },
  };
  const responses = { '200': { content: { 'application/json': { schema } } } };
  expect(wrongNames({ paths: { '/it': { get: { operationId: 'readIt', responses } } } })).toEqual({
    named: 2,
    wrong: ['`lost` of `readIt`'],
  });
});
