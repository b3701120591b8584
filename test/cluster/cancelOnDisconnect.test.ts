/** A gateway that is killed cannot end the timers of its connections; they run out in the engine. */
import { withCluster } from '../support/cluster';
import { eventually } from '../support/eventually';
import { listenKeyOf } from '../support/listenKeyHelpers';
import { orderBody } from '../support/orderHelpers';
import { ShiftedServerClock } from '../support/shiftedServerClock';
import { clientAt, firstTwo } from './clusterHelpers';

/** Longer than a timer runs without renewal. */
const TIMER_PASSES_MS = 31_000;

const clock = new ShiftedServerClock();

test('orders are cancelled at once if the connection closes, and by time if its gateway is killed', async () => {
  // The test shifts the clock as it likes.
  const environment = { ...clock.options.environment, CLOCK_SKEW_MAX_MS: '315576000000' };
  await withCluster({ ...clock.options, environment }, async (cluster) => {
    const [first, second] = firstTwo(cluster);
    const [leaver, cutOff] = [
      await first.createUser({ balances: { thb: '1000' } }),
      await first.createUser({ balances: { thb: '1000' } }),
    ];
    const place = (user: typeof leaver) =>
      clientAt(first, user).expect('createOrder', 200, { body: orderBody({ price: '100', amount: '1' }) });
    const orders = [await place(leaver), await place(cutOff)] as const;
    const statuses = async () => [
      (await clientAt(first, leaver).expect('getOrder', 200, { path: { id: orders[0].id } })).status,
      (await clientAt(first, cutOff).expect('getOrder', 200, { path: { id: orders[1].id } })).status,
    ];
    const connect = async (user: typeof leaver) =>
      second.openStream(`/ws/${await listenKeyOf(second, user)}?cancel_on_disconnect=all`);
    const [leaving, staying] = [await connect(leaver), await connect(cutOff)];
    await leaving.close();
    await eventually(statuses, ([left]) => left === 'cancelled');
    await second.kill();
    await staying.closed;
    expect(await statuses()).toEqual(['cancelled', 'created']);
    clock.shift(TIMER_PASSES_MS);
    await eventually(statuses, ([, left]) => left === 'cancelled');
  });
});
