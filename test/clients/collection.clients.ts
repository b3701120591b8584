/**
 * `make clients`: the published collection of requests, run with newman, the runner of Postman collections. Public and
 * signed reads, an order and a cancellation succeed, and every response is one that the contract declares.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operationRecords } from '../../generated/operations';
import { BUILD } from '../support/build';
import { checkResponse } from '../support/contractCheck';
import { exchangeOfThisFile } from '../support/exchange';

const CLIENTS = join(BUILD, 'clients');
const FOLDER = join(CLIENTS, 'collection');

/** The parts of newman's JSON report that are used. */
interface Report {
  readonly run: {
    readonly failures: readonly unknown[];
    readonly executions: readonly Execution[];
  };
}

interface Execution {
  readonly item: { readonly name: string };
  readonly request: { readonly method: string; readonly url: { readonly path: readonly string[] } };
  readonly response: {
    readonly code: number;
    readonly header: readonly { readonly key: string; readonly value: string }[];
    readonly stream: { readonly data: readonly number[] };
  };
}

const exchange = exchangeOfThisFile();
/** The status of each request by its operation, in the order of the collection. */
let statuses: Map<string, number>;
let report: Report;

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { apiKey, apiSecret } = await exchange().createUser({
    level: 'level_3',
    balances: { thb: '100000', btc: '1' },
  });
  report = await runCollection({ apiKey, apiSecret });
  statuses = new Map(
    report.run.executions.map((execution) => [String(checkedOperation(execution)), execution.response.code]),
  );
});

async function runCollection(variables: Readonly<Record<string, string>>): Promise<Report> {
  const output = join(FOLDER, 'report.json');
  const given = Object.entries(variables).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);
  const args = [
    'run',
    `${exchange().baseUrl}/collection.json`,
    ...given,
    '--reporters',
    'json',
    '--reporter-json-export',
    output,
  ];
  await promisify(execFile)(join(CLIENTS, 'node_modules', '.bin', 'newman'), args, { cwd: FOLDER });
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

/** The operations of the document from which the collection is made. */
const published = Object.entries(operationRecords).filter(
  ([, { internal, surface }]) => !internal && surface !== 'binance',
);

/** The operation that a response belongs to. Throws if the contract does not declare the response. */
function checkedOperation({ request: sent, response }: Execution): string | undefined {
  const headers = Object.fromEntries(response.header.map(({ key, value }) => [key.toLowerCase(), value]));
  const path = `/${sent.url.path.join('/')}`;
  const text = Buffer.from(response.stream.data).toString('utf8');
  return checkResponse({ method: sent.method, path, status: response.code, headers, text }).operation;
}

test('every operation of the published document is requested once, and every response is declared', () => {
  expect(report.run.failures).toEqual([]);
  expect([...statuses.keys()].sort()).toEqual(published.map(([id]) => id).sort());
  expect(report.run.executions).toHaveLength(published.length);
});

test('reads, orders and cancellations succeed with the examples of the contract', () => {
  expect(statuses.get('cancelWithdrawal')).not.toBe(404);
  const succeeded = [...statuses].filter(([, status]) => status < 300).map(([id]) => id);
  expect(succeeded).toEqual(
    expect.arrayContaining([
      ...['getExchangeInfo', 'getKlines', 'getDepth', 'getConfigs', 'getOrderBook'],
      ...['getUser', 'getFees', 'listOrders', 'listOrdersV3', 'getTradeHistory', 'listCryptoDeposits'],
      ...['createOrder', 'getOrder', 'cancelOrder', 'testOrder', 'cancelAllOrders'],
      ...['createFiatWithdrawal', 'createCryptoWithdrawal', 'createWithdrawalAddress', 'deleteWithdrawalAddress'],
      ...['createOrderV3', 'cancelOrderV3', 'cancelAllOrdersV3'],
      ...['createListenKey', 'extendListenKey', 'deleteListenKey'],
    ]),
  );
});

test('without credentials, each signed request is refused as unauthorized', async () => {
  const refused = (await runCollection({})).run.executions.filter(({ response }) => response.code === 401);
  const signed = published.filter(([, { security }]) => security !== 'public');
  expect(refused).toHaveLength(signed.length);
});
