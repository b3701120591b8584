import type { Handler } from '../types';

/** Shows that the process answers. */
export const getLiveness: Handler<'getLiveness'> = () => ({ status: 200, body: {} });
