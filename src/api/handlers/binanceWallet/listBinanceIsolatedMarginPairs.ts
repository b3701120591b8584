import type { Handler } from '../types';

/** Always empty, because there is no margin trading. */
export const listBinanceIsolatedMarginPairs: Handler<'listBinanceIsolatedMarginPairs'> = () => ({
  status: 200,
  body: [],
});
