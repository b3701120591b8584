/**
 * The files of spec/ as reviewers read them: one change is one file, no YAML anchors, and every vendor extension is in
 * the reference of spec/README.md.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlias, isNode, parseAllDocuments, visit } from 'yaml';
import { bundleDocuments } from '../../src/programs/codegen/documents/bundleDocuments';
import { readDocuments } from '../../src/programs/codegen/documents/contractDocuments';
import { withDefaults } from '../../src/programs/codegen/documents/operationDefaults';
import { withStreamDefaults } from '../../src/programs/codegen/documents/streamDefaults';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  objectsIn,
  valueAtPointer,
} from '../../src/programs/codegen/json/jsonDocument';
import { operationsSource } from '../../src/programs/codegen/operationRecords';
import { changesBetween } from '../../src/programs/codegen/review/documents';
import { ROOT } from '../support/build';
import { generatedDocument } from './contractDocuments';

const SPEC = join(ROOT, 'spec');
const files = readdirSync(SPEC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.yaml') && !name.startsWith('released'),
);
const README = readFileSync(join(SPEC, 'README.md'), 'utf8');

function documentsOf(file: string): ReturnType<typeof parseAllDocuments> {
  return parseAllDocuments(readFileSync(join(SPEC, file), 'utf8'));
}

test('the files have no YAML anchors or aliases', () => {
  expect(files.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const file of files) {
    for (const document of documentsOf(file)) {
      visit(document, (_key, node) => {
        if (isAlias(node) || (isNode(node) && 'anchor' in node && node.anchor !== undefined))
          found.push(`${file}: ${String(node)}`);
      });
    }
  }
  expect(found).toEqual([]);
});

test('each file states the operations of one tag, by their ids', () => {
  for (const file of files.filter((name) => name.startsWith('paths/'))) {
    const operations = members(documentsOf(file)[0]?.toJS() as DocumentValue);
    const tags = new Set(
      operations.map(([, operation]) => String(elements(valueAtPointer(operation as DocumentObject, '#/tags'))[0])),
    );
    const expected = file.startsWith('paths/operator/')
      ? 'operator'
      : file.replace(/^paths\/(.*)\.yaml$/, '$1').replace('/', '-');
    expect([...tags].map((tag) => tag.toLowerCase().replaceAll(' ', '-'))).toEqual([expected]);
    for (const [name, operation] of operations)
      expect(valueAtPointer(operation as DocumentObject, '#/operationId')).toBe(name);
  }
});

test('the files and the generated documents use the vendor extensions of the reference, and no others', () => {
  const [, reference = ''] = /\n## Vendor extensions\n([\s\S]*?)\n## /.exec(README) ?? [];
  const documented = new Set([...reference.matchAll(/^\| `(x-[a-z0-9-]+)` \|/gm)].map(([, name]) => name));
  const headers = members(documentsOf('components/headers.yaml')[0]?.toJS() as DocumentValue).map(([name]) => name);
  const written = files.flatMap((file) => documentsOf(file).map((document) => document.toJS() as DocumentValue));
  const generated = [
    'openapi.json',
    'asyncapi.json',
    'partner.openapi.json',
    'custodian.openapi.json',
    'binance.openapi.json',
    'binance.asyncapi.json',
  ];
  const used = new Set(
    [...written, ...generated.map(generatedDocument)].flatMap((document) =>
      [...objectsIn(document)].flatMap((object) => Object.keys(object).filter((name) => /^x-/.test(name))),
    ),
  );
  for (const header of headers) used.delete(header);
  expect([...used].sort()).toEqual([...documented].sort());
});

describe('a reviewed change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'talad-spec-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Replaces a text that occurs once. */
  function replaceText(file: string, text: string, replacement: string): void {
    const path = join(folder, file);
    const parts = readFileSync(path, 'utf8').split(text);
    expect([file, text, parts.length]).toEqual([file, text, 2]);
    writeFileSync(path, parts.join(replacement));
  }

  test('is one edit in one file: an optional member of a body, and an error code', () => {
    cpSync(SPEC, folder, { recursive: true });
    const before = readDocuments(folder).published;

    replaceText(
      'components/schemas/trading.yaml',
      '  required: [amount]\n  properties:\n',
      '  required: [amount]\n  properties:\n    note:\n      type: string\n      description: A note of the client.\n',
    );
    replaceText(
      'paths/trading.yaml',
      '        - INVALID_PAIR\n\ncreateOrderV3:\n',
      '        - INVALID_PAIR\n        - INVALID_ORDER_SIDE\n\ncreateOrderV3:\n',
    );
    const after = readDocuments(folder).published;
    expect(changesBetween('openapi', before, after)).toMatchObject([
      { class: 'additive', place: 'AmendOrderRequest (sent): note', what: 'is a new optional member' },
      { class: 'additive', place: 'getTradeHistory, 400', what: 'the code INVALID_ORDER_SIDE is new' },
    ]);
  });
});

