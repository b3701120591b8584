import type { Handler } from '../types';
import { cancelAllOrders } from './cancelAllOrders';

/** Does the same as `cancelAllOrders`; only the format of errors differs. */
export const cancelAllOrdersV3: Handler<'cancelAllOrdersV3'> = cancelAllOrders;
