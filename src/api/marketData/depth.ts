/** The aggregated price levels of an order book, for the API and the market page. */
import type { components } from '../../../generated/openapi';
import type { Services } from '../../usecases/services';
import { renderDepth } from '../rendering/orderBook';

/** At most `limit` levels on each side. `symbol` must be listed. */
export function depthOf(
  { engine: { committed }, responseCaches }: Pick<Services, 'engine' | 'responseCaches'>,
  symbol: string,
  limit: number,
): Promise<components['schemas']['Depth']> {
  const version = String(committed.lastUpdateId(symbol));
  return responseCaches.depths.get(`${symbol} ${limit}`, version, () => renderDepth(committed, symbol, limit));
}
