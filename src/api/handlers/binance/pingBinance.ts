import type { Handler } from '../types';

/** Returns an empty object. */
export const pingBinance: Handler<'pingBinance'> = () => ({ status: 200, body: {} });
