import type { Handler } from '../types';

/** Returns the time of the server's clock. */
export const getBinanceTime: Handler<'getBinanceTime'> = (_request, { clock }) => ({
  status: 200,
  body: { serverTime: clock.nowMs() },
});
