/** A small exchange in memory for tests of pure decisions: one symbol, funded users, and short helpers for commands. */

import {
  type Decision,
  decide,
  dueOrderIds,
  finishDecision,
  type HistoricalRecords,
  movesTrailingStops,
} from '../../src/core/decide';
import { Exchange } from '../../src/core/exchange';
import type { Command, CreateOrder, Trader } from '../../src/core/model/commands';
import type { EngineEvent } from '../../src/core/model/events';
import type { Deposit, Side, Withdrawal } from '../../src/core/model/model';
import type { SymbolLimits } from '../../src/core/model/symbolLimits';
import { assertPresent } from '../../src/core/values/assert';
import { amountFrom } from '../../src/core/values/decimal';
import { limitOrder } from '../support/limitOrder';

export const SYMBOL = 'btc_thb';

export interface TestOrderTerms {
  readonly makerRate?: string;
  readonly takerRate?: string;
  readonly vatRate?: string;
  readonly level?: Trader['level'];
}

export class MemoryExchange {
  readonly exchange = new Exchange();
  timeMs = 1_700_000_000_000;
  /** The event log. */
  readonly events: EngineEvent[] = [];
  /** Number of events whose trades trailing stops have followed. */
  private tracked = 0;
  /** What the tables would return. */
  private readonly deposits = new Map<string, Deposit>();
  private readonly withdrawals = new Map<number, Withdrawal>();

  constructor({ makerRate = '0.0025', takerRate = '0.0025', vatRate = '0.07' }: TestOrderTerms = {}) {
    const bitcoin = {
      network: 'bitcoin',
      addressFormat: 'bitcoin',
      tag: 'none',
      confirmations: 3,
      depositsEnabled: true,
      withdrawalsEnabled: true,
    } as const;
    const coin = {
      kind: 'crypto',
      precision: 8,
      transferPrecision: 8,
      withdrawalEnabled: true,
      networks: [bitcoin],
    } as const;
    const fiat = { kind: 'fiat', precision: 12, transferPrecision: 2, withdrawalEnabled: true } as const;
    this.decideAccepted({
      type: 'set_asset',
      idempotencyKeys: [],
      asset: {
        asset: 'btc',
        ...coin,
        withdrawalFee: amountFrom('0.0001'),
        withdrawalMinimum: amountFrom('0.0002'),
        approvalThreshold: null,
      },
    });
    this.decideAccepted({
      type: 'set_asset',
      idempotencyKeys: [],
      asset: {
        asset: 'thb',
        ...fiat,
        withdrawalFee: amountFrom('20'),
        withdrawalMinimum: amountFrom('100'),
        approvalThreshold: null,
      },
    });
    this.decideAccepted({
      type: 'set_symbol',
      idempotencyKeys: [],
      symbol: {
        symbol: SYMBOL,
        base: 'btc',
        quote: 'thb',
        status: 'TRADING',
        pricePrecision: 2,
        quantityPrecision: 8,
        minimumQuantity: amountFrom('0.0001'),
        minimumPrice: amountFrom('0.01'),
        maximumPrice: amountFrom('100000000'),
        vatRate: amountFrom(vatRate),
      },
    });
    this.decideAccepted({
      type: 'set_fees',
      idempotencyKeys: [],
      fees: { symbol: SYMBOL, tier: 0, makerRate: amountFrom(makerRate), takerRate: amountFrom(takerRate) },
    });
    this.decideAccepted({
      type: 'set_withdrawal_limit',
      idempotencyKeys: [],
      limit: { level: 'level_1', asset: 'btc', capacity: amountFrom('10') },
    });
  }

