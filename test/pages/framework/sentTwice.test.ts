/**
 * A form that is sent twice is processed once, and both requests get the same answer, in a browser on a slow line and by
 * requests of any form of both page frameworks. The test sets the server's clock.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { pages } from '../../../src/web/index';
import { consolePages } from '../../../src/web/operator/index';
import { browserOfThisFile } from '../../support/browser';
import { type ConsoleOperator, signInToConsole } from '../../support/consoleClient';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile } from '../../support/exchange';
import { bodyOf, type PageAnswer, PageClient, type Person, signUpUser } from '../../support/pageClient';
import { FACTOR_PATH, signUpWithSecondFactor, startSecondFactorSetUp } from '../../support/secondFactorUser';
import { ServerClock } from '../../support/serverClock';
import { ADDRESSES } from '../../support/transferHelpers';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile(clock.options);
const inBrowser = browserOfThisFile();
const baseUrl = (): string => exchange().baseUrl;
const KEYS = '/account/api-keys/new';
/** What each answer has of its own. */
const shown = ({ status, headers, text, setCookies }: PageAnswer) => [status, headers['location'], text, setCookies];

/** A second click so long after the first. The answer to the first is on the way until the second is sent. */
const CLICKS_APART_MS = 130;

/** Presses a button twice on a slow line, and waits for the page that the browser then shows. */
async function pressTwice(page: Page, button: string): Promise<void> {
  let sent = 0;
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback();
    sent += 1;
    try {
      const response = await route.fetch({ maxRedirects: 0 });
      await eventually(
        () => sent,
        (count) => count === 2,
      );
      await route.fulfill({ response });
    } catch (error) {
      // The browser has cancelled the first request.
      if (!/closed|disposed|cancel|abort|handled|Invalid/i.test(String(error))) throw error;
    }
  });
  await page.evaluate(
    `{ globalThis.isPressed = true; const button = document.querySelector(${JSON.stringify(button)}); button.click(); setTimeout(() => button.click(), ${CLICKS_APART_MS}); }`,
  );
  await eventually(
    () => page.evaluate('globalThis.isPressed === undefined && document.readyState === "complete"').catch(() => false),
    (isShown) => isShown === true,
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(sent).toBe(2);
}

async function openAs(context: BrowserContext, page: Page, { browser }: Person, path: string): Promise<void> {
  await context.addCookies([...browser.cookies].map(([name, value]) => ({ name, value, url: baseUrl() })));
  await page.goto(`${baseUrl()}${path}`);
}

async function userRow({ email }: Person): Promise<{ id: number; usable: number }> {
  const row: { id: number } = await exchange().database('users').where({ email }).first('id');
  const [codes] = await exchange()
    .database('recovery_codes')
    .where({ user_id: row.id, used_at_ms: null })
    .count({ usable: '*' });
  return { id: Number(row.id), usable: Number(codes?.['usable']) };
}

