/** The best levels of one side of a book as rows, each with what stands there and all that is better, added up exactly. Pure: page and script share it. */
import { amountFrom, formatAmount } from '../../core/decimal';

export interface LadderRow {
  readonly price: string;
  readonly amount: string;
  readonly total: string;
  /** Of the row's total in the last row's, in percent and whole: how long its bar is. */
  readonly share: number;
}

/** `levels`: price and quantity, the best first. As many rows as asked for; undefined where the side has no more levels. */
export function ladderRows(levels: readonly (readonly string[])[], count: number): (LadderRow | undefined)[] {
  let total = 0n;
  const summed = levels.slice(0, count).map(([price = '', quantity = '0']) => {
    total += amountFrom(quantity);
    return { price, amount: quantity, total };
  });
  const rows: (LadderRow | undefined)[] = summed.map((row) => ({
    price: row.price,
    amount: row.amount,
    total: formatAmount(row.total),
    share: total === 0n ? 0 : Number((row.total * 100n) / total),
  }));
  while (rows.length < count) rows.push(undefined);
  return rows;
}

/** From the best bid to the best ask; undefined while a side is empty. */
export function spreadOf(bid: string | undefined, ask: string | undefined): string | undefined {
  return bid === undefined || ask === undefined ? undefined : formatAmount(amountFrom(ask) - amountFrom(bid));
}
