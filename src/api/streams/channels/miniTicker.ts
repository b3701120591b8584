/** `<pair>@miniTicker`, `!miniTicker@arr` and `!miniTicker@arr@3000ms`: reduced 24-hour statistics. */
import { type components, streamChannels } from '../../../../generated/streams';
import type { TickerStatistics } from '../../../core/market/ticker';
import { formatAmount } from '../../../core/values/decimal';
import type { MakeChannel } from './channel';
import { TickerChannel, type TickerForm } from './tickers';

type MiniTickerEvent = components['schemas']['MiniTickerEvent'];
type MiniFigures = Omit<MiniTickerEvent, 'e' | 'E'>;

const shortForm: TickerForm<MiniFigures> = {
  one: streamChannels.miniTicker.kind,
  all: streamChannels.allMiniTickers.kind,
  figures: (symbol: string, statistics: TickerStatistics): MiniFigures => ({
    s: symbol,
    c: formatAmount(statistics.lastPrice),
    o: formatAmount(statistics.openPrice),
    h: formatAmount(statistics.highPrice),
    l: formatAmount(statistics.lowPrice),
    v: formatAmount(statistics.volume),
    q: formatAmount(statistics.quoteVolume),
  }),
  event: (figures, eventTimeMs): MiniTickerEvent => ({ e: '24hrMiniTicker', E: eventTimeMs, ...figures }),
  isTouchedBy: ({ trades }) => trades.length > 0,
};

export const miniTickerChannel: MakeChannel = (context) => new TickerChannel(context, shortForm);
