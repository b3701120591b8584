/**
 * The API calls of the demo's programs, repeated while the exchange is unavailable. Writes that must happen once carry
 * an idempotency key, so that a restart of the server delays them but does not lose or repeat them.
 */
import { type BodyOf, createDemoClient, type ResponseOf } from './demoClient';
import { createRetry, errorCode } from './retry';

export type DemoTicker = Extract<ResponseOf<'getTicker24hr'>['body'], readonly unknown[]>[number];
export type AppPurchase = Extract<ResponseOf<'createPortalOrder'>, { status: 201 }>['body'];

/** A value, or the error code of the refused call. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string };

export interface ExchangeClient {
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
  /** Receives a line when the exchange becomes unavailable or available again. */
  readonly report: (text: string) => void;
}

export function createExchangeClient({ baseUrl, report }: ExchangeClientOptions): ExchangeClient {
  const open = createDemoClient(baseUrl, { kind: 'none' });
  const withRetry = createRetry(report);

  return {
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
