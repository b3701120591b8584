/**
 * The demo partner's OAuth API: an authorization server (oidc-provider) with one account, one client and its own
 * sign-in page, and the get-deposit-address endpoint, which accepts the server's access tokens. It also serves the
 * partner's app, and listens on loopback only.
 */
import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Provider } from 'oidc-provider';
import type { DepositAddresses } from './depositAddresses';
import type { LoginCredentials } from './logIn';
import { readForm } from './readForm';
import { walletPage } from './walletPages';

/** The scope that permits reading the user's deposit addresses. */
export const DEPOSIT_SCOPE = 'deposit_address';

export interface OauthClient {
  readonly id: string;
  readonly secret: string;
  readonly redirectUri: string;
}

export interface OauthServerOptions {
  /** The only user account. */
  readonly account: LoginCredentials;
  /** The only OAuth client. */
  readonly client: OauthClient;
  /** Where the coins of an account arrive; `coin` is in upper case. Undefined for coins without an address. */
  readonly depositAddress: DepositAddresses;
  /** Handles the requests to the app, at /wallet. */
  readonly app: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const ACCESS_TOKEN_SECONDS = 3600;
/** Lifetime of refresh tokens: longer than any demo, because the partner's user cannot sign in again by hand. */
const GRANT_SECONDS = 30 * 24 * 3600;
const SIGN_IN_SECONDS = 600;

/** Starts the server and returns its base URL. */
export async function startOauthServer(options: OauthServerOptions): Promise<string> {
  const { account, client } = options;
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // `localhost` instead of the address, so that browsers treat it as another site than the exchange at 127.0.0.1.
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { Provider } = await import('oidc-provider');
  const provider = new Provider(url, providerConfiguration(account, client));
  const oauth = provider.callback();
  const route = createRouter(options, provider, oauth);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    route(request, response).catch((error: Error) => {
      // For example an expired sign-in page.
      if (!response.headersSent) response.writeHead(400, { 'Content-Type': 'text/plain' });
      response.end(error.message);
    });
  });
  return url;
}

function signingKey(): JsonWebKey {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
}

function providerConfiguration(account: LoginCredentials, { id, secret, redirectUri }: OauthClient): object {
  return {
    clients: [
      {
        client_id: id,
        client_secret: secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    scopes: ['openid', DEPOSIT_SCOPE],
    issueRefreshToken: () => true,
    // The app buys long after the user has left the partner's sign-in page.
    expiresWithSession: () => false,
    findAccount: (_context: unknown, id: string) =>
      id === account.email ? { accountId: id, claims: () => ({ sub: id }) } : undefined,
    interactions: { url: (_context: unknown, interaction: { uid: string }) => `/sign-in/${interaction.uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    jwks: { keys: [{ ...signingKey(), use: 'sig' }] },
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      Grant: GRANT_SECONDS,
      RefreshToken: GRANT_SECONDS,
      IdToken: 3600,
      Interaction: SIGN_IN_SECONDS,
      Session: GRANT_SECONDS,
    },
  };
}

function createRouter({ account, app, depositAddress }: OauthServerOptions, provider: Provider, oauth: Route): Route {
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://partner');
    if (url.pathname === '/get-deposit-address') return giveDepositAddress(url, response, provider, depositAddress);
    if (/^\/wallet(\/|$)/.test(url.pathname)) return app(request, response);
    if (!url.pathname.startsWith('/sign-in/')) return oauth(request, response);
    if (request.method === 'POST') return signIn(request, response, provider, account);
    await provider.interactionDetails(request, response);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(SIGN_IN_PAGE);
  };
}

const SIGN_IN_PAGE = walletPage(
  'Sign in to Demo Wallet',
  `<p>Talad asks for your deposit addresses, so that it can send you the coins that you buy.</p>
<form method="post"><p><label>E-mail <input name="email" type="email"></label></p> <p><label>Password <input name="password" type="password"></label></p> <button>Allow</button></form>`,
);

/** Signs the user in and grants the consent in one step. */
async function signIn(
  request: IncomingMessage,
  response: ServerResponse,
  provider: Provider,
  account: LoginCredentials,
): Promise<void> {
  const form = await readForm(request);
  if (form.get('email') !== account.email || form.get('password') !== account.password) {
    response.writeHead(403, { 'Content-Type': 'text/html; charset=utf-8' }).end(SIGN_IN_PAGE);
    return;
  }
  const { params } = await provider.interactionDetails(request, response);
  const grant = new provider.Grant({ accountId: account.email, clientId: params['client_id'] ?? '' });
  grant.addOIDCScope(params['scope'] ?? '');
  await provider.interactionFinished(request, response, {
    login: { accountId: account.email },
    consent: { grantId: await grant.save() },
  });
}

/** The partner's deposit address endpoint (spec/partner.openapi.yaml). */
async function giveDepositAddress(
  url: URL,
  response: ServerResponse,
  provider: Provider,
  depositAddress: DepositAddresses,
): Promise<void> {
  const token = await provider.AccessToken.find(url.searchParams.get('access_token') ?? '');
  if (token === undefined || !token.isValid || !token.scopes.has(DEPOSIT_SCOPE))
    return writeJson(response, 401, { error: 'invalid_token' });
  const deposit = await depositAddress(token.accountId, url.searchParams.get('coin') ?? '');
  return deposit === undefined
    ? writeJson(response, 404, { error: 'unknown_coin' })
    : writeJson(response, 200, deposit);
}

function writeJson(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(body));
}
