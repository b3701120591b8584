/**
 * Recovery of a large order book (promise 7): ORDERS=100000 orders are placed by commands, some are partially filled
 * and some cancelled, and the next engine recovers the same book. Prints the time of the recovery.
 */
import { cancel, deposit, EngineHarness, liftOrderLimits } from '../engine/engineHarness';
import { limitOrder } from '../support/limitOrder';
import { printSeed, seededRandom } from '../support/randomSeed';
import { printProgress } from './chaosEnvironment';

const ORDERS = Number(process.env['ORDERS'] ?? 100_000);
const ORDERS_AT_ONCE = 500;
const [SELLER, BUYER, TAKER] = [1, 2, 3];

test(`a book of ${ORDERS} orders is the same after a restart`, async () => {
  const random = seededRandom(printSeed('large book'));
  const bench = await EngineHarness.create();
  try {
    const engine = await bench.start();
    await liftOrderLimits(engine);
    for (const [user, asset] of [
      [SELLER, 'btc'],
      [BUYER, 'thb'],
      [TAKER, 'thb'],
      [TAKER, 'btc'],
    ] as const)
      await engine.execute(deposit(user, asset, '100000000'));
    const restingOrder = () => {
      const sells = random.next() < 0.5;
      const price = String(random.integer(1, 5_000) + (sells ? 10_000 : 0));
      return limitOrder(sells ? SELLER : BUYER, sells ? 'sell' : 'buy', price, '0.01');
    };
    const takingOrder = () => {
      const buys = random.next() < 0.5;
      return limitOrder(TAKER, buys ? 'buy' : 'sell', buys ? '15000' : '1', '0.005', { timeInForce: 'IOC' });
    };
    for (let placed = 0; placed < ORDERS; placed += ORDERS_AT_ONCE) {
      const outcomes = await Promise.all(Array.from({ length: ORDERS_AT_ONCE }, () => engine.execute(restingOrder())));
      const cancelledIds = outcomes.filter(() => random.next() < 0.01).map(({ event }) => event?.order?.id ?? 0);
      await Promise.all([
        engine.execute(takingOrder()),
        ...cancelledIds
          .flatMap((id) => [cancel(SELLER, id), cancel(BUYER, id)])
          .map((command) => engine.execute(command)),
      ]);
    }
    const before = await engine.audit();
    expect(before.violations).toEqual([]);
    await engine.stop();

    const startedMs = performance.now();
    const after = await bench.start();
    printProgress(
      `large book: ${ORDERS} orders placed, recovered in ${((performance.now() - startedMs) / 1_000).toFixed(1)} s`,
    );
    expect(await after.audit()).toMatchObject({ sequence: before.sequence, bookHash: before.bookHash, violations: [] });
  } finally {
    await bench.stopAndAudit();
  }
}, 3_600_000);
