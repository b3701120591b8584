import type { Handler } from '../types';
import { amendOrder } from './amendOrder';

/** Does the same as `amendOrder`; only the format of errors differs. */
export const amendOrderV3: Handler<'amendOrderV3'> = amendOrder;
