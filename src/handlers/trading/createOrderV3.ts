import type { Handler } from '../types';
import { createOrder } from './createOrder';

/** The same order by the same names; only its errors look different. */
export const createOrderV3: Handler<'createOrderV3'> = createOrder;
