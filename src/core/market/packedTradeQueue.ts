/**
 * A queue of trades, packed into blocks of typed arrays at 64 bytes a trade. A queue of objects would be simpler, but
 * millions of objects would be most of the heap and slow down each full collection (src/performance.md, trades outside
 * the heap).
 */
import type { Trade } from '../model/model';
import type { Amount } from '../values/decimal';
import { Deque } from '../values/deque';

/** The part of a trade that market statistics need. */
export type TradeSummary = Pick<Trade, 'id' | 'timeMs' | 'price' | 'quantity' | 'quoteQuantity'>;

/**
 * Capacity of the first block, which is small because many symbols are quiet. Each further block is as large as the
 * whole queue when it is added.
 */
const BLOCK_TRADES_MIN = 16;
const BLOCK_TRADES_MAX = 4_096;
/**
 * Two 64-bit words each for price, quantity and quote quantity. They are not negative and have at most 36 digits, which
 * is less than 2^120.
 */
const WORDS = 6;
const WORD_BITS = 64n;

export class PackedTradeQueue {
  private readonly blocks = new Deque<Block>();
  private count = 0;

  get length(): number {
    return this.count;
  }

  push(trade: TradeSummary): void {
    let block = this.blocks.last();
    if (block === undefined || block.isFull) {
      block = new Block(Math.min(BLOCK_TRADES_MAX, Math.max(BLOCK_TRADES_MIN, this.count)));
      this.blocks.push(block);
    }
    block.push(trade);
    this.count += 1;
  }

  /** Removes the oldest trade and returns it as a new object. */
  shift(): TradeSummary | undefined {
    const block = this.blocks.first();
    if (block === undefined) return undefined;
    const trade = block.shift();
    this.count -= 1;
    if (block.isExhausted || this.count === 0) this.blocks.shift();
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

  get isExhausted(): boolean {
    return this.head === this.capacity;
  }

  push({ id, timeMs, price, quantity, quoteQuantity }: TradeSummary): void {
    const at = this.end;
    this.ids[at] = id;
    this.times[at] = timeMs;
    this.writeAmount(at * WORDS, price);
    this.writeAmount(at * WORDS + 2, quantity);
    this.writeAmount(at * WORDS + 4, quoteQuantity);
    this.end += 1;
  }

  shift(): TradeSummary {
    const at = this.head;
    this.head += 1;
    return {
      id: this.ids[at] as number,
      timeMs: this.times[at] as number,
      price: this.readAmount(at * WORDS),
      quantity: this.readAmount(at * WORDS + 2),
      quoteQuantity: this.readAmount(at * WORDS + 4),
    };
  }

  /** Assigning to a BigUint64Array keeps the low 64 bits. */
  private writeAmount(at: number, amount: Amount): void {
    this.words[at] = amount;
    this.words[at + 1] = amount >> WORD_BITS;
  }

  private readAmount(at: number): Amount {
    return ((this.words[at + 1] as bigint) << WORD_BITS) + (this.words[at] as bigint);
  }
}
