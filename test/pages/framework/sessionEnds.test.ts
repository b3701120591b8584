/**
 * A session that ends while a form is filled in: the sender signs in again and returns to the form with what was typed,
 * except secrets. Nothing is sent without the user, and no other user sees it. The test sets the server's clock.
 */
import { pages } from '../../../src/web/index';
import { consolePages } from '../../../src/web/operator/index';
import { browserOfThisFile } from '../../support/browser';
import { signInToConsole } from '../../support/consoleClient';
import { exchangeOfThisFile } from '../../support/exchange';
import { type OpenPage, type Person, signUpUser } from '../../support/pageClient';
import { type SecondFactorUser, signUpWithSecondFactor } from '../../support/secondFactorUser';
import { ServerClock } from '../../support/serverClock';
import { ADDRESSES } from '../../support/transferHelpers';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile(clock.options);
const inBrowser = browserOfThisFile();
const baseUrl = (): string => exchange().baseUrl;
const WITHDRAW = '/wallets/btc/withdraw';
const KEYS = '/account/api-keys/new';
const TYPED = { address: ADDRESSES.bitcoin, amount: '0.1' };
const COOKIE = 'talad_form';

async function createUser(): Promise<SecondFactorUser & { readonly id: number }> {
  const person = await signUpWithSecondFactor(baseUrl, clock);
  const { id }: { id: number } = await exchange().database('users').where('email', person.email).first('id');
  const body = { identity_verification_level: 'level_2' } as const;
  await exchange().operator.expect('updateUser', 200, { path: { userid: id }, body });
  await exchange().deposit(id, 'btc', '2');
  return { ...person, id };
}

const endSessions = (): Promise<unknown> => exchange().database('sessions').delete();

/** Signs in on a page to which the browser was sent, with the second factor. */
async function signInOn(page: OpenPage, { email, password, app }: SecondFactorUser): Promise<OpenPage> {
  clock.set(clock.nowMs() + 60_000);
  const second = await page.submit('/sign-in', { email, password });
  return await second.submit('/second-factor', { code: app.nextCode() });
}

test('the sender of a withdrawal signs in again and finds it filled in; nothing was sent', async () => {
  const user = await createUser();
  const form = await user.browser.open(`${WITHDRAW}?page=1`);
  await endSessions();
  const asked = await form.submit(WITHDRAW, TYPED);
  expect([asked.path, asked.words]).toEqual(['/sign-in', expect.stringContaining('so the form was not sent')]);
  const cookie = user.browser.cookies.get(COOKIE) ?? '';
  expect(Buffer.from(cookie.slice(cookie.lastIndexOf('.') + 1), 'base64url').toString('latin1')).not.toContain('bc1q');
  const back = await signInOn(asked, user);
  expect([back.answer.at, back.words]).toEqual([`${WITHDRAW}?page=1`, expect.stringContaining('nothing was sent')]);
  expect(back.formValues(WITHDRAW)).toMatchObject({ ...TYPED, step: 'review' });
  expect(user.browser.cookies.has(COOKIE)).toBe(false);
  expect(await exchange().database('withdrawals').where('user_id', user.id).select('id')).toEqual([]);
  // It is shown once.
  const again = await user.browser.open(`${WITHDRAW}?page=1`);
  expect([again.formValues(WITHDRAW)['amount'], again.words.includes('nothing was sent')]).toEqual(['', false]);
});

test('another user who signs in sees nothing of it, and neither does the sender afterwards', async () => {
  const [first, other] = [await createUser(), await createUser()];
  const form = await first.browser.open(WITHDRAW);
  await endSessions();
  const asked = await form.submit(WITHDRAW, TYPED);
  const page = await signInOn(asked, other);
  expect([page.path, page.formValues(WITHDRAW)['address'], page.words.includes('nothing was sent')]).toEqual([
    WITHDRAW,
    '',
    false,
  ]);
  expect(first.browser.cookies.has(COOKIE)).toBe(false);
});

test('a form without a user, a cookie that was changed, and one that is too old keep nothing', async () => {
  const user = await createUser();
  const form = await user.browser.open(WITHDRAW);
  const { csrf } = form.formValues(WITHDRAW);
  await endSessions();
  const [session = '', , key = ''] = String(csrf).split('.');
  await form.submit(WITHDRAW, { ...TYPED, csrf: `${session}.${key}` });
  expect(user.browser.cookies.has(COOKIE)).toBe(false);
  const opened = async (change: () => void): Promise<unknown> => {
    await endSessions();
    const asked = await form.submit(WITHDRAW, TYPED);
    change();
    return (await signInOn(asked, user)).formValues(WITHDRAW)['amount'];
  };
  expect(await opened(() => undefined)).toBe('0.1');
  const cookie = (): string => user.browser.cookies.get(COOKIE) ?? '';
  expect(await opened(() => user.browser.cookies.set(COOKIE, `${cookie().slice(0, -3)}AAA`))).toBe('');
  expect(await opened(() => clock.set(clock.nowMs() + 900_000))).toBe('');
});

test('boxes, choices and lines come back; passwords and codes do not', async () => {
  const { browser, email, password }: Person = await signUpUser(baseUrl);
  const form = await browser.open(KEYS);
  await endSessions();
  const asked = await form.submit(KEYS, {
    ...{ label: 'A "bot" <b>', permissions: ['order_list', 'user_read'], ip_allowlist: '10.0.0.1\n10.0.0.2' },
    ...{ kind: 'ed25519', password: 'a secret word', code: '123456' },
  });
  const back = await asked.submit('/sign-in', { email, password });
  expect(back.formValues(KEYS)).toMatchObject({
    ...{ label: 'A "bot" <b>', ip_allowlist: '10.0.0.1\n10.0.0.2', kind: 'ed25519', password: '' },
  });
  const ticked = [...back.answer.text.matchAll(/name="permissions" value="(\w+)" checked>/g)].map(([, name]) => name);
  expect(ticked.sort()).toEqual(['order_list', 'user_read']);
  expect(back.answer.text).not.toContain('a secret word');
});

