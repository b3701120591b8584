/** The data that the market page passes to its script: the market, number formats, texts, and the user's orders. */
import type { components } from '../../../generated/openapi';
import type { market } from '../texts/en/market';
import type { trading } from '../texts/en/trading';

type MarketTexts = typeof market;
type TradingTexts = typeof trading;

export interface MarketPageData {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly priceDecimals: number;
  /** Decimals to which amounts are padded, and decimals that an amount may have. */
  readonly amountDecimals: number;
  readonly quantityDecimals: number;
  readonly texts: MarketTexts['states'] &
    MarketTexts['kline'] &
    Pick<MarketTexts, 'bought' | 'sold'> &
    Pick<MarketTexts['order'], 'buy' | 'sell' | 'unpreviewed'> &
    Pick<TradingTexts, 'types' | 'close'> &
    Pick<TradingTexts['chart'], 'yourOrder' | 'yourBuy' | 'yourSale'> & {
      /** A text with the placeholders `{amount}` and `{price}`. */
      readonly filledBuy: string;
      readonly filledSell: string;
    };
}

/** A trade of the user, as marked on the chart. */
export interface OwnFill {
  readonly id: number;
  readonly side: 'buy' | 'sell';
  readonly price: string;
  readonly amount: string;
  readonly timeMs: number;
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
  /** The user's latest trades in this market, newest first. */
  readonly fills: readonly OwnFill[];
  /** Available balances of the base and the quote asset. */
  readonly available: Readonly<Record<string, Schemas['DecimalString']>>;
}
