/**
 * The exchange as the demo's programs use it: what they ask of it, with patience. What must happen once is sent under a
 * key of its own, so that a restart of the server costs time and nothing else.
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
export type PortalPurchase = Extract<ResponseOf<'createPortalOrder'>, { status: 201 }>['body'];

/** A value, or the code with which it was refused. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string };

export interface ExchangeClient {
  /** Places a limit order; undefined when it was refused. */
  placeOrder(order: NewOrder): Promise<{ readonly id: number; readonly open: boolean } | undefined>;
  /** Ends an order; one that has ended already is fine. */
  cancelOrder(id: number): Promise<void>;
  tickers(): Promise<readonly DemoTicker[]>;
  estimatedPrice(pair: string, amount: string): Promise<Result<string>>;
  /** Buys through the Portal; code UNAUTHORIZED when the session has ended. */
  portalOrder(
    authorization: string,
    idempotencyKey: string,
    order: BodyOf<'createPortalOrder'>,
  ): Promise<Result<PortalPurchase>>;
}

export interface ExchangeClientOptions {
  readonly baseUrl: string;
  /** Whose orders these are; not needed for what is public. */
  readonly user?: DemoUser;
  /** Told once when the exchange goes away, once when it is back, and of each new kind of refusal. */
  readonly report: (text: string) => void;
}

export function createExchangeClient({ baseUrl, user, report: onNews }: ExchangeClientOptions): ExchangeClient {
  const open = createDemoClient(baseUrl, { kind: 'none' });
  const signed = createDemoClient(
    baseUrl,
    user === undefined ? { kind: 'none' } : { kind: 'key', apiKey: user.apiKey, apiSecret: user.apiSecret },
  );
  const patiently = createRetry(onNews);
  const refusals = new Set<string>();
  const reportOnce = (what: string) => {
    if (!refusals.has(what)) onNews(what);
    refusals.add(what);
  };

  return {
    async placeOrder(order) {
      // The same name and nonce in every repetition: it is one order, however often it has to be said.
      const body = { ...order, type: 'limit' as const, nonce: Date.now(), client_order_id: randomUUID() };
      const answer = await patiently(() => signed.call('createOrder', { body }));
      if (answer.status === 200)
        return {
          id: answer.body.id,
          open: answer.body.status === 'created' || answer.body.status === 'partial_filled',
        };
      reportOnce(`${order.side} order on ${order.pair} refused: ${errorCode(answer)}`);
      return undefined;
    },
    async cancelOrder(id) {
      const answer = await patiently(() => signed.call('cancelOrder', { path: { id: String(id) } }));
      if (answer.status !== 202 && answer.status !== 409)
        reportOnce(`cancelling an order refused: ${errorCode(answer)}`);
    },
    async tickers() {
      const answer = await patiently(() => open.call('getTicker24hr'));
      return answer.status === 200 && Array.isArray(answer.body) ? answer.body : [];
    },
    async estimatedPrice(pair, amount) {
      const answer = await patiently(() => open.call('getEstimatedPrice', { query: { pair, side: 'buy', amount } }));
      return answer.status === 200 ? { ok: true, value: answer.body.price } : { ok: false, code: errorCode(answer) };
    },
    async portalOrder(authorization, idempotencyKey, body) {
      const portal = createDemoClient(baseUrl, { kind: 'portal', authorization });
      const answer = await patiently(() => portal.call('createPortalOrder', { idempotencyKey, body }));
      return answer.status === 201 ? { ok: true, value: answer.body } : { ok: false, code: errorCode(answer) };
    },
  };
}
