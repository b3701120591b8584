/** Reads all market rules from their tables. The engine decides by the same rules. */
import type { Knex } from 'knex';
import type { Asset, FeeSchedule, MarketSymbol, WithdrawalLimit } from '../../core/model/model';
import { withTimeout } from '../connection/database';
import {
  type AssetRow,
  assetFromRow,
  type FeesRow,
  feesFromRow,
  type LimitRow,
  limitFromRow,
  type SymbolRow,
  symbolFromRow,
} from '../tables/market';

export interface StoredMarketRules {
  /** Assets and symbols are in the order in which they were listed. */
  readonly assets: readonly Asset[];
  readonly symbols: readonly MarketSymbol[];
  readonly fees: readonly FeeSchedule[];
  readonly withdrawalLimits: readonly WithdrawalLimit[];
}

export async function readMarketRules(database: Knex): Promise<StoredMarketRules> {
  const assets: AssetRow[] = await withTimeout(database, database('assets').orderBy('listing'));
  const symbols: SymbolRow[] = await withTimeout(database, database('symbols').orderBy('listing'));
  const fees: FeesRow[] = await withTimeout(database, database('fees').orderBy(['symbol', 'tier']));
  const limits: LimitRow[] = await withTimeout(database, database('withdrawal_limits').orderBy(['asset', 'level']));
  return {
    assets: assets.map(assetFromRow),
    symbols: symbols.map(symbolFromRow),
    fees: fees.map(feesFromRow),
    withdrawalLimits: limits.map(limitFromRow),
  };
}
