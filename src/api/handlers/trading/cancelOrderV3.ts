import type { Handler } from '../types';
import { cancelOrder } from './cancelOrder';

/** Does the same as `cancelOrder`; only the format of errors differs. */
export const cancelOrderV3: Handler<'cancelOrderV3'> = cancelOrder;
