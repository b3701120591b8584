/** A double-ended queue on a ring: constant time at both ends however long it grows. Holds items in order, and knows nothing of them. */

const INITIAL_CAPACITY = 16;

export class Deque<T> {
  /** Capacity is a power of two, so that a position wraps by a mask. */
  private ring: (T | undefined)[] = new Array<T | undefined>(INITIAL_CAPACITY).fill(undefined);
  private head = 0;
  private count = 0;

  get length(): number {
    return this.count;
  }

  first(): T | undefined {
    return this.ring[this.head];
  }

  last(): T | undefined {
    return this.ring[(this.head + this.count - 1) & (this.ring.length - 1)];
  }

  /** Counted from the front. */
  at(index: number): T | undefined {
    return index < this.count ? this.ring[(this.head + index) & (this.ring.length - 1)] : undefined;
  }

  push(item: T): void {
    if (this.count === this.ring.length) this.resize(this.ring.length * 2);
    this.ring[(this.head + this.count) & (this.ring.length - 1)] = item;
    this.count += 1;
  }

  shift(): T | undefined {
    if (this.count === 0) return undefined;
    const item = this.ring[this.head];
    this.ring[this.head] = undefined;
    this.head = (this.head + 1) & (this.ring.length - 1);
    this.count -= 1;
    this.shrink();
    return item;
  }

  pop(): T | undefined {
    if (this.count === 0) return undefined;
    const position = (this.head + this.count - 1) & (this.ring.length - 1);
    const item = this.ring[position];
    this.ring[position] = undefined;
    this.count -= 1;
    this.shrink();
    return item;
  }

  /** A busy day's memory is given back once the queue is down to a quarter; half stays free, so the next push does not grow it again. */
  private shrink(): void {
    if (this.ring.length > INITIAL_CAPACITY && this.count * 4 <= this.ring.length) this.resize(this.ring.length / 2);
  }

  private resize(capacity: number): void {
    const ring = new Array<T | undefined>(capacity).fill(undefined);
    for (let index = 0; index < this.count; index += 1)
      ring[index] = this.ring[(this.head + index) & (this.ring.length - 1)];
    this.ring = ring;
    this.head = 0;
  }
}
