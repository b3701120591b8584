/** Every operation's samples, in a shell and in TypeScript, run as they stand in the documentation: the server understands each of them. */
import { spawnSync } from 'node:child_process';
import { samplesOf } from '../../../src/codegen/docs/samples';
import { asObject, at, type JsonObject, members } from '../../../src/codegen/json';
import { generatedDocument } from '../../contract/documents';
import { chapterOf, codeIn } from '../../contract/guides';
import { exchangeOfThisFile } from '../../support/exchange';
import { programOrInstall } from '../../support/programs';

const exchange = exchangeOfThisFile();
const published = generatedDocument('openapi.published.json');
const signing = chapterOf(String(at(published, '#/info/description')), 'Signing');

const OPERATIONS = members(published['paths']).flatMap(([path, item]) =>
  members(item)
    .map(([method, value]) => ({ method, path, operation: asObject(value, path) }))
    .filter(({ operation }) => operation['x-page'] !== true),
);

/** What a sample names and this exchange lacks: an order of that id, offers to buy from, a deposit address to give, a partner. All the others succeed. */
const REFUSED: Readonly<Record<string, number>> = {
  getOrder: 404,
  amendOrder: 404,
  cancelOrder: 404,
  cancelOrderV3: 400,
  getEstimatedPrice: 422,
  createDepositAddress: 502,
  createPortalOrder: 401,
  createPortalSession: 401,
};

const ME = { KEY: '', SECRET: '', AUTHORIZATION: 'nobody', PARTNER_ID: '7', PARTNER_SECRET: 'nobody' };

beforeAll(async () => {
  const user = await exchange().createUser({ balances: { thb: '1000000', btc: '10', usdt: '10000', eth: '100' } });
  Object.assign(ME, { KEY: user.apiKey, SECRET: user.apiSecret });
});

/** The status that each got, in the order of the operations. */
async function run(program: string, args: readonly string[], text: string): Promise<Record<string, number>> {
  const { status, stdout, stderr } = spawnSync(await programOrInstall(program), args, {
    input: text,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', ...ME },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const statuses = stdout
    .trim()
    .split('\n')
    .map((line) => Number(line.slice(0, 3)));
  return Object.fromEntries(OPERATIONS.map(({ operation }, index) => [idOf(operation), statuses[index] ?? 0]));
}

function idOf(operation: JsonObject): string {
  return String(operation['operationId']);
}

function here(sample: string): string {
  return sample.replaceAll('http://localhost:3000', exchange().baseUrl);
}

function expected(): Record<string, unknown> {
  return Object.fromEntries(
    OPERATIONS.map(({ operation }) => [
      idOf(operation),
      REFUSED[idOf(operation)] ?? Number(members(operation['responses'])[0]?.[0]),
    ]),
  );
}

test('in a shell', async () => {
  await programOrInstall('curl');
  const samples = OPERATIONS.map((place) =>
    here(samplesOf(published, place).curl).replace('curl -s', "curl -s -o /dev/null -w '%{http_code}\\n'"),
  );
  const script = [codeIn(signing, 'sh')[0], ...samples.map((sample) => `NAME=$(openssl rand -hex 16)\n${sample}`)].join(
    '\n',
  );
  expect(await run('sh', ['-s'], script)).toEqual(expected());
});

test('in TypeScript', async () => {
  const names = [...Object.keys(ME)].map((name) => `const ${name} = process.env.${name};`).join('\n');
  const blocks = OPERATIONS.map(
    (place) => `{\nconst NAME = crypto.randomUUID();\n${here(samplesOf(published, place).typescript)}\n}`,
  );
  expect(
    await run('node', ['--input-type=module', '-'], [codeIn(signing, 'js')[0], names, ...blocks].join('\n')),
  ).toEqual(expected());
});
