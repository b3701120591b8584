/** The expected exchange, recomputed from the event log alone by independent rules. The tables must agree with it. */

import { MarketRules } from '../../../src/core/market/marketRules';
import type { EngineEvent } from '../../../src/core/model/events';
import type { Kline, VerificationLevel } from '../../../src/core/model/model';
import { CancelTimersReference } from './cancelTimers';
import { judgeExpiry } from './expiry';
import { LedgerReference } from './ledger';
import { MarketReference } from './market';
import { judgeMatching } from './matching';
import type { ModelJudge } from './modelJudge';
import { OrdersReference } from './orders';
import { TransfersReference } from './transfers';

export class ReferenceModel {
  sequence = 0;
  timeMs = 0;
  readonly rules = new MarketRules();
  readonly ledger: LedgerReference;
  readonly orders: OrdersReference;
  readonly market: MarketReference;
  readonly transfers: TransfersReference;
  readonly cancelTimers: CancelTimersReference;

  constructor(
    private readonly judge: ModelJudge,
    levelOf: (userId: number) => VerificationLevel,
  ) {
    this.ledger = new LedgerReference(judge);
    this.orders = new OrdersReference(judge, this.rules);
    this.cancelTimers = new CancelTimersReference(judge, this.orders);
    this.market = new MarketReference(judge, this.orders);
    this.transfers = new TransfersReference(judge, this.rules, levelOf);
  }

  /** Returns the klines that are stored with the event, as `MarketReference` does. */
  apply(event: EngineEvent): Map<string, Kline | undefined> {
    const { judge } = this;
    judge.expectSame(event.sequence, this.sequence + 1, () => 'the next event');
    judge.expect(event.timeMs >= this.timeMs, () => `event ${event.sequence} is earlier than the previous one`);
    this.sequence = event.sequence;
    this.timeMs = event.timeMs;
    if (event.refusal !== null) this.judgeRefusal(event);
    this.judgeStatus(event);
    this.judgeLimits(event);
    const symbol = this.rules.symbols.get(event.symbol ?? '');
    this.orders.judgeTurn(event);
    judgeMatching(judge, this, event, symbol);
    judgeExpiry(judge, this.orders, event);
    const withdrawal = event.withdrawal === null ? undefined : this.transfers.withdrawals.get(event.withdrawal.id);
    this.orders.apply(event);
    const klines = this.market.apply(event);
    this.transfers.apply(event);
    this.cancelTimers.apply(event);
    this.ledger.apply(event, symbol, withdrawal);
    this.setRules(event);
    this.judgeMoney(event);
    return klines;
  }

  /** Orders are accepted only while the symbol is trading. */
  private judgeStatus({ type, sequence, symbol, refusal }: EngineEvent): void {
    if (refusal !== null || (type !== 'create_order' && type !== 'create_portal_order')) return;
    this.judge.expectSame(
      this.rules.symbols.get(symbol ?? '')?.status,
      'TRADING',
      () => `event ${sequence} (${type}): status of ${symbol}`,
    );
  }

  /** An accepted order is worth enough, and its user has not more open orders than the symbol allows. */
  private judgeLimits({ type, sequence, order }: EngineEvent): void {
    if (type !== 'create_order' || order === null) return;
    const symbol = this.rules.symbols.get(order.symbol);
    if (symbol === undefined) return;
    const last = this.market.trades.get(order.symbol)?.at(-1)?.price;
    const price = order.type === 'limit' ? order.price : (order.stopPrice ?? last);
    const value =
      order.extras?.quoteQuantity ?? (price === undefined ? undefined : (price * order.quantity) / 10n ** 18n);
    this.judge.expect(
      value === undefined || value >= symbol.minimumNotional,
      () => `event ${sequence}: order ${order.id} is worth less than ${symbol.minimumNotional}`,
    );
    if (order.stopPrice === null && (order.type === 'market' || order.timeInForce !== 'GTC')) return;
    const own = Array.from(this.orders.open.values()).filter(
      ({ userId, symbol: name }) => userId === order.userId && name === order.symbol,
    );
    const waiting = own.filter(({ stopPrice, restedAt }) => stopPrice !== null && restedAt === null);
    this.judge.expect(own.length < symbol.maxOpenOrders, () => `event ${sequence}: one open order too many`);
    this.judge.expect(
      order.stopPrice === null || waiting.length < symbol.maxStopOrders,
      () => `event ${sequence}: one stop order too many`,
    );
  }

  private judgeRefusal(event: EngineEvent): void {
    const { orders, trades, preventedMatches, entries, balances, levels, withdrawal, deposit } = event;
    const effects = [
      ...orders,
      ...trades,
      ...preventedMatches,
      ...entries,
      ...balances,
      ...levels,
      withdrawal,
      deposit,
    ].filter((effect) => effect !== null);
    this.judge.expectSame(effects, [], () => `event ${event.sequence} is a refusal`);
  }

  private setRules({ asset, marketSymbol, fees, withdrawalLimit }: EngineEvent): void {
    if (asset !== null) this.rules.setAsset(asset);
    if (marketSymbol !== null) this.rules.setSymbol(marketSymbol);
    if (fees !== null) this.rules.setFees(fees);
    if (withdrawalLimit !== null) this.rules.setLimit(withdrawalLimit);
  }

  /** For each asset in the event: all accounts sum to zero, and held and pending balances equal what requires them. */
  private judgeMoney(event: EngineEvent): void {
    const { judge, ledger } = this;
    const assets = new Set(event.balances.map(({ account }) => account.asset));
    for (const asset of assets) {
      judge.expectSame(ledger.totalOf(asset), 0n, () => `event ${event.sequence}: all ${asset}`);
      judge.expectSame(
        ledger.balanceOf(0, asset, 'pending_withdrawals'),
        this.transfers.pendingAmount(asset),
        () => `event ${event.sequence}: ${asset} in pending withdrawals`,
      );
    }
    for (const { account } of event.balances)
      if (account.kind === 'held')
        judge.expectSame(
          ledger.balanceOf(account.owner, account.asset, 'held'),
          this.orders.heldAmount(account.owner, account.asset),
          () => `event ${event.sequence}: held by user ${account.owner}`,
        );
  }
}
