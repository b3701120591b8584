/** Rolling 24-hour windows on a clock that was ahead and is set back: what left a window too early counts again. */
import { formatAmount } from '../../src/core/values/decimal';
import type { ExchangeEngine } from '../../src/engine/engine';
import { acceptedEvent, deposit, EngineBench, limitOrder } from './engineHarness';
import { ANN, approve, request } from './withdrawalCommands';

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
  return formatAmount(committed.withdrawnAmount(ANN, 'btc', bench.clock.nowMs()));
}

/** One trade of one bitcoin. */
async function trade(engine: ExchangeEngine): Promise<void> {
  acceptedEvent(await engine.execute(limitOrder(ANN, 'sell', '100', '1')));
  acceptedEvent(await engine.execute(limitOrder(BOB, 'buy', '100', '1')));
}

async function startWithDeposits(): Promise<ExchangeEngine> {
  const engine = await bench.start();
  acceptedEvent(await engine.execute(deposit(ANN, 'btc', '20')));
  acceptedEvent(await engine.execute(deposit(BOB, 'thb', '1000')));
  return engine;
}

/**
 * A withdrawal of four bitcoins; 24.5 hours later a restart, after which the clock is set back by an hour, to half an
 * hour before the withdrawal leaves the window.
 */
async function startOneHourAhead(): Promise<ExchangeEngine> {
  const engine = await startWithDeposits();
  acceptedEvent(await engine.execute(request('4')));
  bench.clock.advance(24.5 * HOUR_MS);
  const again = await restart(engine);
  bench.clock.advance(-HOUR_MS);
  return again;
}

test('a start with the clock an hour ahead forgets no withdrawal of the limit window', async () => {
  const engine = await startOneHourAhead();
  expect(used(engine)).toBe('4.0001');
  expect((await engine.execute(request('2'))).refusal?.code).toBe('WITHDRAWAL_LIMIT_EXCEEDED');
  expect((await engine.audit()).violations).toEqual([]);
});

test('a later status change of that withdrawal does not keep it in the window', async () => {
  const engine = await startOneHourAhead();
  acceptedEvent(await engine.execute(request('0.5')));
  acceptedEvent(await engine.execute(approve(1)));
  bench.clock.advance(HOUR_MS);
  expect(used(engine)).toBe('0.5001');
  expect((await engine.audit()).violations).toEqual([]);
});

test('the audit recomputes a ticker that was requested, or recovered, with the clock an hour ahead', async () => {
  const engine = await startWithDeposits();
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
