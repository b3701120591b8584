/**
 * Every form of every page that a visitor can reach by links, without JavaScript, in both languages, as a person treats
 * forms: sent empty and filled in, sent twice, reloaded, sent after the end of the session, and with the language switched
 * on the answer. None of it may lead to a page that does not exist, or to a fault of the server. `src/web/forms.md` says
 * what each form does; RECORD=on writes it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorRoles } from '../../generated/operations';
import { browserOfThisFile } from '../support/browser';
import { ROOT } from '../support/build';
import { openConsole } from '../support/consoleClient';
import { exchangeOfThisFile } from '../support/exchange';
import { multipartRequest } from '../support/multipart';
import { withOperatorFactor } from '../support/operatorFactor';
import { orderBody } from '../support/orderHelpers';
import { bodyOf, type FormValues, formsOf, type PageAnswer, PageClient } from '../support/pageClient';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { loginPath, registerApp, signInBrowser } from '../support/portalLogin';
import { IS_LONG, variantsOfThisRun } from '../support/runSize';
import { teamMember } from '../support/teamMember';

const TABLE = join(ROOT, 'src', 'web', 'forms.md');
const exchange = exchangeOfThisFile({ environment: { SANDBOX: 'on', CUSTODY_TEST_NETWORKS: 'on' } });
const inBrowser = browserOfThisFile();
const LANGUAGES = ['en', 'th'] as const;
type Language = (typeof LANGUAGES)[number];
/** Pages of the documentation are many and have one form, the search. */
const ENOUGH_DOCS = /^\/docs\/./;

let partner: FakePartner;
beforeAll(async () => {
  partner = await startFakePartner();
});
afterAll(() => partner.close());

interface FoundForm {
  /** Path and query of the page with the form. */
  readonly page: string;
  readonly action: string;
  readonly names: string;
  readonly hasFiles: boolean;
}

/** What became of a form, for the table. */
interface Treatment {
  readonly sent: string;
  readonly twice: string;
  readonly afterTheEnd: string;
  readonly reloaded: string;
  readonly switched: string;
}

/** A path without what differs from run to run. */
function kindOf(path: string): string {
  const [bare = '', query = ''] = path.split('?');
  const names = [...new URLSearchParams(query).keys()].filter((name) => name !== 'lang');
  const steps = bare
    .split('/')
    .map((step) => (/\d/.test(step) || step.length > 40 ? '*' : step))
    .map((step) => (/^[a-z]{2,6}_[a-z]{2,6}$/.test(step) ? '*' : step));
  return `${steps.join('/')}${names.length === 0 ? '' : `?${[...new Set(names)].join('&')}`}`;
}

function linksOf(text: string): string[] {
  return [...text.matchAll(/<a\b[^>]* href="(\/[^"#]*)/g)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter((path) => !path.startsWith('//'));
}

/** All forms of the pages that links lead to, one of each kind. */
async function crawl(browser: PageClient, starts: readonly string[]): Promise<FoundForm[]> {
  const forms = new Map<string, FoundForm>();
  const seen = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path);
    if (seen.has(kind) || ENOUGH_DOCS.test(path)) continue;
    seen.add(kind);
    const { answer } = await browser.open(path);
    expect([path, answer.status < 400]).toEqual([path, true]);
    if (answer.headers['content-type']?.startsWith('text/html') !== true) continue;
    for (const { action, values, method, hasFiles } of formsOf(answer.text)) {
      const names = Object.keys(values).sort().join(' ');
      const found = { page: answer.at, action, names, hasFiles };
      const form = `${kindOf(action.split('?')[0] ?? '')} ${names}`;
      if (method === 'post' && !forms.has(form)) forms.set(form, found);
    }
    waiting.push(...linksOf(answer.text));
  }
  return [...forms.values()];
}

/** Texts that are empty are filled in, with what most fields refuse. */
function filledIn(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? '1' : value]));
}

class Crawler {
  constructor(
    private readonly browser: PageClient,
    private readonly sessions: 'sessions' | 'operator_sessions',
    private readonly language: Language,
  ) {}

  /** Undefined if the page has this form no more. */
  async treat(form: FoundForm, fill: (values: FormValues) => FormValues): Promise<Treatment | undefined> {
    const values = await this.open(form);
    if (values === undefined) return undefined;
    const body = bodyOf(fill(values));
    const afterTheEnd = await this.sendAfterTheEnd(form, bodyOf(fill((await this.open(form)) ?? values)));
    const answer = await this.send(form, body);
    const sent = await this.outcomeOf(form, answer);
    return {
      sent,
      twice: await this.outcomeOf(form, await this.send(form, body)),
      afterTheEnd,
      reloaded: await this.openAddress(form, form.action),
      switched: await this.switchLanguage(form, answer),
    };
  }

