/**
 * `make clients`: clients generated from the published contract by common generators compile in strict mode, and each
 * does the same with a live server: reads the symbols, places a signed order, has one refused, buys through the Portal,
 * and reads a trade. Everything happens in .build/clients.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { request } from 'undici';
import { BUILD, ROOT } from '../support/build';
import { exchangeOfThisFile } from '../support/exchange';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { EXPECTED_OUTCOME, prepareScenario, runScenario } from './languages/scenario';

const GENERATOR_FOLDER = join(BUILD, 'clients');
const TYPESCRIPT = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const TSX = join(ROOT, 'node_modules/.bin/tsx');

/** The command line of each generator, from its documentation. `made/NAME` is the folder of its client. */
const GENERATORS: Readonly<Record<string, readonly string[]>> = {
  'openapi-fetch': ['openapi-typescript', 'openapi.json', '-o', 'made/openapi-fetch/schema.d.ts'],
  'hey-api': ['openapi-ts', '-i', 'openapi.json', '-o', 'made/hey-api', '-c', '@hey-api/client-fetch'],
  'swagger-typescript-api': [
    'swagger-typescript-api',
    'generate',
    '-p',
    'openapi.json',
    '-o',
    'made/swagger-typescript-api',
    '-n',
    'api.ts',
    '--generate-union-enums',
  ],
  orval: ['orval', '--input', 'openapi.json', '--output', 'made/orval/api.ts', '--client', 'fetch'],
};

/** Without blocking this process, because connections to the database time out during a minute of compiling. */
const run = promisify(execFile);

const exchange = exchangeOfThisFile();
let partner: FakePartner;

beforeAll(async () => {
  partner = await startFakePartner();
});
afterAll(() => partner.close());

beforeAll(async () => {
  cpSync(join(__dirname, 'generators'), GENERATOR_FOLDER, { recursive: true });
  rmSync(join(GENERATOR_FOLDER, 'made'), { recursive: true, force: true });
  // As a user gets it who only has the server's URL.
  const { body } = await request(`${exchange().baseUrl}/openapi.json`);
  writeFileSync(join(GENERATOR_FOLDER, 'openapi.json'), await body.text());
  for (const [name, [command = '', ...args]] of Object.entries(GENERATORS)) {
    mkdirSync(join(GENERATOR_FOLDER, 'made', name), { recursive: true });
    await run(join('node_modules', '.bin', command), args, { cwd: GENERATOR_FOLDER });
  }
});

test('the generated clients and the scenarios compile in strict mode', async () => {
  const compiled = run(process.execPath, [TYPESCRIPT, '-p', 'tsconfig.json'], { cwd: GENERATOR_FOLDER });
  expect(await compiled).toMatchObject({ stderr: '' });
});

test.each(Object.keys(GENERATORS))('%s works with a live server', async (name) => {
  const program = { command: [TSX, 'runClientScenario.ts', name] as const, folder: GENERATOR_FOLDER };
  expect(await runScenario(program, await prepareScenario(exchange(), partner))).toMatchObject(EXPECTED_OUTCOME);
});
