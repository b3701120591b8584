/**
 * Under load a batch that would be a small one waits for more to come, or for a breath after the one before it. The timers are in the test's hands, so that nothing
 * but the engine's own rule lets a command go.
 */
import type { ExchangeEngine } from '../../src/engine/engine';
import { systemTimers, type Timers } from '../../src/timers';
import { Hands } from '../support/hands';
import { deposit, EngineBench, limitOrder, yes } from './support';

const TRADER = 7;
/** As many as tell the engine that there is load, and as many as are worth a commit in any case. */
const SEVERAL = 4;
const MANY = 28;
const BREATH_MS = 3;

let bench: EngineBench;
let hands: Hands;
beforeEach(async () => {
  bench = await EngineBench.create();
  hands = new Hands(bench.clock.nowMs());
});
afterEach(() => bench.end());

/** While the market is made no breath lasts: moved on by then, the hands would also make what a slow machine has not come to late. */
async function withMoney(settings: Readonly<Record<string, string>> = {}): Promise<ExchangeEngine> {
  let isMade = false;
  const timers: Timers = {
    every: (everyMs, call) => hands.every(everyMs, call),
    nextTurn: (call) => hands.nextTurn(call),
    after: (afterMs, call) => (isMade ? hands.after(afterMs, call) : systemTimers.after(0, call)),
  };
  const engine = await bench.start(undefined, settings, timers);
  yes(await engine.execute(deposit(TRADER, 'thb', '100000')));
  isMade = true;
  return engine;
}

/** Asked for in one turn of the event loop. */
function orders(engine: ExchangeEngine, count: number) {
  return Array.from({ length: count }, () => engine.execute(limitOrder(TRADER, 'buy', '100', '1')));
}

async function underLoad(): Promise<ExchangeEngine> {
  const engine = await withMoney();
  for (const outcome of await Promise.all(orders(engine, SEVERAL))) yes(outcome);
  return engine;
}

/** How many still wait to be taken when their turn has come. */
async function waiting(engine: ExchangeEngine): Promise<number> {
  await hands.quiet();
  return engine.queued;
}

test('behind a batch of several a few wait, and go together when the breath is over', async () => {
  const engine = await underLoad();
  const before = bench.commits;
  const first = orders(engine, 2);
  expect(await waiting(engine)).toBe(2);
  const second = orders(engine, 1);
  hands.advance(BREATH_MS - 1);
  expect(await waiting(engine)).toBe(3);
  hands.advance(1);
  for (const outcome of await Promise.all([...first, ...second])) yes(outcome);
  expect(bench.commits - before).toBe(1);
});

test('once many wait they wait for nothing', async () => {
  const engine = await underLoad();
  const few = orders(engine, MANY - 1);
  expect(await waiting(engine)).toBe(MANY - 1);
  const last = orders(engine, 1);
  for (const outcome of await Promise.all([...few, ...last])) yes(outcome);
});

test('without load nobody waits', async () => {
  const engine = await withMoney();
  for (let asked = 0; asked < 3; asked += 1) for (const outcome of await Promise.all(orders(engine, SEVERAL - 1))) yes(outcome);
});

test('whole batches wait for nothing, however few commands a batch may have', async () => {
  const engine = await withMoney({ ENGINE_BATCH_COMMANDS_MAX: String(SEVERAL) });
  for (const outcome of await Promise.all(orders(engine, 3 * SEVERAL))) yes(outcome);
});

test('an engine that stops has no breath to take', async () => {
  const engine = await underLoad();
  const last = orders(engine, 1);
  expect(await waiting(engine)).toBe(1);
  await engine.stop();
  for (const outcome of await Promise.all(last)) yes(outcome);
});
