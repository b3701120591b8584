/**
 * Random changes of the market rules, each of them different: trading halts and resumes, fees and limits change,
 * withdrawals are disabled and enabled.
 */
import type { SetAsset, SetFees, SetSymbol, SetWithdrawalLimit } from '../../../src/core/model/commands';
import type { Asset, MarketSymbol } from '../../../src/core/model/model';
import type { SymbolLimits } from '../../../src/core/model/symbolLimits';
import type { Random } from '../../support/randomSeed';
import type { ReferenceModel } from '../model/referenceModel';
import type { UniqueNames } from './uniqueNames';

const ONE = 10n ** 18n;
const RATES = [0n, 5n * 10n ** 14n, 25n * 10n ** 14n, 12_345_678_901_234n, 10n ** 16n] as const;
const LEVELS = ['level_1', 'level_2', 'level_3'] as const;

export class RuleWorkload {
  constructor(
    private readonly random: Random,
    private readonly names: UniqueNames,
    private readonly reference: ReferenceModel,
  ) {}

  setSymbol(): SetSymbol {
    const symbol = this.pick(this.reference.rules.symbols.values()) as MarketSymbol;
    const halted = Array.from(this.reference.rules.symbols.values()).find(({ status }) => status === 'BREAK');
    const { maximumPrice } = halted ?? symbol;
    const unique = { maximumPrice: maximumPrice + BigInt(this.names.next()) * 10n ** 18n, ...this.randomLimits() };
    if (halted !== undefined)
      return { type: 'set_symbol', idempotencyKeys: [], symbol: { ...halted, ...unique, status: 'TRADING' } };
    const vatRate = this.random.pick([0n, 7n * 10n ** 16n, 10n ** 17n]);
    return {
      type: 'set_symbol',
      idempotencyKeys: [],
      symbol: { ...symbol, ...unique, vatRate, status: this.random.pick(['TRADING', 'TRADING', 'BREAK']) },
    };
  }

  /** Usually far away, and sometimes so narrow that many orders are refused. */
  private randomLimits(): SymbolLimits {
    const { random } = this;
    return {
      minimumNotional: random.pick([0n, ONE, 10n * ONE, 60n * ONE]),
      maxOpenOrders: random.pick([2, 1_000, 1_000]),
      maxStopOrders: random.pick([0, 1, 100, 100]),
    };
  }

  setFees(): SetFees {
    const { symbol } = this.pick(this.reference.rules.symbols.values()) as MarketSymbol;
    const rate = () => this.random.pick(RATES) + BigInt(this.names.next());
    return {
      type: 'set_fees',
      idempotencyKeys: [],
      fees: { symbol, tier: this.random.integer(0, 1), makerRate: rate(), takerRate: rate() },
    };
  }

  setAsset(): SetAsset {
    const asset = this.pick(this.reference.rules.assets.values()) as Asset;
    const step = 10n ** BigInt(18 - asset.transferPrecision);
    const withdrawalFee = BigInt(this.names.next()) * step;
    const approvalThreshold = this.random.pick([
      null,
      0n,
      100n * step,
      10n * asset.withdrawalMinimum,
      100n * asset.withdrawalMinimum,
    ]);
    return {
      type: 'set_asset',
      idempotencyKeys: [],
      asset: { ...asset, withdrawalFee, approvalThreshold, withdrawalEnabled: this.random.integer(1, 6) > 1 },
    };
  }

  setLimit(): SetWithdrawalLimit {
    const { asset } = this.pick(this.reference.rules.assets.values()) as Asset;
    const capacity = BigInt(this.names.next()) * 10n ** 17n;
    return {
      type: 'set_withdrawal_limit',
      idempotencyKeys: [],
      limit: { level: this.random.pick(LEVELS), asset, capacity },
    };
  }

  private pick<Thing>(things: Iterable<Thing>): Thing | undefined {
    const all = Array.from(things);
    return all[this.random.integer(0, Math.max(all.length - 1, 0))];
  }
}
