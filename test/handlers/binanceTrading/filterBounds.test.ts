/**
 * Every filter of exchangeInfo at its bounds: an order just inside passes it, and an order just outside is refused with
 * its name. Exceptions: MARKET_LOT_SIZE is named LOT_SIZE, and ICEBERG_PARTS and TRAILING_DELTA are errors of a
 * parameter (spec/guides/binance-http-api.md). The bounds are read from the response, as a bot reads them.
 */
import { amountFrom, formatAmount } from '../../../src/core/values/decimal';
import { type BinanceUser, createBinanceUser } from '../../support/binanceUser';
import { exchangeOfThisFile } from '../../support/exchange';
import { withSymbolSettings } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const ORDER = '/api/v3/order';
const TEST = '/api/v3/order/test';
const LIMIT = { symbol: 'BTCTHB', side: 'SELL', type: 'LIMIT', timeInForce: 'GTC', quantity: '1', price: '1000' };
const MARKET = { symbol: 'BTCTHB', side: 'SELL', type: 'MARKET' };
const STOP = { symbol: 'BTCTHB', side: 'SELL', type: 'STOP_LOSS', quantity: '1', stopPrice: '500' };

type Filter = Readonly<Record<string, string>>;
let alice: BinanceUser;
let filters: ReadonlyMap<string, Filter>;

beforeAll(async () => {
  alice = await createBinanceUser(exchange(), { balances: { btc: '1000000', thb: '1000' } });
  const maker = await createBinanceUser(exchange(), { balances: { thb: '1000000', btc: '1' } });
  // A last price of 1000, and something to sell to.
  await maker.expect('POST', ORDER, { ...LIMIT, quantity: '0.5' });
  await maker.expect('POST', ORDER, { ...LIMIT, side: 'BUY', price: '900', quantity: '100' });
  const taker = await createBinanceUser(exchange(), { balances: { thb: '1000000' } });
  await taker.expect('POST', ORDER, { ...LIMIT, side: 'BUY', quantity: '0.5' });
  filters = await readFilters();
});

/** By their names, in their order. */
async function readFilters(): Promise<ReadonlyMap<string, Filter>> {
  const info = await exchange().anonymous.expect('getBinanceExchangeInfo', 200, { query: { symbol: 'BTCTHB' } });
  return new Map(info.symbols[0]?.filters.map((filter) => [filter.filterType, { ...filter } as unknown as Filter]));
}

function bound(filterType: string, name: string): string {
  const value = filters.get(filterType)?.[name];
  if (value === undefined) throw new Error(`there is no ${filterType}.${name}`);
  return String(value);
}

function plus(value: string, step: string, times = 1n): string {
  return formatAmount(amountFrom(value) + times * amountFrom(step));
}

/** `passes`, or the message of the refusal. */
async function check(parameters: Record<string, string>): Promise<string> {
  const { status, body } = await alice.send('POST', TEST, parameters);
  return status === 200 ? 'passes' : (body as { readonly msg: string }).msg;
}

const failure = (filterType: string): string => `Filter failure: ${filterType}`;
const TOO_LITTLE_MONEY = 'Account has insufficient balance for requested action.';

test('the symbol has exactly the filters that this file checks', () => {
  expect([...filters.keys()].sort()).toEqual([
    'ICEBERG_PARTS',
    'LOT_SIZE',
    'MARKET_LOT_SIZE',
    'MAX_NUM_ALGO_ORDERS',
    'MAX_NUM_ORDERS',
    'NOTIONAL',
    'PRICE_FILTER',
    'TRAILING_DELTA',
  ]);
});

test('PRICE_FILTER', async () => {
  const [tick, lowest, highest] = ['tickSize', 'minPrice', 'maxPrice'].map((name) => bound('PRICE_FILTER', name)) as [
    string,
    string,
    string,
  ];
  const at = (price: string) => check({ ...LIMIT, quantity: '100000', price });
  expect(await at(lowest)).toBe('passes');
  expect(await at(plus(lowest, tick, -1n))).not.toBe('passes');
  expect(await at(highest)).toBe('passes');
  expect(await at(plus(highest, tick))).toBe(failure('PRICE_FILTER'));
  expect(await at(plus('1000', tick))).toBe('passes');
  expect(await at(formatAmount(amountFrom('1000') + amountFrom(tick) / 2n))).toBe(failure('PRICE_FILTER'));
});

