import type { Handler } from '../types';

/** The server's clock. */
export const getTime: Handler<'getTime'> = (_request, { clock }) => ({
  status: 200,
  body: { serverTime: clock.nowMs() },
});
