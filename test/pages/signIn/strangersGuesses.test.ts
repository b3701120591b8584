/**
 * Strangers who guess passwords and codes cannot lock a user out: failures count per account and network, a device that
 * signed in before has an allowance of its own, and sessions are not concerned. The test sets the server's clock.
 */
import { randomUUID } from 'node:crypto';
import { exchangeOfThisFile } from '../../support/exchange';
import { awaitMail, linkIn } from '../../support/mailbox';
import { type OpenPage, type PageAnswer, PageClient, type PageRequest, type Person } from '../../support/pageClient';
import { type SecondFactorUser, signUpWithSecondFactor } from '../../support/secondFactorUser';
import { ServerClock } from '../../support/serverClock';

const TOTAL_MAX = 30;
const PER_NETWORK_MAX = 5;
const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: {
    ...clock.options.environment,
    TRUST_PROXY: 'on',
    ACCOUNTS_FAILURES_PER_ACCOUNT_TOTAL_MAX: String(TOTAL_MAX),
    ACCOUNTS_FAILURES_PER_ADDRESS_MAX: '12',
  },
});
const baseUrl = (): string => exchange().baseUrl;
const DEVICE_COOKIE = 'talad_device';
let networks = 0;

/** An address in a network that no other test uses. */
function freshAddress(): string {
  networks += 1;
  return `198.${18 + Math.floor(networks / 250)}.${networks % 250}.7`;
}

/** A browser at an address. */
class BrowserAt extends PageClient {
  constructor(public address = freshAddress()) {
    super(baseUrl);
  }

  override send(path: string, request: PageRequest = {}): Promise<PageAnswer> {
    return super.send(path, { ...request, headers: { 'x-forwarded-for': this.address, ...request.headers } });
  }

  async trySignIn(email: string, password = 'not the password'): Promise<PageAnswer> {
    this.cookies.delete('talad_session');
    return (await this.open('/sign-in')).submitWithoutRedirects('/sign-in', { email, password });
  }
}

interface AtHome extends Person {
  readonly browser: BrowserAt;
}

async function newUser(): Promise<AtHome> {
  const [browser, email, password] = [new BrowserAt(), `${randomUUID()}@example.com`, 'seven lamps over the canal'];
  const page = await (await browser.open('/sign-up')).submit('/sign-up', { email, password });
  expect(page.path).toBe('/account');
  return { browser, email, password };
}

/** Another browser at another address, with only the device cookie of the user's. */
function knownDeviceOf({ browser }: Pick<Person, 'browser'>): BrowserAt {
  const device = new BrowserAt();
  device.cookies.set(DEVICE_COOKIE, browser.cookies.get(DEVICE_COOKIE) ?? '');
  return device;
}

/** Guesses at the account from ever new networks until one is refused at once; returns the number of guesses before. */
async function guessFromManyNetworks(email: string): Promise<number> {
  for (let guesses = 0; ; guesses += 1) if ((await new BrowserAt().trySignIn(email)).status === 429) return guesses;
}

