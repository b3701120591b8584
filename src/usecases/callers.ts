/** The caller of a request: one type for each kind of credential. */
import type { OperatorRole } from '../../generated/operations';
import type { Trader } from '../core/model/commands';
import type { UserState, VerificationLevel } from '../core/model/model';
import type { PartnerTokens } from '../store/portal/portalSessions';

/** A user who sent an API key and signed the request with its secret. */
export interface KeyCaller {
  readonly kind: 'key';
  readonly apiKeyId: number;
  readonly userId: number;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly state: UserState;
  readonly permissions: ReadonlySet<string>;
  /** As sent. It is part of the idempotency key that recognizes an exact repeat. */
  readonly signature: string;
  /** Whether the idempotency keys of this API key's nonces are ordered; see `core/model/idempotencyKeys.ts`. */
  readonly orderedNonces: boolean;
}

/** A user who sent an API key without a signature, which only the listen key operations accept. */
export interface UnsignedKeyCaller extends Omit<KeyCaller, 'kind' | 'signature'> {
  readonly kind: 'apiKeyOnly';
}

/** A partner's server, acting for one of its users. */
export interface PortalCaller {
  readonly kind: 'portal';
  readonly sessionId: number;
  readonly partnerId: number;
  readonly userId: number;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly state: UserState;
  readonly depositAddressUrl: string;
  /** The tokens that the partner's OAuth server issued for this user. Secret. */
  readonly tokens: PartnerTokens;
}

/** A partner's server, acting for itself. */
export interface PartnerCaller {
  readonly kind: 'partner';
  readonly partnerId: number;
}

export interface OperatorCaller {
  readonly kind: 'operator';
  readonly tokenId: number;
  /** The first token of the caller's lineage: tokens with the same one count as one person. */
  readonly personId: number;
  readonly name: string;
  /** In the order of the contract. */
  readonly roles: readonly OperatorRole[];
}

/** The custodian's service, which signs its callbacks with a shared secret. */
export interface CustodianCaller {
  readonly kind: 'custodian';
}

export interface PublicCaller {
  readonly kind: 'public';
}

export type Caller =
  | KeyCaller
  | UnsignedKeyCaller
  | PortalCaller
  | PartnerCaller
  | OperatorCaller
  | CustodianCaller
  | PublicCaller;

/** The user for whom a command is executed. */
export function traderOf({ caller, ip }: { readonly caller: KeyCaller | PortalCaller; readonly ip: string }): Trader {
  const { userId, feeTier, level, state } = caller;
  return { userId, feeTier, level, state, ip };
}
