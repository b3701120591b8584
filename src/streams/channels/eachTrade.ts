/** Streams that tell each trade as it is committed, in id order: the part that they share. Each kind is a name and a form. */
import type { EngineEvent } from '../../core/events';
import type { Trade } from '../../core/model';
import type { Channel, ChannelContext, NameCheck } from './channel';
import { checkPair, parseStreamName } from './names';

/** The wire form of one trade. Trades never change, so it may be asked late. */
export type RenderTrade = (trade: Trade, eventTimeMs: number) => object;

export class EachTradeChannel implements Channel {
  /** Open streams by symbol: a kind has one a symbol. */
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

  committed(events: readonly EngineEvent[]): void {
    if (this.names.size === 0) return;
    for (const [symbol, trades] of tradesBySymbol(events, (symbol) => this.names.has(symbol))) {
      const name = this.names.get(symbol);
      if (name === undefined) continue;
      const eventTimeMs = this.context.eventTimeMs();
      this.context.publishEach(name, trades, (trade) => this.render(trade, eventTimeMs));
    }
  }
}

/** A batch's trades by symbol, in id order, of the symbols that are wanted. */
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
