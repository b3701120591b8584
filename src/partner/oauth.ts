/**
 * Our half of a partner's OAuth: the URL at which its user lets us in, the code that comes back for an access token, and a
 * fresh token for an old one. The protocol is openid-client's; what goes out goes through the bounded caller. It never throws
 * for what a partner does, and never tells a log a code, a token, a secret or what the partner said.
 */
import type { components } from '../../generated/partner';
import { validators } from '../../generated/partnerValidators';
import { readAnswerObject } from '../answerBody';
import {
  hostForLog,
  PartnerCaller,
  type PartnerCallerOptions,
  type PartnerCallFailure,
  type PartnerLog,
} from './caller';

/** A partner's OAuth server, as the operator registered it. */
export interface OauthServer {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /** When it is known, each answer of the authorize URL has to carry it (RFC 9207), so that no other partner's can pass for this one's. */
  readonly issuer: string | null;
  readonly clientId: string;
  /** Secret. */
  readonly clientSecret: string;
  readonly scopes: readonly string[];
}

/** Where the browser goes, and what has to be remembered until it comes back. */
export interface AuthorizationRequest {
  readonly url: string;
  readonly state: string;
  /** Secret. */
  readonly verifier: string;
}

/** What the browser brought back, and what it is held against. */
export interface AuthorizationReturn {
  readonly redirectUri: string;
  readonly code: string;
  /** Known to be the one that was asked with: that is how the rest of this was found. */
  readonly state: string;
  readonly issuer: string | undefined;
  readonly verifier: string;
}

export interface AccessGrant {
  readonly accessToken: string;
  /** Null when the partner gives none: the access token cannot be renewed. */
  readonly refreshToken: string | null;
  /** Null when the partner does not say. */
  readonly expiresInSeconds: number | null;
}

/**
 * Why there is no access token, a closed list. `grant_refused`: the code or the refresh token is not or no longer good.
 * `client_refused`: the server refuses us and not the grant. `wrong_shape`: an answer that is none. `wrong_return`: what the browser brought is not for us.
 */
export type GrantFailure =
  | PartnerCallFailure
  | 'malformed'
  | 'wrong_shape'
  | 'wrong_return'
  | 'grant_refused'
  | 'client_refused';

export type GrantAnswer =
  | { readonly ok: true; readonly grant: AccessGrant }
  | { readonly ok: false; readonly reason: GrantFailure };

export interface PartnerOauth {
  authorizationRequest(server: OauthServer, redirectUri: string): Promise<AuthorizationRequest>;
  swapCode(server: OauthServer, returned: AuthorizationReturn): Promise<GrantAnswer>;
  refresh(server: OauthServer, refreshToken: string): Promise<GrantAnswer>;
}

export interface PartnerOauthOptions extends PartnerCallerOptions {
  readonly log?: PartnerLog | undefined;
}

/** An ES module: loaded when it is first needed, from the only file that names it. */
const load = () => import('openid-client');
type Openid = Awaited<ReturnType<typeof load>>;
type Configuration = InstanceType<Openid['Configuration']>;

/** RFC 6749 section 5: the grant, or why there is none. 401 for a client that is not known. */
const TOKEN_STATUSES = [200, 400, 401];

