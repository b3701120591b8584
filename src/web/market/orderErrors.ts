/** Translates refusals of orders into error messages of the form's fields. */

import type { MarketSymbol } from '../../core/model/model';
import { type Amount, fitsPrecision, formatAmount } from '../../core/values/decimal';
import type { OrderInput } from '../../usecases/orders/orderInput';
import type { RequestRefusal } from '../../usecases/refusals';
import type { FieldErrors } from '../framework/forms';
import { groupThousands } from '../framework/numberFormat';
import type { Texts } from '../texts/texts';
import { unitNames } from './marketViews';

type ErrorTerms = Pick<OrderInput, 'side' | 'timeInForce' | 'stopPrice'> & {
  /** The price of the stop order of an order list; 0 if it is a market order. */
  readonly stopLimit?: Amount;
};

/** Translates a refusal into an error message of the field that can fix it. */
export function orderErrors(
  refusal: RequestRefusal,
  { market, terms }: { readonly market: MarketSymbol; readonly terms: ErrorTerms },
  texts: Texts,
): FieldErrors {
  const words = texts.market.order.errors;
  const units = unitNames(market);
  switch (refusal.code) {
    case 'INVALID_ORDER_PRICE_PRECISION':
      return {
        [priceFieldOf(terms, (price) => !fitsPrecision(price, refusal.precision))]: words.pricePrecision(
          refusal.precision,
        ),
      };
    case 'ORDER_PRICE_OUT_OF_RANGE':
      return {
        [priceFieldOf(terms, (price) => price < refusal.minimum || price > refusal.maximum)]: words.priceRange(
          groupThousands(formatAmount(refusal.minimum)),
          groupThousands(formatAmount(refusal.maximum)),
        ),
      };
    case 'INVALID_ORDER_AMOUNT_PRECISION':
      return { amount: words.amountPrecision(refusal.precision) };
    case 'ORDER_AMOUNT_TOO_SMALL':
      return { amount: words.amountMinimum(`${groupThousands(formatAmount(refusal.minimum))} ${units.base}`) };
    case 'ORDER_NOTIONAL_TOO_SMALL':
      return { amount: words.notionalMinimum(`${groupThousands(formatAmount(refusal.minimum))} ${units.quote}`) };
    case 'TOO_MANY_OPEN_ORDERS':
      return { '': words.openOrders(refusal.maximum) };
    case 'TOO_MANY_STOP_ORDERS':
      return { '': words.stopOrders(refusal.maximum) };
    case 'INSUFFICIENT_BALANCE':
      return { amount: words.balance };
    case 'INVALID_PARAMETERS':
      // The only combination of an order list that the engine refuses.
      return terms.stopLimit === undefined ? { '': words.terms } : { stop_price: words.ocoSides[terms.side] };
    case 'INVALID_ORDER_LIST_PRICES':
      return { '': words.ocoMarket[terms.side] };
    case 'TRADING_DISABLED':
      return { '': words.paused };
    case 'ORDER_NOT_MATCHED':
      return { '': terms.timeInForce === 'FOK' ? words.unfilled : words.unmatched };
    case 'IDEMPOTENCY_CONFLICT':
      return { '': texts.market.order.alreadySent };
    default:
      return { '': words.terms };
  }
}

/** The field of a refused price. The engine does not say which of the prices it refused. */
function priceFieldOf(
  { stopPrice, stopLimit = 0n }: ErrorTerms,
  isRefused: (price: Amount) => boolean,
): 'stop_price' | 'price' | 'stop_limit_price' {
  if (stopPrice !== null && isRefused(stopPrice)) return 'stop_price';
  return stopLimit !== 0n && isRefused(stopLimit) ? 'stop_limit_price' : 'price';
}
