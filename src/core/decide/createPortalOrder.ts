/**
 * A partner's user buys coins with a fiat budget, immediate or cancel, and the coins are withdrawn to the partner in
 * the same commit.
 */

import { Draft } from '../commandEffects';
import type { Exchange } from '../exchange';
import { affordableQuantity, type FeeRates } from '../market/fees';
import { refusePrice } from '../market/ruleChecks';
import type { CreatePortalOrder } from '../model/commands';
import type { AcceptedEvent } from '../model/events';
import type { MarketSymbol } from '../model/model';
import type { Refusal } from '../model/refusals';
import { Order, UNFINISHED } from '../orders/order';
import { type MatchPlan, planMatch } from '../orders/planMatch';
import { assertPresent } from '../values/assert';
import { type Amount, fitsPrecision, roundDown } from '../values/decimal';
import { applyMatches } from './applyMatchPlan';
import { type Decision, type DecisionContext, refuse } from './decision';
import { closeOrder, holdFunds } from './orderJournalEntries';
import { canPlaceOrders, canRequestWithdrawals } from './userStates';
import { canWithdraw, debitWithdrawal, exceedsLimit, minimumWithdrawal } from './withdrawalRules';

/**
 * Refusals: those of `refusePortalTerms`, INVALID_PAIR, TRADING_DISABLED (also in some states of the user),
 * PORTAL_SPENDING_LIMIT_EXCEEDED, INSUFFICIENT_BALANCE, ORDER_NOT_MATCHED, PORTAL_QUOTE_EXPIRED,
 * PORTAL_QUOTE_MARKET_MOVED.
 */
export function createPortalOrder({ exchange, timeMs }: DecisionContext, command: CreatePortalOrder): Decision {
  const { trader, budget, price } = command;
  const symbol = exchange.rules.symbols.get(command.symbol);
  if (symbol === undefined) return refuse({ code: 'INVALID_PAIR' });
  if (!canPlaceOrders(trader)) return refuse({ code: 'TRADING_DISABLED' });
  const fees = exchange.rules.fees(symbol.symbol, trader.feeTier);
  const rates: FeeRates = { makerRate: fees.makerRate, takerRate: fees.takerRate, vatRate: symbol.vatRate };
  const quote = assertPresent(exchange.rules.assets.get(symbol.quote), `asset ${symbol.quote}`);
  const illFormed = refusePortalTerms(symbol, quote.precision, quote.transferPrecision, rates, price, budget);
  if (illFormed !== undefined) return refuse(illFormed);
  if (exceedsSpendingLimit(exchange, command, symbol.quote, timeMs))
    return refuse({ code: 'PORTAL_SPENDING_LIMIT_EXCEEDED' });
  if (exchange.accounts.balance(trader.userId, symbol.quote, 'available') < budget)
    return refuse({ code: 'INSUFFICIENT_BALANCE' });

  const { perDecision } = exchange.matchLimits;
  const plan = planMatch(
    exchange.book(symbol.symbol),
    {
      userId: trader.userId,
      side: 'buy',
      price,
      selfTradePrevention: 'expire_taker',
      wantedQuantity: (levelPrice, { cost }) =>
        affordableQuantity(budget, cost, levelPrice, rates, quote.precision, symbol.quantityPrecision),
    },
    perDecision,
  );
  const brokenQuote = refuseQuotedTerms(exchange, command, symbol.base, plan.filled, timeMs);
  if (brokenQuote !== undefined) return refuse(brokenQuote);
  if (plan.filled === 0n) return refuse({ code: 'ORDER_NOT_MATCHED' });

  exchange.lastOrderId += 1;
  const order = newPortalOrder(exchange, command, rates, timeMs, plan.filled);
  const { draft, shares } = buyPlannedQuantity(exchange, symbol, order, budget, plan, timeMs);
  closeOrder(draft, symbol, order, 'completed');
  const outcome = withdrawBoughtCoins(draft, command, symbol, order);
  const event = draft.createEvent('create_portal_order', trader.userId, symbol.symbol, {
    order,
    partnerId: command.app?.partnerId ?? null,
    ...outcome,
  });
  exchange.recordPurchase(event);
  return { refusal: null, event, shares };
}

/**
 * Holds the budget and executes the planned trades. If the order matches more resting orders than one event may
 * contain, all shares but the last become events that precede the event of the order.
 */
function buyPlannedQuantity(
  exchange: Exchange,
  symbol: MarketSymbol,
  order: Order,
  budget: Amount,
  plan: MatchPlan,
  timeMs: number,
): { readonly draft: Draft; readonly shares: AcceptedEvent[] } {
  const { perEvent } = exchange.matchLimits;
  const shares: AcceptedEvent[] = [];
  let draft = new Draft(exchange, timeMs);
  holdFunds(draft, symbol, order, budget);
  for (let from = 0; ; from += perEvent) {
    applyMatches(draft, symbol, order, plan.matches.slice(from, from + perEvent));
    order.restedAt = null;
    if (from + perEvent >= plan.matches.length) return { draft, shares };
    order.restedAt = UNFINISHED;
    shares.push(draft.createEvent('continue_order', order.userId, symbol.symbol, { order }));
    draft = new Draft(exchange, timeMs);
  }
}