describe('in a browser on a slow line', () => {
  test('the recovery codes are shown when the set-up of an authenticator is confirmed twice', () =>
    inBrowser({ locale: 'en-US' }, async (page, context) => {
      const person = await signUpUser(baseUrl);
      const { app } = await startSecondFactorSetUp(person, clock);
      await openAs(context, page, person, FACTOR_PATH);
      await page.fill('#code', app.nextCode());
      await pressTwice(page, `form[action="${FACTOR_PATH}/confirm"] button`);
      expect(await page.locator('.codes code').count()).toBe(10);
      expect((await userRow(person)).usable).toBe(10);
    }));

  test('"Create new codes" shows the codes that are valid', () =>
    inBrowser({ locale: 'th-TH' }, async (page, context) => {
      const person = await signUpWithSecondFactor(baseUrl, clock);
      await openAs(context, page, person, FACTOR_PATH);
      await page.fill('#renew_code', person.app.nextCode());
      await pressTwice(page, `form[action="${FACTOR_PATH}/recovery-codes"] button`);
      const [code] = await page.locator('.codes code').allTextContents();
      clock.set(clock.nowMs() + 60_000);
      const other = new PageClient(baseUrl);
      const { email, password } = person;
      const second = await (await other.open('/sign-in')).submit('/sign-in', { email, password });
      expect((await second.submit('/second-factor', { code: code ?? '' })).path).toBe('/account');
    }));

  test('a new API key is shown with its secret, and there is one', () =>
    inBrowser({ locale: 'en-US' }, async (page, context) => {
      const person = await signUpUser(baseUrl);
      await openAs(context, page, person, KEYS);
      await page.fill('#label', 'bot');
      await page.check('#may-order_list');
      await page.fill('#password', person.password);
      await pressTwice(page, `form[action="${KEYS}"] button[type=submit]`);
      expect(await page.locator('#api-secret').textContent()).toMatch(/^[0-9a-f]{64}$/);
      const { id } = await userRow(person);
      expect(await exchange().database('api_keys').where('user_id', id).select('id')).toHaveLength(1);
    }));

  test('a withdrawal is requested once, and the page says so', () =>
    inBrowser({ locale: 'en-US' }, async (page, context) => {
      const person = await signUpWithSecondFactor(baseUrl, clock);
      const { id } = await userRow(person);
      await exchange().operator.expect('updateUser', 200, {
        path: { userid: id },
        body: { identity_verification_level: 'level_2' },
      });
      await exchange().deposit(id, 'btc', '2');
      await openAs(context, page, person, '/wallets/btc/withdraw');
      await page.fill('#address', ADDRESSES.bitcoin);
      await page.fill('#amount', '0.1');
      await pressTwice(page, 'form:has(#amount) button');
      await page.fill('#code', person.app.nextCode());
      await pressTwice(page, 'form:has(#code) button');
      expect(await page.textContent('main')).toContain('0.1 BTC');
      expect(await page.locator('.notice.good').count()).toBe(1);
      expect(await exchange().database('withdrawals').where('user_id', id).select('id')).toHaveLength(1);
    }));

  test('signing in, changing the password and signing out twice leads where it leads once', () =>
    inBrowser({ locale: 'en-US' }, async (page) => {
      const { email, password } = await signUpUser(baseUrl);
      await page.goto(`${baseUrl()}/sign-in`);
      await page.fill('#email', email);
      await page.fill('#password', password);
      await pressTwice(page, 'form[action="/sign-in"] button');
      await page.goto(`${baseUrl()}/account/security/password`);
      await page.fill('#current', password);
      await page.fill('#new', 'eight lamps over the canal');
      await pressTwice(page, 'main form button');
      expect(await page.locator('.notice.bad').count()).toBe(0);
      await pressTwice(page, 'form[action="/sign-out"] button');
      expect([await page.locator('.notice.bad').count(), await page.textContent('h1')]).not.toContain(
        'This form has expired',
      );
    }));
});

