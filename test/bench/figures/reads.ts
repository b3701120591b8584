/** Reads over HTTP, compared with bare express that returns the same bodies as JSON without any lookup. */
import { sign } from '../../../src/core/values/signature';
import { TestExchange, type TestUser } from '../../support/exchange';
import { type Figure, measureAlternately, median, ratiosOf } from '../figure';
import { applyHttpLoad, type HttpLoadResult, type ReadyRequest, requestBytes } from '../httpLoad';
import type { MeasuredFigures } from '../measuredFigures';
import { type FloorProcess, startFloor } from '../measuredProcesses';

const CONNECTIONS = 64;
const READS_A_ROUND = 10_000;
const LEVELS = 100;

interface MeasuredRead {
  readonly name: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Required ratio to express. */
  readonly bar: number;
}

const PUBLIC = 2.5;
/** The complete record of a user, with a signature check and a query. */
const SIGNED = 1;

export async function measureReads(rounds: number): Promise<MeasuredFigures> {
  const exchange = await TestExchange.start();
  try {
    const user = await exchange.createUser({ balances: { thb: '100000000', btc: '100000' } });
    await fillBook(user);
    const signed = { authorization: `TDAX-API ${user.apiKey}`, signature: sign(user.apiSecret, '') };
    const reads: MeasuredRead[] = [
      { name: 'ticker', path: '/api/v3/ticker/24hr?symbol=btc_thb', bar: PUBLIC },
      { name: `depth, ${LEVELS} levels`, path: `/api/v3/depth?symbol=btc_thb&limit=${LEVELS}`, bar: PUBLIC },
      { name: 'exchange info', path: '/api/v3/exchangeInfo', bar: PUBLIC },
      { name: 'user record, signed', path: '/api/users/me', headers: signed, bar: SIGNED },
    ];
    const floor = await startFloor('express', { BODIES: JSON.stringify(await requestBytesOf(exchange, reads)) });
    try {
      const figures: Figure[] = [];
      for (const read of reads) figures.push(...(await measureRead(exchange, floor, read, rounds)));
      return { figures };
    } finally {
      await floor.end();
    }
  } finally {
    await exchange.close();
  }
}

/** Fills a book with this many levels per side, and makes some trades for the ticker. */
async function fillBook({ client }: TestUser): Promise<void> {
  let nonce = 0;
  const order = (side: 'buy' | 'sell', price: number) => {
    nonce += 1;
    const body = {
      type: 'limit',
      pair: 'btc_thb',
      side,
      price: String(price),
      amount: '0.0123',
      nonce,
      self_trade_prevention: 'none',
    } as const;
    return client.expect('createOrder', 200, { body });
  };
  for (let level = 0; level < LEVELS; level += 1) {
    await order('buy', 10_000 - level);
    await order('sell', 10_001 + level);
  }
  for (let trade = 0; trade < 20; trade += 1) {
    await order('buy', 10_001);
    await order('sell', 10_001);
  }
}

async function requestBytesOf(
  exchange: TestExchange,
  reads: readonly MeasuredRead[],
): Promise<Record<string, unknown>> {
  const bodies: Record<string, unknown> = {};
  for (const { path, headers = {} } of reads) {
    const answer = await exchange.anonymous.send({ method: 'GET', path, headers });
    bodies[path.split('?')[0] ?? ''] = answer.body;
  }
  return bodies;
}

async function measureRead(
  exchange: TestExchange,
  floor: FloorProcess,
  { name, path, headers, bar }: MeasuredRead,
  rounds: number,
): Promise<Figure[]> {
  const request: ReadyRequest = { method: 'GET', path, ...(headers !== undefined && { headers }) };
  const requests = new Array<Buffer>(READS_A_ROUND).fill(requestBytes(request));
  const ours = () =>
    applyHttpLoad({ url: exchange.baseUrl, processId: exchange.processId, connections: CONNECTIONS, requests });
  const theirs = () =>
    applyHttpLoad({ url: floor.url, processId: floor.processId, connections: CONNECTIONS, requests });
  await theirs();
  await ours();
  const measured = await measureAlternately(rounds, ours, theirs);
  return figuresOf(name, measured.ours, measured.theirs, bar);
}

function figuresOf(
  name: string,
  ours: readonly HttpLoadResult[],
  theirs: readonly HttpLoadResult[],
  faster: number,
): Figure[] {
  const throughput = (results: readonly HttpLoadResult[]) => results.map(({ requestsPerSecond }) => requestsPerSecond);
  const server = (results: readonly HttpLoadResult[]) => results.map(({ serverMicroseconds }) => serverMicroseconds);
  const generator = median([...ours, ...theirs].map(({ generatorMicroseconds }) => generatorMicroseconds));
  return [
    {
      name: `${name}: throughput`,
      ours: `${median(throughput(ours)).toFixed(0)}/s (load generator ${generator.toFixed(0)} us)`,
      against: `bare express GET ${median(throughput(theirs)).toFixed(0)}/s`,
      ratios: ratiosOf(throughput(ours), throughput(theirs)),
      bar: { kind: 'at least', ratio: faster },
    },
    {
      name: `${name}: reads a second of processor time`,
      ours: `${(1e6 / median(server(ours))).toFixed(0)} (${median(server(ours)).toFixed(0)} us each)`,
      against: `bare express GET ${(1e6 / median(server(theirs))).toFixed(0)} (${median(server(theirs)).toFixed(0)} us)`,
      ratios: ratiosOf(server(theirs), server(ours)),
      bar: { kind: 'at least', ratio: faster },
    },
  ];
}
