/** The parts of the service that use cases, handlers and pages work with. They are the same for every request. */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Health } from '../engine/health';
import type { Engine } from '../engine/types';
import type { Clock } from '../foundation/clock';
import type { Config } from '../foundation/settings/config';
import type { ThreadPool } from '../foundation/threadPool';
import type { CachedRowCounts } from '../store/connection/cachedRowCounts';
import type { SecretKeys } from '../store/secrets/secretKeys';
import type { DepositAddress } from '../store/transfers/depositAddresses';
import type { Accounts } from './accounts/accounts';
import type { Custody } from './custody/custody';
import type { BinanceOrderCounts } from './orderCounts';
import type { PartnerClient } from './partner/depositAddress';
import type { PartnerOauth } from './partner/oauth';
import type { AccessTokens } from './portal/accessTokens';
import type { FindActiveSession } from './portal/activeSessions';
import type { ResponseCaches } from './responseCache';

export interface Services {
  readonly engine: Engine;
  /** Reads of tables that the engine writes must go through `engine.whenDurable`. */
  readonly database: Knex;
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly masterKeys: SecretKeys;
  readonly accounts: Accounts;
  /** For work that takes longer than the event loop may be held. */
  readonly threads: Pick<ThreadPool, 'run'>;
  readonly partner: PartnerClient;
  readonly oauth: PartnerOauth;
  readonly accessTokens: AccessTokens;
  readonly findActiveSession: FindActiveSession;
  /** The user's deposit addresses, oldest first. */
  readonly depositAddressesOf: (userId: number) => Promise<readonly DepositAddress[]>;
  /** Sends withdrawals and provides deposit addresses: a custodian's service, or operators by hand. */
  readonly custody: Custody;
  /** Must be called after a change to users, keys, partners or sessions, so that the next request sees the change. */
  readonly identityChanged: () => void;
  /** Must be called with the hash of a listen key that its owner ended; the key's sockets are closed at once. */
  readonly listenKeyEnded: (hash: string) => void;
  /** The idempotency keys of requests that are in flight on this server. */
  readonly inFlightKeys: Set<string>;
  readonly health: Pick<Health, 'readiness'>;
  /** Counts of long lists, kept so that only new rows are counted. */
  readonly counts: CachedRowCounts;
  /** The number of orders that each account has placed in the present ten seconds. */
  readonly orderCounts: BinanceOrderCounts;
  /** Public responses that stay valid until the data changes. */
  readonly responseCaches: ResponseCaches;
}
