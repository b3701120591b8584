/**
 * The demo's market maker, a child process of `main.ts`. It keeps quotes on the three markets through the signed API,
 * and a second account trades with them now and then.
 */
import { readPrivateJson, writePrivateJson } from './demoFile';
import { connectToParent, type MessageFromMaker, type MessageToMaker } from './demoMessages';
import { createExchangeClient, type ExchangeClient } from './exchangeClient';
import { createQuoter, noQuotedOrders, type QuotedOrders, type Quoter } from './marketQuoter';
import { decimalText, MARKETS, randomLots } from './markets';

/** Share of steps that are followed by a crossing order. */
const CROSS_SHARE = 0.5;
/** Distance of a crossing order's limit from the middle price, as a fraction; enough to reach the best quote. */
const CROSS_LIMIT_OFFSET = 0.01;
const PROGRESS_EVERY_MS = 2_000;

const report = connectToParent<MessageToMaker, MessageFromMaker>((message) => {
  runMarketMaker(message).catch((error: Error) => {
    report({ type: 'line', text: `maker    stopped by an error: ${error.message}` });
    process.exitCode = 1;
    process.disconnect?.();
  });
});

async function runMarketMaker({ baseUrl, accounts, ordersFile, everyMs }: MessageToMaker): Promise<never> {
  const reportLine = (text: string) => report({ type: 'line', text: `maker    ${text}` });
  const exchange = createExchangeClient({ baseUrl, user: accounts.quoter, report: reportLine });
  const crossing = createExchangeClient({ baseUrl, user: accounts.taker, report: () => undefined });
  const quoters = await startQuoters(exchange, ordersFile);
  for (const quoter of quoters) await quoter.step();
  report({ type: 'quoting' });
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
    writePrivateJson(
      ordersFile,
      Object.fromEntries(quoters.map(({ market, quotedOrders }) => [market.pair, quotedOrders])),
    );
    if (Math.random() < CROSS_SHARE) await placeCrossingOrder(crossing, quoter);
  }
}

/** Continues with the orders of a previous run and the last traded prices. */
async function startQuoters(exchange: ExchangeClient, ordersFile: string): Promise<readonly Quoter[]> {
  const ordersByPair = readPrivateJson<Record<string, QuotedOrders>>(ordersFile) ?? {};
  const tickers = await exchange.tickers();
  return MARKETS.map((market) => {
    const lastPrice = tickers.find(({ symbol }) => symbol === market.pair)?.lastPrice ?? '0';
    return createQuoter(market, exchange, ordersByPair[market.pair] ?? noQuotedOrders(), lastPrice);
  });
}

async function placeCrossingOrder(exchange: ExchangeClient, { market, middleTicks }: Quoter): Promise<void> {
  const side = Math.random() < 0.5 ? 'buy' : 'sell';
  const reach = side === 'buy' ? 1 + CROSS_LIMIT_OFFSET : 1 - CROSS_LIMIT_OFFSET;
  await exchange.placeOrder({
    pair: market.pair,
    side,
    price: decimalText(Math.round(middleTicks() * reach), market.priceDecimals),
    amount: decimalText(randomLots(market.crossLotsMax), market.quantityDecimals),
    time_in_force: 'IOC',
  });
}

async function showProgress(exchange: ExchangeClient, quoters: readonly Quoter[]): Promise<void> {
  const tickers = await exchange.tickers();
  const markets = tickers.map(
    ({ symbol, bidPrice, askPrice, count }) => `${symbol} ${bidPrice} / ${askPrice} (${count})`,
  );
  const open = quoters
    .flatMap(({ quotedOrders }) => [...quotedOrders.buy, ...quotedOrders.sell])
    .filter((id) => id !== null).length;
  report({ type: 'progress', text: `maker    ${markets.join('  ')}  open ${open}` });
}
