/**
 * The clock of a running server is set (promise 60): limits hold, times neither go back nor leap, commands are
 * refused as long as the clock is wrong, an error is logged and a metric is raised. The clock of the database is in
 * `guardedClock.test.ts`.
 */
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { freePort } from '../support/freePort';
import { createTraders, orderBody, tradeBetween } from '../support/orderHelpers';
import { scrapeMetrics } from '../support/scrapeMetrics';
import { ShiftedServerClock } from '../support/shiftedServerClock';
import { bahtBody, withdrawBaht } from '../support/transferHelpers';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** How far times may differ on a busy machine. A jump is larger. */
const TOLERANCE_MS = 3_000;
const JUMPED = 'the clock of this server has jumped';

const clock = new ShiftedServerClock();
let metricsPort: number;
const environment = (): Record<string, string> => ({ METRICS_PORT: String(metricsPort) });
const exchange = exchangeOfThisFile(clock.options);
let traders: [TestUser, TestUser];

beforeAll(async () => {
  metricsPort = await freePort();
  await exchange().restart(environment());
  traders = await createTraders(exchange());
});
afterEach(() => clock.shift(0));

async function metric(name: string): Promise<number | undefined> {
  return (await scrapeMetrics(metricsPort)).values.get(name);
}

async function serverTime(): Promise<number> {
  return (await exchange().anonymous.expect('getTime', 200)).serverTime;
}

async function tradesInTicker(): Promise<number> {
  const ticker = await exchange().anonymous.expect('getTicker24hr', 200, { query: { symbol: 'btc_thb' } });
  return Array.isArray(ticker) ? Number.NaN : Number(ticker.count);
}

function errorsLogged(): number {
  return exchange().lines.filter((line) => line.includes(JUMPED)).length;
}

/** An order that rests, with its status. */
async function place(): Promise<number> {
  return (await traders[0].client.call('createOrder', { body: orderBody({ side: 'sell', price: '100000' }) })).status;
}

async function ready(): Promise<unknown> {
  const answer = await exchange().anonymous.call('getReadiness');
  return answer.status === 500 ? undefined : [answer.status, answer.body.checks.clock_trusted];
}

/** Shifts the clock, works, and sets it right. */
async function whileShifted(milliseconds: number, work: () => Promise<void>): Promise<void> {
  clock.shift(milliseconds);
  // Until the server has noticed.
  await eventually(ready, (seen) => String(seen) === '503,false');
  await work();
  clock.shift(0);
  await eventually(ready, (seen) => String(seen) === '200,true');
}

test('25 hours ahead for 0.3 s: a withdrawal does not pass its limit, and later times are not bent', async () => {
  const user = await exchange().createUser({ balances: { thb: '2000000' } });
  await withdrawBaht(user, { amount: '499980' });
  const overLimit = () => user.client.call('createFiatWithdrawal', { body: bahtBody({ amount: '1000' }) });
  expect(await overLimit()).toMatchObject({ status: 422, body: { code: 'WITHDRAWAL_LIMIT_EXCEEDED' } });
  await tradeBetween(traders, '100', '1');
  const count = await tradesInTicker();
  const [errors, jumps] = [errorsLogged(), await metric('talad_clock_jumps_total')];

  await whileShifted(25 * HOUR_MS, async () => {
    const untilMs = performance.now() + 300;
    while (performance.now() < untilMs) {
      expect(await overLimit()).toMatchObject({
        status: 503,
        headers: { 'retry-after': '1' },
        body: { code: 'SERVICE_UNAVAILABLE' },
      });
      expect(Math.abs((await serverTime()) - Date.now())).toBeLessThan(TOLERANCE_MS);
      expect(await tradesInTicker()).toBe(count);
    }
    expect(await metric('talad_clock_trusted')).toBe(0);
  });

  expect(await overLimit()).toMatchObject({ status: 422, body: { code: 'WITHDRAWAL_LIMIT_EXCEEDED' } });
  expect(await tradesInTicker()).toBe(count);
  await tradeBetween(traders, '101', '1');
  const [last] = await exchange().database('trades').orderBy('id', 'desc').limit(1).select<{ time_ms: number }[]>();
  expect(Math.abs(Number(last?.time_ms) - Date.now())).toBeLessThan(TOLERANCE_MS);
  expect([errorsLogged() - errors, Number(await metric('talad_clock_jumps_total')) - Number(jumps)]).toEqual([1, 1]);
  expect(await metric('talad_clock_trusted')).toBe(1);
});

test('2 hours back: times do not go back, and orders are refused until the clock is right', async () => {
  const beforeMs = await serverTime();
  const errors = errorsLogged();
  await whileShifted(-2 * HOUR_MS, async () => {
    expect(await place()).toBe(503);
    expect(await serverTime()).toBeGreaterThanOrEqual(beforeMs);
  });
  expect(await place()).toBe(200);
  expect(errorsLogged() - errors).toBe(1);
});

test('a second ahead, as time services correct it: nothing is refused, and nothing is reported', async () => {
  const errors = errorsLogged();
  clock.shift(SECOND_MS);
  expect(await place()).toBe(200);
  expect(await ready()).toEqual([200, true]);
  clock.shift(0);
  expect(await place()).toBe(200);
  expect(errorsLogged() - errors).toBe(0);
});
