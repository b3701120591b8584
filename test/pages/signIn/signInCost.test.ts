/** The cost of password hashing: it is spent for unknown addresses as well, and is bounded for the whole server. */
import { exchangeOfThisFile } from '../../support/exchange';
import { NO_TIME_LIMITS } from '../../support/lockedTables';
import { asNewForm, bodyOf, PageClient, signUpUser } from '../../support/pageClient';

/** Hashes that take much longer than everything else in a sign-in. */
const exchange = exchangeOfThisFile({
  environment: {
    ...NO_TIME_LIMITS,
    ACCOUNTS_HASH_MEMORY_KIB: '16384',
    ACCOUNTS_HASH_PASSES: '19',
    ACCOUNTS_HASHES_WAITING_MAX: '2',
    ACCOUNTS_FAILURES_PER_ACCOUNT_MAX: '1000',
  },
});
const baseUrl = (): string => exchange().baseUrl;

async function signInForm(): Promise<{
  readonly tries: (email: string) => Promise<{
    readonly status: number;
    readonly text: string;
    readonly retryAfter: string | undefined;
  }>;
}> {
  const browser = new PageClient(baseUrl);
  const form = (await browser.open('/sign-in')).formValues('/sign-in');
  const tries = async (email: string) => {
    const { status, text, headers } = await browser.send('/sign-in', {
      method: 'POST',
      body: bodyOf({ ...asNewForm(form), email, password: 'not the password' }),
    });
    return { status, text, retryAfter: headers['retry-after'] };
  };
  return { tries };
}

test('two hashes run, two wait, other sign-ins with unknown addresses get 503, and the API still answers', async () => {
  const { tries } = await signInForm();
  const crowd = Promise.all(Array.from({ length: 12 }, (_, index) => tries(`crowd-${index}@example.com`)));
  const ticker = await exchange().anonymous.call('getTicker24hr');
  const answers = await crowd;
  expect(ticker.status).toBe(200);
  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(4);
  expect(busy.length).toBeGreaterThanOrEqual(1);
  const others = busy.filter(({ text }) => !text.includes('Too many sign-ins at the moment'));
  expect(others.map(({ text }) => text)).toEqual([]);
  for (const { retryAfter } of busy) expect(retryAfter).toMatch(/^[1-9]\d*$/);
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
  await exchange().restart({ ACCOUNTS_HASH_PASSES: '20' });
  const page = await (await new PageClient(baseUrl).open('/sign-in')).submit('/sign-in', { email, password });
  expect([page.path, before.includes('t=19'), (await hashOf()).includes('t=20')]).toEqual(['/account', true, true]);
});
