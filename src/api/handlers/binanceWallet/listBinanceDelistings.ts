import type { Handler } from '../types';

/** Always empty, because no pair is removed at a time that is known before. */
export const listBinanceDelistings: Handler<'listBinanceDelistings'> = () => ({ status: 200, body: [] });
