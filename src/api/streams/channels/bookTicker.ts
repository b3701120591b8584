/**
 * `<pair>@bookTicker`: the best bid and ask with their quantities, sent immediately after each committed batch that
 * changed one of these four values.
 */
import { type components, streamChannels } from '../../../../generated/streams';
import type { EngineEvent } from '../../../core/model/events';
import { formatAmount } from '../../../core/values/decimal';
import type { Channel, ChannelContext, NameCheck } from './channel';
import { checkPair, parseStreamName } from './streamNames';
import { isSameTop, type TopOfBook, topOfBook } from './topOfBook';

const { kind: ANY_BOOK_TICKER } = streamChannels.bookTicker;

interface BookTickerStream {
  readonly name: string;
  /** The last top of the book that was sent or could be read at subscription. An event is sent only if it changes. */
  top: TopOfBook;
}

export function bookTickerChannel(context: ChannelContext): Channel {
  return new BookTickerChannel(context);
}

class BookTickerChannel implements Channel {
  /** The stream of each symbol. */
  private readonly streams = new Map<string, BookTickerStream>();

  constructor(private readonly context: ChannelContext) {}

  check(stream: string): NameCheck | undefined {
    return checkPair(this.context.engine, ANY_BOOK_TICKER, stream);
  }

  open(stream: string): void {
    const { pair: symbol } = parseStreamName(ANY_BOOK_TICKER, stream);
    this.streams.set(symbol, { name: stream, top: topOfBook(this.context.engine.published, symbol) });
  }

  close(stream: string): void {
    this.streams.delete(parseStreamName(ANY_BOOK_TICKER, stream).pair);
  }

  onCommitted(events: readonly EngineEvent[]): void {
    if (this.streams.size === 0) return;
    const changed = new Set<string>();
    for (const { bookUpdateId, symbol } of events) if (bookUpdateId !== null && symbol !== null) changed.add(symbol);
    for (const symbol of changed) {
      const stream = this.streams.get(symbol);
      if (stream !== undefined) this.publishIfChanged(symbol, stream);
    }
  }

  private publishIfChanged(symbol: string, stream: BookTickerStream): void {
    const { published } = this.context.engine;
    const top = topOfBook(published, symbol);
    if (isSameTop(top, stream.top)) return;
    stream.top = top;
    const event: components['schemas']['BookTickerEvent'] = {
      u: published.lastUpdateId(symbol),
      s: symbol,
      b: formatAmount(top.bid.price),
      B: formatAmount(top.bid.quantity),
      a: formatAmount(top.ask.price),
      A: formatAmount(top.ask.quantity),
    };
    this.context.publish(stream.name, event);
  }
}
