/**
 * `<pair>@trade` and `<pair>@aggTrade`: every committed trade in id order. They differ in name and wire format. Trades are
 * not aggregated, so all three ids of an aggregate trade are the trade's id.
 */

import { type components, streamChannels } from '../../../../generated/streams';
import type { EngineEvent } from '../../../core/model/events';
import type { Trade } from '../../../core/model/model';
import { formatAmount } from '../../../core/values/decimal';
import type { Channel, ChannelContext, MakeChannel, NameCheck } from './channel';
import { checkPair, parseStreamName } from './streamNames';

/** Renders a trade in the wire format. It may be called later, because trades never change. */
export type RenderTrade = (trade: Trade, eventTimeMs: number) => object;

export class EachTradeChannel implements Channel {
  /** Names of the open streams by symbol. There is at most one stream for each symbol. */
  private readonly names = new Map<string, string>();

  constructor(
    private readonly context: ChannelContext,
    private readonly kind: RegExp,
    private readonly render: RenderTrade,
  ) {}

  check(stream: string): NameCheck | undefined {
    return checkPair(this.context.engine, this.kind, stream);
  }

  open(stream: string): void {
    this.names.set(parseStreamName(this.kind, stream).pair, stream);
  }

  close(stream: string): void {
    this.names.delete(parseStreamName(this.kind, stream).pair);
  }

  onCommitted(events: readonly EngineEvent[]): void {
    if (this.names.size === 0) return;
    for (const [symbol, trades] of tradesBySymbol(events, (symbol) => this.names.has(symbol))) {
      const name = this.names.get(symbol);
      if (name === undefined) continue;
      const eventTimeMs = this.context.eventTimeMs();
      this.context.publishEach(name, trades, (trade) => this.render(trade, eventTimeMs));
    }
  }
}

/** Groups the trades of a batch by symbol, in id order, for the symbols that `isWanted` selects. */
export function tradesBySymbol(
  events: readonly EngineEvent[],
  isWanted: (symbol: string) => boolean,
): ReadonlyMap<string, readonly Trade[]> {
  const trades = new Map<string, Trade[]>();
  for (const event of events) {
    for (const trade of event.trades) {
      const ofSymbol = trades.get(trade.symbol);
      if (ofSymbol !== undefined) ofSymbol.push(trade);
      else if (isWanted(trade.symbol)) trades.set(trade.symbol, [trade]);
    }
  }
  return trades;
}

export const tradeChannel: MakeChannel = (context) =>
  new EachTradeChannel(context, streamChannels.trade.kind, tradeEvent);

function tradeEvent(trade: Trade, eventTimeMs: number): components['schemas']['TradeEvent'] {
  return {
    e: 'trade',
    E: eventTimeMs,
    s: trade.symbol,
    t: trade.id,
    p: formatAmount(trade.price),
    q: formatAmount(trade.quantity),
    T: trade.timeMs,
    m: trade.takerSide === 'sell',
    M: true,
  };
}

export const aggTradeChannel: MakeChannel = (context) =>
  new EachTradeChannel(context, streamChannels.aggTrade.kind, aggTradeEvent);

function aggTradeEvent(trade: Trade, eventTimeMs: number): components['schemas']['AggTradeEvent'] {
  return {
    e: 'aggTrade',
    E: eventTimeMs,
    s: trade.symbol,
    a: trade.id,
    p: formatAmount(trade.price),
    q: formatAmount(trade.quantity),
    f: trade.id,
    l: trade.id,
    T: trade.timeMs,
    m: trade.takerSide === 'sell',
    M: true,
  };
}
