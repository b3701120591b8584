/** The parts of the service that use cases, handlers and pages work with. They are the same for every request. */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Custody } from '../custody/custody';
import type { Health } from '../engine/health';
import type { Engine } from '../engine/types';
import type { PartnerClient } from '../partner/depositAddress';
import type { PartnerOauth } from '../partner/oauth';
import type { AccessTokens } from '../portal/accessTokens';
import type { IsSessionActive } from '../portal/activeSessions';
import type { IncrementalCounts } from '../store/connection/incrementalCounts';
import type { MasterKeys } from '../store/secrets/encryption';
import type { DepositAddress } from '../store/transfers/depositAddresses';
import type { ResponseCaches } from './marketData/responseCache';

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
  readonly isSessionActive: IsSessionActive;
  /** A user's own, the oldest first. */
  readonly depositAddressesOf: (userId: number) => Promise<readonly DepositAddress[]>;
  /** Who keeps the coins. */
  readonly custody: Custody;
  /** To be called after a change to users, keys, partners or sessions, so that it holds from the next call on. */
  readonly identityChanged: () => void;
  /** To be called when a listen key was ended by its owner, with the key's hash: its sockets close at once. */
  readonly listenKeyEnded: (hash: string) => void;
  /** Once-keys whose first request is still being worked on. */
  readonly inFlightKeys: Set<string>;
  readonly health: Pick<Health, 'readiness'>;
  /** Counts of long lists, kept so that only new rows are counted. */
  readonly counts: IncrementalCounts;
  /** Public answers that hold until something changes. */
  readonly responseCaches: ResponseCaches;
}
