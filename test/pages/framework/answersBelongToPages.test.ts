/**
 * Every answer to a form belongs to a page that can be opened: its language switch, a reload and the address bar lead to
 * that page, with its query. Forms that succeed answer with a redirect.
 */
import { definePage } from '../../../src/web/framework/page';
import { PageTable } from '../../../src/web/framework/pageTable';
import { pages } from '../../../src/web/index';
import { consolePages } from '../../../src/web/operator/index';
import { type ConsoleOperator, signInToConsole } from '../../support/consoleClient';
import { exchangeOfThisFile } from '../../support/exchange';
import {
  asNewForm,
  bodyOf,
  type FormValues,
  type PageAnswer,
  PageClient,
  type Person,
  signUpUser,
} from '../../support/pageClient';
import { APP } from '../../support/partner/partnerRegistration';

const exchange = exchangeOfThisFile();
const baseUrl = (): string => exchange().baseUrl;
let alice: Person;
let operator: ConsoleOperator;
let partnerId: number;

beforeAll(async () => {
  alice = await signUpUser(baseUrl);
  ({ id: partnerId } = await exchange().operator.expect('createPartner', 201, { body: APP }));
  await exchange().restart({ DUAL_CONTROL: 'on' });
  operator = await signInToConsole(exchange(), 'operator');
});

/** The tests before may have switched the language. */
const inEnglish = (browser: PageClient, path: string) => browser.open(`${path}?lang=en`);

/** The address to which the language switch of a page leads; undefined on an answer that is no page. */
function languageLink({ text }: PageAnswer): string | undefined {
  return /<a href="([^"]*)" lang="\w\w" hreflang="\w\w">/.exec(text)?.[1]?.replaceAll('&amp;', '&');
}

const PLACES: Readonly<Record<string, string>> = { symbol: 'btc_thb', asset: 'btc', operation: 'createUserNote' };
const formPaths = (list: readonly { readonly method: string; readonly path: string }[]): string[] =>
  list
    .filter(({ method, path }) => method === 'post' && !path.includes('sign-out'))
    .map(({ path }) => path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => PLACES[name] ?? '1'));

/** Sends every form with nothing but its token, and opens its address and the language switch of its answer. */
async function sendEveryForm(browser: PageClient, token: FormValues, list: Parameters<typeof formPaths>[0]) {
  const seen: unknown[] = [];
  for (const path of formPaths(list)) {
    const opened = await browser.open(`${path}?kept=yes`);
    const answer = await browser.send(`${path}?kept=yes`, { method: 'POST', body: bodyOf(asNewForm(token)) });
    const link = languageLink(answer);
    const switched = link === undefined ? undefined : await browser.open(link);
    const isThere =
      switched === undefined || (switched.answer.status === opened.answer.status && /kept=yes/.test(link ?? ''));
    if (opened.answer.status === 405 || !isThere || switched?.path !== (switched && opened.path))
      seen.push([path, opened.answer.status, answer.status, link, switched?.answer.status]);
  }
  return seen;
}

test('the address of every form of users can be opened, and its answer keeps page and query in the other language', async () => {
  const token = (await alice.browser.open('/account')).formValues('/sign-out');
  expect(await sendEveryForm(alice.browser, token, pages.list())).toEqual([]);
});

test('so can that of every form of operators', async () => {
  const token = (await operator.browser.open('/operator')).formValues('/operator/sign-out');
  expect(await sendEveryForm(operator.browser, token, consolePages.list())).toEqual([]);
});

test('a table of pages refuses a form without a page that can be opened', () => {
  const form = { method: 'post', access: 'public', handler: () => ({ redirect: '/' }) } as const;
  const make = (formPage?: string) => () =>
    new PageTable([definePage({ ...form, path: '/a/send', ...(formPage !== undefined && { formPage }) })]);
  expect(make()).toThrow('the form at /a/send names no page that can be opened');
  expect(make('/a')).toThrow('the form at /a/send names no page that can be opened');
});

