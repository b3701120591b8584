/**
 * Creates a user's API key on the account page, because only users themselves can let a key withdraw. That needs a
 * second factor, which is turned off again, so that the demo's users sign in with their passwords only.
 */
import { Secret, TOTP } from 'otpauth';
import { permissions } from '../../../generated/operations';
import type { FormBrowser, ShownPage } from '../partnerCheck/formBrowser';

const SECOND_FACTOR_PATH = '/account/security/second-factor';

/** `browser` is signed in. Throws if a page is not as expected. */
export async function createUserApiKey(
  browser: FormBrowser,
  baseUrl: string,
  password: string,
): Promise<{ readonly apiKey: string; readonly apiSecret: string }> {
  const start = await browser.open(`${baseUrl}${SECOND_FACTOR_PATH}`);
  const setUp = await browser.submit(start, { password });
  const [appSecret = ''] = codesOf(setUp);
  const app = new TOTP({ secret: Secret.fromBase32(appSecret.replaceAll(' ', '')) });
  const [codeForKey = '', codeForRemoval = ''] = codesOf(await browser.submit(setUp, { code: app.generate() }));
  const newKey = await browser.open(`${baseUrl}/account/api-keys/new`);
  const shown = await browser.submit(newKey, { label: 'demo', permissions, password, code: codeForKey });
  const manage = await browser.open(`${baseUrl}${SECOND_FACTOR_PATH}`);
  await browser.submit(manage, { password, code: codeForRemoval });
  return { apiKey: codeWithId(shown, 'api-key'), apiSecret: codeWithId(shown, 'api-secret') };
}

/** All texts that the page sets as code, in their order. */
function codesOf({ text }: ShownPage): string[] {
  return [...text.matchAll(/<code(?: class="secret")?>([^<]+)<\/code>/g)].map(([, code = '']) => code);
}

function codeWithId({ url, text }: ShownPage, id: string): string {
  const code = new RegExp(`<code class="secret" id="${id}">([^<]+)</code>`).exec(text)?.[1];
  if (code === undefined) throw new Error(`${url.host}${url.pathname} does not show the new API key`);
  return code;
}
