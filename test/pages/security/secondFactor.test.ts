/**
 * Set-up, use and removal of the second factor, and the protection against guessing. The test sets the server's clock.
 */
import { exchangeOfThisFile } from '../../support/exchange';
import { type OpenPage, PageClient, type Person, signUpUser } from '../../support/pageClient';
import {
  FACTOR_PATH as FACTOR,
  recoveryCodesOn,
  type SecondFactorUser,
  signUpWithSecondFactor,
  startSecondFactorSetUp,
} from '../../support/secondFactorUser';
import { ServerClock } from '../../support/serverClock';

const START_MS = Date.UTC(2030, 0, 1);
const clock = new ServerClock(START_MS);
const exchange = exchangeOfThisFile(clock.options);
const baseUrl = (): string => exchange().baseUrl;
const begin = (person: Person) => startSecondFactorSetUp(person, clock);
const guarded = (): Promise<SecondFactorUser> => signUpWithSecondFactor(baseUrl, clock);

function advanceClock(ms: number): void {
  clock.set(clock.nowMs() + ms);
}

async function submitPassword({
  email,
  password,
}: Person): Promise<{ readonly browser: PageClient; readonly page: OpenPage }> {
  const browser = new PageClient(baseUrl);
  return {
    browser,
    page: await (await browser.open('/sign-in?next=/account/api-keys')).submit('/sign-in', { email, password }),
  };
}

