/**
 * The open orders that expire, in a binary heap by time of expiry. An order that was closed earlier stays in the heap
 * until its time comes, or until such entries are the majority, because searching for it would cost more than skipping
 * it.
 */
import type { Order } from './order';

interface Entry {
  readonly expiresAtMs: number;
  readonly id: number;
}

/** A heap with fewer entries is never rebuilt. */
const REBUILT_FROM = 64;

export class ExpiringOrders {
  /** A binary heap: the entry at index i is due no later than those at 2i + 1 and 2i + 2. */
  private heap: Entry[] = [];
  private readonly open = new Map<number, Entry>();

  /** The earliest time of expiry of the open orders; undefined if none expires. */
  get nextExpiryMs(): number | undefined {
    this.dropEnded();
    return this.heap[0]?.expiresAtMs;
  }

  add({ id, extras }: Order): void {
    if (extras === null || extras.expiresAtMs === null) return;
    const entry = { expiresAtMs: extras.expiresAtMs, id };
    this.open.set(id, entry);
    this.push(entry);
  }

  remove({ id, extras }: Order): void {
    if (extras === null || extras.expiresAtMs === null) return;
    this.open.delete(id);
    if (this.heap.length > REBUILT_FROM && this.heap.length > 2 * this.open.size) this.rebuild();
  }

  /** The ids of the open orders that have expired at `nowMs`, in the order of expiry and then by id. */
  due(nowMs: number): number[] {
    const due: Entry[] = [];
    // Entries below an entry that is not due are not due either, and are not visited.
    const toVisit = [0];
    for (let index = toVisit.pop(); index !== undefined; index = toVisit.pop()) {
      const entry = this.heap[index];
      if (entry === undefined || entry.expiresAtMs > nowMs) continue;
      if (this.isOpen(entry)) due.push(entry);
      toVisit.push(2 * index + 1, 2 * index + 2);
    }
    return due.sort((one, other) => (isBefore(one, other) ? -1 : 1)).map(({ id }) => id);
  }

  private isOpen(entry: Entry): boolean {
    return this.open.get(entry.id) === entry;
  }

  private dropEnded(): void {
    for (let first = this.heap[0]; first !== undefined && !this.isOpen(first); first = this.heap[0]) this.pop();
  }

  private rebuild(): void {
    // A sorted array is a valid heap.
    this.heap = Array.from(this.open.values()).sort((one, other) => (isBefore(one, other) ? -1 : 1));
  }

  private push(entry: Entry): void {
    const { heap } = this;
    let index = heap.push(entry) - 1;
    while (index > 0) {
      const above = (index - 1) >>> 1;
      if (!isBefore(entry, heap[above] as Entry)) break;
      heap[index] = heap[above] as Entry;
      index = above;
    }
    heap[index] = entry;
  }

  /** Removes the first entry. */
  private pop(): void {
    const { heap } = this;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let index = 0;
    for (;;) {
      let below = 2 * index + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1] as Entry, heap[below] as Entry)) below += 1;
      if (!isBefore(heap[below] as Entry, last)) break;
      heap[index] = heap[below] as Entry;
      index = below;
    }
    heap[index] = last;
  }
}

function isBefore(one: Entry, other: Entry): boolean {
  return one.expiresAtMs < other.expiresAtMs || (one.expiresAtMs === other.expiresAtMs && one.id < other.id);
}
