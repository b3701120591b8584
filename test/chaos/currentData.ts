/**
 * Whether gateways show current data: whatever one of them has answered, another one shows at most LAG_MAX_MS later, or
 * it answers 503.
 */
import type { TestExchange, TestUser } from '../support/exchange';
import { LAG_MAX_MS } from './busCluster';

const LOOK_MS = 25;
/** Far from the prices of the other clients, so that markers are not matched. */
const MARKER_PRICES_FROM = 1_000;
const MARKER_PRICES = 5_000;

/** Positions of the event log that answers have named, in the order of their arrival. */
export class CurrentData {
  readonly violations: string[] = [];
  private readonly named: { readonly atMs: number; readonly sequence: number }[] = [{ atMs: 0, sequence: 0 }];
  /** Answers that were checked. */
  checked = 0;

  get newestSequence(): number {
    return this.named.at(-1)?.sequence ?? 0;
  }

  /** Checks and records an answer to a request that was sent at `sentMs`. */
  record(
    { headers, status }: { readonly headers: Readonly<Record<string, string>>; readonly status: number },
    sentMs: number,
  ): void {
    const sequence = Number(headers['x-sequence'] ?? Number.NaN);
    if (Number.isNaN(sequence)) return;
    this.checked += 1;
    const required = this.newestBefore(sentMs - LAG_MAX_MS);
    if (sequence < required)
      this.violations.push(`an answer ${status} names ${sequence}, ${required} was named before`);
    if (sequence > this.newestSequence) this.named.push({ atMs: performance.now(), sequence });
  }

  private newestBefore(atMs: number): number {
    return this.named.findLast((each) => each.atMs <= atMs)?.sequence ?? 0;
  }
}

/** Places one order after the other at one gateway, and looks in the order book of another one for each. */
export class MarkerOrders {
  readonly violations: string[] = [];
  /** The longest time until an order was seen, in milliseconds, with the time in which the other gateway answered 503. */
  slowestMs = 0;
  seen = 0;
  private isRunning = false;
  private count = 0;

  constructor(
    private readonly user: TestUser,
    private readonly from: TestExchange,
    private readonly to: TestExchange,
  ) {}

  async run(): Promise<void> {
    this.isRunning = true;
    while (this.isRunning) {
      await this.followOne().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  stop(): void {
    this.isRunning = false;
  }

  private async followOne(): Promise<void> {
    this.count += 1;
    const price = String(MARKER_PRICES_FROM + (this.count % MARKER_PRICES));
    const body = { pair: 'btc_thb', type: 'limit', side: 'buy', price, amount: '1', nonce: this.count } as const;
    const client = this.from.anonymous.withCredentials(this.user.client.credentials);
    const placed = await client.call('createOrder', { body });
    if (placed.status !== 200) return;
    await this.lookFor(price, performance.now());
    await client.call('cancelOrder', { path: { id: placed.body.id } });
  }

  private async lookFor(price: string, placedMs: number): Promise<void> {
    for (;;) {
      const sinceMs = performance.now() - placedMs;
      const answer = await this.to.anonymous
        .call('getDepth', { query: { symbol: 'btc_thb', limit: '5000' } })
        .catch(() => undefined);
      if (answer?.status === 200) {
        const isShown = answer.body.bids.some(([level]) => level === price);
        if (isShown) {
          this.seen += 1;
          this.slowestMs = Math.max(this.slowestMs, sinceMs);
          return;
        }
        if (sinceMs > LAG_MAX_MS) {
          this.violations.push(`an order is not shown at the other gateway after ${Math.round(sinceMs)} ms`);
          return;
        }
      }
      if (sinceMs > LAG_MAX_MS && !this.isRunning) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }
}
