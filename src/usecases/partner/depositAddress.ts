/**
 * Requests the deposit address of a partner's user, before a Portal order buys anything. It never throws, never follows
 * redirects, never waits longer than its deadline, and never logs or returns the partner's text or the access token.
 */
import { type DepositAddressFault, parseDepositAddress } from './depositAddressResponse';
import {
  hostForLog,
  PartnerHttpClient,
  type PartnerHttpClientOptions,
  type PartnerLog,
  type PartnerRequestFailure,
} from './partnerHttpClient';

/** The closed list of a partner's failures, for the log and tests. API clients only learn that there is no address. */
export type DepositAddressFailure = PartnerRequestFailure | DepositAddressFault | 'token_refused';

export type DepositAddressResult =
  | { readonly ok: true; readonly address: string; readonly tag: string | null }
  | { readonly ok: false; readonly reason: DepositAddressFailure };

export interface PartnerAddressRequest {
  /** The partner's registered get-deposit-address URL. */
  readonly url: string;
  /** The partner's access token for this user. Secret. */
  readonly accessToken: string;
  /** Upper or lower case; it is sent and compared in upper case. */
  readonly coin: string;
  /** Overrides the default timeout if less time is left. */
  readonly timeoutMs?: number;
}

export interface PartnerClient {
  depositAddress(request: PartnerAddressRequest): Promise<DepositAddressResult>;
}

export interface PartnerClientOptions extends PartnerHttpClientOptions {
  readonly log?: PartnerLog | undefined;
}

/** RFC 6750: the access token is expired, revoked or malformed. */
const TOKEN_REFUSED_STATUS = 401;

export function createPartnerClient(options: PartnerClientOptions): PartnerClient {
  const client = new PartnerHttpClient(options);
  return {
    async depositAddress(request) {
      const coin = request.coin.toUpperCase();
      const result = await requestAddress(client, request, coin);
      if (result.ok) return result;
      options.log?.warn(
        { partner: hostForLog(request.url), coin, reason: result.reason, status: result.status ?? null },
        'the partner returned no deposit address',
      );
      return { ok: false, reason: result.reason };
    },
  };
}

type LoggedResult =
  | Extract<DepositAddressResult, { ok: true }>
  | { readonly ok: false; readonly reason: DepositAddressFailure; readonly status?: number };

async function requestAddress(
  client: PartnerHttpClient,
  { url, accessToken, timeoutMs }: PartnerAddressRequest,
  coin: string,
): Promise<LoggedResult> {
  const query = { access_token: accessToken, coin };
  const response = await client.send({ url, query, request: { method: 'GET' }, statuses: [200], timeoutMs });
  if (response.ok) return parseDepositAddress(response.body, coin);
  return response.status === TOKEN_REFUSED_STATUS ? { ...response, reason: 'token_refused' } : response;
}
