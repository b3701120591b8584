/** What a handler is given besides its request: the parts of the service it may use, and who is calling. */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { OperationId, OperatorRole, operations, Permission } from '../../generated/operations';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { VerificationLevel } from '../core/model';
import type { Custody } from '../custody/custody';
import type { Health } from '../engine/health';
import type { Engine } from '../engine/types';
import type { PartnerClient } from '../partner/depositAddress';
import type { PartnerOauth } from '../partner/oauth';
import type { AccessTokens } from '../portal/accessTokens';
import type { IsSessionLiving } from '../portal/livingSessions';
import type { DepositAddress } from '../store/depositAddresses';
import type { PartnerTokens } from '../store/portalSessions';
import type { MasterKeys } from '../store/sealed';
import type { SharedBodies } from './shared';

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

/** Who can call an operation, as the contract's security says. */
export type CallerOf<Id extends OperationId> = Extract<Caller, { readonly kind: (typeof operations)[Id]['security'] }>;

/** The parts of the service, the same for every call. */
export interface Services {
  readonly engine: Engine;
  /** What is found in tables that the engine writes is told through `engine.told`. */
  readonly database: Knex;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly masterKeys: MasterKeys;
  readonly partner: PartnerClient;
  readonly oauth: PartnerOauth;
  readonly accessTokens: AccessTokens;
  readonly isSessionLiving: IsSessionLiving;
  /** A user's own, the oldest first. */
  readonly depositAddressesOf: (userId: number) => Promise<readonly DepositAddress[]>;
  /** Who keeps the coins. */
  readonly custody: Custody;
  /** To be called after a change to users, keys, partners or sessions, so that it holds from the next call on. */
  readonly identityChanged: () => void;
  /** To be called when a listen key was ended by its owner, with the key's hash: its sockets close at once. */
  readonly listenKeyEnded: (hash: string) => void;
  /** Once-keys whose first request is still being worked on. */
  readonly inFlight: Set<string>;
  readonly health: Pick<Health, 'readiness'>;
  /** Public answers that hold until something changes. */
  readonly shared: SharedBodies;
}

export interface Context<C extends Caller = Caller> extends Services {
  readonly caller: C;
  readonly requestId: string;
  /** The caller's address in its plain spelling. */
  readonly ip: string;
}

export type { Permission };
