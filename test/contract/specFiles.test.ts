/**
 * The files of spec/ as reviewers read them: one change is one file, no YAML anchors, and every vendor extension is in
 * the reference of spec/README.md.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlias, isNode, parseAllDocuments, visit } from 'yaml';
import { readDocuments } from '../../src/programs/codegen/documents/contractDocuments';
import {
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
  objectsIn,
  valueAtPointer,
} from '../../src/programs/codegen/json/jsonDocument';
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