test('a stranger who guesses from one network locks only that network', async () => {
  const { email, password } = await newUser();
  const stranger = new BrowserAt();
  const statuses: number[] = [];
  for (let guess = 0; guess <= PER_NETWORK_MAX; guess += 1) statuses.push((await stranger.trySignIn(email)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  // A second address of the same /24 network gains nothing.
  expect((await new BrowserAt(stranger.address.replace(/7$/, '8')).trySignIn(email, password)).status).toBe(429);
  // The owner signs in with a new device from elsewhere.
  expect((await new BrowserAt().trySignIn(email, password)).status).toBe(303);
});

test('addresses of one /56 network of IPv6 count as one network', async () => {
  const { email } = await newUser();
  for (let guess = 0; guess < PER_NETWORK_MAX; guess += 1)
    await new BrowserAt(`2001:db8:77:10${guess}::1`).trySignIn(email);
  expect((await new BrowserAt('2001:db8:77:1ff::1').trySignIn(email)).status).toBe(429);
  expect((await new BrowserAt('2001:db8:77:200::1').trySignIn(email)).status).toBe(422);
});

test('a stranger with many networks gets a bounded number of guesses', async () => {
  const { email } = await newUser();
  expect(await guessFromManyNetworks(email)).toBe(TOTAL_MAX);
  expect((await new BrowserAt().trySignIn(email)).headers['retry-after']).toBe('30');
});

test('a stranger with many networks locks out neither a device that signed in before nor a live session', async () => {
  const owner = await newUser();
  await guessFromManyNetworks(owner.email);
  expect((await knownDeviceOf(owner).trySignIn(owner.email, owner.password)).status).toBe(303);
  expect((await owner.browser.open('/account')).path).toBe('/account');
  const changed = await (await owner.browser.open('/account/security/password')).submitWithoutRedirects(
    '/account/security/password',
    { current: owner.password, new: 'another four words here' },
  );
  expect(changed.status).toBe(303);
});

test('a neighbour at the same address locks out no device that signed in before', async () => {
  const owner = await newUser();
  const neighbour = new BrowserAt();
  let last = 0;
  for (let guess = 0; guess <= 12; guess += 1) last = (await neighbour.trySignIn(`victim-${guess}@example.com`)).status;
  expect(last).toBe(429);
  const device = knownDeviceOf(owner);
  device.address = neighbour.address;
  expect((await device.trySignIn(owner.email, owner.password)).status).toBe(303);
});

test('guesses with a stolen device cookie are limited, and lock no other device', async () => {
  const owner = await newUser();
  const other = new BrowserAt();
  expect((await other.trySignIn(owner.email, owner.password)).status).toBe(303);
  const statuses: number[] = [];
  for (let guess = 0; guess <= PER_NETWORK_MAX; guess += 1)
    statuses.push((await knownDeviceOf({ browser: other }).trySignIn(owner.email)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await knownDeviceOf(owner).trySignIn(owner.email, owner.password)).status).toBe(303);
});

test("the device cookie of an attacker's own account gives no allowance for other accounts", async () => {
  const [owner, attacker] = [await newUser(), await newUser()];
  await guessFromManyNetworks(owner.email);
  expect((await knownDeviceOf(attacker).trySignIn(owner.email)).status).toBe(429);
});

test('an owner with a new device gets past the guesses of strangers with a mailed link', async () => {
  const { email } = await newUser();
  await guessFromManyNetworks(email);
  const device = new BrowserAt();
  await (await device.open('/forgot-password')).submit('/forgot-password', { email });
  const mail = await awaitMail(exchange().dataDir, email, 'password');
  const page = await device.open(linkIn(mail, '/reset-password'));
  expect((await page.submit('/reset-password', { password: 'another four words here' })).path).toBe('/sign-in');
  expect((await device.trySignIn(email, 'another four words here')).status).toBe(303);
});

describe('a stranger who knows the password and guesses the code', () => {
  const withFactor = (): Promise<SecondFactorUser> => signUpWithSecondFactor(baseUrl, clock);

  async function guessCodes(page: OpenPage, { app }: SecondFactorUser): Promise<number> {
    for (let guesses = 0; ; guesses += 1) {
      const { status } = await page.submitWithoutRedirects('/second-factor', { code: app.codeAtOffset(9 + guesses) });
      if (status === 429) return guesses;
    }
  }

  async function passwordOf({ email, password }: Person, browser: BrowserAt): Promise<OpenPage> {
    return (await browser.open('/sign-in')).submit('/sign-in', { email, password });
  }

  test('locks out neither a device that signed in before nor a live session', async () => {
    const owner = await withFactor();
    let total = 0;
    for (let found = PER_NETWORK_MAX; found === PER_NETWORK_MAX; total += found)
      found = await guessCodes(await passwordOf(owner, new BrowserAt()), owner);
    // The bound of all networks together.
    expect(total).toBe(TOTAL_MAX);
    const page = await passwordOf(owner, knownDeviceOf(owner));
    expect((await page.submitWithoutRedirects('/second-factor', { code: owner.app.nextCode() })).status).toBe(303);
    clock.set(clock.nowMs() + 60_000);
    const form = await owner.browser.open('/account/security/second-factor');
    const path = '/account/security/second-factor/recovery-codes';
    expect((await form.submitWithoutRedirects(path, { renew_code: owner.app.nextCode() })).status).toBe(200);
  });
});