describe('any form', () => {
  let person: Person;
  let operator: ConsoleOperator;

  beforeAll(async () => {
    await exchange().restart({ DUAL_CONTROL: 'on' });
    person = await signUpUser(baseUrl);
    operator = await signInToConsole(exchange(), 'operator');
  });

  const forms = (list: readonly { readonly method: string; readonly path: string }[]): string[] =>
    list
      .filter(({ method, path }) => method === 'post' && !path.includes('sign-out'))
      .map(({ path }) =>
        path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => ({ symbol: 'btc_thb', asset: 'btc' })[name] ?? '1'),
      );
  const tokenOn = async (browser: PageClient, path: string, action: string): Promise<string> =>
    String((await browser.open(path)).formValues(action)['csrf']);

  test('of users is answered the same when it is sent twice at once', async () => {
    const differing: unknown[] = [];
    for (const path of forms(pages.list())) {
      const body = bodyOf({ csrf: await tokenOn(person.browser, '/account', '/sign-out'), label: 'x', amount: '1' });
      const send = () => person.browser.send(path, { method: 'POST', body });
      const [one, other] = await Promise.all([send(), send()]);
      // An outage is not the answer to a form.
      if (one.status < 500 && JSON.stringify(shown(one)) !== JSON.stringify(shown(other)))
        differing.push([path, shown(one), shown(other)]);
    }
    expect(differing).toEqual([]);
  });

  test('of operators is answered the same, and what it makes is made once', async () => {
    const { browser } = operator;
    const paths = [...forms(consolePages.list()), '/operator/do/createUser'];
    const differing: unknown[] = [];
    for (const path of paths) {
      const body = bodyOf({
        csrf: await tokenOn(browser, '/operator', '/operator/sign-out'),
        ...{ email: 'new@example.com', identity_verification_level: 'level_1', fee_tier: '0' },
        operator_code: await operator.code(),
      });
      const send = () => browser.send(path, { method: 'POST', body });
      const [one, other] = await Promise.all([send(), send()]);
      if (JSON.stringify(shown(one)) !== JSON.stringify(shown(other))) differing.push([path, shown(one), shown(other)]);
    }
    expect(differing).toEqual([]);
    const made = exchange().database('operator_proposals').where('operation', 'createUser');
    expect(await made.select('id')).toHaveLength(1);
  });

  test('a note of an operator is written once', async () => {
    const { id } = await userRow(person);
    const page = await operator.browser.open(`/operator/do/createUserNote?userid=${id}`);
    const body = bodyOf({ ...page.formValues('/operator/do/createUserNote'), text: 'Called back.' });
    for (let count = 0; count < 3; count += 1) {
      const { headers } = await operator.browser.send('/operator/do/createUserNote', { method: 'POST', body });
      expect(headers['location']).toBe(`/operator/users/${id}?done=createUserNote`);
    }
    expect(await exchange().database('user_notes').where('user_id', id).select('text')).toHaveLength(1);
  });

  test('with other contents, or after a minute, or of another form, is processed', async () => {
    const page = await person.browser.open(KEYS);
    const values = { ...page.formValues(KEYS), permissions: 'order_list', password: 'wrong' };
    const send = async (label: string): Promise<string> =>
      (await person.browser.send(KEYS, { method: 'POST', body: bodyOf({ ...values, label }) })).text;
    const tokenIn = (text: string): string | undefined => /name="csrf" value="([^"]+)"/.exec(text)?.[1];
    const first = await send('one');
    expect([await send('one'), tokenIn(await send('two')) === tokenIn(first)]).toEqual([first, false]);
    clock.set(clock.nowMs() + 60_001);
    expect(tokenIn(await send('one'))).not.toBe(tokenIn(first));
    await eventually(
      () => exchange().database('form_answers').where('expires_at_ms', '<', clock.nowMs()).select('id'),
      (expired) => expired.length === 0,
    );
  });

  test('its answer is kept encrypted, and no other session gets it', async () => {
    const page = await person.browser.open(KEYS);
    const form = page.formValues(KEYS);
    const values = { ...form, permissions: 'order_list', password: person.password, label: 'secret' };
    const send = (browser: PageClient) => browser.send(KEYS, { method: 'POST', body: bodyOf(values) });
    const answer = await send(person.browser);
    const secret = /id="api-secret">([0-9a-f]{64})</.exec(answer.text)?.[1] ?? '';
    expect(secret).not.toBe('');
    const rows = JSON.stringify(await exchange().database('form_answers').select());
    for (const text of [secret, 'api-secret', person.password, String(form['csrf'])]) expect(rows).not.toContain(text);
    // The same person in another browser, and a visitor with the same form.
    const other = new PageClient(baseUrl);
    await (await other.open('/sign-in')).submit('/sign-in', { email: person.email, password: person.password });
    for (const browser of [other, new PageClient(baseUrl)]) expect((await send(browser)).text).not.toContain(secret);
    expect((await send(person.browser)).text).toBe(answer.text);
  });
});
