/**
 * The state that readers see: market, balances and limits as of the last published batch. It is updated from events
 * alone.
 */

import type { Exchange } from '../../core/exchange';
import { OpenWithdrawals } from '../../core/ledger/openWithdrawals';
import { RollingWithdrawalUsage } from '../../core/ledger/withdrawalUsage';
import { MarketRules } from '../../core/market/marketRules';
import { type TickerStatistics, TickerWindow } from '../../core/market/ticker';
import type { EngineEvent } from '../../core/model/events';
import type { Life } from '../../core/model/lives';
import type {
  Asset,
  FeeSchedule,
  Kline,
  KlineInterval,
  MarketSymbol,
  Trade,
  VerificationLevel,
  Withdrawal,
} from '../../core/model/model';
import { DepthSide } from '../../core/orders/depthSide';
import { assert } from '../../core/values/assert';
import type { Amount } from '../../core/values/decimal';
import { getOrCreate } from '../../core/values/getOrCreate';
import type { RecoveredState } from '../../store/engine/recovery';
import type { Balance, CommittedView, PriceLevel } from './committedView';

class SymbolView {
  readonly depth = { buy: new DepthSide('buy'), sell: new DepthSide('sell') };
  ticker = new TickerWindow();
  readonly klines = new Map<KlineInterval, Kline>();
  lastTrade: Trade | undefined;
  lastUpdateId = 0;
}

/** A balance that is changed in place. Readers receive copies. */
class UserBalance implements Balance {
  available: Amount = 0n;
  held: Amount = 0n;
}

const EMPTY_BALANCE: Balance = { available: 0n, held: 0n };

/** The state with which a server begins its term as the leader. */
export interface LoadedState extends RecoveredState {
  /**
   * The committed state, if the server has it already because it followed the log. `recentTrades` and `withdrawals` are
   * empty then.
   */
  readonly committed?: CommittedState;
}

export class CommittedState implements CommittedView {
  sequence = 0;
  lives: readonly Life[] = [];
  /**
   * The latest time for which a ticker was requested. Trades that left the 24-hour window by then do not return, even
   * if the clock is set back.
   */
  latestRequestedMs = 0;
  private readonly rules = new MarketRules();
  private readonly views = new Map<string, SymbolView>();
  /** Balances by asset, then by user. */
  private readonly balances = new Map<string, Map<number, UserBalance>>();
  private readonly withdrawalUsage = new RollingWithdrawalUsage();
  private readonly openWithdrawalSet = new OpenWithdrawals();

  /** The state at a start or after a recovery: everything in the tables is committed. */
  static from({ exchange, recentTrades, withdrawals }: RecoveredState): CommittedState {
    const state = new CommittedState();
    state.sequence = exchange.sequence;
    state.lives = exchange.lives;
    state.copyRules(exchange);
    for (const name of exchange.rules.symbols.keys()) state.copyBook(exchange, name);
    // In quarantine, the row of a symbol may be damaged, so that the symbol is not loaded.
    const isLoaded = (symbol: string): boolean => exchange.rules.symbols.has(symbol);
    for (const [symbol, { window, last }] of recentTrades) {
      if (!isLoaded(symbol)) continue;
      state.viewOf(symbol).ticker = window;
      state.viewOf(symbol).lastTrade = last;
    }
    for (const bySymbol of exchange.klines.values())
      for (const kline of bySymbol.values())
        if (isLoaded(kline.symbol)) state.viewOf(kline.symbol).klines.set(kline.interval, kline);
    for (const account of exchange.accounts.all()) state.setBalance(account, account.balance);
    for (const withdrawal of withdrawals) state.recordWithdrawal(withdrawal, exchange.timeMs);
    return state;
  }

  /** Applies a committed batch: its events, and the klines that it changed. */
  apply(events: readonly EngineEvent[], klines: readonly Kline[]): void {
    for (const event of events) this.applyEvent(event);
    for (const kline of klines) this.viewOf(kline.symbol).klines.set(kline.interval, kline);
  }

  symbols(): readonly MarketSymbol[] {
    return Array.from(this.rules.symbols.values());
  }

  symbol(name: string): MarketSymbol | undefined {
    return this.rules.symbols.get(name);
  }

  assets(): readonly Asset[] {
    return Array.from(this.rules.assets.values());
  }

  asset(name: string): Asset | undefined {
    return this.rules.assets.get(name);
  }

  fees(symbol: string, tier: number): FeeSchedule {
    return this.rules.fees(symbol, tier);
  }

