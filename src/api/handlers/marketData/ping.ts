import type { Handler } from '../types';

/** Answers 200 with an empty body, as a test of the connection. */
export const ping: Handler<'ping'> = () => ({ status: 200, body: {} });
