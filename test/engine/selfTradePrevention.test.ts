/** Orders of one user that are decremented, on real tables: after a restart, on an order list, and in the audit. */
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import { audit } from '../../src/engine/audit/audit';
import type { ExchangeEngine } from '../../src/engine/engine';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { limitOrder, traderOf } from '../support/limitOrder';
import { acceptedEvent, deposit, EngineHarness } from './engineHarness';

const ANN = 41;
const BOB = 42;
const DECREMENT = { selfTradePrevention: 'decrement' } as const;

let bench: EngineHarness;
let engine: ExchangeEngine;
beforeEach(async () => {
  bench = await EngineHarness.create();
  engine = await bench.start();
  for (const user of [ANN, BOB])
    for (const asset of ['thb', 'btc']) await engine.execute(deposit(user, asset, '100000'));
});
afterEach(() => bench.stopAndAudit());

function held(asset: string): string {
  return formatAmount(engine.committed.balance(ANN, asset).held);
}

test('a restart knows what orders have lost', async () => {
  await engine.execute(limitOrder(ANN, 'sell', '100', '3'));
  acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '100', '1', DECREMENT)));
  await engine.stop();
  engine = await bench.start();
  expect([engine.openOrders, held('btc'), held('thb')]).toEqual([1, '2', '0']);
  const { order, trades } = acceptedEvent(await engine.execute(limitOrder(BOB, 'buy', '100', '5')));
  expect([trades.length, order?.filled, held('btc')]).toEqual([1, amountFrom('2'), '0']);
});

test('a limit order of a list that is decremented ends the stop order', async () => {
  await engine.execute(limitOrder(BOB, 'sell', '100', '1'));
  await engine.execute(limitOrder(BOB, 'buy', '100', '1', { selfTradePrevention: 'none' }));
  const legs = { price: amountFrom('110'), clientOrderId: null };
  const stop = { stopPrice: amountFrom('90'), price: 0n, timeInForce: 'GTC', clientOrderId: null } as const;
  const { orderList } = acceptedEvent(
    await engine.execute({
      type: 'create_order_list',
      idempotencyKeys: [],
      trader: traderOf(ANN),
      symbol: 'btc_thb',
      side: 'sell',
      quantity: amountFrom('2'),
      selfTradePrevention: 'expire_taker',
      clientListId: null,
      limit: legs,
      stop,
    }),
  );
  const id = orderList?.id ?? 0;
  const { orders } = acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '110', '0.5', DECREMENT)));
  expect(orders.map((order) => [order.id - id, order.status, formatAmount(order.remaining)])).toEqual([
    [2, 'cancelled', '0'],
    [0, 'created', '1.5'],
    [1, 'cancelled', '2'],
  ]);
  expect([held('btc'), held('thb')]).toEqual(['1.5', '0']);
});

test('a complete audit detects a prevented quantity that no match explains', async () => {
  await engine.execute(limitOrder(ANN, 'sell', '100', '3'));
  acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '100', '1', DECREMENT)));
  const violations = async () => (await audit({ database: engineDatabase(bench.database) })).violations;
  expect(await violations()).toEqual([]);
  await bench.database('prevented_matches').update({ maker_quantity: '0.5' });
  expect(JSON.stringify(await violations())).toContain('prevented quantity');
  await bench.database('prevented_matches').update({ maker_quantity: '1' });
});
