/** Faults in what a subscriber of klines gets first, in klines of time zones, and in the filters of a user's lists. */
import type { PlantedFault } from '../plantedFault';

const klineStreams = 'test/streams/klines.test.ts';
const timeZones = 'test/handlers/marketData/klineTimeZones.test.ts';
const orderList = 'test/handlers/trading/listOrders.test.ts';

export const CANDLES: readonly PlantedFault[] = [
  {
    promises: [49],
    what: 'a subscriber gets its first events before the tables were read',
    file: 'src/api/streams/channels/klines.ts',
    find: '    await this.streams.get(stream)?.view.load(this.history);',
    replace: '    void this.streams.get(stream)?.view.load(this.history);',
    caughtBy: { file: klineStreams, name: 'one read serves all readers of a stream' },
  },
  {
    promises: [49],
    what: 'a subscription to the current kline begins with the one that closed last',
    file: 'src/api/streams/channels/klines.ts',
    find: '    const first = isClosedOnly ? lastClosed : running;',
    replace: '    const first = lastClosed ?? running;',
    caughtBy: { file: klineStreams, name: 'a running interval without trades repeats the last close' },
  },
  {
    promises: [49],
    what: 'a subscriber gets updates of a stream before its first events',
    file: 'src/api/streams/protocols/subscriptions.ts',
    find: '    connection.addStream(name, AFTER_GREETING);\n',
    replace: '    this.join(connection, audience);\n',
    caughtBy: { file: klineStreams, name: 'a reader that waits for its greeting gets no frame of the stream' },
  },
  {
    promises: [24, 49],
    what: 'an interval that closes while the last closed one is read is missing in the first events',
    file: 'src/api/streams/channels/klineSeries.ts',
    find: '        this.lastClosed ??= kline;',
    replace: '        this.lastClosed = kline;',
    caughtBy: { file: klineStreams, name: 'trades and closes during the reading come after it' },
  },
  {
    promises: [24],
    what: 'klines of a time zone forget the parts that closed while its history was read',
    file: 'src/api/streams/channels/klineViews.ts',
    find: '    for (const part of parts) this.addPart(part);\n',
    replace: '    parts.length = 0;\n',
    caughtBy: { file: klineStreams, name: 'parts of a day that close during the reading are in it' },
  },
  {
    promises: [24],
    what: 'a time zone is wrong by an hour',
    file: 'src/core/market/timeZones.ts',
    find: 'const offsetMs = Number(hours) * HOUR_MS +',
    replace: 'const offsetMs = (Number(hours) + 1) * HOUR_MS +',
    caughtBy: { file: timeZones, name: 'a day of Bangkok begins at 17:00 UTC' },
  },
  {
    promises: [24, 56],
    what: 'a day of a time zone of which hours were archived is returned',
    file: 'src/api/marketData/zonedKlines.ts',
    find: '    openAtOrAfter(interval, begin.completeFromMs, offsetMs),\n',
    replace: '',
    caughtBy: { file: timeZones, name: 'klines of which a part was archived are left out' },
  },
  {
    promises: [49],
    what: 'the program of the guide leaves a hole of one candle',
    file: 'spec/clients/typescript/candles.ts',
    find: 'while (last !== undefined && last.T + 1 < candle.t) {',
    replace: 'while (last !== undefined && last.T + 60_001 < candle.t) {',
    caughtBy: { file: 'test/clients/candles.test.ts', name: 'the candles equal those over HTTP' },
  },
  {
    promises: [38],
    what: 'lists of orders ignore the period',
    file: 'src/store/trading/orders.ts',
    find: "      .whereBetween('id', [range.firstId, range.lastId])\n",
    replace: '',
    caughtBy: { file: orderList, name: 'filters' },
  },
  {
    promises: [32],
    what: "a client order id finds another user's order",
    file: 'src/store/trading/orders.ts',
    find: '.where({ user_id: userId, client_order_id: clientOrderId })',
    replace: '.where({ client_order_id: clientOrderId })',
    caughtBy: { file: orderList, name: "another user's order is not found by its client order id" },
  },
  {
    promises: [38],
    what: 'a page of own trades ends between the two sides of a trade',
    file: 'src/store/trading/tradeHistory.ts',
    find: '  return trades.filter(({ trade }) => trade.id <= lastId);',
    replace: '  return lastId === 0 ? [] : trades.slice(0, limit);',
    caughtBy: { file: 'test/handlers/trading/getTradeHistory.test.ts', name: 'pages neither repeat nor lose any' },
  },
];
