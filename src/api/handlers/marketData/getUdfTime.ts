import type { Handler } from '../types';

/** Returns the time of the server's clock in seconds. */
export const getUdfTime: Handler<'getUdfTime'> = (_request, { clock }) => ({
  status: 200,
  body: Math.floor(clock.nowMs() / 1_000),
});
