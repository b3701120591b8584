/** The market rules in memory: assets, symbols, fees and withdrawal limits. Only commands change them. */
import type { Asset, FeeSchedule, MarketSymbol, VerificationLevel, WithdrawalLimit } from '../model/model';
import type { Amount } from '../values/decimal';

export class MarketRules {
  readonly assets = new Map<string, Asset>();
  readonly symbols = new Map<string, MarketSymbol>();
  private readonly feesByTier = new Map<string, FeeSchedule>();
  private readonly limits = new Map<string, WithdrawalLimit>();

  setAsset(asset: Asset): void {
    this.assets.set(asset.asset, asset);
  }

  setSymbol(symbol: MarketSymbol): void {
    this.symbols.set(symbol.symbol, symbol);
  }

  setFees(fees: FeeSchedule): void {
    this.feesByTier.set(`${fees.symbol}:${fees.tier}`, fees);
  }

  setLimit(limit: WithdrawalLimit): void {
    this.limits.set(`${limit.level}:${limit.asset}`, limit);
  }

  /** The fees of a tier; those of tier 0 if the tier has none, and zero if no fees are set. */
  fees(symbol: string, tier: number): FeeSchedule {
    return (
      this.feesByTier.get(`${symbol}:${tier}`) ??
      this.feesByTier.get(`${symbol}:0`) ?? { symbol, tier: 0, makerRate: 0n, takerRate: 0n }
    );
  }

  allFees(): Iterable<FeeSchedule> {
    return this.feesByTier.values();
  }

  allLimits(): Iterable<WithdrawalLimit> {
    return this.limits.values();
  }

  /**
   * The amount that a user of the level may withdraw within 24 hours. 0 if no limit is set: withdrawals are impossible
   * until an operator sets one.
   */
  withdrawalLimit(level: VerificationLevel, asset: string): Amount {
    return this.limits.get(`${level}:${asset}`)?.capacity ?? 0n;
  }
}
