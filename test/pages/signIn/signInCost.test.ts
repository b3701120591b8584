/** The cost of password hashing: the same for unknown addresses, and bounded for the whole server. */
import { performance } from 'node:perf_hooks';
import { exchangeOfThisFile } from '../../support/exchange';
import { asNewForm, bodyOf, PageClient, signUpUser } from '../../support/pageClient';

/** Hashes that take much longer than everything else in a sign-in. */
const exchange = exchangeOfThisFile({
  environment: {
    ACCOUNTS_HASH_MEMORY_KIB: '16384',
    ACCOUNTS_HASH_PASSES: '3',
    ACCOUNTS_HASHES_WAITING_MAX: '2',
    ACCOUNTS_FAILURES_PER_ACCOUNT_MAX: '1000',
  },
});
const baseUrl = (): string => exchange().baseUrl;
const PAIRS = 8;

async function signInForm(): Promise<{
  readonly tries: (email: string) => Promise<{
    readonly ms: number;
    readonly status: number;
    readonly text: string;
    readonly retryAfter: string | undefined;
  }>;
}> {
  const browser = new PageClient(baseUrl);
  const form = (await browser.open('/sign-in')).formValues('/sign-in');
  const tries = async (email: string) => {
    const begun = performance.now();
    const { status, text, headers } = await browser.send('/sign-in', {
      method: 'POST',
      body: bodyOf({ ...asNewForm(form), email, password: 'not the password' }),
    });
    return { ms: performance.now() - begun, status, text, retryAfter: headers['retry-after'] };
  };
  return { tries };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

test('an unknown address takes as long as a wrong password', async () => {
  const { email } = await signUpUser(baseUrl);
  const { tries } = await signInForm();
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    known.push((await tries(email)).ms);
    unknown.push((await tries(`nobody-${pair}@example.com`)).ms);
  }
  // Without the verification of a hash it would take a tenth of the time.
  expect(median(unknown) / median(known)).toBeGreaterThan(0.5);
  expect(median(unknown) / median(known)).toBeLessThan(2);
});

test('two hashes run, two wait, other sign-ins get 503, and the API still answers', async () => {
  const { tries } = await signInForm();
  const crowd = Promise.all(Array.from({ length: 12 }, (_, index) => tries(`crowd-${index}@example.com`)));
  const ticker = await exchange().anonymous.call('getTicker24hr');
  const answers = await crowd;
  expect(ticker.status).toBe(200);
  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(4);
  expect(busy.length).toBeGreaterThanOrEqual(1);
  expect(
    busy.every(({ text, retryAfter }) => text.includes('Too many sign-ins at the moment') && retryAfter === '1'),
  ).toBe(true);
  expect((await tries('afterwards@example.com')).status).toBe(422);
});

test('a 503 does not count as a failed sign-in', async () => {
  const { email, password } = await signUpUser(baseUrl);
  const { tries } = await signInForm();
  const answers = await Promise.all(Array.from({ length: 16 }, () => tries(email)));
  const failed = answers.filter(({ status }) => status === 422).length;
  expect(answers.some(({ status }) => status === 503)).toBe(true);
  const counted = await exchange().database('attempts').orderBy('tried_at_ms', 'desc').pluck('failures');
  expect(counted).toContain(failed);
  expect((await (await new PageClient(baseUrl).open('/sign-in')).submit('/sign-in', { email, password })).path).toBe(
    '/account',
  );
});

test('a hash with outdated parameters is replaced at the next sign-in', async () => {
  const { email, password } = await signUpUser(baseUrl);
  const hashOf = async (): Promise<string> =>
    (
      (await exchange()
        .database('users')
        .join('passwords', 'passwords.user_id', 'users.id')
        .where({ email })
        .first('hash')) as { hash: string }
    ).hash;
  const before = await hashOf();
  await exchange().restart({ ACCOUNTS_HASH_PASSES: '4' });
  const page = await (await new PageClient(baseUrl).open('/sign-in')).submit('/sign-in', { email, password });
  expect([page.path, before.includes('t=3'), (await hashOf()).includes('t=4')]).toEqual(['/account', true, true]);
});
