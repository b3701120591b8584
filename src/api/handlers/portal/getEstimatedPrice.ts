import { affordableQuantity } from '../../../core/market/fees';
import { estimatePurchase } from '../../../core/orders/estimatePrice';
import { assertPresent } from '../../../core/values/assert';
import { amountFrom, fitsPrecision, formatAmount } from '../../../core/values/decimal';
import { ASK_LEVELS_MAX } from '../../../usecases/orders/portalQuotes';
import type { Handler } from '../types';

/** The estimate uses the public fee tier, because the request does not identify the buyer. */
const PUBLIC_TIER = 0;

/**
 * Returns the limit price at which the whole budget, including fee and VAT, would be filled now. Refusals:
 * INVALID_PAIR, INVALID_ORDER_SIDE, TRADING_DISABLED, INVALID_ORDER_AMOUNT_PRECISION, ORDER_AMOUNT_TOO_SMALL,
 * NOT_ENOUGH_LIQUIDITY.
 */
export const getEstimatedPrice: Handler<'getEstimatedPrice'> = ({ query }, { engine }) => {
  const { committed } = engine;
  const symbol = committed.symbol(query.pair.toLowerCase());
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  if (query.side !== 'buy') return { refusal: { code: 'INVALID_ORDER_SIDE' } };
  const quote = assertPresent(committed.asset(symbol.quote), symbol.quote);
  const budget = amountFrom(query.amount);
  if (!fitsPrecision(budget, quote.transferPrecision))
    return { refusal: { code: 'INVALID_ORDER_AMOUNT_PRECISION', precision: quote.transferPrecision } };
  if (budget === 0n) return { refusal: { code: 'ORDER_AMOUNT_TOO_SMALL', minimum: symbol.minimumQuantity } };
  if (symbol.status !== 'TRADING') return { refusal: { code: 'TRADING_DISABLED' } };

  const fees = committed.fees(symbol.symbol, PUBLIC_TIER);
  const asks = committed.asks(symbol.symbol, ASK_LEVELS_MAX);
  const estimated = estimatePurchase(asks, budget, symbol, fees, quote.precision);
  if (estimated === undefined) return { refusal: { code: 'NOT_ENOUGH_LIQUIDITY' } };
  const { price } = estimated;
  // An order at this price must pass the same check.
  const quantity = affordableQuantity(
    budget,
    0n,
    price,
    { ...fees, vatRate: symbol.vatRate },
    quote.precision,
    symbol.quantityPrecision,
  );
  if (quantity < symbol.minimumQuantity)
    return { refusal: { code: 'ORDER_AMOUNT_TOO_SMALL', minimum: symbol.minimumQuantity } };
  return { status: 200, body: { price: formatAmount(price) } };
};
