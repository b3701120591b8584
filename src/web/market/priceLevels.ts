/** The best price levels of one side of an order book with exact running totals. Shared by the page and its script. */
import { type Amount, amountFrom, formatAmount } from '../../core/values/decimal';

export interface PriceLevelRow {
  readonly price: string;
  readonly amount: string;
  readonly total: string;
  /** The row's total as a whole percentage of the last row's total: the length of its bar. */
  readonly share: number;
}

/** `levels`: price and quantity, best first. Returns `count` rows; rows beyond the last level are undefined. */
export function priceLevelRows(levels: readonly (readonly string[])[], count: number): (PriceLevelRow | undefined)[] {
  let total = 0n;
  const summed = levels.slice(0, count).map(([price = '', quantity = '0']) => {
    total += amountFrom(quantity);
    return { price, amount: quantity, total };
  });
  const rows: (PriceLevelRow | undefined)[] = summed.map((row) => ({
    price: row.price,
    amount: row.amount,
    total: formatAmount(row.total),
    share: total === 0n ? 0 : Number((row.total * 100n) / total),
  }));
  while (rows.length < count) rows.push(undefined);
  return rows;
}

/** The difference between best ask and best bid; undefined while a side is empty. */
export function spread(bid: string | undefined, ask: string | undefined): string | undefined {
  return bid === undefined || ask === undefined ? undefined : formatAmount(amountFrom(ask) - amountFrom(bid));
}

/**
 * Unites levels into steps of the price, best first: asks are rounded up and bids down, so that a step never looks
 * better than its orders.
 */
export function groupLevels(
  levels: readonly (readonly string[])[],
  step: string,
  side: 'asks' | 'bids',
): readonly (readonly [price: string, quantity: string])[] {
  const size = amountFrom(step);
  const grouped: { readonly price: bigint; quantity: bigint }[] = [];
  for (const [price = '0', quantity = '0'] of levels) {
    const stepPrice = stepOf(amountFrom(price), size, side);
    const last = grouped.at(-1);
    if (last?.price === stepPrice) last.quantity += amountFrom(quantity);
    else grouped.push({ price: stepPrice, quantity: amountFrom(quantity) });
  }
  return grouped.map(({ price, quantity }) => [formatAmount(price), formatAmount(quantity)]);
}

function stepOf(price: Amount, size: Amount, side: 'asks' | 'bids'): Amount {
  const down = price - (price % size);
  return side === 'bids' || down === price ? down : down + size;
}

/** The price of the step that contains this price, in which `groupLevels` shows it. */
export function groupedPrice(price: string, step: string, side: 'asks' | 'bids'): string {
  return formatAmount(stepOf(amountFrom(price), amountFrom(step), side));
}
