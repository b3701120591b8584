/** Orders that self-trade prevention has changed: on both interfaces, in the lists and as events. */
import { BinanceApiClient, signedApiParameters } from '../../support/binanceApiClient';
import { type BinanceUser, createBinanceUser } from '../../support/binanceUser';
import { exchangeOfThisFile } from '../../support/exchange';
import type { Frame } from '../../support/streamClient';

const exchange = exchangeOfThisFile();
const symbol = 'BTCTHB';
const LIST = '/api/v3/myPreventedMatches';
const limit = { symbol, type: 'LIMIT', timeInForce: 'GTC', price: '1000' };

type Shown = Readonly<Record<string, unknown>>;

let alice: BinanceUser;
beforeAll(async () => {
  alice = await createBinanceUser(exchange(), { balances: { thb: '100000', btc: '100' } }, 'ed25519');
});
afterEach(async () => exchange().audit());

const place = async (side: string, quantity: string, selfTradePreventionMode = 'DECREMENT') =>
  await alice.expect<Shown>('POST', '/api/v3/order', {
    ...limit,
    side,
    quantity,
    selfTradePreventionMode,
    newOrderRespType: 'FULL',
  });
const list = async (parameters: object) => await alice.expect<Shown[]>('GET', LIST, { symbol, ...parameters });

test('two decremented orders show the match that was prevented', async () => {
  const api = await BinanceApiClient.open(exchange());
  await api.result('session.logon', signedApiParameters(alice.signer));
  await api.result('userDataStream.subscribe');
  const sell = await place('SELL', '3');
  const buy = await place('BUY', '2');
  expect(buy).toMatchObject({ status: 'EXPIRED_IN_MATCH', executedQty: '0', origQty: '2', preventedQuantity: '2' });
  expect(buy['fills']).toEqual([]);
  const [match] = await list({ orderId: Number(buy['orderId']) });
  expect(match).toEqual({
    symbol,
    preventedMatchId: buy['preventedMatchId'],
    takerOrderId: buy['orderId'],
    makerSymbol: symbol,
    makerOrderId: sell['orderId'],
    tradeGroupId: alice.user.id,
    selfTradePreventionMode: 'DECREMENT',
    price: '1000',
    takerPreventedQuantity: '2',
    makerPreventedQuantity: '2',
    transactTime: buy['transactTime'],
  });
  const preventedMatchId = Number(match?.['preventedMatchId']);
  expect(await list({ preventedMatchId })).toEqual([match]);
  expect(await list({ orderId: Number(sell['orderId']), fromPreventedMatchId: preventedMatchId, limit: 1 })).toEqual([
    match,
  ]);
  expect(await list({ orderId: Number(sell['orderId']), fromPreventedMatchId: preventedMatchId + 1 })).toEqual([]);
  const resting = await alice.expect<Shown>('GET', '/api/v3/order', { symbol, orderId: Number(sell['orderId']) });
  expect(resting).toMatchObject({ status: 'NEW', origQty: '3', preventedMatchId, preventedQuantity: '2' });
  const order = await alice.user.client.expect('getOrder', 200, { path: { id: String(sell['orderId']) } });
  expect(order).toMatchObject({ status: 'created', amount: '3', prevented_amount: '2', remaining_amount: '1' });
  const events: Frame[] = [];
  for (const id of [buy['orderId'], sell['orderId']]) {
    const isStep = ({ event }: Frame) => {
      const { x, i } = (event ?? {}) as Frame;
      return x === 'TRADE_PREVENTION' && i === id;
    };
    events.push((await api.stream.next(isStep))['event'] as Frame);
  }
  const common = { v: preventedMatchId, A: '2', B: '2', u: alice.user.id, Cs: symbol, V: 'DECREMENT', pL: '1000' };
  expect(events).toMatchObject([
    { ...common, X: 'EXPIRED_IN_MATCH', U: sell['orderId'], pl: '2', pY: '2000', z: '0' },
    { ...common, X: 'NEW', U: buy['orderId'] },
  ]);
  await alice.expect('DELETE', '/api/v3/openOrders', { symbol });
  await api.close();
});

test.each([
  ['EXPIRE_TAKER', 'EXPIRED_IN_MATCH', 'NEW', { takerPreventedQuantity: '2' }],
  ['EXPIRE_MAKER', 'NEW', 'EXPIRED_IN_MATCH', { makerPreventedQuantity: '3' }],
  ['EXPIRE_BOTH', 'EXPIRED_IN_MATCH', 'EXPIRED_IN_MATCH', { takerPreventedQuantity: '2', makerPreventedQuantity: '3' }],
])('%s: the incoming order is %s, and the resting one %s', async (mode, taker, maker, lost) => {
  const sell = await place('SELL', '3');
  const buy = await place('BUY', '2', mode);
  expect(buy['status']).toBe(taker);
  expect(await alice.expect('GET', '/api/v3/order', { symbol, orderId: Number(sell['orderId']) })).toMatchObject({
    status: maker,
  });
  expect(await list({ orderId: Number(buy['orderId']) })).toEqual([
    expect.objectContaining({ selfTradePreventionMode: mode, ...lost }),
  ]);
  await alice.send('DELETE', '/api/v3/openOrders', { symbol });
});

test('what is listed is of the caller, of one symbol, and of one order or match', async () => {
  const other = await createBinanceUser(exchange());
  const sell = await place('SELL', '1');
  await place('BUY', '1');
  const orderId = Number(sell['orderId']);
  const [match] = await list({ orderId });
  const preventedMatchId = Number(match?.['preventedMatchId']);
  expect(await other.expect('GET', LIST, { symbol, orderId })).toEqual([]);
  expect(await other.expect('GET', LIST, { symbol, preventedMatchId })).toEqual([]);
  expect(await list({ symbol: 'ETHTHB', preventedMatchId })).toEqual([]);
  const refusal = async (parameters: object) => (await alice.refusal('GET', LIST, { symbol, ...parameters }))[1];
  expect(await refusal({})).toBe(-1102);
  expect(await refusal({ orderId, preventedMatchId })).toBe(-1128);
  expect(await refusal({ symbol: 'NOPETHB', orderId })).toBe(-1121);
});
