/**
 * The API calls of the demo's programs, repeated while the exchange is unavailable. Writes that must happen once carry
 * an idempotency key, so that a restart of the server delays them but does not lose or repeat them.
 */
import { randomUUID } from 'node:crypto';
import { type BodyOf, createDemoClient, type ResponseOf } from './demoClient';
import type { DemoUser } from './demoFile';
import { createRetry, errorCode } from './retry';

export type DemoTicker = Extract<ResponseOf<'getTicker24hr'>['body'], readonly unknown[]>[number];
export type NewOrder = Pick<
  BodyOf<'createOrder'>,
  'pair' | 'side' | 'price' | 'amount' | 'time_in_force' | 'self_trade_prevention'
>;
export type AppPurchase = Extract<ResponseOf<'createPortalOrder'>, { status: 201 }>['body'];

/** A value, or the error code of the refused call. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string };

export interface ExchangeClient {
  /** Places a limit order; undefined if it is refused. */
  placeOrder(order: NewOrder): Promise<{ readonly id: number; readonly open: boolean } | undefined>;
  /** Cancels an order. An order that is already closed is not an error. */
  cancelOrder(id: number): Promise<void>;
  tickers(): Promise<readonly DemoTicker[]>;
  estimatedPrice(pair: string, amount: string): Promise<Result<string>>;
  /** Buys through the Portal. The code is UNAUTHORIZED if the Portal session has ended. */
  portalOrder(
    authorization: string,
    idempotencyKey: string,
    order: BodyOf<'createPortalOrder'>,
  ): Promise<Result<AppPurchase>>;
}

export interface ExchangeClientOptions {
  readonly baseUrl: string;
  /** The user who places the orders; not needed for public operations. */
  readonly user?: DemoUser;
  /** Receives a line when the exchange becomes unavailable or available again, and for each new kind of refusal. */
  readonly report: (text: string) => void;
}

export function createExchangeClient({ baseUrl, user, report }: ExchangeClientOptions): ExchangeClient {
  const open = createDemoClient(baseUrl, { kind: 'none' });
  const signed = createDemoClient(
    baseUrl,
    user === undefined ? { kind: 'none' } : { kind: 'key', apiKey: user.apiKey, apiSecret: user.apiSecret },
  );
  const withRetry = createRetry(report);
  const refusals = new Set<string>();
  const reportOnce = (what: string) => {
    if (!refusals.has(what)) report(what);
    refusals.add(what);
  };

  return {
    async placeOrder(order) {
      // Nonce and client order id stay the same in every repetition, so that only one order is placed.
      const body = { ...order, type: 'limit' as const, nonce: Date.now(), client_order_id: randomUUID() };
      const response = await withRetry(() => signed.call('createOrder', { body }));
      if (response.status === 200)
        return {
          id: response.body.id,
          open: response.body.status === 'created' || response.body.status === 'partial_filled',
        };
      reportOnce(`${order.side} order on ${order.pair} refused: ${errorCode(response)}`);
      return undefined;
    },
    async cancelOrder(id) {
      const response = await withRetry(() => signed.call('cancelOrder', { path: { id: String(id) } }));
      if (response.status !== 202 && response.status !== 409)
        reportOnce(`cancelling an order refused: ${errorCode(response)}`);
    },
    async tickers() {
      const response = await withRetry(() => open.call('getTicker24hr'));
      return response.status === 200 && Array.isArray(response.body) ? response.body : [];
    },
    async estimatedPrice(pair, amount) {
      const response = await withRetry(() => open.call('getEstimatedPrice', { query: { pair, side: 'buy', amount } }));
      return response.status === 200
        ? { ok: true, value: response.body.price }
        : { ok: false, code: errorCode(response) };
    },
    async portalOrder(authorization, idempotencyKey, body) {
      const portal = createDemoClient(baseUrl, { kind: 'portal', authorization });
      const response = await withRetry(() => portal.call('createPortalOrder', { idempotencyKey, body }));
      return response.status === 201 ? { ok: true, value: response.body } : { ok: false, code: errorCode(response) };
    },
  };
}
