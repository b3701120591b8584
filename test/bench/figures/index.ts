/** Every figure that `make bench` measures, in the order of its table. The names are what ONLY takes. */
import type { Measured } from '../measured';
import { measureEngine } from './engine';
import { measureOrders } from './orders';
import { measureReads } from './reads';

export const figures: Readonly<Record<string, (rounds: number) => Promise<Measured>>> = {
  engine: measureEngine,
  orders: measureOrders,
  reads: measureReads,
};
