import type { Handler } from '../types';
import { getOrder } from './getOrder';

/** Does the same as `getOrder`; only the format of errors differs. */
export const getOrderV3: Handler<'getOrderV3'> = getOrder;
