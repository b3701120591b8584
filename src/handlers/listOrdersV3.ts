import { listOrders } from './listOrders';
import type { Handler } from './types';

/** The same; only its errors look different. */
export const listOrdersV3: Handler<'listOrdersV3'> = listOrders;
