import type { Handler } from '../types';

/** Answers 200 while the process can answer at all. */
export const getLiveness: Handler<'getLiveness'> = () => ({ status: 200, body: {} });