test('the consent keeps partner and state on a refused form, in the other language and after a reload', async () => {
  await inEnglish(alice.browser, '/account');
  const page = await alice.browser.open(`/portal/consent?partner=${partnerId}&state=s1`);
  const refused = await page.submit('/portal/consent', { decision: 'allow', limit: 'much' });
  expect([refused.answer.status, refused.answer.at]).toEqual([422, `/portal/consent?partner=${partnerId}&state=s1`]);
  expect((await alice.browser.open(refused.answer.at)).formValues('/portal/consent')).toMatchObject({ state: 's1' });
  const thai = await alice.browser.open(languageLink(refused.answer) ?? '');
  expect(thai.answer.text).toContain('<html lang="th">');
  expect(thai.formValues('/portal/consent')).toMatchObject({ partner: String(partnerId), state: 's1' });
});

test('the page after a refused sign-in is still the one that was asked for', async () => {
  const visitor = new PageClient(baseUrl);
  const refused = await (await visitor.open('/wallets')).submit('/sign-in', { email: 'a@example.com', password: 'x' });
  const thai = await visitor.open(languageLink(refused.answer) ?? '');
  expect(thai.formValues('/sign-in')).toMatchObject({ next: '/wallets' });
});

test('a refused operation of the console keeps what it is about', async () => {
  await inEnglish(operator.browser, '/operator');
  const path = '/operator/do/createUserNote';
  const page = await operator.browser.open(`${path}?userid=1`);
  const refused = await page.submit(path, { text: '' });
  expect(refused.answer.status).toBe(422);
  const thai = await operator.browser.open(languageLink(refused.answer) ?? '');
  expect(thai.formValues(path)).toMatchObject({ userid: '1' });
});

test('an error page of a form leads to its page', async () => {
  await inEnglish(alice.browser, '/account');
  const answer = await alice.browser.send('/wallets/btc/withdraw/cancel?page=2', { method: 'POST', body: 'csrf=x' });
  expect(answer.status).toBe(403);
  expect(languageLink(answer)).toBe('/wallets/btc/withdraw?page=2&lang=th');
  expect(answer.text).toContain('<a class="button plain" href="/wallets/btc/withdraw?page=2">');
});

test('what an earlier form has done is not part of the address of the next one', async () => {
  const page = await alice.browser.open('/wallets/addresses?done=added');
  expect(page.answer.text).toContain('class="notice good"');
  const list = await alice.browser.open('/account/security/sessions?ended=others&lang=en&x=1');
  expect(list.answer.text).toContain('action="/account/security/sessions/end?x=1"');
});

describe('a form that succeeds answers with a redirect to', () => {
  beforeAll(() => inEnglish(alice.browser, '/account'));

  const submit = async (browser: PageClient, path: string, action: string, values: FormValues = {}) =>
    (await browser.open(path)).submitWithoutRedirects(action, values);

  test('the notice that a link was mailed', async () => {
    const visitor = new PageClient(baseUrl);
    const forgot = await submit(visitor, '/forgot-password', '/forgot-password', { email: alice.email });
    const email = '/account/security/email';
    const verify = await submit(alice.browser, email, `${email}/verify`);
    const change = await submit(alice.browser, email, email, { email: 'b@example.com', password: alice.password });
    const addresses = [forgot, verify, change].map(({ status, headers }) => [status, headers['location']]);
    expect(addresses).toEqual([
      [303, '/forgot-password?done=mailed'],
      [303, `${email}?done=verify-mailed`],
      [303, `${email}?done=mailed`],
    ]);
    expect((await visitor.open('/forgot-password?done=mailed')).words).toContain('Check your e-mail');
    expect((await alice.browser.open(`${email}?done=mailed`)).words).toContain('an e-mail to the new address');
    expect((await visitor.open('/sign-up?done=mailed')).words).toContain('Check your e-mail');
  });
});
