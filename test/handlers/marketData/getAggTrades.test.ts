import { exchangeOfThisFile } from '../../support/exchange';
import { createTraders, placeOrder } from '../../support/orderHelpers';
import { ServerClock } from '../../support/serverClock';

const START_MS = Date.UTC(2027, 2, 1);
const clock = new ServerClock(START_MS);
const exchange = exchangeOfThisFile(clock.options);
const TRADES = 12;

/** Trades 1 to 12, ten seconds apart; the last two have the same time. The taker buys in odd and sells in even ones. */
beforeAll(async () => {
  const [ann, bob] = await createTraders(exchange());
  for (let id = 1; id <= TRADES; id += 1) {
    clock.set(timeOf(id));
    const sides = id % 2 === 1 ? (['sell', 'buy'] as const) : (['buy', 'sell'] as const);
    await placeOrder(ann, { side: sides[0], price: String(100 + id), amount: '0.5' });
    await placeOrder(bob, { side: sides[1], price: String(100 + id), amount: '0.5' });
  }
  clock.set(START_MS + 3_600_000);
});

function timeOf(id: number): number {
  return START_MS + 10_000 * Math.min(id, TRADES - 1);
}

async function tradeIds(query: Record<string, string | number>): Promise<number[]> {
  const text = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const trades = await exchange().anonymous.expect('getAggTrades', 200, { query: { symbol: 'btc_thb', ...text } });
  return trades.map(({ a }) => a);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}

test('returns a trade', async () => {
  const [bought, sold] = await exchange().anonymous.expect('getAggTrades', 200, {
    query: { symbol: 'BTC_THB', limit: '2', fromId: '3' },
  });
  expect(bought).toEqual({ a: 3, p: '103', q: '0.5', f: 3, l: 3, T: timeOf(3), m: false, M: true });
  expect(sold).toEqual({ a: 4, p: '104', q: '0.5', f: 4, l: 4, T: timeOf(4), m: true, M: true });
});

test.each<[string, Record<string, number>, number[]]>([
  ['nothing: the newest', {}, range(1, 12)],
  ['a limit: the newest of them', { limit: 3 }, range(10, 12)],
  ['an id: the oldest from there', { fromId: 4, limit: 3 }, range(4, 6)],
  ['id 0', { fromId: 0, limit: 2 }, range(1, 2)],
  ['the last id', { fromId: 12 }, [12]],
  ['an id that is yet to come', { fromId: 13 }, []],
  ['a start: the oldest from there', { startTime: timeOf(5), limit: 3 }, range(5, 7)],
  ['a start just after a trade', { startTime: timeOf(5) + 1, limit: 1 }, [6]],
  ['a start of 0', { startTime: 0, limit: 2 }, range(1, 2)],
  ['a start in the future', { startTime: 999_999_999_999_999 }, []],
  ['an end: the newest up to there', { endTime: timeOf(5), limit: 3 }, range(3, 5)],
  ['an end just before a trade', { endTime: timeOf(5) - 1, limit: 1 }, [4]],
  ['an end before the first', { endTime: START_MS }, []],
  ['an end of 0', { endTime: 0 }, []],
  ['both: the oldest between them, both included', { startTime: timeOf(3), endTime: timeOf(6) }, range(3, 6)],
  ['both, and a limit', { startTime: timeOf(3), endTime: timeOf(6), limit: 2 }, range(3, 4)],
  ['both the same', { startTime: timeOf(11), endTime: timeOf(11) }, [11, 12]],
  ['both where nothing is', { startTime: timeOf(3) + 1, endTime: timeOf(4) - 1 }, []],
  ['the largest limit', { limit: 1000 }, range(1, 12)],
])('%s', async (_name, query, expected) => {
  expect(await tradeIds(query)).toEqual(expected);
});

test('an untraded symbol has no trades', async () => {
  expect(await exchange().anonymous.expect('getAggTrades', 200, { query: { symbol: 'eth_thb' } })).toEqual([]);
});

test('paging by id returns every trade once, while trading continues', async () => {
  const [ann, bob] = await createTraders(exchange());
  const seen: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    await placeOrder(ann, { pair: 'usdt_thb', side: 'sell', price: '30', amount: '3' });
    for (const amount of ['1', '2']) await placeOrder(bob, { pair: 'usdt_thb', side: 'buy', price: '30', amount });
    const query = { symbol: 'usdt_thb', fromId: String((seen.at(-1) ?? 0) + 1), limit: '2' };
    seen.push(...(await exchange().anonymous.expect('getAggTrades', 200, { query })).map(({ a }) => a));
    const newest = await exchange().anonymous.expect('getAggTrades', 200, {
      query: { symbol: 'usdt_thb', limit: '1' },
    });
    expect(newest.map(({ a }) => a)).toEqual([2 * round + 2]);
  }
  expect(seen).toEqual(range(1, 40));
});

const illegal = (name: string) => ({ code: -1100, msg: `Illegal characters found in parameter '${name}'.` });
const invalid = (name: string) => ({ code: -1130, msg: `Data sent for parameter '${name}' is not valid.` });
test.each([
  ['', { code: -1102, msg: "Mandatory parameter 'symbol' was not sent." }],
  ['symbol=doge_thb', { code: -1121, msg: 'Invalid symbol.' }],
  ['symbol=btc_thb&startTime=2&endTime=1', invalid('startTime')],
  ['symbol=btc_thb&fromId=1&startTime=1', invalid('fromId')],
  ['symbol=btc_thb&fromId=1&endTime=1', invalid('fromId')],
  ...['0', '-1', '1001', '5001', '', '1e3', '0x10', '%201'].map(
    (limit) => [`symbol=btc_thb&limit=${limit}`, illegal('limit')] as const,
  ),
  ...['-1', '', '1e3', '0x10', '%201', '01', '9007199254740993'].flatMap((text) =>
    ['fromId', 'startTime', 'endTime'].map((name) => [`symbol=btc_thb&${name}=${text}`, illegal(name)] as const),
  ),
] as const)('?%s is refused', async (query, body) => {
  const answer = await exchange().anonymous.send({ method: 'GET', path: `/api/v3/aggTrades?${query}` });
  expect([answer.status, answer.body]).toEqual([400, body]);
});
