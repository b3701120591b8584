/** Trailing stops on real tables: they follow trades, also after a restart, and are triggered in the same batch. */
import type { EngineEvent } from '../../src/core/model/events';
import { formatAmount } from '../../src/core/values/decimal';
import type { ExchangeEngine } from '../../src/engine/engine';
import { limitOrder } from '../support/limitOrder';
import { acceptedEvent, deposit, EngineHarness } from './engineHarness';

const [ANN, BOB, CAT] = [51, 52, 53];

let bench: EngineHarness;
let engine: ExchangeEngine;
beforeEach(async () => {
  bench = await EngineHarness.create();
  engine = await bench.start();
  for (const user of [ANN, BOB, CAT])
    for (const asset of ['thb', 'btc']) await engine.execute(deposit(user, asset, '100000'));
});
afterEach(() => bench.stopAndAudit());

async function trade(price: string): Promise<void> {
  acceptedEvent(await engine.execute(limitOrder(BOB, 'sell', price, '1')));
  acceptedEvent(await engine.execute(limitOrder(CAT, 'buy', price, '1')));
}

test('a restart keeps what a trailing stop tracks, and it is triggered from there', async () => {
  await trade('100');
  const terms = { extras: { trailingDelta: 500 } };
  const { order } = acceptedEvent(await engine.execute(limitOrder(ANN, 'sell', '50', '1', terms)));
  await trade('120');
  await engine.stop();
  engine = await bench.start();
  const events: EngineEvent[] = [];
  engine.subscribe((published) => events.push(...published));
  await trade('130');
  await trade('124');
  await engine.stop();
  engine = await bench.start();
  engine.subscribe((published) => events.push(...published));
  await trade('123.5');
  const own = events
    .filter(({ orders }) => orders.some(({ id }) => id === order?.id))
    .map(({ type, orders }) => {
      const extras = orders.find(({ id }) => id === order?.id)?.extras;
      return `${type} ${formatAmount(extras?.trackedPrice ?? 0n)} ${formatAmount(extras?.trailingPrice ?? 0n)}`;
    });
  expect(own).toEqual(['track_prices 130 123.5', 'trigger_order 130 123.5']);
});
