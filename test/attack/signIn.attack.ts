/**
 * Strangers attack the sign-in: a flood of expensive password hashes from one network, and guesses at one account from
 * many networks (promise 35). Devices that signed in before are never refused.
 */
import { randomUUID } from 'node:crypto';
import type { TestExchange } from '../support/exchange';
import { bodyOf, type FormValues, PageClient } from '../support/pageClient';
import { runAttack, SECONDS } from './runAttack';
import { formatPercentiles, latencyPercentiles } from './traffic/run';

const FLOODERS = 32;
const GUESSES = Number(process.env['ATTACK_SIGN_INS'] ?? 500);
const PASSWORD = 'seven lamps over the canal';
const PRODUCTION_HASHES = {
  ACCOUNTS_HASH_MEMORY_KIB: '65536',
  ACCOUNTS_HASH_PASSES: '2',
  TRUST_PROXY: 'on',
};
/** Pause between two sign-ins of a user during the attack. */
const SIGN_IN_EVERY_MS = 200;

interface SignInForm {
  readonly values: FormValues;
  readonly cookies: ReadonlyMap<string, string>;
}

async function openForm(exchange: TestExchange): Promise<SignInForm> {
  const visitor = new PageClient(() => exchange.baseUrl);
  const values = (await visitor.open('/sign-in')).formValues('/sign-in');
  return { values, cookies: new Map(visitor.cookies) };
}

interface Attempt {
  readonly address: string;
  readonly email: string;
  readonly password?: string;
  readonly device?: string;
}

async function signIn(exchange: TestExchange, form: SignInForm, attempt: Attempt): Promise<number> {
  const { address, email, password = 'a guess', device } = attempt;
  const browser = new PageClient(() => exchange.baseUrl);
  for (const [name, value] of form.cookies) browser.cookies.set(name, value);
  if (device !== undefined) browser.cookies.set('talad_device', device);
  const headers = { 'x-forwarded-for': address };
  const body = bodyOf({ ...form.values, email, password });
  return (await browser.send('/sign-in', { method: 'POST', headers, body })).status;
}

async function newUser(exchange: TestExchange): Promise<{ readonly email: string; readonly device: string }> {
  const [email, browser] = [`${randomUUID()}@example.com`, new PageClient(() => exchange.baseUrl)];
  const page = await (await browser.open('/sign-up')).submit('/sign-up', { email, password: PASSWORD });
  if (page.path !== '/account') throw new Error(`signing up led to ${page.answer.at}`);
  return { email, device: browser.cookies.get('talad_device') ?? '' };
}

/** Signs the user in again and again until the work is done; with a known device, and with new ones. */
async function whileUsersSignIn(exchange: TestExchange, form: SignInForm, work: () => Promise<void>) {
  const { email, device } = await newUser(exchange);
  const times: Record<'known' | 'new', number[]> = { known: [], new: [] };
  const refused = { known: 0, new: 0 };
  let isOver = false;
  const users = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const kind = turn % 2 === 0 ? 'known' : 'new';
      const address = `198.51.${turn % 250}.1`;
      const startedMs = performance.now();
      const attempt = { address, email, password: PASSWORD, ...(kind === 'known' && { device }) };
      if ((await signIn(exchange, form, attempt)) !== 303) refused[kind] += 1;
      times[kind].push(performance.now() - startedMs);
      await new Promise((resolve) => setTimeout(resolve, SIGN_IN_EVERY_MS));
    }
  })();
  await work();
  isOver = true;
  await users;
  return { times, refused };
}

test('a flood of sign-ins from one network refuses neither known devices nor other networks', () =>
  runAttack({ promise: 35, what: 'flooding the sign-in', environment: PRODUCTION_HASHES }, async (exchange) => {
    const form = await openForm(exchange);
    const counts: Record<number, number> = {};
    let sent = 0;
    const flood = async (): Promise<void> => {
      const endMs = performance.now() + SECONDS * 1_000;
      const flooder = async (): Promise<void> => {
        while (performance.now() < endMs) {
          sent += 1;
          const attempt = { address: `203.0.113.${sent % 200}`, email: `nobody-${sent}@example.com` };
          const status = await signIn(exchange, form, attempt);
          counts[status] = (counts[status] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: FLOODERS }, flooder));
    };
    const { times, refused } = await whileUsersSignIn(exchange, form, flood);
    return {
      rounds: sent,
      figures:
        `${JSON.stringify(counts)}; known device: ${formatPercentiles(latencyPercentiles(times.known))}, ${refused.known} refused; ` +
        `new device: ${formatPercentiles(latencyPercentiles(times.new))}, ${refused.new} refused`,
      requirements: {
        'the flood is refused': (counts[503] ?? 0) > 0,
        'a known device is never refused': refused.known === 0 && times.known.length > 0,
        'a new device of another network is never refused': refused.new === 0 && times.new.length > 0,
      },
    };
  }));

test(`${GUESSES} guesses at one account from as many networks are bounded, and lock out no known device`, () => {
  const environment = { ACCOUNTS_FAILURES_PER_ACCOUNT_TOTAL_MAX: '50', TRUST_PROXY: 'on' };
  return runAttack({ promise: 35, what: 'guessing at one account', environment }, async (exchange) => {
    const form = await openForm(exchange);
    const { email, device } = await newUser(exchange);
    const counts: Record<number, number> = {};
    const statuses: number[] = [];
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const address = `100.${64 + (guess >> 8)}.${guess & 255}.1`;
      const status = await signIn(exchange, form, { address, email });
      counts[status] = (counts[status] ?? 0) + 1;
      if (guess % 50 === 49)
        statuses.push(await signIn(exchange, form, { address: '198.51.100.1', email, password: PASSWORD, device }));
    }
    return {
      rounds: GUESSES,
      figures: `${JSON.stringify(counts)}; known device: ${JSON.stringify(statuses)}`,
      requirements: {
        // Each lock of half a minute and more permits one further guess.
        'only the allowance of the account is tried': (counts[422] ?? 0) <= 50 + 10,
        'all others are refused': (counts[422] ?? 0) + (counts[429] ?? 0) === GUESSES,
        'the known device is never refused': statuses.length > 0 && statuses.every((status) => status === 303),
      },
    };
  });
});
