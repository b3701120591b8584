/** One side of the published order book: price levels with their total quantities, sorted by price. */
import type { Side } from '../model/model';
import type { Amount } from '../values/decimal';

interface Level {
  readonly price: Amount;
  readonly quantity: Amount;
}

export class DepthSide {
  /**
   * Price levels, worst price first, because most changes are near the best price and cheapest at the end of the array.
   */
  private readonly levels: Level[] = [];

  constructor(private readonly side: Side) {}

  /** Sets a level's total; 0 removes the level. */
  set(price: Amount, quantity: Amount): void {
    const index = this.indexOf(price);
    const present = this.levels[index]?.price === price;
    if (quantity === 0n) {
      if (present) this.levels.splice(index, 1);
    } else {
      this.levels.splice(index, present ? 1 : 0, { price, quantity });
    }
  }

  /** Best first, at most `limit`. */
  bestLevels(limit: number): Level[] {
    return this.levels.slice(Math.max(this.levels.length - limit, 0)).reverse();
  }

  private indexOf(price: Amount): number {
    let low = 0;
    let high = this.levels.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = (this.levels[middle] as Level).price;
      if (this.side === 'buy' ? at < price : at > price) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
