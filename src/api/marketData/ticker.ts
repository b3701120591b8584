/** The rolling 24-hour statistics of one symbol, for the API and the market page. */
import type { components } from '../../../generated/openapi';
import type { Services } from '../../usecases/services';
import { renderTicker } from '../rendering/ticker';

/** `symbol` must be listed. */
export function tickerOf(
  { engine: { committed }, clock, responseCaches }: Pick<Services, 'engine' | 'clock' | 'responseCaches'>,
  symbol: string,
): components['schemas']['Ticker'] | Promise<components['schemas']['Ticker']> {
  const nowMs = clock.nowMs();
  const { firstId, lastId, count } = committed.ticker(symbol, nowMs);
  const render = () => renderTicker(committed, symbol, nowMs);
  // The statistics of an empty window contain the current time, so no cached response fits.
  if (count === 0) return render();
  return responseCaches.tickers.get(symbol, `${firstId} ${lastId} ${committed.lastUpdateId(symbol)}`, render);
}
