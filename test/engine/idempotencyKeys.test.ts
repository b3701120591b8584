/** What a command names is looked for in the tables only where memory cannot tell: a command that is new for certain asks nothing, and a repeat is found all the same. */
import { type IdempotencyKey, orderedKey, keyScope } from '../../src/core/idempotencyKeys';
import type { Engine } from '../../src/engine/types';
import { fingerprintOf } from '../../src/application/idempotency/idempotencyKeys';
import { cancel, deposit, EngineBench, limitOrder, yes } from './support';

const TRADER = 7;
const API_KEY = 300;

let bench: EngineBench;
beforeEach(async () => {
  bench = await EngineBench.create();
});
afterEach(() => bench.end());

function nonceKey(apiKeyId: number, nonce: number, signature = 'signed'): IdempotencyKey {
  const fingerprint = fingerprintOf([String(apiKeyId), String(nonce), signature]);
  const scope = keyScope(apiKeyId);
  return { key: orderedKey(scope, nonce, fingerprint.slice(0, 32)), fingerprint, storesRefusal: true, scope };
}

function order(once: IdempotencyKey) {
  return limitOrder(TRADER, 'buy', '10', '1', { idempotencyKeys: [once] });
}

/** The event that answers, and whether it did so before. */
async function asking(engine: Engine, once: IdempotencyKey): Promise<{ sequence: number; replayed: boolean }> {
  const outcome = await engine.execute(order(once));
  return { sequence: yes(outcome).sequence, replayed: outcome.replayed };
}

async function withMoney() {
  const engine = await bench.start();
  yes(await engine.execute(deposit(TRADER, 'thb', '1000')));
  return engine;
}

/** What was asked of the tables since; whose turn it is to write is asked by the clock. */
function questionsSince(count: number): string[] {
  return bench.asked.slice(count).filter((sql) => !sql.includes('engine_lease'));
}

test('the first nonce of an API key asks for its highest one, a higher one asks nothing, and neither does the cancel of an open order', async () => {
  const engine = await withMoney();
  let before = bench.asked.length;
  await asking(engine, nonceKey(API_KEY, 5));
  expect(questionsSince(before)).toEqual([expect.stringContaining('MAX(request_key)')]);
  before = bench.asked.length;
  for (const nonce of [6, 7, 1_000, 1_795_193_608_413]) await asking(engine, nonceKey(API_KEY, nonce));
  const id = yes(await engine.execute(order(nonceKey(API_KEY, Number.MAX_SAFE_INTEGER)))).order?.id ?? 0;
  yes(await engine.execute(cancel(TRADER, id)));
  expect(questionsSince(before)).toEqual([]);
});

test('a nonce that is used, or lower than one that is, is looked for: a repeat gets its own answer, by the same server and by the next', async () => {
  const nonces = [50, 60, 60, 55, 61, 2];
  const keys = nonces.map((nonce, index) => nonceKey(API_KEY, nonce, `signature ${index}`));
  let engine = await withMoney();
  const first: number[] = [];
  for (const key of keys) {
    const { sequence, replayed } = await asking(engine, key);
    expect(replayed).toBe(false);
    first.push(sequence);
  }
  for (const isNext of [false, true]) {
    if (isNext) {
      await engine.stop();
      engine = await bench.start();
    }
    const again = await Promise.all(keys.map((key) => asking(engine, key)));
    expect(again).toEqual(first.map((sequence) => ({ sequence, replayed: true })));
  }
  expect(await bench.database('orders').count({ n: '*' }).first()).toMatchObject({ n: nonces.length });
});

test('the numbers of one API key say nothing about those of another', async () => {
  const engine = await withMoney();
  const high = await asking(engine, nonceKey(API_KEY + 1, 1_000));
  const low = await asking(engine, nonceKey(API_KEY, 3));
  expect(await asking(engine, nonceKey(API_KEY + 1, 1_000))).toEqual({ ...high, replayed: true });
  expect(await asking(engine, nonceKey(API_KEY, 3))).toEqual({ ...low, replayed: true });
});

test('a nonce of a batch that failed is asked for again, and is taken', async () => {
  const engine = await withMoney();
  await asking(engine, nonceKey(API_KEY, 1));
  await bench.killWriter();
  await engine.execute(order(nonceKey(API_KEY, 2))).catch(() => undefined);
  const taken = await asking(engine, nonceKey(API_KEY, 3));
  expect(taken.replayed).toBe(false);
  const second = await asking(engine, nonceKey(API_KEY, 2));
  expect(await asking(engine, nonceKey(API_KEY, 2))).toEqual({ sequence: second.sequence, replayed: true });
  expect(await bench.database('orders').count({ n: '*' }).first()).toMatchObject({ n: 3 });
});
