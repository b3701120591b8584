/**
 * `<pair>@ticker` and `!ticker@arr`: the 24-hour statistics of `GET /api/v3/ticker/24hr`, and the best bid and ask with
 * their quantities.
 */
import { type components, streamChannels } from '../../../../generated/streams';
import type { TickerStatistics } from '../../../core/market/ticker';
import { formatAmount } from '../../../core/values/decimal';
import type { MakeChannel } from './channel';
import { TickerChannel, type TickerForm } from './tickers';
import { type TopOfBook, topOfBook } from './topOfBook';

type TickerEvent = components['schemas']['TickerEvent'];
/** While the window is empty, `C` is 0 here, and the event has its own time instead. */
type TickerFigures = Omit<TickerEvent, 'e' | 'E'>;

export const tickerChannel: MakeChannel = (context) => {
  const longForm: TickerForm<TickerFigures> = {
    one: streamChannels.ticker.kind,
    all: streamChannels.allTickers.kind,
    figures: (symbol, statistics) => figuresOf(symbol, statistics, topOfBook(context.engine.published, symbol)),
    event: (figures, eventTimeMs): TickerEvent => ({
      e: '24hrTicker',
      E: eventTimeMs,
      ...figures,
      C: figures.n === 0 ? eventTimeMs : figures.C,
    }),
    isTouchedBy: ({ trades, bookUpdateId }) => trades.length > 0 || bookUpdateId !== null,
  };
  return new TickerChannel(context, longForm);
};

function figuresOf(symbol: string, statistics: TickerStatistics, { bid, ask }: TopOfBook): TickerFigures {
  return {
    s: symbol,
    p: statistics.priceChange,
    P: statistics.priceChangePercent,
    w: statistics.weightedAvgPrice,
    x: formatAmount(statistics.prevClosePrice),
    c: formatAmount(statistics.lastPrice),
    Q: formatAmount(statistics.lastQty),
    b: formatAmount(bid.price),
    B: formatAmount(bid.quantity),
    a: formatAmount(ask.price),
    A: formatAmount(ask.quantity),
    o: formatAmount(statistics.openPrice),
    h: formatAmount(statistics.highPrice),
    l: formatAmount(statistics.lowPrice),
    v: formatAmount(statistics.volume),
    q: formatAmount(statistics.quoteVolume),
    O: statistics.openTimeMs,
    C: statistics.count === 0 ? 0 : statistics.closeTimeMs,
    F: statistics.firstId,
    L: statistics.lastId,
    n: statistics.count,
  };
}
