import type { Handler } from '../types';
import { cancelOrder } from './cancelOrder';

/** The same; only its errors look different. */
export const cancelOrderV3: Handler<'cancelOrderV3'> = cancelOrder;
