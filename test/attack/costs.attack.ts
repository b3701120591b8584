/**
 * Work costs its caller (promise 45): whatever one address asks for, at its limits, the orders of others hardly wait.
 * RECORD=on writes what each operation costs into the contract (`x-cost-us`).
 */
import { deflateSync } from 'node:zlib';
import { type OperationId, operationRecords } from '../../generated/operations';
import { printProgress } from '../chaos/chaosEnvironment';
import { type TestExchange, withExchange } from '../support/exchange';
import { pngDocument } from '../support/identityDocuments';
import { KeepAliveConnection } from '../support/keepAliveConnection';
import { ExpensiveRequests } from './costs/expensiveRequests';
import { measureOperationCosts, type OperationCost } from './costs/measureCosts';
import { OrderProbe, type ProbeResult } from './costs/orderProbe';
import { recordCosts, roundedCost } from './costs/recordCosts';
import { formatPercentiles } from './traffic/run';

const SECONDS = Number(process.env['ATTACK_SECONDS'] ?? 10);
const ATTACKER = '127.0.0.2';
const CONNECTIONS = 4;
/** How long the attacker waits on a connection after a refusal. */
const REFUSED_PAUSE_MS = 100;
/** In which the attacker uses up what it may use at once. What follows is its limit. */
const BURST_SECONDS = 3;
/** The p99 of orders beside the attack, relative to the quiet server in the same run. */
const TIMES_MAX = 3;
/** With OPERATIONS=getKlines,getDepth only these are measured. */
const CHOSEN = (process.env['OPERATIONS'] ?? '').split(',').filter((id) => id !== '');
const IDS = (Object.keys(operationRecords) as OperationId[]).filter((id) => CHOSEN.length === 0 || CHOSEN.includes(id));
const DEFAULT_LIMITS = {
  LOG_LEVEL: 'warn',
  HTTP_KEEP_ALIVE_TIMEOUT_MS: '5000',
  RATE_LIMIT_ADDRESS_PROCESSOR_PERCENT: '10',
  RATE_LIMIT_BINANCE_WEIGHT: '6000',
  ...Object.fromEntries(
    ['ADDRESS', 'KEY'].flatMap((who) => [
      [`RATE_LIMIT_${who}_GET`, '160'],
      [`RATE_LIMIT_${who}_POST`, '10'],
      [`RATE_LIMIT_${who}_OTHER`, '5'],
    ]),
  ),
};

/** Sends requests on some connections again and again while the orders of others are measured. */
async function measureBeside(
  exchange: TestExchange,
  probe: OrderProbe,
  next: () => Buffer,
): Promise<{
  readonly first: ProbeResult;
  readonly orders: ProbeResult;
  readonly statuses: Readonly<Record<string, number>>;
}> {
  const statuses: Record<string, number> = {};
  let isOver = false;
  const attack = async (): Promise<void> => {
    const connection = new KeepAliveConnection(exchange.port, ATTACKER);
    while (!isOver) {
      const { status } = await connection.request(next()).catch(() => ({ status: 0 }));
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 429 || status === 503 || status === 0)
        await new Promise((resolve) => setTimeout(resolve, REFUSED_PAUSE_MS));
    }
    connection.close();
  };
  const attacks = Array.from({ length: CONNECTIONS }, attack);
  const first = await probe.measure(BURST_SECONDS);
  const orders = await probe.measure(SECONDS);
  isOver = true;
  await Promise.all(attacks);
  return { first, orders, statuses };
}

const get = (path: string): Buffer => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);

/** The documents that take longest to check, of a user of their own. */
async function uploadOf(exchange: TestExchange, content: Buffer): Promise<Buffer> {
  const user = await exchange.createUser({ level: 'level_0' });
  const body = { document_type: 'selfie', content: content.toString('base64') };
  const headers = Object.entries(user.client.signedHeaders('POST', body)).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const text = JSON.stringify(body);
  return Buffer.from(
    `POST /api/identity-verification/documents/ HTTP/1.1\r\nHost: localhost\r\n${headers.join('')}` +
      `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
  );
}

/** What was once found to stop the exchange. */
async function foundRequests(exchange: TestExchange): Promise<Readonly<Record<string, Buffer>>> {
  const words = Array.from({ length: 20 }, (_, index) => `order${String.fromCharCode(97 + index)}`).join('+');
  const pdf = Buffer.from(`%PDF-1.7\n${'#41'.repeat(1_600_000)}\nstartxref\n9\n%%EOFx`, 'latin1');
  const png = pngDocument({ width: 12_000, height: 4_166, data: deflateSync(Buffer.alloc(50_000_000)) });
  return {
    'a search of many words': get(`/docs/search?q=${words}`),
    'trades from a time': get('/api/v3/aggTrades?symbol=btc_thb&startTime=1&limit=1000'),
    'trades from an id': get('/binance/api/v3/historicalTrades?symbol=BTCTHB&fromId=1&limit=1000'),
    'a PDF of escapes': await uploadOf(exchange, pdf),
    'a PNG of 50 million pixels': await uploadOf(exchange, png),
  };
}

function printCosts(costs: readonly OperationCost[]): void {
  for (const { id, microseconds, status } of [...costs].sort((a, b) => b.microseconds - a.microseconds))
    printProgress(`cost ${roundedCost(microseconds)} us, contract ${operationRecords[id].costUs}, ${status}, ${id}`);
}

test(
  'the most expensive requests of one address, at its limits, hardly delay the orders of others',
  () =>
    withExchange({ nodeArguments: ['--no-warnings'] }, async (exchange) => {
      const requests = await ExpensiveRequests.prepare(exchange);
      const costs = await measureOperationCosts(requests, IDS);
      printCosts(costs);
      if (process.env['RECORD'] === 'on') recordCosts(costs);
      const found = await foundRequests(exchange);
      const probe = await OrderProbe.create(exchange);
      await exchange.restart(DEFAULT_LIMITS);
      await probe.measure(3);
      const slower: string[] = [];
      const compare = async (what: string, next: () => Buffer): Promise<void> => {
        const quiet = await probe.measure(SECONDS);
        const { first, orders, statuses } = await measureBeside(exchange, probe, next);
        const times = orders.p99Ms / quiet.p99Ms;
        printProgress(
          `costs, ${what}: quiet ${formatPercentiles(quiet)}, beside ${formatPercentiles(orders)}, ` +
            `${times.toFixed(1)} times, ${orders.refused} refused; at first ${formatPercentiles(first)}; the attacker got ${JSON.stringify(statuses)}`,
        );
        if (times > TIMES_MAX || first.refused + orders.refused > 0) slower.push(what);
      };
      for (const [what, request] of Object.entries(found)) await compare(what, () => request);
      // Every operation in turn, signed anew each time.
      let turn = 0;
      await compare(`all ${costs.length} operations`, () => {
        turn += 1;
        const { id, request } = costs[turn % costs.length] as OperationCost;
        return requests.bytes(id, request, turn % 20);
      });
      await requests.close();
      expect(slower).toEqual([]);
    }),
  3_600_000,
);
