/** What the page tells its script: which market it keeps, how its figures are written, and the words that it may have to say. */
import type { market } from '../texts/en/market';

type Words = typeof market;

export interface MarketNote {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly words: Words['states'] & Words['kline'] & Pick<Words, 'bought' | 'sold'>;
}
