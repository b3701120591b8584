import type { Handler } from '../types';
import { cancelAllOrders } from './cancelAllOrders';

/** The same; only its errors look different. */
export const cancelAllOrdersV3: Handler<'cancelAllOrdersV3'> = cancelAllOrders;