describe('a mistake stops the generator, which names the operation and the reason', () => {
  // Redocly writes documents into a folder only if they are several.
  const [written] = bundleDocuments(SPEC, ['openapi.yaml', 'binance.openapi.yaml']);
  const parameter = (name: string): DocumentObject => ({ $ref: `#/components/parameters/${name}` });

  /** What the generator says of the document in which `change` is made to one operation. */
  function faultAfter(id: string, change: (operation: DocumentObject) => void): string {
    const document = structuredClone(written);
    for (const [, item] of members(document['paths']))
      for (const [, value] of members(item)) {
        const operation = asObject(value, 'operation');
        if (operation['operationId'] === id) change(operation);
      }
    try {
      operationsSource(withDefaults(document));
    } catch (error) {
      return (error as Error).message;
    }
    return 'none';
  }

  test('none without a mistake', () => {
    expect(faultAfter('getOrder', () => undefined)).toBe('none');
  });

  test.each<[mistake: string, id: string, members: DocumentObject, fault: RegExp]>([
    [
      'an unknown permission',
      'getOrder',
      { 'x-permission': 'order_lst' },
      /^getOrder x-permission: order_lst is none of /,
    ],
    [
      'an unknown role',
      'getQuarantine',
      { 'x-roles': ['auditr'] },
      /^getQuarantine x-roles: auditr is none of support, /,
    ],
    [
      'no role',
      'getQuarantine',
      { 'x-roles': [] },
      /^getQuarantine: operator operations have x-roles with at least one/,
    ],
    [
      'a public operation with a permission',
      'getOrder',
      { security: [] },
      /^getOrder: x-permission belongs to .* public$/,
    ],
    [
      'a public operation with roles',
      'getQuarantine',
      { security: [] },
      /^getQuarantine: operator operations have x-roles/,
    ],
    ['a published operator operation', 'getQuarantine', { 'x-internal': false }, /^getQuarantine: .* is internal/],
    [
      'roles and a permission',
      'getQuarantine',
      { 'x-permission': 'order_list' },
      /^getQuarantine: operator operations/,
    ],
    [
      'a signature without a permission',
      'getMarketcap',
      { security: [{ apiKey: [], signature: [] }] },
      /^getMarketcap: x-permission belongs to operations with an API key, and to each of them/,
    ],
    [
      'a parameter that follows from the permission',
      'getOrder',
      { parameters: [parameter('OrderIdInPath'), parameter('Timestamp')] },
      /^getOrder has two parameters x-timestamp in header/,
    ],
    [
      'a parameter that stands twice',
      'getOrder',
      { parameters: [parameter('OrderIdInPath'), parameter('OrderIdInPath')] },
      /^getOrder has two parameters id in path/,
    ],
    [
      'an unknown error list',
      'getOrder',
      { responses: { '400': { 'x-errors': ['orderLimitz'] } } },
      /^getOrder 400: .* neither an example nor an error list orderLimitz/,
    ],
    [
      'an error list without its hyphen',
      'createOrder',
      { responses: { '400': { 'x-errors': 'orderLimits' } } },
      /^createOrder 400 x-errors is not a list$/,
    ],
    [
      'a code with two statuses',
      'getOrder',
      {
        responses: {
          '400': { 'x-errors': ['INVALID_PAIR'] },
          '422': { description: '-', 'x-errors': ['INVALID_PAIR'] },
        },
      },
      /^getOrder: INVALID_PAIR has two statuses, 400 and 422$/,
    ],
  ])('%s', (_mistake, id, mistaken, fault) => {
    expect(faultAfter(id, (operation) => Object.assign(operation, mistaken))).toMatch(fault);
  });

  const [streams] = bundleDocuments(SPEC, ['asyncapi.yaml', 'binance.asyncapi.yaml']);

  test.each<[mistake: string, change: (channel: DocumentObject) => void]>([
    ['a stream without its texts', (channel) => delete channel['x-send']],
    ['texts of a channel that is no stream', (channel) => delete channel['x-stream']],
    ['a mark that is a text', (channel) => Object.assign(channel, { 'x-stream': 'true' })],
  ])('%s', (_mistake, change) => {
    const document = structuredClone(streams);
    change(asObject(asObject(document['channels'], 'channels')['kline'], 'kline'));
    expect(() => withStreamDefaults(document)).toThrow(/^channel kline: a stream has x-stream: true and its texts/);
  });
});
