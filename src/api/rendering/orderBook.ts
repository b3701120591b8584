/** Renders order books: single resting orders, best prices and price levels. */
import type { components } from '../../../generated/openapi';
import { formatAmount } from '../../core/values/decimal';
import type { CommittedView, PriceLevel } from '../../engine/state/committedView';
import type { RestingOrder } from '../../engine/types';

type Schemas = components['schemas'];

export function renderRestingOrder({ price, remaining }: RestingOrder): Schemas['OrderBookEntry'] {
  return { price: formatAmount(price), amount: formatAmount(remaining) };
}

/** Keyed by pair in upper case. A pair without bids or without asks is omitted. */
export function renderBookTickers(committed: CommittedView): Schemas['OrderBookTickers'] {
  const tickers: Schemas['OrderBookTickers'] = {};
  for (const { symbol } of committed.symbols()) {
    const [bid] = committed.bids(symbol, 1);
    const [ask] = committed.asks(symbol, 1);
    if (bid !== undefined && ask !== undefined)
      tickers[symbol.toUpperCase()] = { bid: renderBestLevel(bid), ask: renderBestLevel(ask) };
  }
  return tickers;
}

export function renderDepth(committed: CommittedView, symbol: string, limit: number): Schemas['Depth'] {
  return {
    lastUpdateId: committed.lastUpdateId(symbol),
    bids: committed.bids(symbol, limit).map(renderLevel),
    asks: committed.asks(symbol, limit).map(renderLevel),
  };
}

function renderBestLevel({ price, quantity }: PriceLevel): Schemas['OrderBookEntry'] {
  return { price: formatAmount(price), amount: formatAmount(quantity) };
}

function renderLevel({ price, quantity }: PriceLevel): Schemas['PriceLevel'] {
  return [formatAmount(price), formatAmount(quantity)];
}
