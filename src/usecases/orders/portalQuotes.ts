/**
 * Quotes of the Portal: the worst terms on which an order that names the quote is executed. A quote reserves nothing and
 * moves no money, so the ledger does not contain it. The engine enforces its terms when it decides the order, and that it
 * is used once by its idempotency key, which is committed with the purchase. So both hold across restarts, takeovers and
 * any number of gateways.
 */

import { refusePortalTerms } from '../../core/decide/createPortalOrder';
import { canPlaceOrders } from '../../core/decide/userStates';
import { canWithdraw } from '../../core/decide/withdrawalRules';
import type { QuotedTerms } from '../../core/model/commands';
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { Asset, MarketSymbol } from '../../core/model/model';
import { estimatePurchase } from '../../core/orders/estimatePrice';
import { assertPresent } from '../../core/values/assert';
import {
  type Amount,
  fitsPrecision,
  formatAmount,
  maximum,
  minimum,
  multiplyUp,
  ONE,
  roundDown,
  unit,
} from '../../core/values/decimal';
import { assertTakenInQuarantine } from '../../engine/quarantine';
import { newSelector } from '../../foundation/secrets/tokens';
import {
  countValidQuotesLocked,
  deleteOldPortalQuotes,
  findPortalQuote,
  insertPortalQuote,
  type PortalQuote,
} from '../../store/portal/portalQuotes';
import type { PortalCaller } from '../callers';
import { traderOf } from '../callers';
import { createIdempotencyKey, fingerprintOf } from '../idempotency/idempotencyKeys';
import type { RequestRefusal } from '../refusals';
import type { Services } from '../services';

/**
 * Price levels that an estimate or a quote may use. A budget that needs more is refused, because its price would be far
 * from the market.
 */
export const ASK_LEVELS_MAX = 5_000;
/** Time in milliseconds for which an expired quote is kept, so that an order that names it gets the right refusal. */
const EXPIRED_KEPT_MS = 86_400_000;
const BASIS_POINTS = 10_000n;

type QuoteContext = Pick<Services, 'engine' | 'database' | 'clock' | 'config'> & {
  readonly caller: PortalCaller;
  readonly ip: string;
};

export interface IssuedQuote {
  readonly quote: PortalQuote;
  /** The purchase that an order would make now. */
  readonly expectedQuantity: Amount;
}

type Refused<Code extends RequestRefusal['code']> = {
  readonly refusal: Extract<RequestRefusal, { readonly code: Code }>;
};

/**
 * Refusals: INVALID_PAIR, TRADING_DISABLED, WITHDRAWAL_DISABLED, INVALID_ORDER_AMOUNT_PRECISION, ORDER_AMOUNT_TOO_SMALL,
 * ORDER_PRICE_OUT_OF_RANGE, NOT_ENOUGH_LIQUIDITY, PORTAL_QUOTE_LIMIT. Throws `Outage` in quarantine.
 */
export async function issuePortalQuote(
  context: QuoteContext,
  symbolName: string,
  budget: Amount,
): Promise<IssuedQuote | { readonly refusal: RequestRefusal }> {
  const { engine, database, clock, config, caller } = context;
  const { committed } = engine;
  // A quote promises an order that would be refused.
  if (engine.isQuarantined) assertTakenInQuarantine('create_portal_order');
  const symbol = committed.symbol(symbolName);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const terms = quoteTerms(context, symbol, budget);
  if ('refusal' in terms) return terms;

  const nowMs = clock.nowMs();
  const { partnerId, userId } = caller;
  const quote: PortalQuote = {
    id: newSelector(),
    partnerId,
    userId,
    symbol: symbol.symbol,
    budget,
    price: terms.price,
    quantity: terms.quantity,
    withdrawalFee: terms.withdrawalFee,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + config.portal.quoteMs,
  };
  await deleteOldPortalQuotes(database, nowMs - EXPIRED_KEPT_MS);
  const isIssued = await database.transaction(async (transaction) => {
    const valid = await countValidQuotesLocked(database, transaction, { userId, partnerId, nowMs });
    if (valid >= config.portal.quotesMax) return false;
    await insertPortalQuote(database, transaction, quote);
    return true;
  });
  return isIssued ? { quote, expectedQuantity: terms.expectedQuantity } : { refusal: { code: 'PORTAL_QUOTE_LIMIT' } };
}

interface QuoteTerms {
  readonly price: Amount;
  readonly quantity: Amount;
  readonly expectedQuantity: Amount;
  readonly withdrawalFee: Amount;
}

