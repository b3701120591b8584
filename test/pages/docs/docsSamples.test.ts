/**
 * Runs the documented samples of every operation against the server: in a shell, TypeScript and Python always, in Go,
 * Java and PHP where the machine has the language. The samples of one language run as one program.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { permissions } from '../../../generated/operations';
import { hasSamples } from '../../../src/programs/codegen/docs/samples/sampleRequest';
import { type SampleLanguage, samplesOf } from '../../../src/programs/codegen/docs/samples/samples';
import { asObject, type DocumentObject, members } from '../../../src/programs/codegen/json/jsonDocument';
import { findProgram, type ProgramName } from '../../../src/programs/launch/process/programs';
import { generatedDocument } from '../../contract/contractDocuments';
import { issueBinanceKey } from '../../support/binanceUser';
import { exchangeOfThisFile } from '../../support/exchange';
import { placeOrder } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const DOCUMENTS = ['openapi.published.json', 'binance.openapi.json'] as const;
type DocumentFile = (typeof DOCUMENTS)[number];

/**
 * Expected refusals: samples that need an order, a deposit address or a partner that this exchange lacks. All
 * other samples succeed.
 */
const REFUSED: Readonly<Record<string, number>> = {
  getOrder: 404,
  amendOrder: 404,
  cancelOrder: 404,
  replaceOrder: 404,
  getOrderList: 404,
  cancelOrderList: 404,
  getBinanceOrderList: 400,
  cancelBinanceOrderList: 400,
  // Its prices are not on the two sides of the last one.
  createBinanceOrderList: 400,
  createBinanceOco: 400,
  createBinanceOtoList: 400,
  createBinanceOtocoList: 400,
  // Needs one of two parameters.
  listBinancePreventedMatches: 400,
  extendBinanceListenKey: 400,
  deleteBinanceListenKey: 400,
  cancelOrderV3: 400,
  getOrderV3: 400,
  amendOrderV3: 400,
  createDepositAddress: 502,
  createPortalOrder: 401,
  createPortalQuote: 401,
  createPortalSession: 401,
  cancelWithdrawal: 404,
  deleteWithdrawalAddress: 404,
  // Documents are missing.
  submitIdentityVerification: 409,
  getPortalOrder: 401,
  listPortalOrders: 401,
  replayPortalWebhook: 401,
  getBinanceOrder: 400,
  cancelBinanceOrder: 400,
  replaceBinanceOrder: 400,
  amendBinanceOrder: 400,
  getBinanceDepositAddress: 400,
};

const SECRETS: Record<DocumentFile, { KEY: string; SECRET: string }> = {
  'openapi.published.json': { KEY: '', SECRET: '' },
  'binance.openapi.json': { KEY: '', SECRET: '' },
};
let folder = '';

beforeAll(async () => {
  const balances = { thb: '1000000', btc: '10', usdt: '10000', eth: '100' };
  const user = await exchange().createUser({ balances });
  SECRETS['openapi.published.json'] = { KEY: user.apiKey, SECRET: user.apiSecret };
  const other = await exchange().createUser({ balances });
  const { apiKey, key } = await issueBinanceKey(exchange(), other.id, permissions, 'hmac-sha256');
  SECRETS['binance.openapi.json'] = { KEY: apiKey, SECRET: String(key) };
  // Something on offer, for estimates.
  const seller = await exchange().createUser({ balances });
  await placeOrder(seller, { side: 'sell', price: '9000000', amount: '1' });
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface DocumentedPlace {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: DocumentObject;
}

function operationsOf(document: DocumentObject): DocumentedPlace[] {
  return members(document['paths']).flatMap(([path, item]) =>
    members(item)
      .map(([method, value]) => ({ method, path, operation: asObject(value, path) }))
      .filter(({ operation }) => hasSamples(operation))
      .map((place) => ({ ...place, id: String(place.operation['operationId']) })),
  );
}

/** The samples of all operations with the address of this exchange. */
function samplesIn(file: DocumentFile, language: SampleLanguage): string[] {
  const document = generatedDocument(file);
  return operationsOf(document).map((place) => {
    const code = samplesOf(document, place).find(({ id }) => id === language)?.code ?? '';
    return code.replaceAll('http://localhost:3000', exchange().baseUrl);
  });
}

/** Runs a program that prints a line for each operation, and compares their statuses. */
async function expectStatuses(file: DocumentFile, program: string, args: readonly string[], input = ''): Promise<void> {
  const { status, stdout, stderr } = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder,
      ...SECRETS[file],
      ...{ AUTHORIZATION: 'nobody', PARTNER_ID: '7', PARTNER_SECRET: 'nobody' },
    },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = stdout.split('\n').filter((line) => /^\d{3}\b/.test(line));
  const operations = operationsOf(generatedDocument(file));
  const outcomes = operations.map(({ id }, index) => [id, Number(lines[index]?.slice(0, 3) ?? 0)]);
  const expected = operations.map(({ id, operation }) => [
    id,
    REFUSED[id] ?? Number(members(operation['responses'])[0]?.[0]),
  ]);
  expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected));
}

