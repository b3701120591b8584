/**
 * The partner's user in a browser, without the browser: authorization code with PKCE from the first redirect to the
 * access token, over plain HTTP with a cookie jar.
 */
import { createHash, randomBytes } from 'node:crypto';
import { DEPOSIT_SCOPE, type OauthAccount, type OauthClient, type OauthServer } from './oauthServer';

const REDIRECTS_MAX = 10;
const STEP_TIMEOUT_MS = 5_000;

/** The access token with which the exchange may ask for this user's deposit addresses. */
export async function signInAtPartner(oauth: OauthServer, account: OauthAccount, client: OauthClient): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const authorize = new URL('/auth', oauth.url);
  authorize.search = new URLSearchParams({
    client_id: client.id,
    response_type: 'code',
    redirect_uri: oauth.redirectUri,
    scope: `openid ${DEPOSIT_SCOPE}`,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();

  const browser = createBrowser(oauth.redirectUri);
  const signInPage = await browser.open(authorize);
  const returned = await browser.open(signInPage, new URLSearchParams({ email: account.email, password: account.password }));
  const code = returned.searchParams.get('code');
  if (code === null || returned.searchParams.get('state') !== state) throw new Error('the partner did not let its user in');
  return swapCode(oauth, client, code, verifier);
}

async function swapCode(oauth: OauthServer, client: OauthClient, code: string, verifier: string): Promise<string> {
  const response = await fetch(new URL('/token', oauth.url), {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: oauth.redirectUri, code_verifier: verifier }),
    signal: AbortSignal.timeout(STEP_TIMEOUT_MS),
  });
  const answer = (await response.json()) as { access_token?: string };
  if (answer.access_token === undefined) throw new Error('the partner gave no access token');
  return answer.access_token;
}

/** Follows redirects with its cookies until a page is shown or the way leads back to the client; says where it ended. */
function createBrowser(redirectUri: string) {
  const cookies = new Map<string, string>();
  return {
    async open(start: URL, form?: URLSearchParams): Promise<URL> {
      let url = start;
      let body = form;
      for (let step = 0; step < REDIRECTS_MAX; step += 1) {
        const response = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          signal: AbortSignal.timeout(STEP_TIMEOUT_MS),
          ...(body !== undefined && { method: 'POST', body }),
        });
        for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
        const location = response.headers.get('location');
        if (location === null) return url;
        url = new URL(location, url);
        body = undefined;
        if (url.href.startsWith(redirectUri)) return url;
      }
      throw new Error('the partner redirects without end');
    },
  };
}

/** The cookies' paths do not matter: every page of the partner's may see all of its cookies. */
function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';');
  const at = pair.indexOf('=');
  cookies.set(pair.slice(0, at), pair.slice(at + 1));
}
