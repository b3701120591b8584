/**
 * An engine that cannot prove its lease hands out no state as current: neither its memory nor what it reads from the
 * tables. Its bookkeeping goes on.
 */
import { eventually } from '../support/eventually';
import { FaultProxy } from '../support/faultProxy';
import { limitOrder } from '../support/limitOrder';
import { EngineHarness } from './engineHarness';

const LEASE = { ENGINE_LEASE_MS: '5000', ENGINE_COMMIT_TIMEOUT_MS: '2000' };
const OUTAGE = { name: 'Outage', outcome: 'not_current' };

let bench: EngineHarness;
let proxy: FaultProxy;
beforeEach(async () => {
  bench = await EngineHarness.create();
  proxy = await FaultProxy.start(bench.schema.serviceUrl);
});
afterEach(async () => {
  proxy.setConditions({});
  await bench.stopAndAudit();
  await proxy.close();
});

test('without the lease it refuses every reading of state, and serves it again when the lease is proved', async () => {
  const engine = await bench.start(proxy.proxiedUrl(bench.schema.serviceUrl), LEASE);
  const { sequence } = engine.committed;
  expect(engine.leaseHeld).toBe(true);
  proxy.setConditions({ isBlackHole: true });
  await eventually(
    () => engine.leaseHeld,
    (held) => !held,
  );
  expect(() => engine.committed).toThrow(expect.objectContaining(OUTAGE));
  await expect(engine.whenDurable(Promise.resolve('read'))).rejects.toMatchObject({ name: 'Outage' });
  await expect(engine.restingOrders('btc_thb', 1)).rejects.toMatchObject({ name: 'Outage' });
  await expect(engine.preview(limitOrder(1, 'buy', '1', '1'))).rejects.toMatchObject({ name: 'Outage' });
  expect(engine.published.sequence).toBe(sequence);

  proxy.setConditions({});
  await eventually(
    () => engine.leaseHeld,
    (held) => held,
  );
  expect(engine.committed.sequence).toBe(sequence);
  expect(await engine.whenDurable(Promise.resolve('read'))).toBe('read');
});

test('an engine that has stopped has no current state, however young its lease is', async () => {
  const engine = await bench.start();
  await engine.stop();
  expect(engine.leaseHeld).toBe(false);
  expect(() => engine.committed).toThrow(expect.objectContaining(OUTAGE));
});
