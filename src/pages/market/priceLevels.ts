/** The best price levels of one side of an order book with exact running totals. Shared by the page and its script. */
import { amountFrom, formatAmount } from '../../core/values/decimal';

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
