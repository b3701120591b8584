/**
 * A small fake engine with the guarantees of the real one: it updates the committed state first, then publishes the
 * events. The test decides what is committed; the committed state is computed by the code of the real engine. As in a
 * server that follows the log, listeners get only the effects of events, and have to request whole events.
 */

import type { StreamEngine } from '../../src/api/streams/channels/channel';
import { foldTrade } from '../../src/core/market/klines';
import type { EngineEvent, LevelChange } from '../../src/core/model/events';
import {
  KLINE_INTERVALS,
  type Kline,
  type MarketSymbol,
  type SymbolStatus,
  type Trade,
} from '../../src/core/model/model';
import { amountFrom, multiplyExact } from '../../src/core/values/decimal';
import { CommittedState } from '../../src/engine/state/committedState';
import type { EventListener } from '../../src/engine/types';

export interface TradeDraft {
  readonly at: number;
  readonly price: string;
  readonly quantity?: string;
  readonly takerSide?: 'buy' | 'sell';
  readonly symbol?: string;
}

/** One event that changes the book: new quantities by price; "0" removes the level. */
export interface BookDraft {
  readonly bids?: Readonly<Record<string, string>>;
  readonly asks?: Readonly<Record<string, string>>;
  readonly trades?: readonly TradeDraft[];
  readonly symbol?: string;
}

export type EventDraft = Partial<Omit<EngineEvent, 'sequence'>>;

export class FakeEngine implements StreamEngine {
  /** Set to false to take the lease away. */
  leaseHeld = true;
  readonly published = new CommittedState();
  private readonly listeners = new Set<EventListener>();
  private sequence = 0;
  /** Every event that was committed, whole, as the event log has it. */
  readonly committedEvents: EngineEvent[] = [];
  /** If set, the watermark of an engine with a slow commit. If undefined, the watermark is the clock's time. */
  heldWatermarkMs: number | undefined;
  /** If more than 0, the engine skips update ids, as if it lost changes of the book. */
  bookUpdateIdsSkipped = 0;

  constructor(private readonly clock: { nowMs(): number }) {}

  subscribe(listener: EventListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get listenerCount(): number {
    return this.listeners.size;
  }

  watermarkMs(): number {
    return this.heldWatermarkMs ?? this.clock.nowMs();
  }

  listSymbol(symbol: string, status: SymbolStatus = 'TRADING'): void {
    this.commitEvents([{ type: 'set_symbol', symbol, marketSymbol: marketSymbol(symbol, status) }]);
  }

  /** Commits one batch, with one event for each trade or change of the book. */
  commit(...drafts: readonly (TradeDraft | BookDraft)[]): void {
    const lastTrades = new Map<string, Trade>();
    const bookUpdates = new Map<string, number>();
    const nextTrade = (draft: TradeDraft): Trade => {
      const { symbol = 'btc_thb' } = draft;
      const trade = tradeOf(draft, symbol, (lastTrades.get(symbol) ?? this.published.lastTrade(symbol))?.id ?? 0);
      lastTrades.set(symbol, trade);
      return trade;
    };
    const nextUpdate = (symbol: string): number => {
      const id = (bookUpdates.get(symbol) ?? this.published.lastUpdateId(symbol)) + 1 + this.bookUpdateIdsSkipped;
      bookUpdates.set(symbol, id);
      return id;
    };
    this.commitEvents(
      drafts.map((draft): EventDraft => {
        const { symbol = 'btc_thb' } = draft;
        if ('price' in draft) return { symbol, timeMs: draft.at, trades: [nextTrade(draft)] };
        const levels = [...levelChanges(symbol, 'buy', draft.bids), ...levelChanges(symbol, 'sell', draft.asks)];
        return { symbol, levels, bookUpdateId: nextUpdate(symbol), trades: (draft.trades ?? []).map(nextTrade) };
      }),
    );
  }

  /** Commits one batch of arbitrary events. */
  commitEvents(drafts: readonly EventDraft[]): void {
    const events = drafts.map((draft) => this.event(draft));
    this.committedEvents.push(...events);
    this.published.apply(events, this.klines(events));
    for (const listener of this.listeners) listener(events);
  }

  private klines(events: readonly EngineEvent[]): Kline[] {
    const folded = new Map<string, Kline>();
    for (const trade of events.flatMap(({ trades }) => trades)) {
      for (const interval of KLINE_INTERVALS) {
        const key = `${trade.symbol} ${interval}`;
        folded.set(key, foldTrade(folded.get(key) ?? this.published.kline(trade.symbol, interval), trade, interval));
      }
    }
    return [...folded.values()];
  }

  private event(draft: EventDraft): EngineEvent {
    this.sequence += 1;
    const event = {
      sequence: this.sequence,
      timeMs: this.clock.nowMs(),
      type: 'create_order',
      userId: 1,
      symbol: null,
      refusal: null,
      order: null,
      orders: [],
      trades: [],
      preventedMatches: [],
      entries: [],
      balances: [],
      levels: [],
      bookUpdateId: null,
      withdrawal: null,
      withdrawalRefusal: null,
      deposit: null,
      asset: null,
      marketSymbol: null,
      fees: null,
      withdrawalLimit: null,
      ...draft,
    };
    return event as EngineEvent;
  }
}

function marketSymbol(symbol: string, status: SymbolStatus): MarketSymbol {
  const [base = '', quote = ''] = symbol.split('_');
  return {
    symbol,
    base,
    quote,
    status,
    pricePrecision: 2,
    quantityPrecision: 8,
    minimumQuantity: 1n,
    minimumPrice: 1n,
    maximumPrice: 10n ** 30n,
    minimumNotional: 0n,
    maxOpenOrders: 1_000,
    maxStopOrders: 100,
    vatRate: 0n,
  };
}

function tradeOf({ at, price, quantity = '1', takerSide = 'buy' }: TradeDraft, symbol: string, lastId: number): Trade {
  const half = { orderId: 1, userId: 1, fee: 0n, vat: 0n };
  const [priceAmount, quantityAmount] = [amountFrom(price), amountFrom(quantity)];
  const quoteQuantity = multiplyExact(priceAmount, quantityAmount);
  return {
    symbol,
    id: lastId + 1,
    timeMs: at,
    price: priceAmount,
    quantity: quantityAmount,
    quoteQuantity,
    takerSide,
    taker: half,
    maker: half,
  };
}

function levelChanges(
  symbol: string,
  side: LevelChange['side'],
  levels: Readonly<Record<string, string>> = {},
): LevelChange[] {
  return Object.entries(levels).map(([price, quantity]) => ({
    symbol,
    side,
    price: amountFrom(price),
    quantity: amountFrom(quantity),
  }));
}