test.each([
  ['LOT_SIZE', LIMIT],
  ['MARKET_LOT_SIZE', MARKET],
])('%s', async (filterType, order) => {
  const [step, least, most] = ['stepSize', 'minQty', 'maxQty'].map((name) => bound(filterType, name)) as [
    string,
    string,
    string,
  ];
  const of = (quantity: string) => check({ ...order, quantity, ...(order === LIMIT && { price: '10000000' }) });
  await withSymbolSettings(exchange(), 'btc_thb', { minimum_notional: '0' }, async () => {
    expect(await of(least)).toBe('passes');
    expect(await of(plus(least, step))).toBe('passes');
    expect(await of(plus(least, step, -1n))).toBe(failure('LOT_SIZE'));
  });
  expect(await of(formatAmount(amountFrom('1') + amountFrom(step) / 2n))).toBe(failure('LOT_SIZE'));
  expect(await of(most)).toBe(TOO_LITTLE_MONEY);
  expect(await of(plus(most, '1'))).toBe("Parameter 'quantity' overflowed.");
});

test('NOTIONAL', async () => {
  const least = bound('NOTIONAL', 'minNotional');
  const step = bound('LOT_SIZE', 'stepSize');
  const quantity = formatAmount((amountFrom(least) * amountFrom('1')) / amountFrom('1000'));
  for (const order of [LIMIT, MARKET]) {
    expect(await check({ ...order, quantity })).toBe('passes');
    expect(await check({ ...order, quantity: plus(quantity, step, -1n) })).toBe(failure('NOTIONAL'));
  }
});

test('a symbol without a smallest value has the same filters in the same order', async () => {
  await withSymbolSettings(exchange(), 'btc_thb', { minimum_notional: '0' }, async () => {
    const shown = await readFilters();
    expect([...shown.keys()]).toEqual([...filters.keys()]);
    expect(shown.get('NOTIONAL')).toMatchObject({ minNotional: '0' });
  });
});

test('ICEBERG_PARTS', async () => {
  const parts = BigInt(bound('ICEBERG_PARTS', 'limit'));
  const step = bound('LOT_SIZE', 'stepSize');
  const quantity = formatAmount(amountFrom('1') * parts);
  expect(await check({ ...LIMIT, quantity, icebergQty: '1' })).toBe('passes');
  expect(await check({ ...LIMIT, quantity: plus(quantity, step), icebergQty: '1' })).toBe(
    "Data sent for parameter 'icebergQty' is not valid.",
  );
});

test.each([
  ['Below', 'SELL'],
  ['Above', 'BUY'],
])('TRAILING_DELTA, %s', async (where, side) => {
  const [least, most] = ['min', 'max'].map((end) => Number(bound('TRAILING_DELTA', `${end}Trailing${where}Delta`))) as [
    number,
    number,
  ];
  const of = (trailingDelta: number) =>
    check({ symbol: 'BTCTHB', side, type: 'STOP_LOSS', quantity: '0.01', trailingDelta: `${trailingDelta}` });
  expect(await of(least)).toBe('passes');
  expect(await of(most)).toBe('passes');
  for (const outside of [least - 1, most + 1])
    expect(await of(outside)).toBe("Data sent for parameter 'trailingDelta' is not valid.");
});

test.each([
  ['MAX_NUM_ORDERS', 'maxNumOrders', 'max_open_orders', LIMIT],
  ['MAX_NUM_ALGO_ORDERS', 'maxNumAlgoOrders', 'max_stop_orders', STOP],
])('%s', async (filterType, name, setting, order) => {
  await withSymbolSettings(exchange(), 'btc_thb', { [setting]: 2 }, async () => {
    const info = await exchange().anonymous.expect('getBinanceExchangeInfo', 200, { query: { symbol: 'BTCTHB' } });
    expect(info.symbols[0]?.filters).toContainEqual({ filterType, [name]: 2 });
    for (let placed = 0; placed < 2; placed += 1) await alice.expect('POST', ORDER, order);
    expect((await alice.refusal('POST', ORDER, order))[2]).toBe(failure(filterType));
  });
  await alice.expect('DELETE', '/api/v3/openOrders', { symbol: 'BTCTHB' });
});
