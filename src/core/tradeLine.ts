/**
 * Trades in line, first in, first out, as numbers in blocks: 64 bytes each, outside of what the collector walks through. As objects, the millions of a busy day
 * would be nearly all of the heap, and each full collection would look at every one of them.
 */
import type { Amount } from './decimal';
import { Deque } from './deque';
import type { Trade } from './model';

/** What a market's figures need of a trade. */
export type Traded = Pick<Trade, 'id' | 'timeMs' | 'price' | 'quantity' | 'quoteQuantity'>;

/** A quiet symbol has a block of few; each further one holds as many as there are by then. */
const BLOCK_TRADES_MIN = 16;
const BLOCK_TRADES_MAX = 4_096;
/** Of price, quantity and quote quantity, none of them negative: a column holds at most 36 digits, which are less than 2^120. */
const WORDS = 6;
const WORD_BITS = 64n;

export class TradeLine {
  private readonly blocks = new Deque<Block>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  push(trade: Traded): void {
    let block = this.blocks.last();
    if (block === undefined || block.isFull) {
      block = new Block(Math.min(BLOCK_TRADES_MAX, Math.max(BLOCK_TRADES_MIN, this.count)));
      this.blocks.push(block);
    }
    block.push(trade);
    this.count += 1;
  }

  /** Made anew for each call. */
  shift(): Traded | undefined {
    const block = this.blocks.first();
    if (block === undefined) return undefined;
    const trade = block.shift();
    this.count -= 1;
    if (block.isSpent || this.count === 0) this.blocks.shift();
    return trade;
  }
}

class Block {
  private readonly ids: Float64Array;
  private readonly times: Float64Array;
  private readonly words: BigUint64Array;
  private head = 0;
  private end = 0;

  constructor(private readonly capacity: number) {
    this.ids = new Float64Array(capacity);
    this.times = new Float64Array(capacity);
    this.words = new BigUint64Array(capacity * WORDS);
  }

  get isFull(): boolean {
    return this.end === this.capacity;
  }

  get isSpent(): boolean {
    return this.head === this.capacity;
  }

  push({ id, timeMs, price, quantity, quoteQuantity }: Traded): void {
    const at = this.end;
    this.ids[at] = id;
    this.times[at] = timeMs;
    this.write(at * WORDS, price);
    this.write(at * WORDS + 2, quantity);
    this.write(at * WORDS + 4, quoteQuantity);
    this.end += 1;
  }

  shift(): Traded {
    const at = this.head;
    this.head += 1;
    return {
      id: this.ids[at] as number,
      timeMs: this.times[at] as number,
      price: this.read(at * WORDS),
      quantity: this.read(at * WORDS + 2),
      quoteQuantity: this.read(at * WORDS + 4),
    };
  }

  /** A word takes of an amount what fits it. */
  private write(at: number, amount: Amount): void {
    this.words[at] = amount;
    this.words[at + 1] = amount >> WORD_BITS;
  }

  private read(at: number): Amount {
    return ((this.words[at + 1] as bigint) << WORD_BITS) + (this.words[at] as bigint);
  }
}
