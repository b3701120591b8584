import type { Handler } from '../types';

/** Shows that the server answers. */
export const ping: Handler<'ping'> = () => ({ status: 200, body: {} });
