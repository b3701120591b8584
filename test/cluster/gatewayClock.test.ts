/** A gateway whose time is not that of the leader does not serve: it would refuse valid requests and end sessions. */
import { withCluster } from '../support/cluster';
import { eventually } from '../support/eventually';
import type { TestExchange } from '../support/exchange';
import { signUpUser } from '../support/pageClient';
import { ShiftedServerClock } from '../support/shiftedServerClock';
import { untilServing } from './clusterHelpers';

const HOUR_MS = 3_600_000;
/** Of one server of the cluster; the others have the right time. */
const clock = new ShiftedServerClock();
const { preload = '', environment: wrongClock = {} } = clock.options;
const RIGHT_CLOCK = { CLOCK_SHIFT_FILE: '/nonexistent' };
const TEN_YEARS = { CLOCK_SKEW_MAX_MS: '315576000000' };

afterEach(() => clock.shift(0));

test.each([
  ['an hour', HOUR_MS],
  ['ten seconds', -10_000],
])('a gateway whose clock is wrong by %s refuses to start, and says why', (_, shiftMs) =>
  withCluster({ gateways: 1, preload, environment: RIGHT_CLOCK }, async ({ addGateway, gateways: [right] }) => {
    clock.shift(shiftMs);
    await expect(addGateway(wrongClock)).rejects.toThrow(
      /its clock differs by more than CLOCK_SKEW_MAX_MS from that of the leader/,
    );
    expect((await right?.anonymous.call('getReadiness'))?.status).toBe(200);
  }),
);

test('a running gateway is not ready while the time of its leader is another one', () =>
  withCluster({ gateways: 1, preload, environment: RIGHT_CLOCK }, async ({ engine, gateways }) => {
    const [gateway] = gateways as [TestExchange];
    clock.shift(HOUR_MS);
    // A limit with which it trusts its clock, although that of the database is another one.
    await engine.restart({ ...wrongClock, ...TEN_YEARS });
    const readiness = await eventually(
      () => gateway.anonymous.call('getReadiness'),
      ({ status, body }) => status === 503 && 'checks' in body && !body.checks.clock_trusted,
    );
    expect(readiness.status).toBe(503);
    expect((await gateway.anonymous.call('getDepth', { query: { symbol: 'btc_thb' } })).status).toBe(503);
    expect(gateway.lines.filter((line) => line.includes('the clock of the leader differs'))).toHaveLength(1);
    clock.shift(0);
    await engine.restart();
    await untilServing(gateway);
  }));

test.each([
  ['ten seconds ahead', 10_000],
  ['ten seconds behind', -10_000],
  ['an hour ahead', HOUR_MS],
])('a gateway whose clock jumps %s is not ready, ends no session, and is ready when the clock is back', (_, shiftMs) =>
  withCluster({ gateways: 0, preload, environment: RIGHT_CLOCK }, async ({ addGateway }) => {
    const gateway = await addGateway(wrongClock);
    const { browser } = await signUpUser(() => gateway.baseUrl);
    clock.shift(shiftMs);
    const readiness = async () => {
      const { status, body } = await gateway.anonymous.call('getReadiness');
      return [status, 'checks' in body && body.checks.clock_trusted];
    };
    await eventually(readiness, ([status, isTrusted]) => status === 503 && isTrusted === false);
    expect((await browser.open('/account')).path).toBe('/account');
    clock.shift(0);
    await untilServing(gateway);
    expect((await browser.open('/account')).path).toBe('/account');
  }),
);
