import type { Handler } from '../types';
import { testOrder } from './testOrder';

/** Does the same as `testOrder`; only the format of errors differs. */
export const testOrderV3: Handler<'testOrderV3'> = testOrder;
