/** A mistake in the files of the contract that would only leave something out is refused, with its file and line. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocuments } from '../../src/programs/codegen/documents/contractDocuments';
import { readSpecFiles } from '../../src/programs/codegen/documents/specFiles';
import { specProblems } from '../../src/programs/codegen/documents/specProblems';
import { exampleProblems } from '../../src/programs/codegen/documents/streamDocuments';
import { unusedComponents } from '../../src/programs/codegen/documents/unusedComponents';
import { STREAM_SCHEMAS } from '../../src/programs/codegen/generatedFiles';
import { asObject, type DocumentObject, elements, valueAtPointer } from '../../src/programs/codegen/json/jsonDocument';
import { ROOT } from '../support/build';

const SPEC = join(ROOT, 'spec');
const folder = mkdtempSync(join(tmpdir(), 'talad-mistakes-'));
beforeEach(() => cpSync(SPEC, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const lineCount = (file: string): number => readFileSync(join(SPEC, file), 'utf8').split('\n').length;

test('the files of the contract have no such mistake', () => {
  expect(specProblems(readSpecFiles(SPEC))).toEqual([]);
  expect(unusedComponents(readSpecFiles(SPEC), readDocuments(SPEC), STREAM_SCHEMAS)).toEqual([]);
});

test.each<[mistake: string, file: string, right: string, wrong: string, message: string]>([
  [
    'an undeclared tag',
    'paths/trading.yaml',
    'tags: [Trading]',
    'tags: [Tradng]',
    'spec/openapi.yaml declares no tag Tradng; did you mean Trading?',
  ],
  [
    'a tag without an operation',
    'openapi.yaml',
    '  - name: Portal\n',
    '  - name: Lending\n    description: Loans.\n  - name: Portal\n',
    'no operation has the tag Lending',
  ],
  [
    'a reference with a slip',
    'paths/trading.yaml',
    'trading.yaml#/CancelTimer',
    'trading.yaml#/CancelTmer',
    'spec/components/schemas/trading.yaml has no CancelTmer; did you mean CancelTimer?',
  ],
  [
    'a required member that does not exist',
    'components/schemas/trading.yaml',
    '  required: [amount]\n',
    '  required: [amout]\n',
    'amout is required, but not among the properties; did you mean amount?',
  ],
  [
    'the same in a stream',
    'components/schemas/streams.yaml',
    '\n  required: [e, ',
    '\n  required: [eventt, ',
    'eventt is required, but not among the properties',
  ],
  [
    'a default in a description only',
    'components/schemas/operator/users.yaml',
    '      default: 0\n',
    '',
    'the description says "0 if omitted", but the schema has no default: write default: 0',
  ],
  [
    'another default in the description',
    'components/schemas/trading.yaml',
    'default: expire_taker',
    'default: none',
    'the description says "expire_taker if omitted", but the schema has the default none',
  ],
  ['a bracket too few', 'paths/trading.yaml', 'tags: [Trading]', 'tags: [Trading', 'Flow sequence'],
])('%s', (_mistake, file, right, wrong, message) => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(right);
  writeFileSync(path, text.replace(right, wrong));
  const line = text.slice(0, text.indexOf(right)).split('\n').length;
  const found = specProblems(readSpecFiles(folder)).find((problem) => problem.includes(message)) ?? 'none';
  expect(found).toMatch(new RegExp(`^spec/${file}:\\d+: `));
  expect(Math.abs(Number(/:(\d+)/.exec(found)?.[1]) - line)).toBeLessThanOrEqual(1);
});

test.each<[kind: string, file: string, added: string, message: string]>([
  ['schema', 'components/schemas/trading.yaml', 'Unused:\n  type: object\n', 'nothing uses Unused'],
  ['parameter', 'components/parameters.yaml', 'Unused:\n  name: unused\n  in: query\n', 'nothing uses Unused'],
  ['body', 'components/content.yaml', 'Unused:\n  application/json: {}\n', 'nothing uses Unused'],
  ['code', 'components/errors.yaml', 'UNUSED:\n  value:\n    code: UNUSED\n', 'no x-errors names UNUSED'],
  ['code in a parameter', 'components/parameter-errors.yaml', 'UNUSED@pair:\n  value: {}\n', 'names UNUSED@pair'],
  ['list of codes', 'components/error-lists.yaml', 'unused:\n  - INVALID_PAIR\n', 'no x-errors names unused'],
  [
    'operation without a path',
    'paths/health.yaml',
    'getUnused:\n  operationId: getUnused\n',
    'nothing uses getUnused: add its path to spec/openapi.yaml, or delete it',
  ],
])('an unused %s', (_kind, file, added, message) => {
  appendFileSync(join(folder, file), `\n${added}`);
  expect(specProblems(readSpecFiles(folder))).toEqual([
    expect.stringMatching(`^spec/${file}:${lineCount(file) + 1}: `),
  ]);
  expect(specProblems(readSpecFiles(folder))).toEqual([expect.stringContaining(message)]);
});

test('unused parts of a kind that is included whole: a response, a header, the schema of a stream', () => {
  const parts = {
    'components/responses.yaml': 'UnusedResponse:\n  description: Nothing.\n',
    'components/headers.yaml': 'X-Unused:\n  description: Nothing.\n  schema:\n    type: string\n',
    'components/schemas/streams.yaml': 'UnusedEvent:\n  type: string\n',
  };
  for (const [file, text] of Object.entries(parts)) appendFileSync(join(folder, file), `\n${text}`);
  expect(unusedComponents(readSpecFiles(folder), readDocuments(folder), STREAM_SCHEMAS).sort()).toEqual(
    Object.entries(parts)
      .map(([file, text]) => [`spec/${file}:${lineCount(file) + 1}`, text.split(':')[0]] as const)
      .map(([place, name]) => `${place}: nothing uses ${name}: refer to it, or delete it`)
      .sort(),
  );
});

test('an example of a stream message that its schema refuses', () => {
  const { asyncapi } = readDocuments(SPEC);
  expect(exampleProblems(asyncapi)).toEqual([]);
  const wrong = structuredClone(asyncapi);
  const examples = elements(valueAtPointer(wrong, '#/components/messages/KlineEvent/examples')) as DocumentObject[];
  asObject(examples[0]?.['payload'], 'payload')['E'] = 'now';
  expect(exampleProblems(wrong).map(({ text }) => text)).toEqual([
    'example running of the message KlineEvent: the example/E must be integer',
  ]);
});
