/** The market's rules as their tables hold them, for whoever wants to see all of them. The engine decides by the same rows. */
import type { Knex } from 'knex';
import type { Asset, FeeSchedule, MarketSymbol, WithdrawalLimit } from '../core/model';
import { bounded } from './database';
import {
  type AssetRow,
  assetFromRow,
  type FeesRow,
  feesFromRow,
  type LimitRow,
  limitFromRow,
  type SymbolRow,
  symbolFromRow,
} from './tables/market';

export interface MarketRules {
  /** These two in listing order. */
  readonly assets: readonly Asset[];
  readonly symbols: readonly MarketSymbol[];
  readonly fees: readonly FeeSchedule[];
  readonly withdrawalLimits: readonly WithdrawalLimit[];
}

export async function readMarketRules(database: Knex): Promise<MarketRules> {
  const assets: AssetRow[] = await bounded(database, database('assets').orderBy('listing'));
  const symbols: SymbolRow[] = await bounded(database, database('symbols').orderBy('listing'));
  const fees: FeesRow[] = await bounded(database, database('fees').orderBy(['symbol', 'tier']));
  const limits: LimitRow[] = await bounded(database, database('withdrawal_limits').orderBy(['asset', 'level']));
  return {
    assets: assets.map(assetFromRow),
    symbols: symbols.map(symbolFromRow),
    fees: fees.map(feesFromRow),
    withdrawalLimits: limits.map(limitFromRow),
  };
}
