/**
 * Creates a user's API keys on the account page, because only users themselves can create keys. That needs a second
 * factor, which is turned off again, so that the demo's users sign in with their passwords only.
 */
import { Secret, TOTP } from 'otpauth';
import { permissions } from '../../../generated/operations';
import type { FormBrowser, ShownPage } from '../partnerCheck/formBrowser';

const SECOND_FACTOR_PATH = '/account/security/second-factor';

/** One key for each of the two interfaces. */
export interface UserKeys {
  readonly apiKey: string;
  readonly apiSecret: string;
  readonly binanceApiKey: string;
  readonly binanceApiSecret: string;
}

/** `browser` is signed in. Throws if a page is not as expected. */
export async function createUserApiKeys(browser: FormBrowser, baseUrl: string, password: string): Promise<UserKeys> {
  const start = await browser.open(`${baseUrl}${SECOND_FACTOR_PATH}`);
  const setUp = await browser.submit(start, { password });
  const [appSecret = ''] = codesOf(setUp);
  const app = new TOTP({ secret: Secret.fromBase32(appSecret.replaceAll(' ', '')) });
  const recoveryCodes = codesOf(await browser.submit(setUp, { code: app.generate() }));
  const [codeForKey = '', codeForBinance = '', codeForRemoval = ''] = recoveryCodes;
  const create = async (code: string, kind?: 'hmac-sha256'): Promise<ShownPage> => {
    const page = await browser.open(`${baseUrl}/account/api-keys/new`);
    const label = kind === undefined ? 'demo' : 'demo, Binance interface';
    return await browser.submit(page, { label, permissions, password, code, ...(kind !== undefined && { kind }) });
  };
  const own = await create(codeForKey);
  const binance = await create(codeForBinance, 'hmac-sha256');
  const manage = await browser.open(`${baseUrl}${SECOND_FACTOR_PATH}`);
  await browser.submit(manage, { password, code: codeForRemoval });
  return {
    apiKey: codeWithId(own, 'api-key'),
    apiSecret: codeWithId(own, 'api-secret'),
    binanceApiKey: codeWithId(binance, 'api-key'),
    binanceApiSecret: codeWithId(binance, 'api-secret'),
  };
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
