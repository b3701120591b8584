/** A double-ended queue on a ring buffer, with constant time at both ends whatever its length. */

const INITIAL_CAPACITY = 16;

export class Deque<T> {
  /** The capacity is a power of two, so that a position wraps around by a mask. */
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

  /** `index` counts from the front. */
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

  /**
   * Frees memory once the queue is down to a quarter of its capacity. Half of the new capacity is free, so that the
   * next push does not grow it again.
   */
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
