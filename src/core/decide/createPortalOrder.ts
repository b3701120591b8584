/** A partner's user buys for a fiat budget, immediate or cancel, and the coins leave for the partner in the same commit. */
import { present } from '../assert';
import type { CreatePortalOrder } from '../commands';
import { type Amount, fitsPrecision, roundDown } from '../decimal';
import { Draft } from '../draft';
import type { Exchange } from '../exchange';
import { affordableQuantity, type Rates } from '../fees';
import { planMatch } from '../matching';
import type { MarketSymbol } from '../model';
import { Order } from '../order';
import type { Refusal } from '../refusals';
import { refusePrice } from '../symbols';
import { type Decision, done, refuse, type Situation } from './decision';
import { carryOut } from './enter';
import { close, hold } from './settle';
import { canWithdraw, debit, exceedsLimit, leastOf } from './withdraw';

/** Refusals: `refusePortalTerms`, INSUFFICIENT_BALANCE, ORDER_NOT_MATCHED. */
export function createPortalOrder({ exchange, timeMs }: Situation, command: CreatePortalOrder): Decision {
  const { trader, budget, price } = command;
  const symbol = exchange.rules.symbols.get(command.symbol);
  if (symbol === undefined) return refuse({ code: 'INVALID_PAIR' });
  const fees = exchange.rules.fees(symbol.symbol, trader.feeTier);
  const rates: Rates = { makerRate: fees.makerRate, takerRate: fees.takerRate, vatRate: symbol.vatRate };
  const quote = present(exchange.rules.assets.get(symbol.quote), `asset ${symbol.quote}`);
  const illFormed = refusePortalTerms(symbol, quote.precision, quote.transferPrecision, rates, price, budget);
  if (illFormed !== undefined) return refuse(illFormed);
  if (exchange.accounts.balance(trader.userId, symbol.quote, 'available') < budget)
    return refuse({ code: 'INSUFFICIENT_BALANCE' });

  const plan = planMatch(exchange.book(symbol.symbol), {
    userId: trader.userId,
    side: 'buy',
    price,
    selfTradePrevention: 'expire_taker',
    wants: (levelPrice, _filled, cost) =>
      affordableQuantity(budget, cost, levelPrice, rates, quote.precision, symbol.quantityPrecision),
  });
  if (plan.filled === 0n) return refuse({ code: 'ORDER_NOT_MATCHED' });

  const draft = new Draft(exchange, timeMs);
  exchange.lastOrderId += 1;
  const order = newPortalOrder(exchange, command, rates, timeMs, plan.filled);
  hold(draft, symbol, order, budget);
  carryOut(draft, symbol, order, plan);
  close(draft, symbol, order, 'completed');
  const outcome = withdraw(draft, command, symbol, order);
  return done(draft.event('create_portal_order', trader.userId, symbol.symbol, { order, ...outcome }));
}

/** What can be said no to before the partner is asked anything: the price's refusals, INVALID_ORDER_AMOUNT_PRECISION, ORDER_AMOUNT_TOO_SMALL, TRADING_DISABLED. */
export function refusePortalTerms(
  symbol: MarketSymbol,
  quotePrecision: number,
  budgetPrecision: number,
  rates: Rates,
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

/** Has taken its id. */
function newPortalOrder(
  exchange: Exchange,
  command: CreatePortalOrder,
  rates: Rates,
  timeMs: number,
  quantity: Amount,
): Order {
  return new Order(
    exchange.orderKinds,
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
    },
    quantity,
  );
}

/** The coins leave, or stay in the wallet with the reason; the order stands either way. */
function withdraw(draft: Draft, command: CreatePortalOrder, symbol: MarketSymbol, order: Order) {
  const { trader, address, tag } = command;
  const asset = present(draft.exchange.rules.assets.get(symbol.base), `asset ${symbol.base}`);
  // The partner names an address and no network: the first one is meant.
  const [network] = asset.networks;
  // Down: we send no more than was bought.
  const amount = roundDown(
    order.filled > asset.withdrawalFee ? order.filled - asset.withdrawalFee : 0n,
    asset.transferPrecision,
  );
  if (network === undefined || !canWithdraw(asset, network))
    return { withdrawalRefusal: 'WITHDRAWAL_DISABLED' } as const;
  if (amount < leastOf(asset)) return { withdrawalRefusal: 'NOT_ENOUGH_FUNDS_TO_WITHDRAW' } as const;
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
  };
  return { withdrawal: debit(draft, leaving) };
}
