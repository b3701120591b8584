/** The data that the market page passes to its script: the market, number formats, texts, and the user's orders. */
import type { components } from '../../../generated/openapi';
import type { market } from '../texts/en/market';

type MarketTexts = typeof market;

export interface MarketPageData {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly texts: MarketTexts['states'] &
    MarketTexts['kline'] &
    Pick<MarketTexts, 'bought' | 'sold'> &
    Pick<MarketTexts['order'], 'buy' | 'sell' | 'limit' | 'market'>;
}

type Schemas = components['schemas'];

/**
 * The user's orders and balances as the API returns them, at a position of the event log from which the stream
 * continues.
 */
export interface AccountPageData {
  readonly sequence: Schemas['Sequence'];
  readonly listenKey: Schemas['ListenKey']['listenKey'];
  /** Open orders, newest first. */
  readonly orders: readonly Schemas['OrderSummary'][];
  /** Available balances of the base and the quote asset. */
  readonly available: Readonly<Record<string, Schemas['DecimalString']>>;
}
