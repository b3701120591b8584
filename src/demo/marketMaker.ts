/**
 * The demo's market maker, a process of its own: keeps a live book on the three pairs through signed HTTP, and lets a
 * second account of its own trade with it now and then. Started by `main.ts`, which tells it what to do.
 */
import { readPrivateJson, writePrivateJson } from './demoFile';
import { createExchange, type Exchange } from './exchange';
import { decimalText, MARKETS, someLots } from './markets';
import { connectToParent, type FromMaker, type ToMaker } from './messages';
import { createQuoter, emptyLadder, type Ladder, type Quoter } from './quoter';

/** Of all steps, how many send a crossing order after them. */
const CROSS_SHARE = 0.5;
/** How far a crossing order's limit lies beyond the middle: enough to reach the best quote, whatever its age. */
const CROSS_REACH = 0.01;
const PROGRESS_EVERY_MS = 2_000;

const tell = connectToParent<ToMaker, FromMaker>((message) => {
  make(message).catch((error: Error) => {
    tell({ type: 'line', text: `maker stopped: ${error.message}` });
    process.exitCode = 1;
    process.disconnect?.();
  });
});

async function make({ baseUrl, accounts, ordersFile, everyMs }: ToMaker): Promise<never> {
  const onNews = (text: string) => tell({ type: 'line', text: `maker    ${text}` });
  const exchange = createExchange({ baseUrl, user: accounts.quoter, onNews });
  const crossing = createExchange({ baseUrl, user: accounts.taker, onNews: () => undefined });
  const quoters = await startQuoters(exchange, ordersFile);
  for (const quoter of quoters) await quoter.step();
  tell({ type: 'quoting' });
  setInterval(() => {
    showProgress(exchange, quoters).catch(() => undefined);
  }, PROGRESS_EVERY_MS);
  for (let turn = 0; ; turn += 1) {
    const pause = new Promise((resolve) => setTimeout(resolve, everyMs));
    const quoter = quoters[turn % quoters.length];
    if (quoter !== undefined) await takeTurn(quoter);
    await pause;
  }

  async function takeTurn(quoter: Quoter): Promise<void> {
    await quoter.step();
    writePrivateJson(ordersFile, Object.fromEntries(quoters.map(({ market, ladder }) => [market.pair, ladder])));
    if (Math.random() < CROSS_SHARE) await cross(crossing, quoter);
  }
}

/** Takes up what an earlier run left open, at the price where the market stands. */
async function startQuoters(exchange: Exchange, ordersFile: string): Promise<readonly Quoter[]> {
  const ladders = readPrivateJson<Record<string, Ladder>>(ordersFile) ?? {};
  const tickers = await exchange.tickers();
  return MARKETS.map((market) => {
    const lastPrice = tickers.find(({ symbol }) => symbol === market.pair)?.lastPrice ?? '0';
    return createQuoter(market, exchange, ladders[market.pair] ?? emptyLadder(), lastPrice);
  });
}

async function cross(exchange: Exchange, { market, middleTicks }: Quoter): Promise<void> {
  const side = Math.random() < 0.5 ? 'buy' : 'sell';
  const reach = side === 'buy' ? 1 + CROSS_REACH : 1 - CROSS_REACH;
  await exchange.placeOrder({
    pair: market.pair,
    side,
    price: decimalText(Math.round(middleTicks() * reach), market.priceDecimals),
    amount: decimalText(someLots(market.crossLotsMax), market.quantityDecimals),
    time_in_force: 'IOC',
  });
}

async function showProgress(exchange: Exchange, quoters: readonly Quoter[]): Promise<void> {
  const tickers = await exchange.tickers();
  const markets = tickers.map(
    ({ symbol, bidPrice, askPrice, count }) => `${symbol} ${bidPrice} / ${askPrice} (${count})`,
  );
  const open = quoters.flatMap(({ ladder }) => [...ladder.buy, ...ladder.sell]).filter((id) => id !== null).length;
  tell({ type: 'progress', text: `maker    ${markets.join('  ')}  open ${open}` });
}
