/** Sums that grow with every trade: no account can make one so large that the engine stops, however often it trades. */
import { HOLDINGS_MAX } from '../../src/core/decide/creditDeposit';
import { amountFrom, ONE } from '../../src/core/values/decimal';
import type { ExchangeEngine } from '../../src/engine/engine';
import { limitOrder } from '../support/limitOrder';
import { acceptedEvent, deposit, EngineHarness } from './engineHarness';

const TRADER = 1;
const TRADES = 1_112;
const PRICE = '900000000000000';

let bench: EngineHarness;
beforeEach(async () => {
  bench = await EngineHarness.create();
});
afterEach(() => bench.stopAndAudit());

async function engineWithHighPrices(): Promise<ExchangeEngine> {
  const engine = await bench.start();
  const symbol = engine.committed.symbols().find((each) => each.symbol === 'btc_thb');
  if (symbol === undefined) throw new Error('no market');
  const settings = { ...symbol, maximumPrice: amountFrom('999999999999999') };
  acceptedEvent(await engine.execute({ type: 'set_symbol', idempotencyKeys: [], symbol: settings }));
  const fees = { symbol: 'btc_thb', tier: 0, makerRate: 0n, takerRate: 0n };
  acceptedEvent(await engine.execute({ type: 'set_fees', idempotencyKeys: [], fees }));
  return engine;
}

test(`an account that trades with itself ${TRADES} times, for more than 10^18 in all`, async () => {
  const engine = await engineWithHighPrices();
  acceptedEvent(await engine.execute(deposit(TRADER, 'thb', '999999999999999')));
  acceptedEvent(await engine.execute(deposit(TRADER, 'btc', '2000')));
  const large = limitOrder(TRADER, 'sell', PRICE, '2000', { selfTradePrevention: 'none' });
  const { order: sell } = acceptedEvent(await engine.execute(large));
  const buys = Array.from({ length: TRADES }, () =>
    engine.execute(limitOrder(TRADER, 'buy', PRICE, '1', { selfTradePrevention: 'none' })),
  );
  for (const outcome of await Promise.all(buys)) acceptedEvent(outcome);
  await engine.stop();

  const recovered = await bench.start();
  const cost = amountFrom(PRICE) * BigInt(TRADES);
  expect(recovered.committed.kline('btc_thb', '1M')).toMatchObject({ quoteVolume: cost, tradeCount: TRADES });
  expect(recovered.committed.ticker('btc_thb', bench.clock.nowMs())).toMatchObject({ quoteVolume: cost });
  const cancelled = acceptedEvent(
    await recovered.execute({
      type: 'cancel_order',
      idempotencyKeys: [],
      trader: large.trader,
      orderId: sell?.id ?? 0,
      symbol: null,
    }),
  );
  expect(cancelled.order).toMatchObject({ cost, status: 'cancelled' });
});

test.each(['thb', 'btc'])(
  'deposits of %s beyond what the exchange may hold are refused, up to it accepted',
  async (asset) => {
    const engine = await bench.start();
    const step = asset === 'thb' ? ONE / 100n : ONE / 10n ** 8n;
    const first = deposit(TRADER, asset, '999999999999999');
    acceptedEvent(await engine.execute(first));
    const rest = HOLDINGS_MAX - amountFrom('999999999999999');
    const credit = (amount: bigint) =>
      engine.execute({ ...deposit(2, asset, '1'), amount } as ReturnType<typeof deposit>);
    expect((await credit(rest)).refusal?.code).toBe('INVALID_SETTING');
    acceptedEvent(await credit(rest - step));
    expect((await credit(step)).refusal?.code).toBe('INVALID_SETTING');
  },
);
