/** An event log in memory instead of the tables. The test can pause, count and fail its reads. */

import type { UserDataSource } from '../../src/api/streams/userData/userDataSource';
import { userFrames } from '../../src/api/streams/userData/userFrames';
import { affectedUsers } from '../../src/core/affectedUsers';
import type { EngineEvent } from '../../src/core/model/events';
import { HOUSE, type OrderRecord, type Trade } from '../../src/core/model/model';
import { amountFrom } from '../../src/core/values/decimal';
import { hashToken } from '../../src/foundation/secrets/tokens';
import { EventsArchived, type UserEventRange } from '../../src/store/trading/userEvents';
import { HANG_MS } from '../support/eventually';
import type { EventDraft, FakeEngine } from './fakeEngine';
import { START_MS } from './streamServerHarness';

export const [ANN, BOB] = [1, 2] as const;
export const KEY_OF = { [ANN]: 'a'.repeat(32), [BOB]: 'b'.repeat(32) } as const;
const PAGE_EVENTS = 10;

export class FakeEventLog implements UserDataSource {
  readonly isReached = (sequence: number): Promise<boolean> => Promise.resolve(sequence <= this.newest());
  readonly owners = new Map<string, number>([ANN, BOB].map((user) => [hashToken(KEY_OF[user]), user]));
  /** The events that affect each user. */
  private readonly eventsOf = new Map<number, EngineEvent[]>([ANN, BOB].map((user) => [user, []]));
  private readonly framesOf = new Map<number, Map<EngineEvent, string[]>>([ANN, BOB].map((user) => [user, new Map()]));
  /** The ranges that were read. */
  readonly reads: UserEventRange[] = [];
  /** Events up to this sequence are archived. */
  archived = 0;
  readingNow = 0;
  readingMost = 0;
  lookups = 0;
  /** Every read waits for this promise. */
  hold: () => Promise<void> = () => Promise.resolve();
  /** Every lookup of keys waits for this promise. */
  holdLookup: () => Promise<unknown> = () => Promise.resolve();
  /** The error with which reads and lookups fail, after the given number of successful ones. */
  failure: Error | undefined;
  workingCalls = 0;

  constructor(private readonly engine: FakeEngine) {
    engine.subscribe((events) => {
      for (const event of engine.committedEvents.slice(-events.length))
        for (const user of affectedUsers(event)) this.eventsOf.get(user)?.push(event);
    });
  }

  newest(): number {
    return this.engine.published.sequence;
  }

  async archivedThrough(): Promise<number> {
    return this.archived;
  }

  async userEvents(range: UserEventRange): Promise<readonly EngineEvent[]> {
    const { userId, after, through } = range;
    this.reads.push(range);
    this.readingNow += 1;
    this.readingMost = Math.max(this.readingMost, this.readingNow);
    await this.hold();
    this.readingNow -= 1;
    this.failIfDue();
    if (this.archived > after) throw new EventsArchived('archived');
    const own = this.eventsOf.get(userId) ?? [];
    const first = own.findIndex(({ sequence }) => sequence > after);
    return first === -1 ? [] : own.slice(first, first + PAGE_EVENTS).filter(({ sequence }) => sequence <= through);
  }

  async activeKeys(hashes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    this.lookups += 1;
    await this.holdLookup();
    this.failIfDue();
    return new Map(
      hashes.flatMap((hash) => (this.owners.has(hash) ? [[hash, this.owners.get(hash) ?? 0] as const] : [])),
    );
  }

  private failIfDue(): void {
    if (this.failure === undefined) return;
    if (this.workingCalls === 0) throw this.failure;
    this.workingCalls -= 1;
  }

  /** All frames of the user's events after a position, in the wire format. */
  expectedFrames(userId: number, after: number): string[] {
    return (this.eventsOf.get(userId) ?? [])
      .filter(({ sequence }) => sequence > after)
      .flatMap((event) => this.framesFor(event, userId));
  }

  /** Cached, because thirty followers of one user expect the same frames. */
  private framesFor(event: EngineEvent, userId: number): string[] {
    const known = this.framesOf.get(userId);
    const frames = known?.get(event) ?? userFrames(event, userId).map((frame) => JSON.stringify(frame));
    known?.set(event, frames);
    return frames;
  }
}

/** A deposit of one baht for the user. */
export function depositEvent(userId: number): EventDraft {
  const account = { id: userId, owner: userId, asset: 'thb', kind: 'available' } as const;
  const bank = { id: 9_999, owner: HOUSE, asset: 'thb', kind: 'bank' } as const;
  const amount = amountFrom('1');
  const postings = [
    { account: bank, amount: -amount },
    { account, amount },
  ];
  return {
    type: 'credit_deposit',
    userId,
    entries: [{ id: 1, kind: 'deposit', reference: 1, postings }],
    balances: [{ account, balance: amountFrom('5') }],
  };
}

/** One event in which the user's order matches this many trades after `lastTradeId`. */
export function sweepEvent(userId: number, count: number, lastTradeId: number): EventDraft {
  const quantity = amountFrom(String(count));
  const order = {
    id: 1, userId, symbol: 'btc_thb', side: 'buy', type: 'limit', timeInForce: 'GTC',
    selfTradePrevention: 'expire_taker', postOnly: false, price: amountFrom('1'), stopPrice: null,
    quantity, remaining: 0n, filled: quantity, cost: quantity, takerCost: quantity, fee: 0n, vat: 0n, held: 0n,
    makerRate: 0n, takerRate: 0n, vatRate: 0n, status: 'completed', restedAt: null,
    clientOrderId: null, budget: null, createdByIp: '', createdAtMs: 0, updatedAtMs: 0,
    extras: null,
  } satisfies OrderRecord; // biome-ignore format: one record
  const half = { orderId: 1, userId, fee: 0n, vat: 0n };
  const one = amountFrom('1');
  const trade = {
    symbol: 'btc_thb',
    timeMs: START_MS,
    price: one,
    quantity: one,
    quoteQuantity: one,
    takerSide: 'buy',
    taker: half,
  } as const;
  const trades = Array.from(
    { length: count },
    (_, index): Trade => ({ ...trade, id: lastTradeId + 1 + index, maker: { ...half, orderId: 2, userId: 99 } }),
  );
  return { symbol: 'btc_thb', order, orders: [order], trades };
}

export async function waitUntil(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + HANG_MS;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('it never happened');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
