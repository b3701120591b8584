/**
 * A partner's OAuth server whose user is signed in and agrees at once, or refuses, and whose token endpoint can
 * misbehave on demand. Otherwise it is strict: it checks client, redirect URI and PKCE, and accepts each code and
 * refresh token once.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { recordSecret, recordSecretsIn } from '../secretRecorder';

/** A code that it issued, and the parameters of that request. */
interface IssuedCode {
  readonly challenge: string;
  readonly redirectUri: string;
}

type Answer = (response: ServerResponse, honest: () => void, oauth: { readonly port: number }) => void;

const GRANT = {
  access_token: 'canary-lie',
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: 'canary-refresh-lie',
};

/** Behaviours of its token endpoint. */
const MENU = {
  honest: (_response, honest) => honest(),
  hangs: () => undefined,
  hangs_in_body: (response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' }).write('{"access_'),
  closes_at_once: (response) => void response.destroy(),
  redirects: (response, _honest, { port }) =>
    void response.writeHead(307, { Location: `http://127.0.0.1:${port}/elsewhere` }).end(),
  redirects_inside: (response) =>
    void response.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  server_error: (response) => respondJson(response, 500, GRANT),
  html: (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>canary</title>'),
  html_called_json: (response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end('<!doctype html><title>canary</title>'),
  huge: (response) => respondJson(response, 200, { ...GRANT, padding: 'a'.repeat(64 * 1024) }),
  huge_token: (response) => respondJson(response, 200, { ...GRANT, access_token: 'a'.repeat(4 * 1024) }),
  gzip: (response) =>
    void response
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .end(gzipSync(JSON.stringify(GRANT))),
  deep: (response) =>
    respondJson(response, 200, {
      ...GRANT,
      more: Array.from({ length: 500 }).reduce((inner: unknown) => ({ inner }), null),
    }),
  twice: (response) =>
    respondText(response, 200, '{"access_token":"canary-lie","token_type":"Bearer","access_token":"canary-other-lie"}'),
  array: (response) => respondJson(response, 200, [GRANT]),
  no_token: (response) => respondJson(response, 200, { ...GRANT, access_token: undefined }),
  empty_token: (response) => respondJson(response, 200, { ...GRANT, access_token: '' }),
  token_with_line_break: (response) => respondJson(response, 200, { ...GRANT, access_token: 'canary\r\nX-Forged: 1' }),
  number_token: (response) => respondJson(response, 200, { ...GRANT, access_token: 7 }),
  other_token_type: (response) => respondJson(response, 200, { ...GRANT, token_type: 'mac' }),
  negative_expiry: (response) => respondJson(response, 200, { ...GRANT, expires_in: -1 }),
  text_expiry: (response) => respondJson(response, 200, { ...GRANT, expires_in: 'soon' }),
  error_called_success: (response) => respondJson(response, 200, { error: 'invalid_grant' }),
  success_called_error: (response) => respondJson(response, 400, GRANT),
  refuses_grant: (response) =>
    respondJson(response, 400, { error: 'invalid_grant', error_description: 'canary-description' }),
  refuses_client: (response) =>
    respondJson(response, 401, { error: 'invalid_client', error_description: 'canary-description' }),
} satisfies Record<string, Answer>;

export type OauthBehaviour = keyof typeof MENU;
export const OAUTH_BEHAVIOURS = Object.keys(MENU) as readonly OauthBehaviour[];

export interface FakeOauth {
  /** The data that an operator registers. */
  readonly registration: {
    readonly authorize_url: string;
    readonly token_url: string;
    readonly client_id: string;
    readonly client_secret: string;
  };
  /** The last access token that it issued. */
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Requests to its token endpoint, in order. */
  readonly asked: readonly URLSearchParams[];
  /** Changes the behaviour of its token endpoint. */
  behave(behaviour: OauthBehaviour): void;
  /** Its user refuses with this error from now on, or agrees if undefined. */
  deny(error: string | undefined): void;
  /** Revokes the last access token; its refresh token stays valid. */
  forgetAccessToken(): void;
  /** Lifetime of its access tokens; undefined: not stated in its responses. */
  expiresInSeconds: number | undefined;
  /** Whether it issues refresh tokens. */
  givesRefreshTokens: boolean;
  close(): Promise<void>;
}

export async function startFakeOauth(): Promise<FakeOauth> {
  const [clientId, clientSecret] = ['talad', `canary-client-secret-${randomUUID()}`];
  recordSecret(clientSecret);
  const codes = new Map<string, IssuedCode>();
  const asked: URLSearchParams[] = [];
  let given = { access_token: 'none yet', refresh_token: 'none yet' };
  let behaviour: Answer = MENU.honest;
  let denial: string | undefined;

  const authorize = (query: URLSearchParams, response: ServerResponse) => {
    const redirectUri = query.get('redirect_uri') ?? '';
    const isOurs =
      query.get('client_id') === clientId &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256';
    if (!isOurs || !URL.canParse(redirectUri)) return void response.writeHead(400).end();
    const code = `canary-code-${randomUUID()}`;
    recordSecret(code);
    codes.set(code, { challenge: query.get('code_challenge') ?? '', redirectUri });
    const back = new URL(redirectUri);
    back.search = new URLSearchParams({
      ...(denial === undefined ? { code } : { error: denial }),
      state: query.get('state') ?? '',
    }).toString();
    response.writeHead(302, { Location: back.href }).end();
  };

  const token = (request: IncomingMessage, form: URLSearchParams, response: ServerResponse) => {
    const [, basic = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    // Each half is form-encoded (RFC 6749 section 2.3.1).
    if (decodeURIComponent(Buffer.from(basic, 'base64').toString()) !== `${clientId}:${clientSecret}`)
      return respondJson(response, 401, { error: 'invalid_client' });
    const isGood =
      form.get('grant_type') === 'refresh_token'
        ? form.get('refresh_token') === given.refresh_token
        : consumeCode(codes, form);
    if (!isGood) return respondJson(response, 400, { error: 'invalid_grant' });
    given = {
      access_token: `canary-access-token-${randomUUID()}`,
      refresh_token: `canary-refresh-token-${randomUUID()}`,
    };
    recordSecretsIn(given);
    const { access_token, refresh_token } = given;
    respondJson(response, 200, {
      access_token,
      token_type: 'Bearer',
      expires_in: oauth.expiresInSeconds,
      ...(oauth.givesRefreshTokens && { refresh_token }),
    });
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://partner');
    if (url.pathname === '/authorize') return authorize(url.searchParams, response);
    readForm(request, (form) => {
      asked.push(form);
      behaviour(response, () => token(request, form, response), { port });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const oauth: FakeOauth = {
    registration: {
      authorize_url: `http://127.0.0.1:${port}/authorize`,
      token_url: `http://127.0.0.1:${port}/token`,
      client_id: clientId,
      client_secret: clientSecret,
    },
    get accessToken() {
      return given.access_token;
    },
    get refreshToken() {
      return given.refresh_token;
    },
    asked,
    behave: (next) => {
      behaviour = MENU[next];
    },
    deny: (error) => {
      denial = error;
    },
    forgetAccessToken: () => {
      given = { ...given, access_token: 'none' };
    },
    expiresInSeconds: 3600,
    givesRefreshTokens: true,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return oauth;
}

/** True if the code was issued for this verifier and redirect URI. The code is consumed in any case. */
function consumeCode(codes: Map<string, IssuedCode>, form: URLSearchParams): boolean {
  const code = form.get('code') ?? '';
  const known = codes.get(code);
  codes.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  return known?.challenge === challenge && known.redirectUri === form.get('redirect_uri');
}

function readForm(request: IncomingMessage, whole: (form: URLSearchParams) => void): void {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => (body += part));
  request.on('end', () => whole(new URLSearchParams(body)));
}

function respondJson(response: ServerResponse, status: number, body: unknown): void {
  respondText(response, status, JSON.stringify(body));
}

function respondText(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}
