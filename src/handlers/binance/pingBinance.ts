import type { Handler } from '../types';

export const pingBinance: Handler<'pingBinance'> = () => ({ status: 200, body: {} });
