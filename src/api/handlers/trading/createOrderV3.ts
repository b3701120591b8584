import type { Handler } from '../types';
import { createOrder } from './createOrder';

/** Does the same as `createOrder`, with the same idempotency keys; only the format of errors differs. */
export const createOrderV3: Handler<'createOrderV3'> = createOrder;
