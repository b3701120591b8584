/** What an order is charged, computed again. */
import type { OrderRecord } from '../../../src/core/model/model';

const ONE = 10n ** 18n;

/** Fee and VAT in whole steps of the asset, rounded up. */
export function chargesOf(
  { makerRate, takerRate, vatRate }: OrderRecord,
  makerCost: bigint,
  takerCost: bigint,
  precision: number,
): [bigint, bigint] {
  const step = 10n ** BigInt(18 - precision);
  const up = (numerator: bigint) => (numerator / (step * ONE) + (numerator % (step * ONE) === 0n ? 0n : 1n)) * step;
  const fee = up(makerCost * makerRate + takerCost * takerRate);
  return [fee, up(fee * vatRate)];
}
