import type { Handler } from '../types';

export const getBinanceTime: Handler<'getBinanceTime'> = (_request, { clock }) => ({
  status: 200,
  body: { serverTime: clock.nowMs() },
});
