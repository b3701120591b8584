/**
 * Writes the published operations as a Postman collection (format 2.1): one folder per tag, requests with the values of the
 * contract's examples, and the examples of all responses. Requests are signed by a script of the collection.
 */

import { STATUS_CODES } from 'node:http';
import { EXAMPLE_URL } from '../docs/samples/sampleRequest';
import { isPage } from '../documents/contract';
import { inPart, operationPointer } from '../json/contractError';
import {
  asObject,
  asString,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  resolveReference,
  valueAtPointer,
} from '../json/jsonDocument';
import { rememberScript, SIGNING_SCRIPT } from './collectionScripts';
import { idVariableOf, type PlacedOperation, RequestWriter } from './requestWriter';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const DESCRIPTION = `All operations of the exchange's HTTP interface, generated from its contract.

Set the variables \`apiKey\` and \`apiSecret\`. A script of the collection signs each request that needs a signature, with
version 2. Responses set other variables, such as \`orderId\` and \`listenKey\`, for the requests after them.

The requests do what they say: an order is placed, a withdrawal is sent. Use a test account to run the whole
collection.`;

/** Variables that no response sets, with the meaning of each. */
const GIVEN_VARIABLES: readonly (readonly [string, string])[] = [
  ['apiKey', 'Your API key'],
  ['apiSecret', 'The secret of the API key'],
  ['authorization', 'Of a Portal session: the value with which its user is identified'],
  ['extras', 'Of a Portal session: the value that belongs to `authorization`'],
  ['partnerId', 'The partner id of your app'],
  ['partnerSecret', 'The secret of your app'],
];

export function postmanCollection(document: DocumentObject): DocumentObject {
  const info = asObject(document['info'], 'info');
  const requests = new RequestWriter(document);
  const operations = members(document['paths']).flatMap(([path, item]) =>
    members(item)
      .filter(([, operation]) => !isPage(operation))
      .map(([method, value]) => ({ method, path, operation: asObject(value, path) })),
  );
  const idVariables = new Set(
    operations.filter(({ path }) => path.includes('{id}')).map(({ path }) => idVariableOf(path.split('{id}')[0] ?? '')),
  );
  const folders = elements(document['tags']).map((value) => {
    const tag = asObject(value, 'tag');
    const own = operations
      .filter(({ operation }) => elements(operation['tags']).includes(tag['name'] ?? ''))
      .sort((one, other) => Number(deletesAll(one)) - Number(deletesAll(other)));
    return {
      name: asString(tag['name'], 'tag'),
      description: asString(tag['description'], 'tag'),
      item: own.map((place) => ({
        name: asString(place.operation['summary'], place.path),
        ...rememberEvents(document, place, idVariables),
        request: inPart(operationPointer(place), () => requests.requestOf(place)),
        response: savedResponses(document, place.operation),
      })),
    };
  });
  const remembered = requests.variables().map(([key, value]) => ({ key, value, type: 'string' }));
  return {
    info: {
      name: asString(info['title'], 'title'),
      description: DESCRIPTION,
      version: asString(info['version'], 'version'),
      schema: SCHEMA,
    },
    variable: [
      { key: 'baseUrl', value: EXAMPLE_URL, type: 'string', description: 'The address of the exchange' },
      ...GIVEN_VARIABLES.map(([key, description]) => ({ key, value: '', type: 'string', description })),
      ...remembered,
    ],
    event: [event('prerequest', SIGNING_SCRIPT)],
    item: folders.filter(({ item }) => item.length > 0),
  };
}

/** Such a request comes last in its folder, so that the requests before it find what the first ones created. */
function deletesAll({ method, path }: PlacedOperation): boolean {
  return method === 'delete' && !path.includes('{');
}

function event(listen: 'prerequest' | 'test', lines: readonly string[]): DocumentObject {
  return { listen, script: { type: 'text/javascript', exec: [...lines] } };
}

/**
 * The script that copies the id and the listen key of a success response to variables, for later requests. An id is
 * copied to the variables of its resource and of the general resource: `withdrawalId` for `/api/crypto-withdrawals/`.
 */
function rememberEvents(
  document: DocumentObject,
  { method, path, operation }: PlacedOperation,
  idVariables: ReadonlySet<string>,
): DocumentObject {
  if (method !== 'post') return {};
  const [success] = members(operation['responses']).filter(([status]) => status.startsWith('2'));
  const [example] = success === undefined ? [] : examplesOf(document, success[1]);
  const names = members(example?.value).map(([name]) => name);
  const own = idVariableOf(path).toLowerCase();
  const remembered: [string, string][] = [];
  if (names.includes('id') && path.endsWith('/'))
    for (const variable of idVariables) if (own.endsWith(variable.toLowerCase())) remembered.push(['id', variable]);
  if (names.includes('listenKey')) remembered.push(['listenKey', 'listenKey']);
  return remembered.length === 0 ? {} : { event: [event('test', rememberScript(remembered))] };
}

interface NamedExample {
  readonly name: string;
  readonly value: DocumentValue;
}

function examplesOf(document: DocumentObject, response: DocumentValue): NamedExample[] {
  const content = resolveReference(document, response, 'response')['content'];
  if (content === undefined) return [];
  return members(valueAtPointer(asObject(content, 'content'), '#/application~1json/examples')).map(([name, entry]) => {
    const example = resolveReference(document, entry, name);
    return { name: String(example['summary'] ?? name), value: example['value'] ?? null };
  });
}

/** The examples of all responses, as a client saves responses. */
function savedResponses(document: DocumentObject, operation: DocumentObject): DocumentObject[] {
  return members(operation['responses']).flatMap(([status, response]) =>
    examplesOf(document, response).map(({ name, value }) => ({
      name: `${status} ${name}`,
      status: STATUS_CODES[status] ?? status,
      code: Number(status),
      _postman_previewlanguage: 'json',
      header: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }],
      body: JSON.stringify(value, null, 2),
    })),
  );
}
