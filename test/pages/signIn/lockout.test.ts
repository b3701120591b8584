/**
 * Password guessing is limited per account and network and per address, whether the account exists or not. The test
 * sets the server's clock.
 */
import { createHash } from 'node:crypto';
import { exchangeOfThisFile } from '../../support/exchange';
import { asNewForm, bodyOf, type FormValues, GOOD_PASSWORD, PageClient } from '../../support/pageClient';
import { ServerClock } from '../../support/serverClock';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: {
    ...clock.options.environment,
    TRUST_PROXY: 'on',
    ACCOUNTS_FAILURES_PER_ADDRESS_MAX: '12',
    ACCOUNTS_SIGN_UPS_PER_ADDRESS_MAX: '3',
  },
});
const baseUrl = (): string => exchange().baseUrl;
const SECOND_MS = 1_000;
let addresses = 0;

function advanceClock(ms: number): void {
  clock.set(clock.nowMs() + ms);
}

/** An unused IP address, in the network of the previous ones. */
function freshAddress(): string {
  addresses += 1;
  return `203.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

class Guesser {
  readonly browser = new PageClient(baseUrl);
  private form: FormValues | undefined;

  constructor(readonly address = freshAddress()) {}

  /** Tries to sign in; returns the status and the text of a refusal. */
  async trySignIn(email: string, password = 'not the password') {
    if (this.form === undefined) {
      this.browser.cookies.clear();
      this.form = (await this.browser.open('/sign-in')).formValues('/sign-in');
    }
    const headers = { 'x-forwarded-for': this.address };
    const answer = await this.browser.send('/sign-in', {
      method: 'POST',
      headers,
      body: bodyOf({ ...asNewForm(this.form), email, password }),
    });
    // Signed-in users see other forms.
    if (answer.status === 303) this.form = undefined;
    return {
      status: answer.status,
      retryAfter: answer.headers['retry-after'],
      words: /<li>([^<]*)<\/li>/.exec(answer.text)?.[1],
    };
  }

  async trySignInTimes(count: number, email: string): Promise<number[]> {
    const statuses: number[] = [];
    while (statuses.length < count) statuses.push((await this.trySignIn(email)).status);
    return statuses;
  }
}

async function newAccount(): Promise<{ readonly email: string; readonly password: string }> {
  const browser = new PageClient(baseUrl);
  const form = (await browser.open('/sign-up')).formValues('/sign-up');
  const email = `user-${addresses}-${Math.random().toString(36).slice(2)}@example.com`;
  const headers = { 'x-forwarded-for': freshAddress() };
  const answer = await browser.send('/sign-up', {
    method: 'POST',
    headers,
    body: bodyOf({ ...form, email, password: GOOD_PASSWORD }),
  });
  if (answer.status !== 303) throw new Error(`signing up answered ${answer.status}`);
  return { email, password: GOOD_PASSWORD };
}

test('an account is locked after five failures from a network for a time that doubles, and the page shows it', async () => {
  const { email } = await newAccount();
  const waits: unknown[] = [];
  expect(await new Guesser().trySignInTimes(5, email)).toEqual([422, 422, 422, 422, 422]);
  for (let round = 0; round < 7; round += 1) {
    const { status, retryAfter, words } = await new Guesser().trySignIn(email);
    waits.push([status, retryAfter, words]);
    advanceClock(Number(retryAfter) * SECOND_MS);
    expect((await new Guesser().trySignIn(email)).status).toBe(422);
  }
  const lockedFor = (seconds: number, words: string) => [
    429,
    String(seconds),
    `Too many attempts. Wait ${words}, then try again.`,
  ];
  expect(waits).toEqual([
    lockedFor(30, '30 seconds'),
    lockedFor(60, '1 minute'),
    lockedFor(120, '2 minutes'),
    lockedFor(240, '4 minutes'),
    lockedFor(480, '8 minutes'),
    lockedFor(900, '15 minutes'),
    lockedFor(900, '15 minutes'),
  ]);
});

test('the correct password is refused while locked, and resets the failures afterwards', async () => {
  const { email, password } = await newAccount();
  await new Guesser().trySignInTimes(5, email);
  expect((await new Guesser().trySignIn(email, password)).status).toBe(429);
  advanceClock(30 * SECOND_MS);
  expect((await new Guesser().trySignIn(email, password)).status).toBe(303);
  expect(await new Guesser().trySignInTimes(5, email)).toEqual([422, 422, 422, 422, 422]);
});

test('setting the clock back does not extend a lock', async () => {
  const { email, password } = await newAccount();
  advanceClock(24 * 3_600 * SECOND_MS);
  await new Guesser().trySignInTimes(5, email);
  advanceClock(-24 * 3_600 * SECOND_MS);
  expect((await new Guesser().trySignIn(email, password)).status).toBe(303);
});

test('an unknown account is locked in the same way with the same text', async () => {
  const [real, unreal] = [(await newAccount()).email, 'nobody-at-all@example.com'];
  const seenOf = async (email: string) => {
    const seen: unknown[] = [];
    for (let guess = 0; guess < 7; guess += 1) seen.push(await new Guesser().trySignIn(email));
    return seen;
  };
  expect(await seenOf(unreal)).toEqual(await seenOf(real));
});

test('upper case and surrounding spaces do not evade the lock', async () => {
  const { email } = await newAccount();
  await new Guesser().trySignInTimes(3, email);
  await new Guesser().trySignInTimes(2, ` ${email.toUpperCase()} `);
  expect((await new Guesser().trySignIn(email)).status).toBe(429);
});

test('simultaneous guesses do not evade the limit', async () => {
  const { email } = await newAccount();
  const guessers = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const guesser = new Guesser();
      await guesser.browser.open('/sign-in');
      return guesser;
    }),
  );
  const statuses = (await Promise.all(guessers.map((guesser) => guesser.trySignIn(email)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('an address is locked after its failures on any accounts, and other addresses are not', async () => {
  const { email, password } = await newAccount();
  const mallory = new Guesser();
  const guesses: number[] = [];
  for (let guess = 0; guess < 13; guess += 1)
    guesses.push((await mallory.trySignIn(`victim-${guess}@example.com`)).status);
  expect(guesses).toEqual([...Array.from({ length: 12 }, () => 422), 429]);
  expect((await mallory.trySignIn(email, password)).status).toBe(429);
  expect((await new Guesser().trySignIn(email, password)).status).toBe(303);
});

test('an IPv6 network counts as one address', async () => {
  for (let guess = 0; guess < 12; guess += 1)
    await new Guesser(`2001:db8:1:2::${guess}`).trySignIn(`v6-${guess}@example.com`);
  expect((await new Guesser('2001:db8:1:2:ffff::1').trySignIn('v6@example.com')).status).toBe(429);
  expect((await new Guesser('2001:db8:1:3::1').trySignIn('v6@example.com')).status).toBe(422);
});

test("signing in to one's own account does not reset the address limit", async () => {
  const { email, password } = await newAccount();
  const mallory = new Guesser();
  const guesses: number[] = [];
  for (let guess = 0; guess < 14; guess += 1) {
    guesses.push((await mallory.trySignIn(`target-${guess}@example.com`)).status);
    await mallory.trySignIn(email, password);
  }
  expect(guesses.filter((status) => status === 422)).toHaveLength(12);
});

test('successful sign-ins from one address do not lock it', async () => {
  const { email, password } = await newAccount();
  const office = new Guesser();
  for (let turn = 0; turn < 20; turn += 1) expect((await office.trySignIn(email, password)).status).toBe(303);
});

test('failures expire gradually', async () => {
  const { email } = await newAccount();
  await new Guesser().trySignInTimes(4, email);
  advanceClock((24 / 5) * 2 * 3_600 * SECOND_MS);
  expect(await new Guesser().trySignInTimes(4, email)).toEqual([422, 422, 422, 429]);
});

test('failures are kept across a restart', async () => {
  const { email } = await newAccount();
  await new Guesser().trySignInTimes(5, email);
  await exchange().restart();
  expect((await new Guesser().trySignIn(email)).status).toBe(429);
});

test('guesses of the password in a session lock the confirmations of the account, and not signing in', async () => {
  const { email } = await newAccount();
  const guesser = new Guesser();
  expect((await guesser.trySignIn(email, GOOD_PASSWORD)).status).toBe(303);
  const page = await guesser.browser.open('/account/security/password');
  const statuses: number[] = [];
  for (let guess = 0; guess < 6; guess += 1)
    statuses.push(
      (
        await page.submitWithoutRedirects('/account/security/password', {
          current: `guess ${guess}`,
          new: 'another four words here',
        })
      ).status,
    );
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  const other = new Guesser();
  expect((await other.trySignIn(email, GOOD_PASSWORD)).status).toBe(303);
  const again = await (await other.browser.open('/account/security/password')).submitWithoutRedirects(
    '/account/security/password',
    { current: GOOD_PASSWORD, new: 'another four words here' },
  );
  expect(again.status).toBe(429);
});

test('the number of sign-ups from one address is limited', async () => {
  const statuses: number[] = [];
  const headers = { 'x-forwarded-for': freshAddress() };
  for (let turn = 0; turn < 4; turn += 1) {
    const browser = new PageClient(baseUrl);
    const form = (await browser.open('/sign-up')).formValues('/sign-up');
    const body = bodyOf({ ...form, email: `dozen-${turn}@example.com`, password: GOOD_PASSWORD });
    statuses.push((await browser.send('/sign-up', { method: 'POST', headers, body })).status);
  }
  expect(statuses).toEqual([303, 303, 303, 429]);
});

test('the table of attempts contains neither e-mail nor IP addresses', async () => {
  const { email } = await newAccount();
  const guesser = new Guesser();
  await guesser.trySignIn(email);
  const rows = JSON.stringify(await exchange().database('attempts').select());
  expect([rows.includes(email), rows.includes(guesser.address)]).toEqual([false, false]);
  // Nor hashes from which a copy of the table would tell whether an address was tried.
  const plain = createHash('sha256').update(`account\n${email}`, 'utf8').digest('hex');
  expect(rows).not.toContain(plain);
  expect(rows).toMatch(/"subject_hash":"k1\./);
});

test('expired attempts are deleted', async () => {
  await new Guesser().trySignIn('sweep@example.com');
  advanceClock(25 * 3_600 * SECOND_MS);
  // Each attempt deletes a limited number of rows.
  for (let turn = 0; turn < 4; turn += 1) await new Guesser().trySignIn(`sweep-${turn}@example.com`);
  expect(
    await exchange()
      .database('attempts')
      .where('tried_at_ms', '<', clock.nowMs() - 24 * 3_600 * SECOND_MS)
      .select('failures'),
  ).toEqual([]);
});
