/**
 * Reads the contents of a market page from its elements, as a person would, and the same data from the published
 * operations.
 */
import type { Page } from 'playwright-core';
import type { TestExchange } from './exchange';

export interface MarketState {
  readonly ticker: Readonly<Record<string, string>>;
  readonly asks: readonly (readonly string[])[];
  readonly bids: readonly (readonly string[])[];
  /** Newest first: price, amount. */
  readonly trades: readonly (readonly string[])[];
  /** Newest first: open, high, low, close, volume. */
  readonly klines: readonly (readonly string[])[];
}

export const SYMBOL = 'btc_thb';

/** Converts a displayed figure to the wire format. */
function toWireFormat(shown: string): string {
  const bare = shown.replace(/[^\d.]/g, '');
  return bare.includes('.') ? bare.replace(/\.?0+$/, '') : bare;
}

/** The klines are read from their table, which must be open. */
export async function displayedState(page: Page): Promise<MarketState> {
  const rows = async (selector: string): Promise<string[][]> => {
    const texts = (await page.evaluate(
      `[...document.querySelectorAll('${selector} tr')].map((row) => [...row.children].map((cell) => cell.firstChild?.textContent ?? ''))`,
    )) as string[][];
    return texts.filter(([first]) => first !== '');
  };
  const figures = (cells: readonly string[]): string[] => cells.map(toWireFormat);
  const entries = (await page.evaluate(
    "[...document.querySelectorAll('[data-ticker]')].map((cell) => [cell.dataset.ticker, cell.textContent])",
  )) as [string, string][];
  return {
    ticker: Object.fromEntries(
      entries
        .filter(([name]) => name !== 'change' && name !== 'quoteVolume')
        .map(([name, text]) => [name, toWireFormat(text)]),
    ),
    asks: (await rows('[data-side=asks]')).reverse().map((cells) => figures(cells.slice(0, 2))),
    bids: (await rows('[data-side=bids]')).map((cells) => figures(cells.slice(0, 2))),
    trades: (await rows('[data-trades]')).map((cells) => figures(cells.slice(0, 2))),
    klines: (await rows('[data-klines]')).map((cells) => figures(cells.slice(1))),
  };
}

/** Returns as many rows as the page shows. */
export async function publishedState(exchange: TestExchange, interval: '1m' | '15m'): Promise<MarketState> {
  const { anonymous } = exchange;
  const symbol = SYMBOL;
  const [ticker, depth, trades, klines] = await Promise.all([
    anonymous.expect('getTicker24hr', 200, { query: { symbol } }),
    anonymous.expect('getDepth', 200, { query: { symbol, limit: '10' } }),
    anonymous.expect('getAggTrades', 200, { query: { symbol, limit: '30' } }),
    anonymous.expect('getKlines', 200, { query: { symbol, interval, limit: '20' } }),
  ]);
  if (Array.isArray(ticker)) throw new Error('one symbol has one ticker');
  const { lastPrice: last, highPrice: high, lowPrice: low, volume } = ticker;
  return {
    ticker: { last, high, low, volume },
    asks: depth.asks,
    bids: depth.bids,
    trades: trades.reverse().map(({ p, q }) => [p, q]),
    klines: klines.reverse().map(([, open, highest, lowest, close, traded]) => [open, highest, lowest, close, traded]),
  };
}

/** A user's open orders in the database, oldest first. */
export async function openOrdersOf({ database }: TestExchange, userId: number): Promise<unknown[]> {
  return await database('orders')
    .where({ user_id: userId })
    .whereIn('status', ['created', 'partial_filled'])
    .orderBy('id')
    .select('type', 'side', database.raw('price + 0e0 AS price'), database.raw('quantity + 0e0 AS quantity'));
}
