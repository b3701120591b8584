/** The subject and the options of a partner check, and the data that its checks share. */
import type { AddressFormat, AssetNetwork } from '../../core/model/model';
import type { PartnerClient } from '../../usecases/partner/depositAddress';
import type { OauthServer, PartnerOauth } from '../../usecases/partner/oauth';
import type { PartnerHttpClient } from '../../usecases/partner/partnerHttpClient';
import type { Authorize } from './authorizing';
import type { CheckReport } from './checkReport';
import type { ObservedAnswers } from './observedAnswers';

/** A coin, and the rules of its first network. */
export interface CheckedCoin {
  /** The coin in upper case. */
  readonly coin: string;
  readonly format: AddressFormat;
  readonly tag: AssetNetwork['tag'];
}

export interface CheckedWebhook {
  readonly url: string;
  /** `whsec_` and the key in base64. Secret. */
  readonly secret: string;
}

export interface CheckedPartner {
  readonly server: OauthServer;
  /** The redirect URI of the exchange that the partner knows. */
  readonly redirectUri: string;
  readonly depositAddressUrl: string;
  /** The coins that the partner receives. At least one. */
  readonly coins: readonly CheckedCoin[];
  readonly webhook: CheckedWebhook | undefined;
}

export interface CheckOptions {
  readonly authorize: Authorize;
  readonly allowLoopback: boolean;
  readonly timeoutMs?: number | undefined;
  readonly bodyBytesMax?: number | undefined;
  /** Whether addresses of test networks are valid. */
  readonly testNetworks: boolean;
  /** The longest time to wait for an access token to expire. */
  readonly waitSecondsMax: number;
}

/** Data that the checks share. */
export interface CheckContext extends CheckOptions {
  readonly partner: CheckedPartner;
  readonly report: CheckReport;
  readonly answers: ObservedAnswers;
  readonly http: PartnerHttpClient;
  readonly oauth: PartnerOauth;
  readonly addresses: PartnerClient;
}
