/** Books from outside, member by member: resting orders one by one, best prices, and levels. */
import type { components } from '../../../generated/openapi';
import { formatAmount } from '../../core/values/decimal';
import type { CommittedView, PriceLevel, RestingOrder } from '../../engine/types';

type Schemas = components['schemas'];

export function renderRestingOrder({ price, remaining }: RestingOrder): Schemas['OrderBookEntry'] {
  return { price: formatAmount(price), amount: formatAmount(remaining) };
}

/** By pair in upper case; pairs with an empty side are left out. */
export function renderBookTickers(committed: CommittedView): Schemas['OrderBookTickers'] {
  const tickers: Schemas['OrderBookTickers'] = {};
  for (const { symbol } of committed.symbols()) {
    const [bid] = committed.bids(symbol, 1);
    const [ask] = committed.asks(symbol, 1);
    if (bid !== undefined && ask !== undefined) tickers[symbol.toUpperCase()] = { bid: best(bid), ask: best(ask) };
  }
  return tickers;
}

export function renderDepth(committed: CommittedView, symbol: string, limit: number): Schemas['Depth'] {
  return {
    lastUpdateId: committed.lastUpdateId(symbol),
    bids: committed.bids(symbol, limit).map(level),
    asks: committed.asks(symbol, limit).map(level),
  };
}

function best({ price, quantity }: PriceLevel): Schemas['OrderBookEntry'] {
  return { price: formatAmount(price), amount: formatAmount(quantity) };
}

function level({ price, quantity }: PriceLevel): Schemas['PriceLevel'] {
  return [formatAmount(price), formatAmount(quantity)];
}
