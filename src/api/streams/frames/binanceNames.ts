/**
 * Names of streams and symbols on Binance-compatible connections: `btcthb@trade` for `btc_thb@trade`, `BTCTHB` for
 * `btc_thb`. All other parts of the server know only the exchange's own names.
 */
import { streamChannels } from '../../../../generated/binanceStreams';
import type { CommittedView } from '../../../engine/state/committedView';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { isListenKey } from './listenKey';

/**
 * Before a name that is not one of a stream. No stream's name begins like this, so that such a subscription is listed
 * and never gets an event.
 */
export const NO_STREAM = ' ';

/**
 * The exchange's own name of a stream. As with Binance, every name is accepted: that of no stream is returned after
 * `NO_STREAM`. A symbol that is listed later has its streams for later subscriptions.
 */
export function ownStreamName(published: Pick<CommittedView, 'symbols'>, name: string): string {
  if (isListenKey(name)) return name;
  if (!Object.values(streamChannels).some(({ pattern }) => pattern.test(name))) return `${NO_STREAM}${name}`;
  const symbolEnd = name.indexOf('@');
  const symbolName = name.slice(0, symbolEnd);
  // Streams of all symbols have the same name on both interfaces.
  if (symbolName.startsWith('!')) return name;
  const listed = findBinanceSymbol(published, symbolName.toUpperCase());
  return listed === undefined ? `${NO_STREAM}${name}` : `${listed.symbol}${name.slice(symbolEnd)}`;
}

/** The name as a Binance client has subscribed to it. */
export function binanceStreamName(ownName: string): string {
  if (ownName.startsWith(NO_STREAM)) return ownName.slice(NO_STREAM.length);
  // The first underscore is that of the symbol; names without a symbol have none.
  return ownName.replace('_', '');
}