  decide(command: Command): Decision {
    this.timeMs += command.type === 'expire_order' ? 0 : 1;
    const named: HistoricalRecords = {
      closedOrders: new Map(),
      closedWithdrawals: this.withdrawals,
      deposits: this.deposits,
    };
    const timeMs = command.type === 'expire_order' ? this.timeMs + 1 : this.timeMs;
    const context = { exchange: this.exchange, timeMs, ...named };
    const decision = decide(context, command);
    if (decision.refusal !== null) return decision;
    const { event, shares = [] } = decision;
    for (const each of [...shares, event, ...finishDecision(context, event.symbol)]) this.recordEvent(each);
    return decision;
  }

  /** Decides the further shares of a GTC order that matches more than one event contains. */
  finishOrders(): void {
    for (const { id: orderId } of Array.from(this.exchange.unfinished.values()))
      while (this.exchange.unfinished.size > 0)
        this.decideAccepted({ type: 'continue_order', idempotencyKeys: [], orderId });
  }

  /** Closes the orders whose time has come when the next command is decided, as a batch does before its commands. */
  expireOrders(): void {
    for (const orderId of dueOrderIds(this.exchange, this.timeMs + 1))
      this.decideAccepted({ type: 'expire_order', idempotencyKeys: [], orderId });
  }

  /** Triggers the stop orders that the last price has reached, as a batch does after each command with trades. */
  triggerStopOrders(): void {
    for (;;) {
      this.trackPrices();
      const last = this.exchange.lastPrices.get(SYMBOL);
      const order = last === undefined ? undefined : this.exchange.stopBook(SYMBOL).nextTriggered(last);
      if (order === undefined) return;
      this.decideAccepted({ type: 'trigger_order', idempotencyKeys: [], orderId: order.id });
    }
  }

  /** Lets trailing stops follow the trades since they last did. */
  private trackPrices(): void {
    const prices = this.events.slice(this.tracked).flatMap(({ trades }) => trades.map(({ price }) => price));
    this.tracked = this.events.length;
    const [first] = prices;
    if (first === undefined) return;
    const range = {
      low: prices.reduce((one, other) => (one < other ? one : other), first),
      high: prices.reduce((one, other) => (one > other ? one : other), first),
    };
    if (movesTrailingStops(this.exchange, SYMBOL, range))
      this.decideAccepted({ type: 'track_prices', idempotencyKeys: [], symbol: SYMBOL, range });
  }

  private recordEvent(event: EngineEvent): void {
    const { deposit, withdrawal } = event;
    this.events.push(event);
    if (deposit !== null) this.deposits.set(deposit.reference, deposit);
    if (withdrawal !== null) this.withdrawals.set(withdrawal.id, withdrawal);
  }

  /** Decides a command that must be accepted. */
  decideAccepted(command: Command): EngineEvent {
    const decision = this.decide(command);
    if (decision.refusal !== null) throw new Error(`refused: ${decision.refusal.code}`);
    return decision.event;
  }

  setLimits(limits: Partial<SymbolLimits>): void {
    const symbol = assertPresent(this.exchange.rules.symbols.get(SYMBOL), 'the symbol');
    this.decideAccepted({ type: 'set_symbol', idempotencyKeys: [], symbol: { ...symbol, ...limits } });
  }

  deposit(userId: number, asset: string, amount: string): void {
    this.decideAccepted({
      type: 'credit_deposit',
      idempotencyKeys: [],
      userId,
      asset,
      amount: amountFrom(amount),
      reference: `${userId} ${asset} ${this.timeMs}`,
    });
  }

  orderCommand(
    userId: number,
    side: Side,
    price: string,
    quantity: string,
    more: Partial<CreateOrder> = {},
  ): CreateOrder {
    return limitOrder(userId, side, price, quantity, more);
  }

  /** The user's available or held balance. */
  balance(userId: number, asset: string, kind: 'available' | 'held' = 'available'): bigint {
    return this.exchange.accounts.balance(userId, asset, kind);
  }

  /** The sum of all accounts of an asset, house accounts included; always zero. */
  totalOf(asset: string): bigint {
    let sum = 0n;
    for (const account of this.exchange.accounts.all()) if (account.asset === asset) sum += account.balance;
    return sum;
  }
}
