/**
 * The stream document as tools read it, with the parser of AsyncAPI: joining the host and the pathname of a server with
 * the address of a channel opens that channel, the credential of user data is declared, and every schema for which a
 * code generator writes a model has a name.
 */
import { join } from 'node:path';
import { type AsyncAPIDocumentInterface, type ChannelInterface, DiagnosticSeverity, Parser } from '@asyncapi/parser';
import { request } from 'undici';
import { readDocuments } from '../../src/programs/codegen/documents/contractDocuments';
import { checkStreamDocuments } from '../../src/programs/codegen/documents/streamDocuments';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  objectsIn,
} from '../../src/programs/codegen/json/jsonDocument';
import { ROOT } from '../support/build';
import { exchangeOfThisFile } from '../support/exchange';
import { listenKeyOf } from '../support/listenKeyHelpers';
import { StreamClient } from '../support/streamClient';
import { generatedDocument } from './contractDocuments';

const exchange = exchangeOfThisFile();
let document: AsyncAPIDocumentInterface;

beforeAll(async () => {
  const { body } = await request(`${exchange().baseUrl}/asyncapi.json`);
  const parsed = await new Parser().parse(await body.text());
  expect(parsed.diagnostics.filter(({ severity }) => severity === DiagnosticSeverity.Error)).toEqual([]);
  if (parsed.document === undefined) throw new Error('the parser read no document');
  document = parsed.document;
});

/** The ways in which tools join a pathname and an address. */
const JOINS: readonly [string, (pathname: string, address: string) => string][] = [
  ['as texts', (pathname, address) => `${pathname}${address}`],
  ['with one slash between them', (pathname, address) => `${pathname}/${address}`.replace(/\/{2,}/g, '/')],
  ['with a slash added', (pathname, address) => (address.startsWith('/') ? '' : `${pathname}/`) + address],
];

/** The address with the first value of each of its parameters. */
function filledAddress(channel: ChannelInterface, given: Readonly<Record<string, string>> = {}): string {
  return channel
    .parameters()
    .all()
    .reduce((address, parameter) => {
      const declared = asObject(parameter.json() as DocumentValue, parameter.id());
      const [value] = [...elements(declared['examples']), ...elements(declared['enum'])];
      return address.replace(`{${parameter.id()}}`, given[parameter.id()] ?? String(value));
    }, String(channel.address()));
}

test.each(JOINS)('pathname and address joined %s lead to each channel', async (_way, join) => {
  const listenKey = await listenKeyOf(exchange(), await exchange().createUser());
  const dialed: string[] = [];
  for (const channel of document.channels().all()) {
    const servers = channel.servers().all();
    expect([channel.id(), servers.length]).toEqual([channel.id(), 1]);
    for (const server of servers) {
      const address = filledAddress(channel, { listenKey });
      const path = join(server.pathname() ?? '', address);
      const stream = await StreamClient.open(`${server.protocol()}://${server.host()}`, path);
      const named = address.replace(/^\/ws\//, '');
      const isConnectionOnly = named.startsWith('/');
      expect([path, await stream.request('LIST_SUBSCRIPTIONS', undefined)]).toEqual([
        path,
        expect.objectContaining({ result: isConnectionOnly ? [] : [named] }),
      ]);
      await stream.close();
      dialed.push(channel.id());
    }
  }
  expect(dialed).toEqual(expect.arrayContaining(['kline', 'depth', 'allTickers', 'userData', 'bare', 'combined']));
});

test('the operation of user data requires the listen key, and no other operation requires a credential', () => {
  const required = document
    .operations()
    .all()
    .flatMap((operation) =>
      operation
        .security()
        .flatMap((requirements) => requirements.all().map((one) => [operation.id(), one.scheme().json()] as const)),
    );
  expect(required).toEqual([['sendUserData', expect.objectContaining({ type: 'apiKey', in: 'user' })]]);
});

/** The schemas inside a schema, without those of components, which have the name of their component. */
function inlineSchemas(schema: DocumentObject): DocumentObject[] {
  return [...objectsIn(schema)].filter((object) => object !== schema && object['$ref'] === undefined);
}

function isNamed(schema: DocumentObject): boolean {
  return schema['$ref'] !== undefined || schema['title'] !== undefined || schema['type'] === 'null';
}

test('all alternatives of a payload are components, have a title, or are null', () => {
  const schemas = asObject(asObject(generatedDocument('asyncapi.json')['components'], 'components')['schemas'], 'all');
  let unions = 0;
  for (const [name, value] of members(schemas)) {
    for (const schema of [asObject(value, name), ...inlineSchemas(asObject(value, name))]) {
      const alternatives = [...elements(schema['oneOf']), ...elements(schema['anyOf'])];
      if (alternatives.length === 0) continue;
      unions += 1;
      if (schema !== value)
        expect([name, schema]).toEqual([name, expect.objectContaining({ title: expect.any(String) })]);
      for (const alternative of alternatives)
        expect([name, alternative, isNamed(asObject(alternative, name))]).toEqual([name, alternative, true]);
    }
  }
  expect(unions).toBeGreaterThan(3);
});

test('every object and every list of values in a payload is a component or has a title of its own', () => {
  const schemas = asObject(asObject(generatedDocument('asyncapi.json')['components'], 'components')['schemas'], 'all');
  const listsValues = (schema: DocumentValue | undefined): boolean =>
    schema !== undefined &&
    [schema, ...elements(asObject(schema, 'schema')['allOf'])].some((part) => {
      const { $ref: reference, ...own } = asObject(part, 'schema');
      const target =
        typeof reference === 'string' ? asObject(schemas[reference.split('/').pop() ?? ''], 'target') : own;
      return ['enum', 'x-extensible-enum', 'properties'].some((keyword) => target[keyword] !== undefined);
    });
  const titles = new Map<string, Set<string>>();
  for (const [name, value] of members(schemas)) {
    const schema = asObject(value, name);
    for (const inner of inlineSchemas(schema)) {
      const isSchema = ['type', 'allOf', 'enum', 'oneOf', 'anyOf'].some((keyword) => inner[keyword] !== undefined);
      if (!isSchema || typeof inner['type'] === 'object' || !listsValues(inner)) continue;
      expect([name, inner]).toEqual([name, expect.objectContaining({ title: expect.stringMatching(/^[A-Z]\w+$/) })]);
      const { description: _text, ...rest } = inner;
      const title = String(inner['title']);
      titles.set(title, (titles.get(title) ?? new Set()).add(JSON.stringify(rest)));
    }
  }
  expect(titles.size).toBeGreaterThan(10);
  for (const [title, schemasOfTitle] of titles) expect([title, schemasOfTitle.size]).toEqual([title, 1]);
});

test('nothing is generated from a document that the parser refuses', async () => {
  const documents = readDocuments(join(ROOT, 'spec'));
  const channels = asObject(documents.asyncapi['channels'], 'channels');
  const { address, ...kline } = asObject(channels['kline'], 'kline');
  const asyncapi = { ...documents.asyncapi, channels: { ...channels, kline: { ...kline, adress: address } } };
  await expect(checkStreamDocuments(documents)).resolves.toBeUndefined();
  await expect(checkStreamDocuments({ ...documents, asyncapi } as typeof documents)).rejects.toThrow(
    'Property "adress" is not expected to be here, at channels/kline/adress',
  );
});