test('of a form that is too large, only the page comes back', async () => {
  const { browser, email, password } = await signUpUser(baseUrl);
  const form = await browser.open(KEYS);
  await endSessions();
  const asked = await form.submit(KEYS, {
    label: 'bot',
    ip_allowlist: '10.0.0.1 '.repeat(300),
    permissions: 'user_read',
  });
  const back = await asked.submit('/sign-in', { email, password });
  expect([back.words, back.formValues(KEYS)['label']]).toEqual([expect.stringContaining('nothing was sent'), '']);
});

test('a form of an earlier session is shown again in the present one', async () => {
  const user = await createUser();
  const form = await user.browser.open(WITHDRAW);
  await (await user.browser.open('/account')).submit('/sign-out');
  await signInOn(await user.browser.open('/sign-in'), user);
  const back = await form.submit(WITHDRAW, TYPED);
  expect([back.path, back.formValues(WITHDRAW)['amount']]).toEqual([WITHDRAW, '0.1']);
  expect(back.words).toContain('nothing was sent');
});

/** The visible controls of each form on a page: the path to which it is sent, the name, and whether it is secret. */
function controlsOn({ answer: { text } }: OpenPage) {
  return [...text.matchAll(/<form method="post" action="([^"?]*)[^>]*>(.*?)<\/form>/gs)].flatMap(
    ([, path = '', body = '']) =>
      [...body.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => ({
        path,
        name: / name="([^"]*)"/.exec(tag)?.[1] ?? '',
        isHidden: tag.includes('type="hidden"'),
        isSecret: /type="(?:password|file)"|one-time-code/.test(tag),
      })),
  );
}

test('every form keeps each member that is typed or chosen, and no secret and no hidden one', async () => {
  const user = await createUser();
  const app = await exchange().operator.expect('listPartners', 200, { query: {} });
  expect(app.count).toBe(0);
  const paths = [
    '/market/btc_thb',
    WITHDRAW,
    '/wallets/thb/withdraw',
    '/wallets/btc/deposit',
    '/wallets/addresses',
    KEYS,
  ];
  const security = ['email', 'password', 'second-factor', 'passkeys', 'sessions'].map(
    (each) => `/account/security/${each}`,
  );
  const wrong: unknown[] = [];
  let kept = 0;
  for (const place of [...paths, ...security, '/account/identity'])
    for (const { path, name, isHidden, isSecret } of controlsOn(await user.browser.open(place))) {
      const route = pages.find('post', path);
      const keeps = route?.page.keeps?.(name, route.params) === true;
      if (keeps) kept += 1;
      if (name !== '' && keeps === (isHidden || isSecret)) wrong.push([place, path, name]);
    }
  expect([wrong, kept > 20]).toEqual([[], true]);
});

test('in a browser with a script, an order is found as it was typed after the sign-in', () =>
  inBrowser({ locale: 'en-US' }, async (page, context) => {
    const { browser, email, password } = await signUpUser(baseUrl);
    await context.addCookies([...browser.cookies].map(([name, value]) => ({ name, value, url: baseUrl() })));
    await page.goto(`${baseUrl()}/market/btc_thb?side=sell`);
    await page.waitForSelector('#market[data-state=live]');
    await endSessions();
    await page.fill('#price', '650');
    await page.fill('#amount', '2');
    await page.click('#costs button');
    await page.waitForSelector('[data-signed-out]:not([hidden])');
    await Promise.all([page.waitForNavigation(), page.click('[data-signed-out] a')]);
    await page.fill('#email', email);
    await page.fill('#password', password);
    await Promise.all([page.waitForNavigation(), page.click('main form button')]);
    expect(await page.textContent('[data-not-sent]')).toContain('nothing was sent');
    expect([await page.inputValue('#price'), await page.inputValue('#amount')]).toEqual(['650', '2']);
    expect(await page.isChecked('#side-sell')).toBe(true);
  }));

test('an operator returns to the operation with its values, without the code', async () => {
  await exchange().restart({ DUAL_CONTROL: 'on' });
  const { browser, code } = await signInToConsole(exchange(), 'operator');
  const path = '/operator/do/updateUser';
  const form = await browser.open(`${path}?userid=1`);
  await exchange().database('operator_sessions').delete();
  const asked = await form.submit(path, { state: 'frozen', state_reason: 'Asked by phone.', operator_code: '123456' });
  expect([asked.path, asked.words]).toEqual(['/operator/sign-in', expect.stringContaining('so the form was not sent')]);
  const { credentials } = exchange().operator;
  const token = credentials.kind === 'operator' ? credentials.token : '';
  const back = await asked.submit('/operator/sign-in', { token, code: await code() });
  expect([back.answer.at, back.words]).toEqual([`${path}?userid=1`, expect.stringContaining('nothing was sent')]);
  expect(back.formValues(path)).toMatchObject({ userid: '1', state: 'frozen', state_reason: 'Asked by phone.' });
  expect(back.formValues(path)['operator_code'] ?? '').toBe('');
  const keeps = consolePages.find('post', path)?.page.keeps;
  expect(
    ['state', 'userid', 'operator_code', 'csrf'].map((name) => keeps?.(name, { operation: 'updateUser' })),
  ).toEqual([...[true, true, false, false]]);
});