/** One program of several: the imports of all, each once, followed by the rest of each. */
function joinPrograms(
  programs: readonly string[],
  isImport: RegExp,
  join: (rests: readonly string[]) => string,
): string {
  const imports = new Set(programs.flatMap((program) => program.split('\n').filter((line) => isImport.test(line))));
  const rests = programs.map((program) =>
    program
      .split('\n')
      .filter((line) => !isImport.test(line))
      .join('\n'),
  );
  return `${[...imports].join('\n')}\n${join(rests)}\n`;
}

function written(name: string, text: string): string {
  const path = join(mkdtempSync(join(folder, 'program-')), name);
  writeFileSync(path, text);
  return path;
}

describe.each(DOCUMENTS)('the samples of %s work', (file) => {
  test('in a shell', async () => {
    const samples = samplesIn(file, 'sh').map((sample) =>
      sample.replace('curl -s', "curl -s -o /dev/null -w '%{http_code}\\n'"),
    );
    await expectStatuses(file, 'sh', ['-s'], samples.map((sample) => `(\n${sample}\n)`).join('\n'));
  });

  test('in TypeScript', async () => {
    const blocks = samplesIn(file, 'ts').map((sample) => `{\n${sample.replace(/^import .*\n/gm, '')}\n}`);
    const program = `import { createHash, createHmac } from 'node:crypto';\n${blocks.join('\n')}`;
    await expectStatuses(file, 'node', ['--input-type=module', '-'], program);
  });

  test('in Python', () => expectStatuses(file, 'python3', ['-'], samplesIn(file, 'python').join('\n')));

  whereInstalled('go')('in Go', async () => {
    const numbered = samplesIn(file, 'go').map((sample, index) => {
      const content = sample.slice(sample.indexOf('func main()')).replace('func main()', `func sample${index}()`);
      return { content, imports: /^import \(\n([\s\S]*?)\n\)/m.exec(sample)?.[1]?.split('\n') ?? [] };
    });
    const imports = [...new Set(numbered.flatMap((sample) => sample.imports))].join('\n');
    const calls = numbered.map((_sample, index) => `\tsample${index}()`).join('\n');
    const program = `package main\n\nimport (\n${imports}\n)\n\n${numbered.map(({ content }) => content).join('\n\n')}\n\nfunc main() {\n${calls}\n}\n`;
    mkdirSync(join(folder, 'go'), { recursive: true });
    await expectStatuses(file, 'go', ['run', written('samples.go', program)]);
  });

  whereInstalled('java')('in Java', async () => {
    const program = joinPrograms(samplesIn(file, 'java'), /^import /, (rests) => {
      const classes = rests.map((rest, index) => rest.replace('public class Sample', `static class Sample${index}`));
      const calls = rests.map((_rest, index) => `Sample${index}.main(args);`).join('\n');
      return `public class Samples {\npublic static void main(String[] args) throws Exception {\n${calls}\n}\n${classes.join('\n')}\n}`;
    });
    await expectStatuses(file, 'java', [written('Samples.java', program)]);
  });

  whereInstalled('php')('in PHP', async () => {
    const program = samplesIn(file, 'php').map((sample) => sample.replace('<?php\n', ''));
    await expectStatuses(file, 'php', [], `<?php\n${program.join('\n')}`);
  });
});

/** Skips the test, and says so in the list of tests, on machines without the language. */
function whereInstalled(program: ProgramName): typeof test | typeof test.skip {
  return findProgram(program) === undefined ? test.skip : test;
}
