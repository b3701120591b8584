/** Rolling 24-hour windows on a clock that was ahead and is set back: what left a window too early counts again. */
import { formatAmount } from '../../src/core/values/decimal';
import type { ExchangeEngine } from '../../src/engine/engine';
import { limitOrder } from '../support/limitOrder';
import { acceptedEvent, deposit, EngineHarness } from './engineHarness';
import { ANN, approveCommand, requestCommand } from './withdrawalCommands';

const HOUR_MS = 3_600_000;
const BOB = 32;

let bench: EngineHarness;
beforeEach(async () => {
  bench = await EngineHarness.create();
});
afterEach(() => bench.stopAndAudit());

async function restart(engine: ExchangeEngine): Promise<ExchangeEngine> {
  await engine.stop();
  return bench.start();
}

function usedLimit({ committed }: ExchangeEngine): string {
  return formatAmount(committed.withdrawnAmount(ANN, 'btc', bench.clock.nowMs()));
}

async function tradeOneBitcoin(engine: ExchangeEngine): Promise<void> {
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
  acceptedEvent(await engine.execute(requestCommand('4')));
  bench.clock.advance(24.5 * HOUR_MS);
  const again = await restart(engine);
  bench.clock.advance(-HOUR_MS);
  return again;
}

test('a start with the clock an hour ahead forgets no withdrawal of the limit window', async () => {
  const engine = await startOneHourAhead();
  expect(usedLimit(engine)).toBe('4.0001');
  expect((await engine.execute(requestCommand('2'))).refusal?.code).toBe('WITHDRAWAL_LIMIT_EXCEEDED');
  expect((await engine.audit()).violations).toEqual([]);
});

test('a later status change of that withdrawal does not keep it in the window', async () => {
  const engine = await startOneHourAhead();
  acceptedEvent(await engine.execute(requestCommand('0.5')));
  acceptedEvent(await engine.execute(approveCommand(1)));
  bench.clock.advance(HOUR_MS);
  expect(usedLimit(engine)).toBe('0.5001');
  expect((await engine.audit()).violations).toEqual([]);
});

test('the audit recomputes a ticker that was requested, or recovered, with the clock an hour ahead', async () => {
  const engine = await startWithDeposits();
  await tradeOneBitcoin(engine);
  bench.clock.advance(24.5 * HOUR_MS);
  expect(engine.committed.ticker('btc_thb', bench.clock.nowMs()).count).toBe(0);
  bench.clock.advance(-HOUR_MS);
  expect((await engine.audit()).violations).toEqual([]);
  bench.clock.advance(HOUR_MS);
  const again = await restart(engine);
  bench.clock.advance(-HOUR_MS);
  expect((await again.audit()).violations).toEqual([]);
});
