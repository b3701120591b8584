import { readServiceStatus } from '../../marketData/serviceStatus';
import type { Handler } from '../types';

/** Returns the state of each part of the service, and planned maintenance. */
export const getStatus: Handler<'getStatus'> = async (_request, context) => ({
  status: 200,
  body: await readServiceStatus(context),
});
