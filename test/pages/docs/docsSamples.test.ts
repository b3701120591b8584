/** Runs the documented shell and TypeScript samples of every operation against the server. */
import { spawnSync } from 'node:child_process';
import { samplesOf } from '../../../src/codegen/docs/samples';
import { asObject, type DocumentObject, members, valueAtPointer } from '../../../src/codegen/jsonDocument';
import { generatedDocument } from '../../contract/contractDocuments';
import { codeBlocksIn, guideSection } from '../../contract/guideSections';
import { exchangeOfThisFile } from '../../support/exchange';
import { programOrInstall } from '../../support/requiredPrograms';

const exchange = exchangeOfThisFile();
const published = generatedDocument('openapi.published.json');
const signing = guideSection(String(valueAtPointer(published, '#/info/description')), 'Signing');

const OPERATIONS = members(published['paths']).flatMap(([path, item]) =>
  members(item)
    .map(([method, value]) => ({ method, path, operation: asObject(value, path) }))
    .filter(({ operation }) => operation['x-page'] !== true),
);

/**
 * Expected refusals: samples that need an order, offers, a deposit address or a partner that this exchange lacks. All
 * other samples succeed.
 */
const REFUSED: Readonly<Record<string, number>> = {
  getOrder: 404,
  amendOrder: 404,
  cancelOrder: 404,
  cancelOrderV3: 400,
  getOrderV3: 400,
  amendOrderV3: 400,
  getEstimatedPrice: 422,
  createDepositAddress: 502,
  createPortalOrder: 401,
  createPortalQuote: 401,
  createPortalSession: 401,
  cancelWithdrawal: 404,
  deleteWithdrawalAddress: 404,
  createTestFunds: 404,
  getPortalOrder: 401,
  listPortalOrders: 401,
  replayPortalWebhook: 401,
};

const ME = { KEY: '', SECRET: '', AUTHORIZATION: 'nobody', PARTNER_ID: '7', PARTNER_SECRET: 'nobody' };

beforeAll(async () => {
  const user = await exchange().createUser({ balances: { thb: '1000000', btc: '10', usdt: '10000', eth: '100' } });
  Object.assign(ME, { KEY: user.apiKey, SECRET: user.apiSecret });
});

/** Runs a program and returns the status of each operation. */
async function runSample(program: string, args: readonly string[], text: string): Promise<Record<string, number>> {
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

function idOf(operation: DocumentObject): string {
  return String(operation['operationId']);
}

function withOwnAddress(sample: string): string {
  return sample.replaceAll('http://localhost:3000', exchange().baseUrl);
}

function expectedStatuses(): Record<string, unknown> {
  return Object.fromEntries(
    OPERATIONS.map(({ operation }) => [
      idOf(operation),
      REFUSED[idOf(operation)] ?? Number(members(operation['responses'])[0]?.[0]),
    ]),
  );
}

test('the shell samples work', async () => {
  await programOrInstall('curl');
  const samples = OPERATIONS.map((place) =>
    withOwnAddress(samplesOf(published, place).curl).replace('curl -s', "curl -s -o /dev/null -w '%{http_code}\\n'"),
  );
  const script = [
    codeBlocksIn(signing, 'sh')[0],
    ...samples.map((sample) => `NAME=$(openssl rand -hex 16)\n${sample}`),
  ].join('\n');
  expect(await runSample('sh', ['-s'], script)).toEqual(expectedStatuses());
});

test('the TypeScript samples work', async () => {
  const names = [...Object.keys(ME)].map((name) => `const ${name} = process.env.${name};`).join('\n');
  const blocks = OPERATIONS.map(
    (place) => `{\nconst NAME = crypto.randomUUID();\n${withOwnAddress(samplesOf(published, place).typescript)}\n}`,
  );
  expect(
    await runSample(
      'node',
      ['--input-type=module', '-'],
      [codeBlocksIn(signing, 'js')[0], names, ...blocks].join('\n'),
    ),
  ).toEqual(expectedStatuses());
});
