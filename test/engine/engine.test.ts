/**
 * The engine on real tables: published outcomes are durable, refused commands change nothing, and a second engine
 * writes nothing.
 */
import { createHash } from 'node:crypto';
import type { IdempotencyKey } from '../../src/core/model/idempotencyKeys';
import { formatAmount } from '../../src/core/values/decimal';
import { Outage } from '../../src/engine/types';
import { LeaseLost } from '../../src/store/engine/lease';
import { eventually } from '../support/eventually';
import { limitOrder } from '../support/limitOrder';
import { acceptedEvent, cancel, deposit, EngineHarness } from './engineHarness';

let bench: EngineHarness;
beforeEach(async () => {
  bench = await EngineHarness.create();
});
afterEach(() => bench.stopAndAudit());

const MAKER = 11;
const TAKER = 12;

function idempotencyKey(text: string, content = text): IdempotencyKey {
  const hash = (value: string) => createHash('sha256').update(value).digest('hex');
  return { key: hash(text), fingerprint: hash(content), storesRefusal: true, scope: null };
}

test('a trade moves the exact amounts: base, quote, fee and VAT', async () => {
  const engine = await bench.start();
  await engine.execute(deposit(MAKER, 'btc', '1'));
  await engine.execute(deposit(TAKER, 'thb', '1000000'));
  acceptedEvent(await engine.execute(limitOrder(MAKER, 'sell', '1000000', '0.5')));
  const { order, trades } = acceptedEvent(
    await engine.execute(limitOrder(TAKER, 'buy', '1000000', '0.5', { timeInForce: 'IOC' })),
  );

  expect(order).toMatchObject({ status: 'completed', remaining: 0n, held: 0n });
  expect(trades).toHaveLength(1);
  const balance = (user: number, asset: string) => formatAmount(engine.committed.balance(user, asset).available);
  expect([balance(TAKER, 'btc'), balance(TAKER, 'thb')]).toEqual(['0.5', '498662.5']);
  expect([balance(MAKER, 'btc'), balance(MAKER, 'thb')]).toEqual(['0.5', '498662.5']);
  expect(engine.committed.kline('btc_thb', '1M')).toMatchObject({ tradeCount: 1, firstTradeId: 1 });
});

test.each([
  ['15', '1', '15.0321'],
  ['21.5', '1', '21.54601'],
])('a buy at %s of %s at a fee of 0.2 %% holds %s', async (price, quantity, held) => {
  const engine = await bench.start();
  const rate = 2n * 10n ** 15n;
  acceptedEvent(
    await engine.execute({
      type: 'set_fees',
      idempotencyKeys: [],
      fees: { symbol: 'btc_thb', tier: 0, makerRate: rate, takerRate: rate },
    }),
  );
  await engine.execute(deposit(TAKER, 'thb', '100'));
  acceptedEvent(await engine.execute(limitOrder(TAKER, 'buy', price, quantity)));
  expect(formatAmount(engine.committed.balance(TAKER, 'thb').held)).toBe(held);
});

test('a restart restores the same book, balances, klines and ticker, and orders of one price keep their priority', async () => {
  const engine = await bench.start();
  for (const user of [MAKER, 21, 22]) await engine.execute(deposit(user, 'btc', '1'));
  await engine.execute(deposit(TAKER, 'thb', '1000000'));
  const first = acceptedEvent(await engine.execute(limitOrder(21, 'sell', '900000', '0.1'))).order?.id;
  const second = acceptedEvent(await engine.execute(limitOrder(22, 'sell', '900000', '0.1'))).order?.id;
  acceptedEvent(await engine.execute(limitOrder(TAKER, 'buy', '900000', '0.05')));
  const before = await engine.audit();
  const tickerBefore = engine.committed.ticker('btc_thb', bench.clock.nowMs());
  await engine.stop();

  const again = await bench.start();
  const after = await again.audit();
  expect(after).toEqual(before);
  expect(again.committed.ticker('btc_thb', bench.clock.nowMs())).toEqual(tickerBefore);
  const { trades } = acceptedEvent(await again.execute(limitOrder(TAKER, 'buy', '900000', '0.15')));
  expect(trades.map((trade) => [trade.id, trade.maker.orderId, formatAmount(trade.quantity)])).toEqual([
    [2, first, '0.05'],
    [3, second, '0.1'],
  ]);
});

test('after a restart on a clock that was set back, event times continue from the last event', async () => {
  const engine = await bench.start();
  const { timeMs } = acceptedEvent(await engine.execute(deposit(TAKER, 'thb', '1')));
  await engine.stop();
  bench.clock.advance(-3_600_000);
  const again = await bench.start();
  expect(again.watermarkMs()).toBe(timeMs);
  expect(acceptedEvent(await again.execute(deposit(TAKER, 'thb', '1'))).timeMs).toBe(timeMs);
});