  lastUpdateId(symbol: string): number {
    return this.viewOf(symbol).lastUpdateId;
  }

  bids(symbol: string, limit: number): readonly PriceLevel[] {
    return this.viewOf(symbol).depth.buy.bestLevels(limit);
  }

  asks(symbol: string, limit: number): readonly PriceLevel[] {
    return this.viewOf(symbol).depth.sell.bestLevels(limit);
  }

  ticker(symbol: string, nowMs: number): TickerStatistics {
    this.latestRequestedMs = Math.max(this.latestRequestedMs, nowMs);
    return this.viewOf(symbol).ticker.statistics(this.latestRequestedMs);
  }

  lastTrade(symbol: string): Trade | undefined {
    return this.viewOf(symbol).lastTrade;
  }

  kline(symbol: string, interval: KlineInterval): Kline | undefined {
    return this.viewOf(symbol).klines.get(interval);
  }

  balance(userId: number, asset: string): Balance {
    const { available, held } = this.balances.get(asset)?.get(userId) ?? EMPTY_BALANCE;
    return { available, held };
  }

  withdrawnAmount(userId: number, asset: string, nowMs: number): Amount {
    return this.withdrawalUsage.usedAmount(userId, asset, nowMs);
  }

  amountWithdrawnByAllUsers(asset: string, nowMs: number): Amount {
    return this.withdrawalUsage.usedByAllUsers(asset, nowMs);
  }

  withdrawalLimit(level: VerificationLevel, asset: string): Amount {
    return this.rules.withdrawalLimit(level, asset);
  }

  openWithdrawals(): Iterable<Withdrawal> {
    return this.openWithdrawalSet.all();
  }

  withdrawal(id: number): Withdrawal | undefined {
    return this.openWithdrawalSet.get(id);
  }

  private applyEvent(event: EngineEvent): void {
    this.sequence = event.sequence;
    if (event.asset !== null) this.rules.setAsset(event.asset);
    if (event.marketSymbol !== null) this.rules.setSymbol(event.marketSymbol);
    if (event.fees !== null) this.rules.setFees(event.fees);
    if (event.withdrawalLimit !== null) this.rules.setLimit(event.withdrawalLimit);
    if (event.withdrawal !== null) this.recordWithdrawal(event.withdrawal, event.timeMs);
    for (const { symbol, side, price, quantity } of event.levels) this.viewOf(symbol).depth[side].set(price, quantity);
    if (event.symbol !== null && event.bookUpdateId !== null)
      this.viewOf(event.symbol).lastUpdateId = event.bookUpdateId;
    for (const trade of event.trades) this.addTrade(trade);
    for (const { account, balance } of event.balances) this.setBalance(account, balance);
  }

  private recordWithdrawal(withdrawal: Withdrawal, nowMs: number): void {
    this.withdrawalUsage.record(withdrawal, nowMs);
    this.openWithdrawalSet.update(withdrawal);
  }

  private addTrade(trade: Trade): void {
    const view = this.viewOf(trade.symbol);
    view.ticker.add(trade);
    view.lastTrade = trade;
  }

  private setBalance({ owner, asset, kind }: { owner: number; asset: string; kind: string }, amount: Amount): void {
    if (kind !== 'available' && kind !== 'held') return;
    const ofUsers = getOrCreate(this.balances, asset, () => new Map<number, UserBalance>());
    getOrCreate(ofUsers, owner, () => new UserBalance())[kind] = amount;
  }

  private copyRules(exchange: Exchange): void {
    for (const asset of exchange.rules.assets.values()) this.rules.setAsset(asset);
    for (const symbol of exchange.rules.symbols.values()) this.rules.setSymbol(symbol);
    for (const fees of exchange.rules.allFees()) this.rules.setFees(fees);
    for (const limit of exchange.rules.allLimits()) this.rules.setLimit(limit);
  }

  private copyBook(exchange: Exchange, name: string): void {
    const view = this.viewOf(name);
    view.lastUpdateId = exchange.lastBookUpdateId(name);
    // Levels are added worst price first, so that each one is appended at the end of the array.
    for (const side of ['buy', 'sell'] as const)
      for (const level of Array.from(exchange.book(name).levels(side)).reverse())
        view.depth[side].set(level.price, level.quantity);
  }

  private viewOf(symbol: string): SymbolView {
    return getOrCreate(this.views, symbol, () => {
      assert(this.rules.symbols.has(symbol), `symbol ${symbol} is listed`);
      const view = new SymbolView();
      view.lastUpdateId = this.lives.at(-1)?.idsAfter ?? 0;
      return view;
    });
  }
}
