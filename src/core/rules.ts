/** The market's rows in memory: assets, symbols, fees and limits, each changed by a command and by nothing else. */
import type { Amount } from './decimal';
import type { Asset, FeeSchedule, MarketSymbol, VerificationLevel, WithdrawalLimit } from './model';

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

  /** The tier's fees; tier 0's where the tier has none; none at all where nobody set any. */
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

  /** 0 where nobody set a limit: nothing may leave until an operator says how much. */
  withdrawalLimit(level: VerificationLevel, asset: string): Amount {
    return this.limits.get(`${level}:${asset}`)?.capacity ?? 0n;
  }
}