describe('the set-up', () => {
  test('requires the password, shows a QR code, and is completed by a code of the app', async () => {
    const person = await signUpUser(baseUrl);
    const refused = await (await person.browser.open(FACTOR)).submit(`${FACTOR}/start`, {
      password: 'not my password',
    });
    expect([refused.answer.status, refused.words.includes('The password is incorrect')]).toEqual([422, true]);
    const { page, app } = await begin(person);
    expect(page.answer.text).toContain('<svg');
    const wrong = await page.submit(`${FACTOR}/confirm`, { code: app.codeAtOffset(5) });
    expect([wrong.answer.status, wrong.words.includes('The code is incorrect')]).toEqual([422, true]);
    const done = await wrong.submit(`${FACTOR}/confirm`, { code: app.nextCode() });
    expect(recoveryCodesOn(done)).toHaveLength(10);
    expect((await person.browser.open('/account/security')).words).toContain('Two-factor authentication On');
  });

  test('must start again with another secret after it has expired', async () => {
    const person = await signUpUser(baseUrl);
    const { page, app } = await begin(person);
    advanceClock(11 * 60_000);
    const late = await page.submit(`${FACTOR}/confirm`, { code: app.nextCode() });
    expect([late.answer.status, late.words.includes('Start again')]).toEqual([422, true]);
    const again = await begin(person);
    expect(again.app.secret).not.toBe(app.secret);
    expect(recoveryCodesOn(await again.page.submit(`${FACTOR}/confirm`, { code: again.app.nextCode() }))).toHaveLength(
      10,
    );
  });

  test('ends all other sessions of the user', async () => {
    const person = await signUpUser(baseUrl);
    const { browser: thief } = await submitPassword(person);
    expect((await thief.open('/account')).path).toBe('/account');
    const { page, app } = await begin(person);
    await page.submit(`${FACTOR}/confirm`, { code: app.nextCode() });
    expect((await thief.open('/account')).path).toBe('/sign-in');
    expect((await person.browser.open('/account')).path).toBe('/account');
  });

  test('leaves neither the secret nor the recovery codes readable in tables or log', async () => {
    const { app, recoveryCodes } = await guarded();
    const rows = JSON.stringify([
      await exchange().database('second_factors').select(),
      await exchange().database('recovery_codes').select(),
    ]);
    const everything = `${rows}\n${exchange().lines.join('\n')}`;
    for (const secret of [app.secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(everything).not.toContain(secret);
  });
});

describe('signing in with a second factor', () => {
  test('the password alone gives access only to the second step', async () => {
    const { browser, page } = await submitPassword(await guarded());
    expect(page.answer.at).toBe('/second-factor?next=%2Faccount%2Fapi-keys');
    for (const path of [
      '/account',
      '/account/security',
      '/account/api-keys',
      '/account/api-keys/new',
      FACTOR,
      '/account/security/password',
    ])
      expect([path, (await browser.open(path)).path]).toEqual([path, '/second-factor']);
    expect((await browser.open('/')).answer.text).not.toContain('href="/account"');
  });

  test('a code completes the sign-in with a new cookie and opens the requested page', async () => {
    const person = await guarded();
    const { browser, page } = await submitPassword(person);
    const before = browser.copy();
    const there = await page.submit('/second-factor', { code: person.app.nextCode().replace(/^(...)/, ' $1 ') });
    expect(there.path).toBe('/account/api-keys');
    expect((await before.open('/account')).path).toBe('/sign-in');
  });

  test('a code works once, even if it is sent several times at once', async () => {
    const person = await guarded();
    const halves = await Promise.all(Array.from({ length: 4 }, () => submitPassword(person)));
    const code = person.app.nextCode();
    const answers = await Promise.all(
      halves.map(({ page }) => page.submitWithoutRedirects('/second-factor', { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422, 422]);
  });

  test.each([
    ['the previous code', -1, 303],
    ['the next code', 1, 303],
    ['a code of a minute ago', -2, 422],
    ['a code of a minute later', 2, 422],
  ])('clocks may differ by half a minute: %s', async (_name, offset, status) => {
    const person = await guarded();
    const { page } = await submitPassword(person);
    expect(
      (await page.submitWithoutRedirects('/second-factor', { code: person.app.codeAtOffset(offset) })).status,
    ).toBe(status);
  });

  test('a code older than the last used one is refused', async () => {
    const person = await guarded();
    const { page } = await submitPassword(person);
    expect((await page.submitWithoutRedirects('/second-factor', { code: person.app.codeAtOffset(1) })).status).toBe(
      303,
    );
    expect(
      (
        await (
          await submitPassword(person)
        ).page.submitWithoutRedirects('/second-factor', { code: person.app.codeAtOffset(0) })
      ).status,
    ).toBe(422);
  });

  test('a recovery code works once, in any spelling, for its owner only', async () => {
    const [alice, bob] = [await guarded(), await guarded()];
    const [first = '', second = ''] = alice.recoveryCodes;
    expect(
      (await (await submitPassword(bob)).page.submitWithoutRedirects('/second-factor', { code: first })).status,
    ).toBe(422);
    expect(
      (await (await submitPassword(alice)).page.submitWithoutRedirects('/second-factor', { code: first })).status,
    ).toBe(303);
    expect(
      (await (await submitPassword(alice)).page.submitWithoutRedirects('/second-factor', { code: first })).status,
    ).toBe(422);
    const sloppy = second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
    const there = await (await submitPassword(alice)).page.submit('/second-factor', { code: sloppy });
    expect(there.path).toBe('/account/api-keys');
    expect(
      (await (await submitPassword(alice)).page.submit('/second-factor', { code: alice.app.nextCode() })).path,
    ).toBe('/account/api-keys');
  });

  test.each(['', '12345', '1234567', 'abcdef', '０１２３４５', '000000\u0000', '0x1234', '-12345', '0'.repeat(96)])(
    '%j is no code',
    async (code) => {
      const { page } = await submitPassword(await guarded());
      expect((await page.submitWithoutRedirects('/second-factor', { code })).status).toBe(422);
    },
  );

  test('guessing locks this user only, and the page shows the waiting time', async () => {
    const [alice, bob] = [await guarded(), await guarded()];
    const { page } = await submitPassword(alice);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push(
        (await page.submitWithoutRedirects('/second-factor', { code: alice.app.codeAtOffset(10 + guess) })).status,
      );
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    const locked = await page.submitWithoutRedirects('/second-factor', { code: alice.app.codeAtOffset(0) });
    expect([locked.status, locked.headers['retry-after'], locked.text.includes('Wait 30 seconds')]).toEqual([
      429,
      '30',
      true,
    ]);
    expect(
      (await (await submitPassword(bob)).page.submitWithoutRedirects('/second-factor', { code: bob.app.nextCode() }))
        .status,
    ).toBe(303);
    advanceClock(30_000);
    expect((await page.submitWithoutRedirects('/second-factor', { code: alice.app.nextCode() })).status).toBe(303);
  });

  test('an expired second step requires a new sign-in', async () => {
    const person = await guarded();
    const { page } = await submitPassword(person);
    advanceClock(10 * 60_000);
    expect((await page.submit('/second-factor', { code: person.app.nextCode() })).path).toBe('/sign-in');
  });
});

describe('managing the second factor', () => {
  test('creating new recovery codes requires a code and invalidates the old ones', async () => {
    const person = await guarded();
    const page = await person.browser.open(FACTOR);
    expect((await page.submitWithoutRedirects(`${FACTOR}/recovery-codes`, { renew_code: '000000' })).status).toBe(422);
    const fresh = recoveryCodesOn(await page.submit(`${FACTOR}/recovery-codes`, { renew_code: person.app.nextCode() }));
    expect([fresh.length, fresh.some((code) => person.recoveryCodes.includes(code))]).toEqual([10, false]);
    expect(
      (
        await (
          await submitPassword(person)
        ).page.submitWithoutRedirects('/second-factor', { code: person.recoveryCodes[0] ?? '' })
      ).status,
    ).toBe(422);
    expect(
      (await (await submitPassword(person)).page.submitWithoutRedirects('/second-factor', { code: fresh[0] ?? '' }))
        .status,
    ).toBe(303);
    expect((await person.browser.open('/account/security')).words).toContain('You have 9 recovery codes left');
  });

  test('turning it off requires password and code; afterwards the password is enough', async () => {
    const person = await guarded();
    const page = await person.browser.open(FACTOR);
    const remove = (password: string, code: string) =>
      page.submitWithoutRedirects(`${FACTOR}/remove`, { password, code });
    expect((await remove('', person.app.codeAtOffset(0))).status).toBe(422);
    expect((await remove('not my password', person.app.codeAtOffset(0))).status).toBe(422);
    expect((await remove(person.password, '000000')).status).toBe(422);
    expect((await remove(person.password, person.app.nextCode())).headers['location']).toBe(
      '/account/security?done=removed',
    );
    expect((await submitPassword(person)).page.path).toBe('/account/api-keys');
    expect(
      await exchange()
        .database('recovery_codes')
        .where('user_id', await idOf(person)),
    ).toEqual([]);
  });

  test('changing the password requires a code', async () => {
    const person = await guarded();
    const page = await person.browser.open('/account/security/password');
    const change = (code: string) =>
      page.submitWithoutRedirects('/account/security/password', {
        current: person.password,
        new: 'another four words here',
        code,
      });
    expect((await change('')).status).toBe(422);
    expect((await change('000000')).status).toBe(422);
    expect((await change(person.app.nextCode())).status).toBe(303);
  });
});

async function idOf({ email }: Person): Promise<number> {
  return ((await exchange().database('users').where('email', email).first('id')) as { id: number }).id;
}

test('of parallel forms with a recovery code each, only the one that succeeds uses its code up', async () => {
  const { browser, password, recoveryCodes, email } = await guarded();
  const path = '/account/api-keys/new';
  const pages = await Promise.all(recoveryCodes.slice(0, 4).map(() => browser.open(path)));
  const answers = await Promise.all(
    pages.map((page, index) =>
      page.submit(path, {
        label: `bot ${index}`,
        permissions: 'user_read',
        password,
        code: recoveryCodes[index] ?? '',
      }),
    ),
  );
  const succeeded = answers.filter(({ answer }) => answer.text.includes('id="api-secret"'));
  const { id } = await exchange().database('users').where({ email }).first('id');
  const unused = exchange().database('recovery_codes').where({ user_id: id, used_at_ms: null });
  expect([succeeded.length, (await unused.select('code_hash')).length]).toEqual([1, recoveryCodes.length - 1]);
});
