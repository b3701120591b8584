/**
 * `make clients`: models of the stream messages that Modelina generates from the published document, with the script of
 * spec/clients. Each has a name of its own, the TypeScript models compile in strict mode and the Python models are
 * importable, and both read every example of the document without losing a member. Everything happens in .build/clients.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import {
  asObject,
  asString,
  type DocumentObject,
  type DocumentValue,
  elements,
  members,
} from '../../src/programs/codegen/json/jsonDocument';
import { BUILD, ROOT } from '../support/build';
import { exchangeOfThisFile } from '../support/exchange';
import { type PythonEnvironment, pythonEnvironment } from '../support/pythonEnvironment';

const CLIENTS = join(BUILD, 'clients');
const SCRIPT = join(CLIENTS, 'generateModels.mjs');
const FOLDER = join(CLIENTS, 'stream-models');
const TYPESCRIPT = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const PYTHON_PACKAGES = [
  'annotated-types==0.8.0',
  'pydantic==2.13.5',
  'pydantic-core==2.46.5',
  'typing-extensions==4.16.0',
  'typing-inspection==0.4.4',
];

interface ModelExample {
  /** The name of the payload's schema. */
  readonly model: string;
  /** The name of the schema of its elements, if the payload is an array. */
  readonly element: string | null;
  readonly payload: DocumentValue;
}

let python: PythonEnvironment;
// Before the exchange starts, because an installation that takes a minute would let its connections time out.
beforeAll(() => {
  python = pythonEnvironment('stream-models', PYTHON_PACKAGES);
}, 900_000);

const exchange = exchangeOfThisFile();
let examples: readonly ModelExample[];

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(join(ROOT, 'spec/clients/modelina/generateModels.mjs'), SCRIPT);
  const address = `${exchange().baseUrl}/asyncapi.json`;
  execFileSync(process.execPath, [SCRIPT, address, FOLDER], { stdio: 'pipe' });
  const { body } = await request(address);
  examples = examplesOf(asObject(JSON.parse(await body.text()), 'document'));
});

function examplesOf(document: DocumentObject): ModelExample[] {
  const { messages, schemas } = asObject(document['components'], 'components');
  const nameOf = (value: DocumentValue | undefined): string =>
    asString(asObject(value, 'reference')['$ref'], 'reference').split('/').pop() ?? '';
  return members(messages).flatMap(([name, value]) => {
    const message = asObject(value, name);
    const model = nameOf(message['payload']);
    const { items } = asObject(asObject(schemas, 'schemas')[model], model);
    return elements(message['examples']).map((example) => ({
      model,
      element: items === undefined ? null : nameOf(items),
      payload: asObject(example, name)['payload'] ?? null,
    }));
  });
}

test('every generated model has a name of its own', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => /anonymous/i.test(file))).toEqual([]);
});

test('so has every model of the Binance-compatible streams, and they compile', () => {
  const folder = join(FOLDER, 'binance');
  const document = join(ROOT, 'generated', 'binance.asyncapi.json');
  execFileSync(process.execPath, [SCRIPT, document, folder], { stdio: 'pipe' });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => /anonymous/i.test(file))).toEqual([]);
  writeFileSync(join(folder, 'all.ts'), "export * from './typescript';\n");
  expect(compile(join('binance', 'all.ts'))).toBe('');
});

test('the TypeScript models compile in strict mode and have exactly the members of every example', () => {
  const models = [...new Set(examples.map(({ model }) => model))].sort();
  const lines = [
    `import type { ${models.join(', ')} } from './typescript';`,
    ...examples.map(
      ({ model, payload }, index) => `export const example${index}: ${model} = ${JSON.stringify(payload)};`,
    ),
  ];
  writeFileSync(join(FOLDER, 'examples.ts'), `${lines.join('\n')}\n`);
  expect(compile('examples.ts')).toBe('');
  // An example that lacks a member, or has the same letter in the other case only, must not compile.
  const kline = { t: 1, s: 'btc_thb', i: '1m', f: 1, L: 1, o: '1', c: '1', h: '1', l: '1', v: '1', n: 1, x: false };
  writeFileSync(
    join(FOLDER, 'faulty.ts'),
    `import type { Kline } from './typescript';\nexport const kline: Kline = ${JSON.stringify({ ...kline, q: '1', V: '1', Q: '1', B: '0' })};\n`,
  );
  expect(compile('faulty.ts')).toMatch(/'T'/);
});

/** The messages of the compiler. */
function compile(file: string): string {
  try {
    const options = [
      '--strict',
      '--noEmit',
      '--target',
      'es2022',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
    ];
    execFileSync(process.execPath, [TYPESCRIPT, ...options, '--types', '', '--ignoreConfig', file], {
      cwd: FOLDER,
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return String((error as { readonly stdout: unknown }).stdout);
  }
}

/** Reads each example with the model of its message, and writes what the model contains. */
const READ_EXAMPLES = `
import json, sys
import talad_streams

def read(model, payload):
    return getattr(talad_streams, model).model_validate(payload, strict=False).model_dump(mode="json", exclude_unset=True)

given = json.load(sys.stdin)
read_back = [
    [read(one["element"], entry) for entry in one["payload"]] if one["element"] else read(one["model"], one["payload"])
    for one in given
]
print(json.dumps(read_back))
`;

test('the Python models are importable and contain every member of every example', () => {
  const folder = join(FOLDER, 'python');
  python.run(['-m', 'compileall', '-q', folder]);
  const environment = { PYTHONPATH: folder };
  const readBack = JSON.parse(
    python.run(['-c', READ_EXAMPLES], { input: JSON.stringify(examples), environment }),
  ) as DocumentValue[];
  expect(readBack).toEqual(examples.map(({ payload }) => payload));
  const refused = [{ ...examples[0], payload: { e: 'kline' } }];
  expect(() => python.run(['-c', READ_EXAMPLES], { input: JSON.stringify(refused), environment })).toThrow(
    /Field required/,
  );
});