  private async open({ page, action, names }: FoundForm): Promise<FormValues | undefined> {
    const { answer } = await this.browser.open(withLanguage(page, this.language));
    const same = formsOf(answer.text).find(
      (one) => kindOf(one.action) === kindOf(action) && Object.keys(one.values).sort().join(' ') === names,
    );
    return same?.values;
  }

  private send({ action, hasFiles }: FoundForm, body: URLSearchParams, browser = this.browser): Promise<PageAnswer> {
    const parts = [...body].map(([name, content]) => ({ name, content }));
    return browser.send(action, hasFiles ? multipartRequest(parts) : { method: 'POST', body });
  }

  private async sendAfterTheEnd(form: FoundForm, body: URLSearchParams): Promise<string> {
    const { database } = exchange();
    const rows: object[] = await database(this.sessions).select();
    await database(this.sessions).delete();
    const visitor = this.browser.copy();
    const answer = await this.send(form, body, visitor);
    if (rows.length > 0) await database(this.sessions).insert(rows);
    return this.outcomeOf(form, answer, visitor);
  }

  /** Where the answer leads, which must be a page. */
  private async outcomeOf(form: FoundForm, answer: PageAnswer, browser = this.browser): Promise<string> {
    const location = answer.headers['location'] ?? '';
    const where = `${form.page} ${form.action}: ${answer.status} ${location}`;
    // What a form is about may be missing; then the answer is the form.
    const isForm = formsOf(answer.text).some(({ action }) => action === form.action);
    if (answer.status >= 500 || answer.status === 405 || (answer.status === 404 && !isForm)) throw new Error(where);
    if (answer.status !== 303 || !location.startsWith('/')) return String(answer.status);
    const { answer: last } = await browser.followRedirects(answer);
    if (last.status >= 400) throw new Error(`${where} leads to ${last.status} of ${last.at}`);
    return `${kindOf(last.at)}`;
  }

  private async openAddress(form: FoundForm, path: string): Promise<string> {
    const { answer } = await this.browser.open(path);
    if (answer.status >= 400) throw new Error(`${form.page}: opening ${path} leads to ${answer.status}`);
    return kindOf(answer.at);
  }

  /** The links to the other language of an answer that is a page. */
  private async switchLanguage(form: FoundForm, answer: PageAnswer): Promise<string> {
    if (answer.status === 303) return '';
    const other = LANGUAGES.find((one) => one !== this.language) ?? 'en';
    const link = linksOf(answer.text).find((path) => new URLSearchParams(path.split('?')[1]).get('lang') === other);
    if (link === undefined) throw new Error(`${form.page} ${form.action}: the answer ${answer.status} has no ${other}`);
    const { answer: last } = await this.browser.open(link);
    if (last.status >= 400) throw new Error(`${form.page}: ${link} leads to ${last.status}`);
    if (!last.text.includes(`<html lang="${other}">`)) throw new Error(`${link} is not in ${other}`);
    return kindOf(last.at);
  }
}

function withLanguage(path: string, language: Language): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}

/** The rows of the table, by visitor, form and whether it was filled in. */
const rows = new Map<string, string>();

const ENDS_SESSION = /sign-out|sessions|revokeOperatorToken/;

function sessionsOf(starts: readonly string[]): 'sessions' | 'operator_sessions' {
  return starts.some((path) => path.startsWith('/operator')) ? 'operator_sessions' : 'sessions';
}

/** Sends all forms; those that end the session come last. */
async function treatAll(
  who: string,
  browser: PageClient,
  starts: readonly string[],
  languages: readonly Language[],
): Promise<void> {
  const sessions = sessionsOf(starts);
  const endsSession = ({ action }: FoundForm) => Number(ENDS_SESSION.test(action));
  const forms = (await crawl(browser, starts)).sort((one, other) => endsSession(one) - endsSession(other));
  expect(forms.length).toBeGreaterThan(0);
  for (const language of languages) {
    const crawler = new Crawler(browser, sessions, language);
    for (const form of forms)
      for (const [content, fill] of [
        ['as it is', (values: FormValues) => values],
        ['filled in', filledIn],
      ] as const) {
        const treated = await crawler.treat(form, fill);
        if (treated === undefined) continue;
        const { sent, twice, afterTheEnd, reloaded, switched } = treated;
        const names = [who, ...[form.page, form.action].map((path) => `\`${kindOf(path)}\``), content];
        const row = `| ${[...names, sent, twice, afterTheEnd, reloaded, switched].join(' | ')} |`;
        if (!rows.has(names.join())) rows.set(names.join(), row);
      }
  }
}

test('a visitor', () =>
  treatAll('visitor', new PageClient(() => exchange().baseUrl), ['/', '/sign-in', '/sign-up'], LANGUAGES));

