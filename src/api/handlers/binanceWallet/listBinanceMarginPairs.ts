import type { Handler } from '../types';

/** Always empty, because there is no margin trading. */
export const listBinanceMarginPairs: Handler<'listBinanceMarginPairs'> = () => ({ status: 200, body: [] });