export function createPartnerOauth(options: PartnerOauthOptions): PartnerOauth {
  const caller = new PartnerCaller(options);

  return {
    async authorizationRequest(server, redirectUri) {
      const openid = await load();
      const [verifier, state] = [openid.randomPKCECodeVerifier(), openid.randomState()];
      const url = openid.buildAuthorizationUrl(configurationOf(openid, server), {
        redirect_uri: redirectUri,
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(server.scopes.length > 0 && { scope: server.scopes.join(' ') }),
      });
      return { url: url.href, state, verifier };
    },
    swapCode(server, returned) {
      return grantFrom(server, (openid, configuration) =>
        openid.authorizationCodeGrant(configuration, returnedUrl(server, returned), {
          pkceCodeVerifier: returned.verifier,
          expectedState: returned.state,
        }),
      );
    },
    refresh(server, refreshToken) {
      return grantFrom(server, (openid, configuration) => openid.refreshTokenGrant(configuration, refreshToken));
    },
  };

  async function grantFrom(
    server: OauthServer,
    ask: (openid: Openid, configuration: Configuration) => Promise<TokenGrant>,
  ): Promise<GrantAnswer> {
    const openid = await load();
    const configuration = configurationOf(openid, server);
    const told: { failure?: GrantFailure | undefined } = {};
    configuration[openid.customFetch] = (_url, request) => fetchToken(server, request, told);
    try {
      const grant = await ask(openid, configuration);
      return {
        ok: true,
        grant: {
          accessToken: grant.access_token,
          refreshToken: grant.refresh_token ?? null,
          expiresInSeconds: grant.expires_in ?? null,
        },
      };
    } catch (error) {
      const reason = told.failure ?? failureOf(openid, error);
      options.log?.warn({ partner: hostForLog(server.tokenUrl), reason }, 'a partner gave no access token');
      return { ok: false, reason };
    }
  }

  /** The bounded caller in the place of `fetch`. Of the answer only what the contract names gets through. */
  async function fetchToken(
    server: OauthServer,
    request: TokenRequest,
    told: { failure?: GrantFailure | undefined },
  ): Promise<Response> {
    const post = { method: 'POST' as const, headers: request.headers, body: String(request.body) };
    const answer = await caller.call({ url: server.tokenUrl, request: post, statuses: TOKEN_STATUSES });
    const judged = answer.ok ? judgeTokenAnswer(answer.status, answer.body) : answer.reason;
    if (typeof judged !== 'string')
      return new Response(JSON.stringify(judged), { status: answer.status ?? 200, headers: JSON_HEADERS });
    told.failure = judged;
    throw new Error(judged);
  }
}

type TokenGrant = components['schemas']['TokenGrant'];
type TokenError = components['schemas']['TokenError'];

interface TokenRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const JSON_HEADERS = { 'content-type': 'application/json' };

function configurationOf(openid: Openid, server: OauthServer): Configuration {
  const metadata = {
    // A name has to be there; where the partner's is not known, nothing that names one is let through.
    issuer: server.issuer ?? new URL(server.authorizeUrl).origin,
    authorization_endpoint: server.authorizeUrl,
    token_endpoint: server.tokenUrl,
    authorization_response_iss_parameter_supported: server.issuer !== null,
  };
  const configuration = new openid.Configuration(
    metadata,
    server.clientId,
    undefined,
    openid.ClientSecretBasic(server.clientSecret),
  );
  // The caller refuses plain HTTP except to our own machine where a setting opens that; openid-client need not judge it again.
  openid.allowInsecureRequests(configuration);
  return configuration;
}

function returnedUrl(server: OauthServer, { redirectUri, code, state, issuer }: AuthorizationReturn): URL {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams({
    code,
    state,
    ...(server.issuer !== null && issuer !== undefined && { iss: issuer }),
  }).toString();
  return url;
}

function judgeTokenAnswer(status: number, body: Buffer): TokenGrant | TokenError | GrantFailure {
  const value = readAnswerObject(body);
  if (value === undefined) return 'malformed';
  if (status !== 200) return validators.TokenError(value) ? { error: String(value['error']) } : 'wrong_shape';
  if (!validators.TokenGrant(value)) return 'wrong_shape';
  const { access_token, token_type, expires_in, refresh_token } = value as unknown as TokenGrant;
  return {
    access_token,
    token_type,
    ...(expires_in !== undefined && { expires_in }),
    ...(refresh_token !== undefined && { refresh_token }),
  };
}

/** What openid-client found wrong, as one of our words: its own texts may quote the answer. */
function failureOf(openid: Openid, error: unknown): GrantFailure {
  if (error instanceof openid.ResponseBodyError)
    return error.error === 'invalid_grant' ? 'grant_refused' : 'client_refused';
  if (error instanceof openid.AuthorizationResponseError) return 'wrong_return';
  if (error instanceof openid.ClientError)
    return error.code === 'OAUTH_INVALID_RESPONSE' ? 'wrong_return' : 'wrong_shape';
  throw error;
}
