/** What the page tells its script: which market it keeps, how its figures are written, and the words that it may have to say. */
import type { components } from '../../../generated/openapi';
import type { market } from '../texts/en/market';

type Words = typeof market;

export interface MarketNote {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly words: Words['states'] &
    Words['kline'] &
    Pick<Words, 'bought' | 'sold'> &
    Pick<Words['order'], 'buy' | 'sell' | 'limit' | 'market'>;
}

type Schemas = components['schemas'];

/** What is the user's here, as the API's own operations tell it, at a position of the event log from which the user's stream goes on. */
export interface AccountNote {
  readonly sequence: Schemas['Sequence'];
  readonly listenKey: Schemas['ListenKey']['listenKey'];
  /** Open ones, the newest first. */
  readonly orders: readonly Schemas['OrderSummary'][];
  /** What can be spent, of base and quote. */
  readonly available: Readonly<Record<string, Schemas['DecimalString']>>;
}