/** The terms of the present order book, less the tolerance. */
function quoteTerms(
  context: QuoteContext,
  symbol: MarketSymbol,
  budget: Amount,
): QuoteTerms | { readonly refusal: RequestRefusal } {
  const { engine, config, caller } = context;
  const { committed } = engine;
  const base = assertPresent(committed.asset(symbol.base), symbol.base);
  const quote = assertPresent(committed.asset(symbol.quote), symbol.quote);
  if (!fitsPrecision(budget, quote.transferPrecision))
    return { refusal: { code: 'INVALID_ORDER_AMOUNT_PRECISION', precision: quote.transferPrecision } };
  if (budget === 0n) return { refusal: { code: 'ORDER_AMOUNT_TOO_SMALL', minimum: symbol.minimumQuantity } };
  if (symbol.status !== 'TRADING' || !canPlaceOrders(traderOf(context)))
    return { refusal: { code: 'TRADING_DISABLED' } };
  // The coins could not leave for the app.
  if (!canWithdraw(base, defaultNetwork(base))) return { refusal: { code: 'WITHDRAWAL_DISABLED' } };
  const fees = committed.fees(symbol.symbol, caller.feeTier);
  const asks = committed.asks(symbol.symbol, ASK_LEVELS_MAX);
  const estimated = estimatePurchase(asks, budget, symbol, fees, quote.precision);
  if (estimated === undefined) return { refusal: { code: 'NOT_ENOUGH_LIQUIDITY' } };

  const tolerance = (BigInt(config.portal.quoteToleranceBasisPoints) * ONE) / BASIS_POINTS;
  // Rounded up to the tick size, so that the tolerance is at least the one of the settings.
  const raised = multiplyUp(estimated.price, ONE + tolerance, symbol.pricePrecision);
  // The band may have been narrowed after the offers were made; then the price is refused below.
  const price = maximum(estimated.price, minimum(raised, symbol.maximumPrice));
  const rates = { makerRate: fees.makerRate, takerRate: fees.takerRate, vatRate: symbol.vatRate };
  const refusal = refusePortalTerms(symbol, quote.precision, quote.transferPrecision, rates, price, budget);
  if (refusal !== undefined) return { refusal };
  return {
    price,
    // Rounded down to the step size, for the same reason; at least one step, so that it is never zero.
    quantity: maximum(
      roundDown((estimated.quantity * (ONE - tolerance)) / ONE, symbol.quantityPrecision),
      unit(symbol.quantityPrecision),
    ),
    expectedQuantity: estimated.quantity,
    withdrawalFee: base.withdrawalFee,
  };
}

/** Partners name no network, which means the first one. */
function defaultNetwork({ networks }: Asset) {
  return networks[0] ?? null;
}

/** The part that a quote adds to the command of an order; empty for an order without a quote. */
export interface QuotedOrder {
  readonly terms: { readonly quote?: QuotedTerms };
  readonly keys: readonly IdempotencyKey[];
}

const NO_QUOTE: QuotedOrder = { terms: {}, keys: [] };

/**
 * The engine repeats the checks of the time and of the use. Refusals: PORTAL_QUOTE_NOT_FOUND, PORTAL_QUOTE_MISMATCH,
 * PORTAL_QUOTE_USED, PORTAL_QUOTE_EXPIRED.
 */
export async function quotedTermsOf(
  { engine, database, clock, caller }: QuoteContext,
  quoteId: string | undefined,
  order: { readonly symbol: string; readonly price: Amount; readonly budget: Amount },
): Promise<
  | QuotedOrder
  | Refused<'PORTAL_QUOTE_NOT_FOUND' | 'PORTAL_QUOTE_MISMATCH' | 'PORTAL_QUOTE_USED' | 'PORTAL_QUOTE_EXPIRED'>
> {
  if (quoteId === undefined) return NO_QUOTE;
  const quote = await findPortalQuote(database, quoteId);
  if (quote === undefined || quote.userId !== caller.userId || quote.partnerId !== caller.partnerId)
    return { refusal: { code: 'PORTAL_QUOTE_NOT_FOUND' } };
  if (quote.symbol !== order.symbol || quote.price !== order.price || quote.budget !== order.budget)
    return { refusal: { code: 'PORTAL_QUOTE_MISMATCH' } };
  const key = quoteKey(quote);
  if ((await engine.findOutcome(key)) !== undefined) return { refusal: { code: 'PORTAL_QUOTE_USED' } };
  if (clock.nowMs() >= quote.expiresAtMs) return { refusal: { code: 'PORTAL_QUOTE_EXPIRED' } };
  const { quantity, withdrawalFee, expiresAtMs } = quote;
  return { terms: { quote: { quantity, withdrawalFee, expiresAtMs } }, keys: [key] };
}

/** A second purchase with this key is refused. */
function quoteKey({ id, partnerId, userId, symbol, price, budget }: PortalQuote): IdempotencyKey {
  const fingerprint = fingerprintOf([symbol, formatAmount(price), formatAmount(budget)]);
  const key = createIdempotencyKey('portal_quote', `${partnerId}/${userId}`, id, fingerprint);
  return { ...key, refusalWhenUsed: 'PORTAL_QUOTE_USED' };
}