test('a user who trades, and whose partner asks for consent', async () => {
  const user = await exchange().createUser({ level: 'level_3', balances: { thb: '1000', btc: '1' } });
  await user.client.expect('createOrder', 200, { body: orderBody({ side: 'buy', price: '10', amount: '1' }) });
  const app = await registerApp(exchange(), partner);
  const browser = await signInBrowser(exchange(), user);
  await treatAll('user', browser, ['/account', '/market/btc_thb', loginPath(app, 's')], LANGUAGES);
});

/** In `make test` the two that see the most and the least. */
const ROLES = operatorRoles.filter((role) => IS_LONG || ['administrator', 'support'].includes(role));
test.each(ROLES)('the role %s of operators', async (role) => {
  const member = await withOperatorFactor(exchange(), await teamMember(exchange(), role));
  const { browser } = await openConsole(exchange(), member);
  await treatAll(role, browser, ['/operator'], IS_LONG ? LANGUAGES : ['en']);
});

/** With JavaScript, which sends some forms by itself: sent, reloaded, in the other language, and after the end. */
async function treatInBrowser(site: PageClient, origin: string, starts: readonly string[]): Promise<void> {
  const sessions = sessionsOf(starts);
  const { database } = exchange();
  const forms = (await crawl(site, starts)).filter(({ action }) => !ENDS_SESSION.test(action));
  await inBrowser({}, async (page, context) => {
    await context.addCookies([...site.cookies].map(([name, value]) => ({ name, value, url: origin })));
    const faults: string[] = [];
    page.on('response', (response) => {
      const isFault = response.status() >= 500 || response.status() === 405;
      if (isFault) faults.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
    });
    page.on('dialog', (dialog) => void dialog.accept());
    const form = ({ action }: FoundForm) => page.locator(`form[action="${action}"]`).first();
    const send = async (found: FoundForm): Promise<void> => {
      await page.goto(`${origin}${found.page}`);
      if ((await form(found).count()) === 0) return;
      await form(found).evaluate((element) => {
        const sent = element as unknown as { noValidate: boolean; requestSubmit(): void };
        sent.noValidate = true;
        sent.requestSubmit();
      });
      await page.waitForLoadState('networkidle');
    };
    for (const found of variantsOfThisRun(forms, 8)) {
      await send(found);
      await page.reload();
      const other = page.locator('a[hreflang]:not([aria-current])').first();
      if ((await other.count()) > 0) await page.goto(`${origin}${await other.getAttribute('href')}`);
      const rowsBefore: object[] = await database(sessions).select();
      await page.goto(`${origin}${found.page}`);
      if ((await form(found).count()) > 0) {
        await database(sessions).delete();
        await form(found).evaluate((element) => (element as unknown as { requestSubmit(): void }).requestSubmit());
        await page.waitForLoadState('networkidle');
        await database(sessions).insert(rowsBefore);
        await context.addCookies([...site.cookies].map(([name, value]) => ({ name, value, url: origin })));
      }
    }
    expect(faults).toEqual([]);
  });
}

test('a user with JavaScript', async () => {
  const user = await exchange().createUser({ level: 'level_3', balances: { thb: '1000', btc: '1' } });
  await user.client.expect('createOrder', 200, { body: orderBody({ side: 'buy', price: '10', amount: '1' }) });
  const browser = await signInBrowser(exchange(), user);
  await treatInBrowser(browser, exchange().baseUrl, ['/account', '/market/btc_thb']);
});

test('an operator with JavaScript', async () => {
  const member = await withOperatorFactor(exchange(), await teamMember(exchange(), 'treasury'));
  const { browser } = await openConsole(exchange(), member);
  await treatInBrowser(browser, exchange().operatorUrl, ['/operator']);
});

test('each form does what the table says', () => {
  const heading = [
    'Who',
    'Page',
    'Form',
    'Content',
    'Sent',
    'Sent twice',
    'After the end of the session',
    'Opened',
    'Other language',
  ];
  const found = [...rows.values()];
  if (process.env['RECORD'] === 'on')
    writeFileSync(
      TABLE,
      `${ABOUT}| ${heading.join(' | ')} |\n|${'---|'.repeat(heading.length)}\n${found.join('\n')}\n`,
    );
  expect(readFileSync(TABLE, 'utf8').split('\n')).toEqual(expect.arrayContaining(found));
});

const ABOUT = `# What each form does

Every form that a visitor can reach by links, sent without JavaScript as it is and with its empty fields filled in.
\`test/pages/everyForm.test.ts\` writes this table (\`LONG=on RECORD=on\`) and compares it. A number is the status of
an answer that shows the form or its result; otherwise the page to which the browser is sent is named. "Opened": what the
address of the answer shows when it is opened, as by reloading. "Other language": where the switch on the answer leads.

`;
