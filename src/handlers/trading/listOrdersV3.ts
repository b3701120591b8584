import type { Handler } from '../types';
import { listOrders } from './listOrders';

/** The same; only its errors look different. */
export const listOrdersV3: Handler<'listOrdersV3'> = listOrders;
