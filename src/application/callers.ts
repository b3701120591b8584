/** The identity of whoever sends a request, one type for each kind of credential. */
import type { OperatorRole } from '../../generated/operations';
import type { VerificationLevel } from '../core/model';
import type { PartnerTokens } from '../store/portal/portalSessions';

/** Whoever holds an API key and signed with its secret. */
export interface KeyCaller {
  readonly kind: 'key';
  readonly apiKeyId: number;
  readonly userId: number;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly permissions: ReadonlySet<string>;
  /** As sent: part of what names a repeated order. */
  readonly signature: string;
  /** Whether the once-keys of its nonces are in order. */
  readonly orderedNonces: boolean;
}

/** Whoever holds an API key, without a signature: may read, not act. */
export interface KeyAloneCaller extends Omit<KeyCaller, 'kind' | 'signature'> {
  readonly kind: 'apiKeyOnly';
}

/** A partner's application on behalf of one of its users. */
export interface PortalCaller {
  readonly kind: 'portal';
  readonly sessionId: number;
  readonly partnerId: number;
  readonly userId: number;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly depositAddressUrl: string;
  /** The partner's own, for this user. Secret. */
  readonly tokens: PartnerTokens;
}

/** A partner's application on its own behalf. */
export interface PartnerCaller {
  readonly kind: 'partner';
  readonly partnerId: number;
}

export interface OperatorCaller {
  readonly kind: 'operator';
  readonly tokenId: number;
  readonly name: string;
  readonly role: OperatorRole;
}

/** Whoever keeps the coins and signs with the secret that it shares with us. */
export interface CustodianCaller {
  readonly kind: 'custodian';
}

export interface PublicCaller {
  readonly kind: 'public';
}

export type Caller =
  | KeyCaller
  | KeyAloneCaller
  | PortalCaller
  | PartnerCaller
  | OperatorCaller
  | CustodianCaller
  | PublicCaller;
