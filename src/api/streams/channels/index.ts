/** The list of all channels. To add a kind of stream, add a channel to this folder and a line to this list. */

import { bookTickerChannel } from './bookTicker';
import type { MakeChannel } from './channel';
import { depthChannel } from './depth';
import { klineChannel } from './klines';
import { miniTickerChannel } from './miniTicker';
import { partialDepthChannel } from './partialDepth';
import { tickerChannel } from './ticker';
import { aggTradeChannel, tradeChannel } from './trades';

export const allChannels: readonly MakeChannel[] = [
  klineChannel,
  aggTradeChannel,
  tradeChannel,
  depthChannel,
  partialDepthChannel,
  bookTickerChannel,
  miniTickerChannel,
  tickerChannel,
];
