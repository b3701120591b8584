/**
 * Commands are looked up in the tables only if memory cannot decide: a certainly new command causes no query, and a
 * repeated one is always found.
 */

import { type IdempotencyKey, keyScope, orderedKey } from '../../src/core/model/idempotencyKeys';
import type { Engine } from '../../src/engine/types';
import { fingerprintOf } from '../../src/usecases/idempotency/idempotencyKeys';
import { limitOrder } from '../support/limitOrder';
import { acceptedEvent, cancel, deposit, EngineHarness } from './engineHarness';

const TRADER = 7;
const API_KEY = 300;

let bench: EngineHarness;
beforeEach(async () => {
  bench = await EngineHarness.create();
});
afterEach(() => bench.stopAndAudit());

function nonceKey(apiKeyId: number, nonce: number, signature = 'signed'): IdempotencyKey {
  const fingerprint = fingerprintOf([String(apiKeyId), String(nonce), signature]);
  const scope = keyScope(apiKeyId);
  return { key: orderedKey(scope, nonce, fingerprint.slice(0, 32)), fingerprint, storesRefusal: true, scope };
}

function orderWithKey(key: IdempotencyKey) {
  return limitOrder(TRADER, 'buy', '10', '1', { idempotencyKeys: [key] });
}

/** The event of the order's outcome, and whether the outcome is a replayed one. */
async function placeOrder(engine: Engine, key: IdempotencyKey): Promise<{ sequence: number; replayed: boolean }> {
  const outcome = await engine.execute(orderWithKey(key));
  return { sequence: acceptedEvent(outcome).sequence, replayed: outcome.replayed };
}

async function fundedEngine() {
  const engine = await bench.start();
  acceptedEvent(await engine.execute(deposit(TRADER, 'thb', '1000')));
  return engine;
}

/** The queries after the first `from` ones, without those of the lease, which run on a timer. */
function queriesSince(count: number): string[] {
  return bench.queries.slice(count).filter((sql) => !sql.includes('engine_lease'));
}

test('the first nonce of an API key looks up the highest one; a higher nonce, or the cancel of an open order, looks up nothing', async () => {
  const engine = await fundedEngine();
  let before = bench.queries.length;
  await placeOrder(engine, nonceKey(API_KEY, 5));
  expect(queriesSince(before)).toEqual([expect.stringContaining('MAX(request_key)')]);
  before = bench.queries.length;
  for (const nonce of [6, 7, 1_000, 1_795_193_608_413]) await placeOrder(engine, nonceKey(API_KEY, nonce));
  const id =
    acceptedEvent(await engine.execute(orderWithKey(nonceKey(API_KEY, Number.MAX_SAFE_INTEGER)))).order?.id ?? 0;
  acceptedEvent(await engine.execute(cancel(TRADER, id)));
  expect(queriesSince(before)).toEqual([]);
});

test('a nonce that is not the highest is looked up: a repeated request gets its first outcome, from the same engine and the next', async () => {
  const nonces = [50, 60, 60, 55, 61, 2];
  const keys = nonces.map((nonce, index) => nonceKey(API_KEY, nonce, `signature ${index}`));
  let engine = await fundedEngine();
  const first: number[] = [];
  for (const key of keys) {
    const { sequence, replayed } = await placeOrder(engine, key);
    expect(replayed).toBe(false);
    first.push(sequence);
  }
  for (const isNext of [false, true]) {
    if (isNext) {
      await engine.stop();
      engine = await bench.start();
    }
    const again = await Promise.all(keys.map((key) => placeOrder(engine, key)));
    expect(again).toEqual(first.map((sequence) => ({ sequence, replayed: true })));
  }
  expect(await bench.database('orders').count({ n: '*' }).first()).toMatchObject({ n: nonces.length });
});

test('the nonces of one API key do not affect those of another', async () => {
  const engine = await fundedEngine();
  const high = await placeOrder(engine, nonceKey(API_KEY + 1, 1_000));
  const low = await placeOrder(engine, nonceKey(API_KEY, 3));
  expect(await placeOrder(engine, nonceKey(API_KEY + 1, 1_000))).toEqual({ ...high, replayed: true });
  expect(await placeOrder(engine, nonceKey(API_KEY, 3))).toEqual({ ...low, replayed: true });
});

test('a nonce of a failed batch is looked up again and accepted', async () => {
  const engine = await fundedEngine();
  await placeOrder(engine, nonceKey(API_KEY, 1));
  await bench.killWriter();
  await engine.execute(orderWithKey(nonceKey(API_KEY, 2))).catch(() => undefined);
  const taken = await placeOrder(engine, nonceKey(API_KEY, 3));
  expect(taken.replayed).toBe(false);
  const second = await placeOrder(engine, nonceKey(API_KEY, 2));
  expect(await placeOrder(engine, nonceKey(API_KEY, 2))).toEqual({ sequence: second.sequence, replayed: true });
  expect(await bench.database('orders').count({ n: '*' }).first()).toMatchObject({ n: 3 });
});
