/**
 * Plays the demo user's steps in a browser: from the app's link "Buy bitcoin" through the exchange's sign-in and
 * consent page and the partner's sign-in back to the app.
 */
import { createFormBrowser, type FormBrowser, findLink, type ShownPage } from '../partnerCheck/formBrowser';

export interface LoginCredentials {
  readonly email: string;
  readonly password: string;
}

export interface LoginOptions {
  readonly appUrl: string;
  /** The exchange's base URL. */
  readonly baseUrl: string;
  /** The user's account at the exchange. */
  readonly exchangeUser: LoginCredentials;
  /** The user's account at the partner. */
  readonly partnerAccount: LoginCredentials;
}

const STEPS_MAX = 10;

/** Resolves with the app's page at the end of the login. */
export async function logIn(options: LoginOptions): Promise<ShownPage> {
  const browser = createFormBrowser();
  let page = await browser.open(findLink(await browser.open(options.appUrl), 'Buy bitcoin'));
  for (let step = 0; step < STEPS_MAX; step += 1) {
    if (page.url.href.startsWith(options.appUrl)) return page;
    page = await submitNextForm(browser, page, options);
  }
  throw new Error(
    `the login did not finish within ${STEPS_MAX} steps; it stopped at ${page.url.host}${page.url.pathname}`,
  );
}

function submitNextForm(
  browser: FormBrowser,
  page: ShownPage,
  { baseUrl, exchangeUser: user, partnerAccount: account }: LoginOptions,
): Promise<ShownPage> {
  if (page.url.origin !== new URL(baseUrl).origin)
    return browser.submit(page, { email: account.email, password: account.password });
  if (page.url.pathname === '/portal/consent') return browser.submit(page, { decision: 'allow' });
  return browser.submit(page, { email: user.email, password: user.password });
}