/**
 * True if the app would spend more for the user within 24 hours than the user allows. The whole budget counts, because
 * the order may cost that much; afterwards only the actual cost counts.
 */
function exceedsSpendingLimit(
  { portalSpending }: Exchange,
  { app, trader: { userId }, budget }: CreatePortalOrder,
  asset: string,
  timeMs: number,
): boolean {
  if (app === undefined) return false;
  const { partnerId, spendingLimit } = app;
  return portalSpending.spentAmount({ partnerId, userId, asset }, timeMs) + budget > spendingLimit;
}

/**
 * Refuses an order that cannot be executed on the terms of its quote or better. The quoted price needs no check,
 * because the match plan already observes it. Refusals: PORTAL_QUOTE_EXPIRED, PORTAL_QUOTE_MARKET_MOVED.
 */
function refuseQuotedTerms(
  { rules }: Exchange,
  { quote }: CreatePortalOrder,
  base: string,
  filled: Amount,
  timeMs: number,
): Refusal | undefined {
  if (quote === undefined) return undefined;
  if (timeMs >= quote.expiresAtMs) return { code: 'PORTAL_QUOTE_EXPIRED' };
  const { withdrawalFee } = assertPresent(rules.assets.get(base), `asset ${base}`);
  return filled < quote.quantity || withdrawalFee > quote.withdrawalFee
    ? { code: 'PORTAL_QUOTE_MARKET_MOVED' }
    : undefined;
}

/**
 * Checks only the order's own terms, so that no call to the partner is needed. Refusals: those of the price,
 * INVALID_ORDER_AMOUNT_PRECISION, ORDER_AMOUNT_TOO_SMALL, TRADING_DISABLED.
 */
export function refusePortalTerms(
  symbol: MarketSymbol,
  quotePrecision: number,
  budgetPrecision: number,
  rates: FeeRates,
  price: Amount,
  budget: Amount,
): Refusal | undefined {
  const badPrice = refusePrice(symbol, price);
  if (badPrice !== undefined) return badPrice;
  if (!fitsPrecision(budget, budgetPrecision))
    return { code: 'INVALID_ORDER_AMOUNT_PRECISION', precision: budgetPrecision };
  if (affordableQuantity(budget, 0n, price, rates, quotePrecision, symbol.quantityPrecision) < symbol.minimumQuantity)
    return { code: 'ORDER_AMOUNT_TOO_SMALL', minimum: symbol.minimumQuantity };
  if (symbol.status !== 'TRADING') return { code: 'TRADING_DISABLED' };
  return undefined;
}

/** Creates the order with the id `exchange.lastOrderId`, which the caller has already increased. */
function newPortalOrder(
  exchange: Exchange,
  command: CreatePortalOrder,
  rates: FeeRates,
  timeMs: number,
  quantity: Amount,
): Order {
  return new Order(
    exchange.sharedOrderTerms,
    {
      id: exchange.lastOrderId,
      userId: command.trader.userId,
      symbol: command.symbol,
      side: 'buy',
      type: 'limit',
      timeInForce: 'IOC',
      selfTradePrevention: 'expire_taker',
      postOnly: false,
      price: command.price,
      stopPrice: null,
      ...rates,
      clientOrderId: null,
      budget: command.budget,
      createdByIp: command.trader.ip,
      createdAtMs: timeMs,
      extras: null,
    },
    quantity,
  );
}

/** The coins are withdrawn, or stay in the user's account for a reason. The order is accepted in both cases. */
function withdrawBoughtCoins(draft: Draft, command: CreatePortalOrder, symbol: MarketSymbol, order: Order) {
  const { trader, address, tag, followsManualCredit = false } = command;
  const asset = assertPresent(draft.exchange.rules.assets.get(symbol.base), `asset ${symbol.base}`);
  // Partners name an address without a network, which means the first network.
  const [network] = asset.networks;
  // Rounded down: the exchange sends no more than was bought.
  const amount = roundDown(
    order.filled > asset.withdrawalFee ? order.filled - asset.withdrawalFee : 0n,
    asset.transferPrecision,
  );
  if (network === undefined || !canWithdraw(asset, network) || !canRequestWithdrawals(trader))
    return { withdrawalRefusal: 'WITHDRAWAL_DISABLED' } as const;
  if (amount < minimumWithdrawal(asset)) return { withdrawalRefusal: 'NOT_ENOUGH_FUNDS_TO_WITHDRAW' } as const;
  if (exceedsLimit(draft.exchange, asset, trader, amount, draft.timeMs))
    return { withdrawalRefusal: 'WITHDRAWAL_LIMIT_EXCEEDED' } as const;
  const leaving = {
    userId: trader.userId,
    asset,
    network: network.network,
    amount,
    address,
    tag,
    bankCode: null,
    orderId: order.id,
    clientId: null,
    followsManualCredit,
  };
  return { withdrawal: debitWithdrawal(draft, leaving) };
}
