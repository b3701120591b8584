import type { Handler } from '../types';
import { listOrders } from './listOrders';

/** Does the same as `listOrders`; only the format of errors differs. */
export const listOrdersV3: Handler<'listOrdersV3'> = listOrders;
