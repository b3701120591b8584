/**
 * The rules for new orders with extras (stop, trailing, iceberg, quote amount, expiry), and the initial values of the
 * extras.
 */

import type { Exchange } from '../exchange';
import { refuseNotional, refuseQuantity } from '../market/ruleChecks';
import type { CreateOrder } from '../model/commands';
import type { MarketSymbol } from '../model/model';
import { NO_EXTRAS, type OrderExtras } from '../model/orderExtras';
import { incompatibleField, type Refusal } from '../model/refusals';
import { ICEBERG_PARTS_MAX } from '../orders/icebergs';
import { isTrailingDelta, TRAILING_DELTA_MAX, TRAILING_DELTA_MIN } from '../orders/stopTriggers';
import { fitsPrecision, ONE } from '../values/decimal';

type RequestedTerms = Pick<CreateOrder, 'orderType' | 'timeInForce' | 'stopPrice' | 'price' | 'quantity' | 'extras'>;

/** Refusals: INVALID_PARAMETERS for terms that are incompatible, and those of `refuseIceberg`. */
export function refuseExtras(symbol: MarketSymbol, command: RequestedTerms, timeMs: number): Refusal | undefined {
  const { extras, stopPrice } = command;
  if (extras === undefined) return undefined;
  if (stopPrice === null && extras.trigger === 'take_profit')
    return incompatibleField('trigger', 'goes only with a stop price');
  return (
    refuseTrailing(command) ??
    refuseQuoteTerms(command) ??
    refuseIceberg(symbol, command) ??
    refuseExpiry(command, timeMs)
  );
}

/** An order that trails without a stop price gets the last price as its stop price, if there is one. */
function refuseTrailing({ extras, stopPrice }: RequestedTerms): Refusal | undefined {
  const delta = extras?.trailingDelta ?? null;
  if (delta === null) return undefined;
  if (!isTrailingDelta(delta))
    return incompatibleField('trailing_delta', `is from ${TRAILING_DELTA_MIN} to ${TRAILING_DELTA_MAX}`);
  return stopPrice === null
    ? incompatibleField('trailing_delta', 'goes without a stop price only once the pair has traded')
    : undefined;
}

/**
 * The order as it is decided: a trailing stop without a stop price gets the last price as its stop price, so that it
 * follows the market from the start.
 */
export function withActivationPrice(exchange: Exchange, command: CreateOrder): CreateOrder {
  if (command.stopPrice !== null || command.extras?.trailingDelta == null) return command;
  return { ...command, stopPrice: exchange.lastPrices.get(command.symbol) ?? null };
}

function refuseQuoteTerms(command: RequestedTerms): Refusal | undefined {
  if (!isByQuoteQuantity(command)) return undefined;
  if (command.orderType !== 'market' || command.stopPrice !== null)
    return incompatibleField('quote_quantity', 'goes only with a market order without a stop price');
  if (command.quantity !== 0n) return incompatibleField('quote_quantity', 'goes only without an amount');
  if (command.timeInForce === 'FOK')
    return incompatibleField('time_in_force', 'cannot be FOK with a quote quantity, because the order has no amount');
  return undefined;
}

/** Each shown part of an iceberg order must be a valid order. Refusals: those of an order of that quantity. */
function refuseIceberg(symbol: MarketSymbol, command: RequestedTerms): Refusal | undefined {
  const { orderType, timeInForce, price, quantity, extras } = command;
  const part = extras?.icebergQuantity ?? null;
  if (part === null) return undefined;
  if (orderType !== 'limit' || timeInForce !== 'GTC')
    return incompatibleField('iceberg_quantity', 'goes only with a limit order of time in force GTC');
  if (part > quantity) return incompatibleField('iceberg_quantity', 'is at most the amount of the order');
  if (part * BigInt(ICEBERG_PARTS_MAX) < quantity)
    return incompatibleField('iceberg_quantity', `must divide the order into at most ${ICEBERG_PARTS_MAX} parts`);
  return refuseQuantity(symbol, part) ?? refuseNotional(symbol, price, part);
}

/**
 * Checks the quote amount of a market order. Refusals: INVALID_ORDER_AMOUNT_PRECISION, ORDER_NOTIONAL_TOO_SMALL.
 * Whether the amount buys enough depends on the book and is checked later.
 */
export function refuseQuoteQuantity(
  exchange: Exchange,
  symbol: MarketSymbol,
  { extras }: Pick<CreateOrder, 'extras'>,
): Refusal | undefined {
  const quoteQuantity = extras?.quoteQuantity ?? 0n;
  const precision = exchange.quotePrecision(symbol.symbol);
  if (!fitsPrecision(quoteQuantity, precision)) return { code: 'INVALID_ORDER_AMOUNT_PRECISION', precision };
  return refuseNotional(symbol, ONE, quoteQuantity);
}

/** Whether the order is for a quote amount. The quantity of such an order is what it trades. */
export function isByQuoteQuantity({ extras }: Pick<CreateOrder, 'extras'>): boolean {
  return extras?.quoteQuantity != null;
}

function refuseExpiry(command: RequestedTerms, timeMs: number): Refusal | undefined {
  const expiresAtMs = command.extras?.expiresAtMs ?? null;
  if (expiresAtMs === null) return undefined;
  if (!canRest(command)) return incompatibleField('expires_at', 'goes only with an order that can stay open');
  return expiresAtMs <= timeMs ? incompatibleField('expires_at', 'must be in the future') : undefined;
}

/** Whether the order can stay open, in the book or waiting for its stop price. */
export function canRest({ stopPrice, orderType, timeInForce }: RequestedTerms): boolean {
  return stopPrice !== null || (orderType === 'limit' && timeInForce === 'GTC');
}

/** The extras with which the order begins; null for an order that uses only the defaults. */
export function initialExtras({ extras }: Pick<CreateOrder, 'extras'>): OrderExtras | null {
  if (extras === undefined) return null;
  const asked = { ...NO_EXTRAS, ...extras };
  const isPlain = Object.keys(extras).every((name) => isDefault(asked, name as keyof OrderExtras));
  return isPlain ? null : asked;
}

function isDefault(extras: OrderExtras, name: keyof OrderExtras): boolean {
  return extras[name] === NO_EXTRAS[name];
}
