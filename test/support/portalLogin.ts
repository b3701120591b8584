/**
 * A partner's app in tests: registered by the operator, and authorized by users of the exchange through the pages and
 * the partner's own OAuth server, as in a browser. The steps are also available one by one, for tests that deviate.
 */
import { randomUUID } from 'node:crypto';
import { hash } from 'argon2';
import type { LoginCredentials } from '../../src/programs/demo/logIn';
import { createFormBrowser } from '../../src/programs/partnerCheck/formBrowser';
import { boundPasswordHash } from '../../src/store/identity/passwords';
import { deriveSecretKeys } from '../../src/store/secrets/secretKeys';
import type { BodyOf, Client } from './client';
import type { TestExchange } from './exchange';
import { GOOD_PASSWORD, type OpenPage, PageClient } from './pageClient';

/** What the exchange must know of a partner, fake or real. */
export interface AppPartner {
  readonly registration: BodyOf<'createPartner'>;
  /** Its user, if a sign-in is required. */
  readonly account?: LoginCredentials;
}

export interface PortalApp {
  /** The partner id. */
  readonly id: number;
  readonly portalSecret: string;
  readonly partner: AppPartner;
  /** Client of the app's backend. */
  readonly client: Client;
}

export interface PortalLogin {
  readonly authorization: string;
  readonly extras: string;
  readonly sessionId: number;
  readonly expiresAt: string;
  /** Client that buys with this authorization. */
  readonly client: Client;
}

export async function registerApp(
  exchange: TestExchange,
  partner: AppPartner,
  more: Partial<BodyOf<'createPartner'>> = {},
): Promise<PortalApp> {
  const body = { ...partner.registration, ...more };
  const { id, portal_secret: portalSecret } = await exchange.operator.expect('createPartner', 201, { body });
  return {
    id,
    portalSecret,
    partner,
    client: exchange.anonymous.withCredentials({ kind: 'partner', partnerId: id, portalSecret }),
  };
}

/** The user authorizes the app, from the app's link to the access token of its backend. */
export async function portalLogin(
  exchange: TestExchange,
  app: PortalApp,
  user: { readonly email: string },
): Promise<PortalLogin> {
  const code = await portalCode(await signInBrowser(exchange, user), app);
  return await exchangeCode(exchange, app, code);
}

export async function exchangeCode(exchange: TestExchange, app: PortalApp, code: string): Promise<PortalLogin> {
  const {
    authorization,
    extras,
    session_id: sessionId,
    expires_at: expiresAt,
  } = await app.client.expect('createPortalSession', 201, { body: { code } });
  return {
    authorization,
    extras,
    sessionId,
    expiresAt,
    client: exchange.anonymous.withCredentials({ kind: 'portal', authorization }),
  };
}

/** The code with which the browser returns to the app. */
export async function portalCode(browser: PageClient, app: PortalApp): Promise<string> {
  const state = randomUUID();
  const back = await returnToExchange(browser, await signInAtPartner(app, await giveConsent(browser, app, state)));
  const code = back.searchParams.get('code');
  if (code === null || back.searchParams.get('state') !== state) throw new Error(`the login led to ${back.href}`);
  return code;
}

/**
 * Signs a user of the exchange in. The user was created by an operator without a password, so a password is set first.
 */
export async function signInBrowser(
  exchange: TestExchange,
  { email }: { readonly email: string },
): Promise<PageClient> {
  await setGoodPassword(exchange, email);
  const browser = new PageClient(() => exchange.baseUrl);
  const page = await (await browser.open('/sign-in')).submit('/sign-in', { email, password: GOOD_PASSWORD });
  if (page.path !== '/account') throw new Error(`signing in led to ${page.answer.at}: ${page.words}`);
  return browser;
}

/** The link in the partner's app. */
export function loginPath({ id }: Pick<PortalApp, 'id'>, state: string): string {
  return `/portal/login?${new URLSearchParams({ partner: String(id), state }).toString()}`;
}

export async function consentPage(browser: PageClient, app: PortalApp, state: string): Promise<OpenPage> {
  const page = await browser.open(loginPath(app, state));
  if (page.path !== '/portal/consent') throw new Error(`the app's link led to ${page.answer.at}: ${page.words}`);
  return page;
}

/** The user agrees. Returns the URL to which the browser is redirected. */
export async function giveConsent(browser: PageClient, app: PortalApp, state: string): Promise<URL> {
  return await submitConsent(await consentPage(browser, app, state), 'allow');
}

export async function submitConsent(page: OpenPage, decision: 'allow' | 'deny'): Promise<URL> {
  const answer = await page.submitWithoutRedirects('/portal/consent', { decision });
  const onward = /^0;url=(.*)$/.exec(answer.headers['refresh'] ?? '')?.[1];
  if (onward === undefined) throw new Error(`deciding was answered ${answer.status}: ${answer.text}`);
  return new URL(onward);
}

/** The user passes the partner's pages. Returns the path and query with which the browser returns to the exchange. */
export async function signInAtPartner({ partner }: PortalApp, authorizeUrl: URL): Promise<string> {
  const redirectUri = authorizeUrl.searchParams.get('redirect_uri') ?? '';
  const browser = createFormBrowser({ stopsAt: redirectUri });
  let page = await browser.open(authorizeUrl);
  const { account } = partner;
  if (!page.url.href.startsWith(redirectUri) && account !== undefined)
    page = await browser.submit(page, { email: account.email, password: account.password });
  if (!page.url.href.startsWith(redirectUri)) throw new Error(`the partner showed ${page.url.href}: ${page.text}`);
  return `${page.url.pathname}${page.url.search}`;
}

/** The browser returns to the exchange. Returns the URL to which it is redirected. */
export async function returnToExchange(browser: PageClient, callback: string): Promise<URL> {
  const answer = await browser.send(callback, { headers: { 'sec-fetch-site': 'cross-site' } });
  if (answer.status !== 303) throw new Error(`the callback was answered ${answer.status}: ${answer.text}`);
  return new URL(answer.headers['location'] ?? '');
}

let passwordHash: Promise<string> | undefined;

export async function setGoodPassword({ database, masterKeys }: TestExchange, email: string): Promise<void> {
  passwordHash ??= hash(GOOD_PASSWORD, { memoryCost: 1024, timeCost: 1, parallelism: 1 });
  const { id } = await database('users').where({ email }).first('id');
  const record = { userId: id, hash: await passwordHash };
  const stored = boundPasswordHash(deriveSecretKeys(masterKeys), record);
  const row = { user_id: id, hash: stored, changed_at_ms: Date.now() };
  await database('passwords').insert(row).onConflict('user_id').ignore();
}
