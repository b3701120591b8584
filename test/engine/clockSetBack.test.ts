/** The last 24 hours where a clock that was ahead is set back: what it let go of too early while it was wrong counts again. */
import { formatAmount } from '../../src/core/values/decimal';
import type { ExchangeEngine } from '../../src/engine/engine';
import { deposit, EngineBench, limitOrder, yes } from './support';
import { ANN, approve, request } from './withdrawals';

const HOUR_MS = 3_600_000;
const BOB = 32;

let bench: EngineBench;
beforeEach(async () => {
  bench = await EngineBench.create();
});
afterEach(() => bench.end());

async function restart(engine: ExchangeEngine): Promise<ExchangeEngine> {
  await engine.stop();
  return bench.start();
}

function used({ committed }: ExchangeEngine): string {
  return formatAmount(committed.withdrawn(ANN, 'btc', bench.clock.nowMs()));
}

/** One trade of one bitcoin. */
async function trade(engine: ExchangeEngine): Promise<void> {
  yes(await engine.execute(limitOrder(ANN, 'sell', '100', '1')));
  yes(await engine.execute(limitOrder(BOB, 'buy', '100', '1')));
}

async function rich(): Promise<ExchangeEngine> {
  const engine = await bench.start();
  yes(await engine.execute(deposit(ANN, 'btc', '20')));
  yes(await engine.execute(deposit(BOB, 'thb', '1000')));
  return engine;
}

/** Four bitcoins are on their way out; a day later the server starts an hour ahead, and then the clock is set back to half an hour before that withdrawal leaves. */
async function startedAhead(): Promise<ExchangeEngine> {
  const engine = await rich();
  yes(await engine.execute(request('4')));
  bench.clock.advance(24.5 * HOUR_MS);
  const again = await restart(engine);
  bench.clock.advance(-HOUR_MS);
  return again;
}

test('a start an hour ahead forgets no withdrawal of which the limit knows', async () => {
  const engine = await startedAhead();
  expect(used(engine)).toBe('4.0001');
  expect((await engine.execute(request('2'))).refusal?.code).toBe('WITHDRAWAL_LIMIT_EXCEEDED');
  expect((await engine.audit()).violations).toEqual([]);
});

test('and where that withdrawal moves on, it leaves in its turn', async () => {
  const engine = await startedAhead();
  yes(await engine.execute(request('0.5')));
  yes(await engine.execute(approve(1)));
  bench.clock.advance(HOUR_MS);
  expect(used(engine)).toBe('0.5001');
  expect((await engine.audit()).violations).toEqual([]);
});

test('a ticker that was asked for, or read back, an hour ahead is what the audit recomputes', async () => {
  const engine = await rich();
  await trade(engine);
  bench.clock.advance(24.5 * HOUR_MS);
  expect(engine.committed.ticker('btc_thb', bench.clock.nowMs()).count).toBe(0);
  bench.clock.advance(-HOUR_MS);
  expect((await engine.audit()).violations).toEqual([]);
  bench.clock.advance(HOUR_MS);
  const again = await restart(engine);
  bench.clock.advance(-HOUR_MS);
  expect((await again.audit()).violations).toEqual([]);
});
