/** A server that starts with a wrong clock does not end the sessions of those who open a page meanwhile. */
import { exchangeOfThisFile } from '../support/exchange';
import { signUpUser } from '../support/pageClient';
import { ShiftedServerClock } from '../support/shiftedServerClock';

const WEEK_MS = 7 * 86_400_000;

const clock = new ShiftedServerClock();
const exchange = exchangeOfThisFile(clock.options);

test.each([
  ['ahead', WEEK_MS],
  ['behind', -WEEK_MS],
])('a clock that is a week %s at the start: who is signed in stays signed in', async (_, shiftMs) => {
  const { browser } = await signUpUser(() => exchange().baseUrl);
  clock.shift(shiftMs);
  await exchange().restart();
  expect((await browser.open('/account')).path).toBe('/account');
  expect((await exchange().anonymous.call('getReadiness')).status).toBe(503);
  clock.shift(0);
  await exchange().restart();
  expect((await browser.open('/account')).path).toBe('/account');
});
