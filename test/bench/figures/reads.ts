/**
 * Reads over HTTP, compared with bare node:http that returns the same bytes, and with bare express that returns the
 * same bodies as JSON, both without any lookup.
 */
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
  /** Required ratio to node:http. */
  readonly bar: number;
}

const PUBLIC = 0.85;
/** The complete record of a user, with a signature check and a query. */
const SIGNED = 0.6;

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
    const bodies = { BODIES: JSON.stringify(await readBodies(exchange, reads)) };
    const floors = { node: await startFloor('nodeHttp', bodies), express: await startFloor('express', bodies) };
    try {
      const figures: Figure[] = [];
      for (const read of reads) figures.push(await measureRead(exchange, floors, read, rounds));
      return { figures };
    } finally {
      await floors.node.end();
      await floors.express.end();
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

async function readBodies(exchange: TestExchange, reads: readonly MeasuredRead[]): Promise<Record<string, unknown>> {
  const bodies: Record<string, unknown> = {};
  for (const { path, headers = {} } of reads) {
    const answer = await exchange.anonymous.send({ method: 'GET', path, headers });
    bodies[path.split('?')[0] ?? ''] = answer.body;
  }
  return bodies;
}

type FloorResults<Value> = Record<'express' | 'node', Value>;

async function measureRead(
  exchange: TestExchange,
  { node, express }: FloorResults<FloorProcess>,
  { name, path, headers, bar }: MeasuredRead,
  rounds: number,
): Promise<Figure> {
  const request: ReadyRequest = { method: 'GET', path, ...(headers !== undefined && { headers }) };
  const requests = new Array<Buffer>(READS_A_ROUND).fill(requestBytes(request));
  const load = (url: string, processId: number) =>
    applyHttpLoad({ url, processId, connections: CONNECTIONS, requests });
  const ours = () => load(exchange.baseUrl, exchange.processId);
  const theirs = async () => ({
    node: await load(node.url, node.processId),
    express: await load(express.url, express.processId),
  });
  await theirs();
  await ours();
  const measured = await measureAlternately(rounds, ours, theirs);
  const floors = {
    node: measured.theirs.map((round) => round.node),
    express: measured.theirs.map((round) => round.express),
  };
  return figureOf(name, measured.ours, floors, bar);
}

function figureOf(
  name: string,
  ours: readonly HttpLoadResult[],
  { node, express }: FloorResults<readonly HttpLoadResult[]>,
  bar: number,
): Figure {
  const server = (results: readonly HttpLoadResult[]) => results.map(({ serverMicroseconds }) => serverMicroseconds);
  const words = (results: readonly HttpLoadResult[]): string => {
    const perSecond = median(results.map(({ requestsPerSecond }) => requestsPerSecond)).toFixed(0);
    return `${median(server(results)).toFixed(1)} us, ${perSecond}/s`;
  };
  return {
    name: `${name}: reads a second of processor time`,
    ours: `${(1e6 / median(server(ours))).toFixed(0)} (${words(ours)})`,
    against: `bare node:http GET ${(1e6 / median(server(node))).toFixed(0)} (${words(node)}; express: ${words(express)})`,
    ratios: ratiosOf(server(node), server(ours)),
    bar: { kind: 'at least', ratio: bar },
  };
}
