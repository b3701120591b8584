import { cancelOrder } from './cancelOrder';
import type { Handler } from './types';

/** The same; only its errors look different. */
export const cancelOrderV3: Handler<'cancelOrderV3'> = cancelOrder;
