/**
 * `make clients`: clients in Python, Go and Java, generated from the published contract, do what the clients in
 * TypeScript do: read the symbols, place a signed order, have one refused, buy through the Portal, and read a trade
 * whose members `m` and `M` differ only by case.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { BUILD, ROOT } from '../support/build';
import { exchangeOfThisFile } from '../support/exchange';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { LANGUAGES } from './languages/languages';
import { EXPECTED_OUTCOME, prepareScenario, runScenario } from './languages/scenario';

const FOLDER = join(BUILD, 'clients');
const DISTINCT_NAMES = join(ROOT, 'spec', 'clients', 'typescript', 'distinctNames.ts');
const TSX = join(ROOT, 'node_modules', '.bin', 'tsx');

/** Generators that only other registries than those of npm and Debian have. */
const NOT_RUN = [
  'not run: openapi-python-client (PyPI), oapi-codegen and ogen (Go modules), openapi-generator 5 and later (Maven Central)',
];

const exchange = exchangeOfThisFile();
let partner: FakePartner;

beforeAll(async () => {
  process.stdout.write(`${NOT_RUN.join('\n')}\n`);
  cpSync(join(__dirname, 'generators'), FOLDER, { recursive: true });
  rmSync(join(FOLDER, 'languages'), { recursive: true, force: true });
  partner = await startFakePartner();
});
afterAll(() => partner.close());

test.each(Object.entries(LANGUAGES))('%s', async (name, language) => {
  const made = join('languages', name.replaceAll(/\W+/g, '-'));
  mkdirSync(join(FOLDER, made), { recursive: true });
  // As a user gets it who only has the server's URL.
  const { body } = await request(`${exchange().baseUrl}/${language.document}`);
  writeFileSync(join(FOLDER, made, 'published.json'), await body.text());
  const document = join(made, 'distinct.json');
  writeFileSync(join(FOLDER, document), distinctNames(join(made, 'published.json')));
  language.generate(FOLDER, document, made);
  distinctNames('--restore', made);

  const program = await language.build(FOLDER, made);
  const outcome = await runScenario(program, await prepareScenario(exchange(), partner));
  expect(outcome).toEqual(
    expect.objectContaining({ ...EXPECTED_OUTCOME, order: expect.objectContaining(EXPECTED_OUTCOME.order) }),
  );
});

function distinctNames(...args: string[]): string {
  return execFileSync(TSX, [DISTINCT_NAMES, ...args], { cwd: FOLDER, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 });
}
