import type { Handler } from '../types';
import { createOrder } from './createOrder';

/** The same as `createOrder`, with the same idempotency keys; only the format of errors differs. */
export const createOrderV3: Handler<'createOrderV3'> = createOrder;
