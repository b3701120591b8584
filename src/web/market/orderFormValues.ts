/** The values of the order form, and the order that they ask for. */
import type { components } from '../../../generated/openapi';
import type { MarketSymbol } from '../../core/model/model';
import type { OrderTrigger } from '../../core/model/orderExtras';
import { type Amount, amountFrom } from '../../core/values/decimal';
import { newToken } from '../../foundation/secrets/tokens';
import { type OrderInput, parseOrderInput } from '../../usecases/orders/orderInput';
import type { Fields } from '../framework/fields';
import type { FieldErrors } from '../framework/forms';
import { invalidMembers } from '../framework/invalidMembers';
import type { PageContext } from '../framework/page';
import { typedNumber } from '../framework/typedNumber';
import type { Texts } from '../texts/texts';

type Body = components['schemas']['OrderRequest'];

/**
 * The tabs of the form. A stop order with a price becomes a limit order, and one without a market order. `oco`: an order
 * list (`ocoForm.ts`).
 */
export const ORDER_TABS = ['limit', 'market', 'stop', 'oco'] as const;
export const TIMES = ['GTC', 'IOC', 'FOK'] as const;

/** The trimmed values by field name. */
export interface OrderFormValues {
  readonly side: string;
  readonly type: string;
  readonly stop_price: string;
  readonly price: string;
  /** The limit price of the stop order of an order list. */
  readonly stop_limit_price: string;
  readonly amount: string;
  readonly time_in_force: string;
  readonly post_only: string;
  /** The form's idempotency key: each form places one order. */
  readonly once: string;
}

export const EMPTY_FORM: OrderFormValues = {
  ...{ side: 'buy', type: 'limit', stop_price: '', price: '', stop_limit_price: '', amount: '' },
  ...{ time_in_force: 'GTC', post_only: '', once: '' },
};

export function emptyForm({ query }: Pick<PageContext, 'query'>): OrderFormValues {
  const side = query.text('side') === 'sell' ? 'sell' : 'buy';
  const type = ORDER_TABS.find((tab) => tab === query.text('type')) ?? 'limit';
  return { ...EMPTY_FORM, side, type, once: newToken() };
}

export function readFormValues(sent: Fields): OrderFormValues {
  const typed = (name: keyof OrderFormValues): string => sent.textOrEmpty(name).trim();
  return {
    side: typed('side'),
    type: typed('type'),
    stop_price: typed('stop_price'),
    price: typed('price'),
    stop_limit_price: typed('stop_limit_price'),
    amount: typed('amount'),
    time_in_force: typed('time_in_force'),
    post_only: typed('post_only'),
    once: typed('once'),
  };
}

export interface OrderMarket {
  readonly market: MarketSymbol;
  readonly lastPrice: Amount | undefined;
}

/**
 * Validates the values by the contract. The engine checks the rules that the contract cannot express. Fields that do not
 * apply to the order's tab are ignored, because they may be filled in from another tab.
 */
export function readOrderInput(
  values: OrderFormValues,
  { market: { symbol }, lastPrice }: OrderMarket,
  texts: Texts,
): { readonly terms: OrderInput } | { readonly errors: FieldErrors } {
  const words = texts.market.order.errors;
  const isStop = values.type === 'stop';
  const hasLimit = values.type === 'limit' || (isStop && values.price !== '');
  const stopPrice = typedNumber(values.stop_price);
  const body = {
    type: (isStop ? (hasLimit ? 'limit' : 'market') : values.type) as Body['type'],
    pair: symbol,
    side: values.side as Body['side'],
    amount: typedNumber(values.amount),
    ...(isStop && { stop_price: stopPrice }),
    ...(hasLimit && { price: typedNumber(values.price) }),
    ...(hasLimit && values.time_in_force !== '' && { time_in_force: values.time_in_force as (typeof TIMES)[number] }),
    ...(values.type === 'limit' && values.post_only !== '' && { post_only: true }),
    nonce: 1,
  };
  const named = invalidMembers('testOrder', body);
  const errors = (['side', 'type', 'stop_price', 'price', 'amount'] as const)
    .filter((name) => named.has(name))
    .map((name) => [name, words[name]] as const);
  if (errors.length > 0) return { errors: Object.fromEntries(errors) };
  if (named.size > 0) return { errors: { '': words.terms } };
  const trigger = isStop ? triggerFor(values.side, amountFrom(stopPrice), lastPrice) : 'stop';
  return { terms: parseOrderInput({ ...body, ...(trigger === 'take_profit' && { trigger }) }) };
}

/** A stop order waits for the price from the side on which the last price is now. */
function triggerFor(side: string, stopPrice: Amount, lastPrice: Amount | undefined): OrderTrigger {
  if (lastPrice === undefined || lastPrice === stopPrice) return 'stop';
  return stopPrice > lastPrice === (side === 'buy') ? 'stop' : 'take_profit';
}