test('fifty equal commands under one key take effect once: in parallel, later, and after a restart', async () => {
  const engine = await bench.start();
  const command = deposit(TAKER, 'thb', '10', [idempotencyKey('deposit 1')]);
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => engine.execute(command)));
  expect(new Set(outcomes.map((outcome) => acceptedEvent(outcome).sequence)).size).toBe(1);
  expect(outcomes.filter((outcome) => !outcome.replayed)).toHaveLength(1);
  await engine.stop();

  const again = await bench.start();
  expect(acceptedEvent(await again.execute(command)).deposit).toEqual(
    acceptedEvent(outcomes[0] as (typeof outcomes)[0]).deposit,
  );
  expect(
    await again.execute(deposit(TAKER, 'thb', '11', [idempotencyKey('deposit 1', 'another content')])),
  ).toMatchObject({
    refusal: { code: 'IDEMPOTENCY_CONFLICT' },
  });
  expect(formatAmount(again.committed.balance(TAKER, 'thb').available)).toBe('10');
});

test('a refusal under a key is repeated for ever, even after a deposit would have covered the order', async () => {
  const engine = await bench.start();
  const order = limitOrder(TAKER, 'buy', '100', '1', { idempotencyKeys: [idempotencyKey('order 1')] });
  expect(await engine.execute(order)).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' }, replayed: false });
  await engine.execute(deposit(TAKER, 'thb', '1000'));
  expect(await engine.execute(order)).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' }, replayed: true });
  expect(await engine.findOutcome(idempotencyKey('order 1'))).toMatchObject({
    refusal: { code: 'INSUFFICIENT_BALANCE' },
  });
  expect(
    acceptedEvent(await engine.execute({ ...order, idempotencyKeys: [idempotencyKey('order 2')] })).order?.status,
  ).toBe('created');
});

test('an order is cancelled once, by its owner; other users cannot find out that it exists', async () => {
  const engine = await bench.start();
  await engine.execute(deposit(TAKER, 'thb', '1000'));
  const id = acceptedEvent(await engine.execute(limitOrder(TAKER, 'buy', '100', '1'))).order?.id ?? 0;
  expect(await engine.execute(cancel(MAKER, id))).toMatchObject({ refusal: { code: 'ORDER_NOT_FOUND' } });
  const [one, two] = await Promise.all([engine.execute(cancel(TAKER, id)), engine.execute(cancel(TAKER, id))]);
  expect(acceptedEvent(one).order).toMatchObject({ status: 'cancelled', held: 0n });
  expect(two).toMatchObject({ refusal: { code: 'ORDER_NOT_CANCELLABLE' } });
  expect(await engine.execute(cancel(MAKER, id))).toMatchObject({ refusal: { code: 'ORDER_NOT_FOUND' } });
  expect(await engine.execute(cancel(TAKER, id + 1))).toMatchObject({ refusal: { code: 'ORDER_NOT_FOUND' } });
});

test('a second engine is refused with the name of the lease holder', async () => {
  await bench.start();
  await expect(bench.start()).rejects.toThrow(LeaseLost);
  await expect(bench.start()).rejects.toThrow('engine 1 of a test');
});

test('the lease is renewed even while refused commands keep the engine busy', async () => {
  const engine = await bench.start(undefined, {
    ENGINE_LEASE_MS: '5000',
    ENGINE_COMMIT_TIMEOUT_MS: '2000',
    ENGINE_BATCH_COMMANDS_MAX: '1',
  });
  const renewals = async () => Number((await bench.database('engine_lease').first('beat'))?.beat);
  const before = await renewals();
  let isOver = false;
  const sendCommands = async (): Promise<void> => {
    while (!isOver)
      expect(await engine.execute(cancel(TAKER, 1))).toMatchObject({ refusal: { code: 'ORDER_NOT_FOUND' } });
  };
  // With eight clients and batches of one command, a command is always waiting.
  const clients = Promise.all(Array.from({ length: 8 }, sendCommands));
  await eventually(renewals, (count) => count > before + 1).finally(() => {
    isOver = true;
  });
  await clients;
});

test('a previous leader that resumes after a takeover writes nothing', async () => {
  const engine = await bench.start();
  await engine.execute(deposit(TAKER, 'thb', '5'));
  const { database } = bench;
  await database('engine_lease').update({ epoch: 99, holder: 'a newer server' });
  await expect(engine.execute(deposit(TAKER, 'thb', '7'))).rejects.toThrow(Outage);
  expect(engine.ready).toBe(false);
  expect(bench.fatal).toHaveLength(1);
  expect(bench.fatal[0]).toBeInstanceOf(LeaseLost);
  expect(await database('deposits').count({ n: '*' }).first()).toMatchObject({ n: 1 });
});

test('when its connection is killed, the engine recovers from the tables and continues', async () => {
  const engine = await bench.start();
  await engine.execute(deposit(TAKER, 'thb', '1000'));
  acceptedEvent(await engine.execute(limitOrder(TAKER, 'buy', '100', '1')));
  await bench.killWriter();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => engine.execute(deposit(TAKER, 'thb', '1'))),
  );
  const accepted = outcomes.filter((outcome) => outcome.status === 'fulfilled').length;
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Outage);
  while (!engine.ready) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(formatAmount(engine.committed.balance(TAKER, 'thb').available)).toBe(
    formatAmount(BigInt(accepted) * 10n ** 18n + 899732500000000000000n),
  );
  expect((await engine.audit()).violations).toEqual([]);
});
