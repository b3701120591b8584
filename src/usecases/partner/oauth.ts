/**
 * The client side of a partner's OAuth: the URL at which the user authorizes the exchange, the exchange of the code for
 * an access token, and the refresh of access tokens. openid-client implements the protocol; its requests are sent by
 * the bounded HTTP client. It never throws because of a partner's behaviour, and never logs a code, a token, a secret
 * or a partner's text.
 */
import type { components } from '../../../generated/partner';
import { validators } from '../../../generated/partnerValidators';
import { parseResponseObject } from '../../foundation/responseBody';
import {
  hostForLog,
  PartnerHttpClient,
  type PartnerHttpClientOptions,
  type PartnerLog,
  type PartnerRequestFailure,
} from './partnerHttpClient';

/** A partner's OAuth server, as the operator registered it. */
export interface OauthServer {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  /**
   * If set, each authorization response must contain it (RFC 9207), so that another partner's response cannot be used.
   */
  readonly issuer: string | null;
  readonly clientId: string;
  /** Secret. */
  readonly clientSecret: string;
  readonly scopes: readonly string[];
}

/** The URL to redirect the browser to, and the values to store until it returns. */
export interface AuthorizationRequest {
  readonly url: string;
  readonly state: string;
  /** Secret. */
  readonly verifier: string;
}

/** The parameters of the browser's return, and the stored values to check them against. */
export interface AuthorizationResponse {
  readonly redirectUri: string;
  readonly code: string;
  /** Equals the state of the request, because the stored values were found by it. */
  readonly state: string;
  readonly issuer: string | undefined;
  readonly verifier: string;
}

export interface AccessGrant {
  readonly accessToken: string;
  /** The refresh token; null if the partner issues none. The access token then cannot be renewed. */
  readonly refreshToken: string | null;
  /** Lifetime of the access token; null if the partner does not specify it. */
  readonly expiresInSeconds: number | null;
}

/**
 * Why there is no access token, a closed list. `grant_refused`: the code or the refresh token is invalid or expired.
 * `client_refused`: the server refuses this client, not the grant. `wrong_shape`: the response violates the contract.
 * `wrong_return`: the parameters of the redirect back do not belong to this request.
 */
export type GrantFailure =
  | PartnerRequestFailure
  | 'malformed'
  | 'wrong_shape'
  | 'wrong_return'
  | 'grant_refused'
  | 'client_refused';

export type GrantResult =
  | { readonly ok: true; readonly grant: AccessGrant }
  | { readonly ok: false; readonly reason: GrantFailure };

export interface PartnerOauth {
  authorizationRequest(server: OauthServer, redirectUri: string): Promise<AuthorizationRequest>;
  exchangeCode(server: OauthServer, returned: AuthorizationResponse): Promise<GrantResult>;
  refresh(server: OauthServer, refreshToken: string): Promise<GrantResult>;
}

export interface PartnerOauthOptions extends PartnerHttpClientOptions {
  readonly log?: PartnerLog | undefined;
}

/** An ES module, so it is loaded dynamically. No other file may import it. */
const loadOpenidClient = () => import('openid-client');
type Openid = Awaited<ReturnType<typeof loadOpenidClient>>;
type Configuration = InstanceType<Openid['Configuration']>;

/** RFC 6749 section 5: 200 is a grant, 400 an error, 401 an unknown client. */
const TOKEN_STATUSES = [200, 400, 401];

export function createPartnerOauth(options: PartnerOauthOptions): PartnerOauth {
  const client = new PartnerHttpClient(options);

  return {
    async authorizationRequest(server, redirectUri) {
      const openid = await loadOpenidClient();
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
    exchangeCode(server, returned) {
      return requestGrant(server, (openid, configuration) =>
        openid.authorizationCodeGrant(configuration, authorizationResponseUrl(server, returned), {
          pkceCodeVerifier: returned.verifier,
          expectedState: returned.state,
        }),
      );
    },
    refresh(server, refreshToken) {
      return requestGrant(server, (openid, configuration) => openid.refreshTokenGrant(configuration, refreshToken));
    },
  };

  async function requestGrant(
    server: OauthServer,
    ask: (openid: Openid, configuration: Configuration) => Promise<TokenGrant>,
  ): Promise<GrantResult> {
    const openid = await loadOpenidClient();
    const configuration = configurationOf(openid, server);
    const outcome: { failure?: GrantFailure | undefined } = {};
    configuration[openid.customFetch] = (_url, request) => fetchToken(server, request, outcome);
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
      const reason = outcome.failure ?? failureOf(openid, error);
      options.log?.warn({ partner: hostForLog(server.tokenUrl), reason }, 'the partner issued no access token');
      return { ok: false, reason };
    }
  }

  /**
   * Replaces `fetch` for openid-client with the bounded HTTP client, and passes on only the members of the contract.
   */
  async function fetchToken(
    server: OauthServer,
    request: TokenRequest,
    outcome: { failure?: GrantFailure | undefined },
  ): Promise<Response> {
    const post = { method: 'POST' as const, headers: request.headers, body: String(request.body) };
    const response = await client.send({ url: server.tokenUrl, request: post, statuses: TOKEN_STATUSES });
    const parsed = response.ok ? parseTokenResponse(response.status, response.body) : response.reason;
    if (typeof parsed !== 'string')
      return new Response(JSON.stringify(parsed), { status: response.status ?? 200, headers: JSON_HEADERS });
    outcome.failure = parsed;
    throw new Error(parsed);
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
    // openid-client requires an issuer. If the partner's is unknown, responses that contain one are refused.
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
  // The HTTP client already refuses plain HTTP, except to loopback addresses if a setting allows them.
  openid.allowInsecureRequests(configuration);
  return configuration;
}

function authorizationResponseUrl(
  server: OauthServer,
  { redirectUri, code, state, issuer }: AuthorizationResponse,
): URL {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams({
    code,
    state,
    ...(server.issuer !== null && issuer !== undefined && { iss: issuer }),
  }).toString();
  return url;
}

function parseTokenResponse(status: number, body: Buffer): TokenGrant | TokenError | GrantFailure {
  const value = parseResponseObject(body);
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

/** Maps an error of openid-client to a reason. Its texts must not be logged, because they may quote the response. */
function failureOf(openid: Openid, error: unknown): GrantFailure {
  if (error instanceof openid.ResponseBodyError)
    return error.error === 'invalid_grant' ? 'grant_refused' : 'client_refused';
  if (error instanceof openid.AuthorizationResponseError) return 'wrong_return';
  if (error instanceof openid.ClientError)
    return error.code === 'OAUTH_INVALID_RESPONSE' ? 'wrong_return' : 'wrong_shape';
  throw error;
}
