/** The type of the calls of store functions that the tests of query plans and of growth make. */
import type { Knex } from 'knex';
import type { CachedRowCounts } from '../../src/store/connection/cachedRowCounts';
import type { EngineConnection } from '../../src/store/connection/engineConnection';
import type { SecretKeys } from '../../src/store/secrets/secretKeys';

/** What the calls work with. */
export interface CallContext {
  readonly database: Knex;
  readonly connection: Pick<EngineConnection, 'rows'>;
  readonly masterKeys: SecretKeys;
  readonly counts: CachedRowCounts;
  readonly nowMs: number;
  /** Numbers of orders and users in the tables. */
  readonly orders: number;
  readonly users: number;
}

export type StoreCall = (context: CallContext) => Promise<unknown>;
/** Calls by function name, and by a description that distinguishes the calls of one function. */
export type StoreCalls = Readonly<Record<string, Readonly<Record<string, StoreCall>>>>;
