/**
 * The exchange as the demo's programs use it: patient. A call whose answer is lost, or that comes while the exchange is
 * away or too busy, is repeated under the same key until its outcome is known, so that a restart of the server costs time and nothing else.
 */
import { randomUUID } from 'node:crypto';
import { type AnswerOf, type BodyOf, createClient } from './client';
import type { DemoUser } from './demoFile';

export type Ticker = Extract<AnswerOf<'getTicker24hr'>['body'], readonly unknown[]>[number];
export type NewOrder = Pick<BodyOf<'createOrder'>, 'pair' | 'side' | 'price' | 'amount' | 'time_in_force' | 'self_trade_prevention'>;
export type PortalPurchase = Extract<AnswerOf<'createPortalOrder'>, { status: 201 }>['body'];

/** A value, or the code with which it was refused. */
export type Told<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: string };

export interface Exchange {
  /** Places a limit order; undefined when it was refused. */
  placeOrder(order: NewOrder): Promise<{ readonly id: number; readonly open: boolean } | undefined>;
  /** Ends an order; one that has ended already is fine. */
  cancelOrder(id: number): Promise<void>;
  tickers(): Promise<readonly Ticker[]>;
  estimatedPrice(pair: string, amount: string): Promise<Told<string>>;
  /** Buys through the Portal; code UNAUTHORIZED when the session has ended. */
  portalOrder(authorization: string, idempotencyKey: string, order: BodyOf<'createPortalOrder'>): Promise<Told<PortalPurchase>>;
}

export interface ExchangeOptions {
  readonly baseUrl: string;
  /** Whose orders these are; not needed for what is public. */
  readonly user?: DemoUser;
  /** Told once when the exchange goes away, once when it is back, and of each new kind of refusal. */
  readonly onNews: (text: string) => void;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 4_000;

export function createExchange({ baseUrl, user, onNews }: ExchangeOptions): Exchange {
  const open = createClient(baseUrl, { kind: 'none' });
  const signed = createClient(baseUrl, user === undefined ? { kind: 'none' } : { kind: 'key', apiKey: user.apiKey, apiSecret: user.apiSecret });
  const patiently = createPatience(onNews);
  const refusals = new Set<string>();
  const tellOnce = (what: string) => {
    if (!refusals.has(what)) onNews(what);
    refusals.add(what);
  };

  return {
    async placeOrder(order) {
      // The same name and nonce in every repetition: it is one order, however often it has to be said.
      const body = { ...order, type: 'limit' as const, nonce: Date.now(), client_order_id: randomUUID() };
      const answer = await patiently(() => signed.call('createOrder', { body }));
      if (answer.status === 200) return { id: answer.body.id, open: answer.body.status === 'created' || answer.body.status === 'partial_filled' };
      tellOnce(`${order.side} order on ${order.pair} refused: ${codeOf(answer)}`);
      return undefined;
    },
    async cancelOrder(id) {
      const answer = await patiently(() => signed.call('cancelOrder', { path: { id: String(id) } }));
      if (answer.status !== 202 && answer.status !== 409) tellOnce(`cancelling an order refused: ${codeOf(answer)}`);
    },
    async tickers() {
      const answer = await patiently(() => open.call('getTicker24hr'));
      return answer.status === 200 && Array.isArray(answer.body) ? answer.body : [];
    },
    async estimatedPrice(pair, amount) {
      const answer = await patiently(() => open.call('getEstimatedPrice', { query: { pair, side: 'buy', amount } }));
      return answer.status === 200 ? { ok: true, value: answer.body.price } : { ok: false, code: codeOf(answer) };
    },
    async portalOrder(authorization, idempotencyKey, body) {
      const portal = createClient(baseUrl, { kind: 'portal', authorization });
      const answer = await patiently(() => portal.call('createPortalOrder', { idempotencyKey, body }));
      return answer.status === 201 ? { ok: true, value: answer.body } : { ok: false, code: codeOf(answer) };
    },
  };
}

/** The code of an error; a 401 of the Portal has none. */
function codeOf(answer: { readonly status: unknown; readonly body: unknown }): string {
  if (answer.status === 401) return 'UNAUTHORIZED';
  return answer.body !== undefined && answer.body !== null && typeof answer.body === 'object' && 'code' in answer.body
    ? String(answer.body.code)
    : String(answer.status);
}

/** One patience for all calls of an exchange, so that its going away is told once. */
function createPatience(onNews: (text: string) => void) {
  let away = false;
  return async <Answer extends { readonly status: unknown; readonly body: unknown; readonly retryAfterSeconds: number }>(
    call: () => Promise<Answer>,
  ): Promise<Answer> => {
    for (let pauseMs = FIRST_PAUSE_MS, repeated = false; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS), repeated = true) {
      const answer = await call().catch(() => undefined);
      if (answer !== undefined && !isPassing(answer, repeated)) {
        if (away) onNews('the exchange is back');
        away = false;
        return answer;
      }
      if (!away && answer?.status !== 429 && answer?.status !== 409) {
        away = true;
        onNews('the exchange is away, waiting for it');
      }
      await new Promise((resolve) => setTimeout(resolve, Math.max(pauseMs, (answer?.retryAfterSeconds ?? 0) * 1_000)));
    }
  };
}

/** Answers that a later repetition will replace: too busy, away, and a repetition that overtook its own first attempt. */
function isPassing(answer: { readonly status: unknown; readonly body: unknown }, repeated: boolean): boolean {
  if (answer.status === 429 || answer.status === 503) return true;
  return answer.status === 409 && repeated && codeOf(answer) === 'IDEMPOTENCY_CONFLICT';
}
