/** The types of the calls with which queries are examined and timed. */
import type { Knex } from 'knex';
import type { CachedRowCounts } from '../../src/store/connection/cachedRowCounts';
import type { EngineConnection } from '../../src/store/connection/engineConnection';
import type { MasterKeys } from '../../src/store/secrets/encryption';

/** What the calls work with. */
export interface CallContext {
  readonly database: Knex;
  readonly connection: Pick<EngineConnection, 'rows'>;
  readonly masterKeys: MasterKeys;
  readonly counts: CachedRowCounts;
  readonly nowMs: number;
  /** Numbers of orders and users in the tables. */
  readonly orders: number;
  readonly users: number;
}

export type StoreCall = (context: CallContext) => Promise<unknown>;
/** Calls by function name, and by a description that distinguishes the calls of one function. */
export type StoreCalls = Readonly<Record<string, Readonly<Record<string, StoreCall>>>>;
