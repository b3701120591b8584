/** States of orders, as the model reads them from the log. */
import type { OrderRecord } from '../../../src/core/model/model';

export function hasRested({ restedAt }: OrderRecord): boolean {
  return restedAt !== null && restedAt > 0;
}

export function isOpen({ status }: OrderRecord): boolean {
  return status === 'created' || status === 'partial_filled';
}
