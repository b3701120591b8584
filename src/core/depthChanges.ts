/**
 * What changed in one book since it was last told: each touched level once, with its total as the last change left it. A follower that sets
 * these levels goes from any state in between to the present one. Must never skip a change: a gap in the count is a bug and throws.
 */
import { assert } from './assert';
import type { Amount } from './decimal';
import type { EngineEvent, LevelChange } from './events';

export interface ChangedLevel {
  readonly price: Amount;
  /** The level's new total; 0 when it is gone. */
  readonly quantity: Amount;
}

export interface DepthUpdate {
  /** Update ids of the first and the last change in it. */
  readonly firstId: number;
  readonly lastId: number;
  /** Best first. */
  readonly bids: readonly ChangedLevel[];
  readonly asks: readonly ChangedLevel[];
}

export class DepthChanges {
  private readonly bids = new Map<Amount, Amount>();
  private readonly asks = new Map<Amount, Amount>();
  private lastId: number;

  /** `toldId`: the update id that the book stands at now; what was before is not told. */
  constructor(private toldId: number) {
    this.lastId = toldId;
  }

  /** An event that changed the book, the very next one. */
  add({ bookUpdateId, levels }: Pick<EngineEvent, 'bookUpdateId' | 'levels'>): void {
    assert(bookUpdateId === this.lastId + 1, `book update ${bookUpdateId} follows ${this.lastId}`);
    this.lastId = bookUpdateId;
    for (const level of levels) this.on(level.side).set(level.price, level.quantity);
  }

  /** Everything since the last time; undefined when nothing changed. */
  take(): DepthUpdate | undefined {
    if (this.lastId === this.toldId) return undefined;
    const update = {
      firstId: this.toldId + 1,
      lastId: this.lastId,
      bids: taken(this.bids, highestFirst),
      asks: taken(this.asks, lowestFirst),
    };
    this.toldId = this.lastId;
    return update;
  }

  private on(side: LevelChange['side']): Map<Amount, Amount> {
    return side === 'buy' ? this.bids : this.asks;
  }
}

function taken(
  levels: Map<Amount, Amount>,
  order: (a: ChangedLevel, b: ChangedLevel) => number,
): readonly ChangedLevel[] {
  const list = Array.from(levels, ([price, quantity]): ChangedLevel => ({ price, quantity })).sort(order);
  levels.clear();
  return list;
}

const lowestFirst = (a: ChangedLevel, b: ChangedLevel): number => (a.price < b.price ? -1 : 1);
const highestFirst = (a: ChangedLevel, b: ChangedLevel): number => (a.price < b.price ? 1 : -1);
