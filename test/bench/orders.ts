/** Durable signed orders over HTTP, against bare express answering a JSON POST without any database. */
import { join } from 'node:path';
import { canonicalMessage, sign } from '../../src/core/signature';
import { TestExchange, type TestUser } from '../support/exchange';
import { type Figure, inTurns, median, ratiosOf } from './figure';
import { applyLoad, type LoadResult, type ReadyRequest } from './load';
import { numbersFrom } from './numbers';
import { startFloor } from './processes';

export const CONNECTIONS = 64;

export interface OrdersOptions {
  readonly rounds: number;
  readonly ordersPerConnection: number;
}

export async function measureOrders({ rounds, ordersPerConnection }: OrdersOptions): Promise<Figure[]> {
  const floor = await startFloor(join(__dirname, 'floors', 'expressPost.js'));
  const exchange = await TestExchange.start({ environment: { LOG_LEVEL: 'warn' } });
  try {
    const users: TestUser[] = [];
    for (let user = 0; user < CONNECTIONS; user += 1) users.push(await exchange.createUser({ balances: { thb: '100000000', btc: '100000' } }));
    let nonce = 1;
    const next = numbersFrom(7);
    const lists = () => users.map((user) => Array.from({ length: ordersPerConnection }, () => readyOrder(user, nonce++, next)));
    const ours = () => applyLoad({ url: exchange.baseUrl, lists: lists(), processId: exchange.processId });
    const theirs = () => applyLoad({ url: floor.url, lists: lists(), processId: floor.processId });
    await theirs();
    await ours();
    const measured = await inTurns(rounds, ours, theirs);
    await exchange.audit();
    return figuresOf(measured.ours, measured.theirs);
  } finally {
    await exchange.close();
    await floor.end();
  }
}

function figuresOf(ours: readonly LoadResult[], theirs: readonly LoadResult[]): Figure[] {
  const throughput = (results: readonly LoadResult[]) => results.map(({ requestsPerSecond }) => requestsPerSecond);
  const processor = (results: readonly LoadResult[]) => results.map(({ processorMicroseconds }) => processorMicroseconds);
  return [
    {
      name: `durable signed orders, ${CONNECTIONS} connections: throughput`,
      ours: `${median(throughput(ours)).toFixed(0)}/s`,
      against: `bare express POST ${median(throughput(theirs)).toFixed(0)}/s`,
      ratios: ratiosOf(throughput(ours), throughput(theirs)),
      bar: { kind: 'at least', ratio: 1 },
    },
    {
      name: 'durable signed orders: processor time of the server',
      ours: `${median(processor(ours)).toFixed(0)} us`,
      against: `bare express POST ${median(processor(theirs)).toFixed(0)} us`,
      ratios: ratiosOf(processor(ours), processor(theirs)),
      bar: { kind: 'at most', ratio: 1 },
    },
  ];
}

/** Four in five meet a resting one; prices and quantities vary. */
export function readyOrder({ apiKey, apiSecret }: TestUser, nonce: number, next: () => number): ReadyRequest {
  const body = {
    type: 'limit',
    pair: 'btc_thb',
    side: next() < 0.5 ? 'buy' : 'sell',
    price: String(1_000 + Math.floor(next() * 20)),
    amount: `0.0${1 + Math.floor(next() * 9)}`,
    nonce,
  };
  return {
    method: 'POST',
    path: '/api/orders/',
    headers: { 'content-type': 'application/json', authorization: `TDAX-API ${apiKey}`, signature: sign(apiSecret, canonicalMessage(body)) },
    body: JSON.stringify(body),
  };
}
