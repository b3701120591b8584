import { cancelAllOrders } from './cancelAllOrders';
import type { Handler } from './types';

/** The same; only its errors look different. */
export const cancelAllOrdersV3: Handler<'cancelAllOrdersV3'> = cancelAllOrders;
