import type { Handler } from '../types';

/** Returns the time of the server's clock. */
export const getTime: Handler<'getTime'> = (_request, { clock }) => ({
  status: 200,
  body: { serverTime: clock.nowMs() },
});
