import { type Handler, refused } from './types';

/** Takes an open order off the book. Refusals: INVALID_PAIR, ORDER_NOT_FOUND (also another user's), ORDER_NOT_CANCELLABLE. */
export const cancelOrder: Handler<'cancelOrder'> = async ({ path, body }, { engine, caller, ip }) => {
  const pair = body?.pair?.toLowerCase();
  if (pair !== undefined && engine.committed.symbol(pair) === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const { userId, feeTier, level } = caller;
  const { refusal } = await engine.execute({
    type: 'cancel_order',
    once: [],
    trader: { userId, feeTier, level, ip },
    orderId: Number(path.id),
    symbol: pair ?? null,
  });
  return refusal === null ? { status: 202, body: {} } : refused('cancelOrder', refusal);
};
