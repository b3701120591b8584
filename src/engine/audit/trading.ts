/** Recomputes an order's fill totals, fill by fill, with the code that charged the fees. */
import { chargesOn, type FillTotals } from '../../core/market/fees';
import type { Fill, OrderRecord, Trade } from '../../core/model/model';
import type { Mutable } from '../../core/values/mutable';

/** Fill totals while they are being summed up. */
export type Trading = Mutable<FillTotals>;

export interface HalfTrade {
  readonly trade: Trade;
  readonly fill: Fill;
  readonly asTaker: boolean;
}

export function hasSameTrading(one: FillTotals, other: FillTotals): boolean {
  return (['filled', 'cost', 'takerCost', 'fee', 'vat'] as const).every((name) => one[name] === other[name]);
}

/** Adds the half to its order's totals; returns whether its fee and VAT follow the fee schedule. */
export function addHalfAndCheckCharges(
  traded: Trading,
  order: OrderRecord,
  { trade, fill, asTaker }: HalfTrade,
  quotePrecision: number,
): boolean {
  traded.filled += trade.quantity;
  traded.cost += trade.quoteQuantity;
  if (asTaker) traded.takerCost += trade.quoteQuantity;
  const { fee, vat } = chargesOn(traded.cost - traded.takerCost, traded.takerCost, order, quotePrecision);
  const right = fee - traded.fee === fill.fee && vat - traded.vat === fill.vat;
  traded.fee += fill.fee;
  traded.vat += fill.vat;
  return right;
}

/** The totals of the order before the given halves. */
export function tradedBefore(order: OrderRecord, halves: readonly HalfTrade[]): Trading {
  const { filled, cost, takerCost, fee, vat } = order;
  const traded: Trading = { filled, cost, takerCost, fee, vat };
  for (const { trade, fill, asTaker } of halves) {
    traded.filled -= trade.quantity;
    traded.cost -= trade.quoteQuantity;
    if (asTaker) traded.takerCost -= trade.quoteQuantity;
    traded.fee -= fill.fee;
    traded.vat -= fill.vat;
  }
  return traded;
}
