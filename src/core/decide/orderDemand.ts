/** How much an order takes from the book, when it is created and in its dry run. */

import type { Exchange } from '../exchange';
import { affordableQuantity, type FeeRates } from '../market/fees';
import type { CreateOrder } from '../model/commands';
import type { MarketSymbol } from '../model/model';
import type { IncomingOrder } from '../orders/planMatch';
import { type Amount, ONE, unit } from '../values/decimal';

export type WantedQuantity = IncomingOrder['wantedQuantity'];

/**
 * Most orders want a base quantity. A market order by quote amount wants what the amount covers at each price, where it
 * loses the value of prevented matches like that of fills.
 */
export function wantedQuantityOf(exchange: Exchange, symbol: MarketSymbol, command: CreateOrder): WantedQuantity {
  const { quantity } = command;
  const quoteQuantity = command.extras?.quoteQuantity ?? null;
  if (quoteQuantity === null) return (_price, { filled, prevented }) => quantity - filled - prevented;
  if (command.side === 'sell')
    return (price, { cost, preventedCost }) => soldFor(quoteQuantity - cost - preventedCost, price, symbol);
  const { makerRate, takerRate } = exchange.rules.fees(symbol.symbol, command.trader.feeTier);
  const rates: FeeRates = { makerRate, takerRate, vatRate: symbol.vatRate };
  const precision = exchange.quotePrecision(symbol.symbol);
  return (price, { cost, preventedCost }) =>
    affordableQuantity(quoteQuantity, cost + preventedCost, price, rates, precision, symbol.quantityPrecision);
}

/** The largest quantity whose value at the price is at most `value`. Rounded down, so that it is never exceeded. */
function soldFor(value: Amount, price: Amount, { quantityPrecision }: MarketSymbol): Amount {
  const step = unit(quantityPrecision);
  return value <= 0n ? 0n : ((value * ONE) / (price * step)) * step;
}
