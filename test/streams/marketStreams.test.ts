/**
 * Market streams during 5,000 random commands (20,000 in `make long`) with reconnects, a restart and a kill. After
 * every twentieth of the commands, order books kept by the documented procedure equal the book over HTTP, and so do the
 * streams of best prices. Klines of all fifteen intervals are the same on the stream, over HTTP and computed from the
 * table of trades. Each published trade equals the one in the table, and none is missing.
 */
import { foldTrade, intervalOpenMs } from '../../src/core/market/klines';
import { KLINE_INTERVALS, type Kline, type Trade } from '../../src/core/model/model';
import { type TradeRow, tradeFromRow } from '../../src/store/tables/orders';
import { type TestExchange, withExchange } from '../support/exchange';
import { NarrowBandTraders } from '../support/narrowBandTraders';
import { printSeed, seededRandom } from '../support/randomSeed';
import { scaledCount } from '../support/runSize';
import {
  fetchDepth,
  fetchKlines,
  LiveBestPrices,
  LiveBook,
  LiveKlines,
  LiveTrades,
  restRowOfKline,
} from './followRandomTrading';

const ROUNDS = 20;
const COMMANDS_A_ROUND = scaledCount(1_000);
const KILLED_ROUND = 7;
const RESTARTED_ROUND = 14;

test(`streams followed through ${ROUNDS * COMMANDS_A_ROUND} random commands show what happened`, async () => {
  const random = seededRandom(printSeed('marketStreams'));
  await withExchange({}, async (exchange) => {
    const crowd = await NarrowBandTraders.create(exchange, random);
    const books = ['btc_thb@depth', 'btc_thb@depth@100ms', 'btc_thb@depth@100ms'].map(
      (stream) => new LiveBook(exchange, `/ws/${stream}`),
    );
    const [best, trades, klines] = [new LiveBestPrices(exchange), new LiveTrades(exchange), new LiveKlines(exchange)];
    const followers = [...books, best, trades, klines];
    let lastUpdateId = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const trading = crowd.runCommands(COMMANDS_A_ROUND);
      for (const follower of followers) {
        await new Promise((resolve) => setTimeout(resolve, random.integer(0, 100)));
        if (random.next() < 0.3) await follower.disconnect();
        await follower.connectIfClosed();
      }
      if (round === KILLED_ROUND) await exchange.kill();
      if (round === KILLED_ROUND || round === RESTARTED_ROUND) await exchange.restart();
      await trading;
      const book = await fetchDepth(exchange);
      expect(book.lastUpdateId).toBeGreaterThan(lastUpdateId);
      lastUpdateId = book.lastUpdateId;
      for (const follower of books) await follower.expectBook(book);
      await best.expectBook(book);
      await klines.expectRunning();
    }
    for (const follower of followers) await follower.disconnect();
    const stored = await tradesOf(exchange);
    trades.expectTrades(stored);
    await klines.expectClosed();
    await expectFolds(exchange, stored);
    // The streams had events.
    expect([lastUpdateId > (ROUNDS * COMMANDS_A_ROUND) / 2, stored.length > (ROUNDS * COMMANDS_A_ROUND) / 10]).toEqual([
      true,
      true,
    ]);
    const snapshots = books.reduce((sum, follower) => sum + follower.snapshots, 0);
    const summary = `${trades.seen.size} of ${stored.length} trades seen, ${klines.closed.length} klines closed`;
    process.stderr.write(`market streams: ${lastUpdateId} book updates, ${snapshots} snapshots, ${summary}\n`);
  });
});

async function tradesOf(exchange: TestExchange): Promise<readonly Trade[]> {
  const rows: TradeRow[] = await exchange.database('trades').where('symbol', 'btc_thb').orderBy('id');
  return rows.map(tradeFromRow);
}

/** Klines over HTTP from the first trade on: each one with trades is computed from them, and no other has trades. */
async function expectFolds(exchange: TestExchange, trades: readonly Trade[]): Promise<void> {
  for (const interval of KLINE_INTERVALS) {
    const folded = new Map<number, Kline>();
    for (const trade of trades) {
      const openMs = intervalOpenMs(interval, trade.timeMs);
      folded.set(openMs, foldTrade(folded.get(openMs), trade, interval));
    }
    const rows = await fetchKlines(exchange, interval, {
      startTime: String([...folded.keys()][0] ?? 0),
      limit: '1000',
    });
    expect(rows.filter((row) => row[8] > 0)).toEqual([...folded.values()].map(restRowOfKline));
  }
}
