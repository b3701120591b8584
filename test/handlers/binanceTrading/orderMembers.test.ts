/**
 * Every kind of order through every ending: the response, the step in the user data and the query of one order have the
 * same values in each member that they share.
 */
import { type BinanceUser, binanceMarketOfThisFile, type ListBody } from '../../support/binanceUser';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { placeOrder } from '../../support/orderHelpers';
import type { Frame, StreamClient } from '../../support/streamClient';

const exchange = exchangeOfThisFile();
const ORDER = '/api/v3/order';
const symbol = 'BTCTHB';
const LIMIT = { symbol, side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: '1', price: '90' };
const STOP = { symbol, side: 'SELL', type: 'STOP_LOSS', quantity: '1', stopPrice: '95' };

type Members = Readonly<Record<string, unknown>>;

/** The members of responses, and of the steps in user data, that say the same. */
const SHARED: readonly (readonly [member: string, ofStep: string])[] = [
  ['symbol', 's'],
  ['orderId', 'i'],
  ['orderListId', 'g'],
  ['price', 'p'],
  ['origQty', 'q'],
  ['executedQty', 'z'],
  ['cummulativeQuoteQty', 'Z'],
  ['origQuoteOrderQty', 'Q'],
  ['status', 'X'],
  ['timeInForce', 'f'],
  ['type', 'o'],
  ['side', 'S'],
  ['stopPrice', 'P'],
  ['icebergQty', 'F'],
  ['trailingDelta', 'd'],
  ['selfTradePreventionMode', 'V'],
  ['preventedMatchId', 'v'],
  ['preventedQuantity', 'A'],
  ['time', 'O'],
  ['updateTime', 'T'],
  ['transactTime', 'T'],
];
/** Members that only some steps of an order have. */
const OF_SOME_STEPS: ReadonlySet<string> = new Set(['v', 'A']);

let alice: BinanceUser;
let bob: TestUser;
let stream: StreamClient;
binanceMarketOfThisFile(exchange, (users) => {
  ({ alice, bob } = users);
});
beforeAll(async () => {
  const headers = { 'x-mbx-apikey': alice.signer.apiKey };
  const { listenKey } = await exchange().anonymous.expect('createBinanceListenKey', 200, { headers });
  stream = await exchange().openStream(`/binance/ws/${listenKey}`);
});
afterAll(() => stream.close());

const isStep = ({ e }: Frame): boolean => e === 'executionReport';

function differences(shown: Members, step: Members | undefined): string[] {
  if (step === undefined) return ['no step'];
  const found = SHARED.flatMap(([member, ofStep]) => {
    if (shown[member] === undefined || (OF_SOME_STEPS.has(ofStep) && step[ofStep] === undefined)) return [];
    return shown[member] === step[ofStep]
      ? []
      : [`${member} ${String(shown[member])}, ${ofStep} ${String(step[ofStep])}`];
  });
  const id = shown['origClientOrderId'] === undefined ? ['clientOrderId', 'c'] : ['origClientOrderId', 'C'];
  const [member = '', ofStep = ''] = id;
  if (shown[member] !== step[ofStep])
    found.push(`${member} ${String(shown[member])}, ${ofStep} ${String(step[ofStep])}`);
  // -1 while it waits; unknown later if it has waited.
  const working = shown['workingTime'] === -1 ? undefined : shown['workingTime'];
  const isTold = 'workingTime' in shown && step['W'] !== working;
  return isTold ? [...found, `workingTime ${String(shown['workingTime'])}, W ${String(step['W'])}`] : found;
}

/** Compares an answer, if it has more than the ids, and then the query of the order, with its last step. */
async function expectSame(answer: Members): Promise<Members> {
  const { orderId } = answer as { readonly orderId: number };
  const last = (): Members | undefined =>
    stream.frames.filter((frame) => isStep(frame) && frame['i'] === orderId).at(-1);
  const isAgreed = (found: readonly string[]): boolean => found.length === 0;
  await eventually(() => differences(answer, last()), isAgreed);
  const query = await alice.expect('GET', ORDER, { symbol, orderId });
  expect(differences(query, last())).toEqual([]);
  return query;
}

async function place(parameters: Readonly<Record<string, string>>): Promise<Members> {
  const answer = await alice.expect('POST', ORDER, { ...parameters, newOrderRespType: 'FULL' });
  await expectSame(answer);
  return answer;
}

/** The order as a query shows it, after something else has changed it. */
async function expectSameNow({ orderId }: Members, status: string): Promise<void> {
  const query = await eventually(
    () => alice.expect('GET', ORDER, { symbol, orderId: Number(orderId) }),
    (shown) => shown['status'] === status,
  );
  await expectSame(query);
}

const sellToAlice = (price: string, amount: string) => placeOrder(bob, { side: 'sell', price, amount });
const buyFromAlice = (price: string, amount: string) => placeOrder(bob, { side: 'buy', price, amount });

async function cancel({ orderId }: Members): Promise<void> {
  await expectSame(await alice.expect('DELETE', ORDER, { symbol, orderId: Number(orderId), newClientOrderId: 'away' }));
}

test.each<[string, Readonly<Record<string, string>>]>([
  ['LIMIT', LIMIT],
  ['LIMIT with a client order id', { ...LIMIT, newClientOrderId: 'walk-1' }],
  ['LIMIT_MAKER', { symbol, side: 'SELL', type: 'LIMIT_MAKER', quantity: '1', price: '120' }],
  ['STOP_LOSS', STOP],
  ['STOP_LOSS_LIMIT', { ...STOP, type: 'STOP_LOSS_LIMIT', price: '94', timeInForce: 'GTC' }],
  ['TAKE_PROFIT', { ...STOP, type: 'TAKE_PROFIT', stopPrice: '110' }],
  ['TAKE_PROFIT_LIMIT', { ...STOP, type: 'TAKE_PROFIT_LIMIT', stopPrice: '110', price: '109', timeInForce: 'GTC' }],
  ['a trailing stop', { ...STOP, trailingDelta: '500' }],
  ['an iceberg', { ...LIMIT, icebergQty: '0.5' }],
  ['a mode of self-trade prevention', { ...LIMIT, selfTradePreventionMode: 'EXPIRE_BOTH' }],
])('%s, placed and cancelled', async (_kind, parameters) => {
  await cancel(await place(parameters));
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['LIMIT', { ...LIMIT, price: '100' }, 'FILLED'],
  ['LIMIT, a part', { ...LIMIT, price: '100', quantity: '3' }, 'PARTIALLY_FILLED'],
  ['IOC', { ...LIMIT, price: '100', quantity: '3', timeInForce: 'IOC' }, 'EXPIRED'],
  ['FOK', { ...LIMIT, price: '100', timeInForce: 'FOK' }, 'FILLED'],
  ['MARKET', { symbol, side: 'BUY', type: 'MARKET', quantity: '1' }, 'FILLED'],
  ['MARKET of more than there is', { symbol, side: 'BUY', type: 'MARKET', quantity: '3' }, 'EXPIRED'],
  ['MARKET for an amount', { symbol, side: 'BUY', type: 'MARKET', quoteOrderQty: '50' }, 'FILLED'],
])('%s, that meets an order', async (_kind, parameters, status) => {
  await sellToAlice('100', '1');
  const placed = await place(parameters);
  expect(placed).toMatchObject({ status });
});

test('an order that others fill in parts, that is amended, and then replaced', async () => {
  const order = await place({ ...LIMIT, quantity: '3' });
  await sellToAlice('90', '1');
  await expectSameNow(order, 'PARTIALLY_FILLED');
  const orderId = Number(order['orderId']);
  const amended = await alice.expect('PUT', `${ORDER}/amend/keepPriority`, { symbol, orderId, newQty: '2' });
  const replaced = await stream.next((frame) => isStep(frame) && frame['x'] === 'REPLACED');
  expect([replaced['i'], replaced['I']]).toEqual([orderId, amended['executionId']]);
  expect(differences({ ...(amended['amendedOrder'] as Members), time: order['transactTime'] }, replaced)).toEqual([]);
  const { cancelResponse, newOrderResponse } = await alice.expect<Record<string, Members>>(
    'POST',
    `${ORDER}/cancelReplace`,
    { ...LIMIT, price: '91', cancelReplaceMode: 'STOP_ON_FAILURE', cancelOrderId: orderId, newOrderRespType: 'FULL' },
  );
  await expectSame(cancelResponse as Members);
  await expectSame(newOrderResponse as Members);
  await sellToAlice('91', '1');
  await expectSameNow(newOrderResponse as Members, 'FILLED');
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['STOP_LOSS', STOP, 'FILLED'],
  ['STOP_LOSS_LIMIT', { ...STOP, type: 'STOP_LOSS_LIMIT', price: '96', timeInForce: 'GTC' }, 'NEW'],
  ['a trailing stop', { symbol, side: 'SELL', type: 'STOP_LOSS', quantity: '1', trailingDelta: '300' }, 'FILLED'],
])('%s, that is triggered', async (_kind, parameters, status) => {
  const order = await place(parameters);
  const orderId = Number(order['orderId']);
  await buyFromAlice('94', '5');
  await placeOrder(bob, { side: 'sell', price: '94', amount: '1', self_trade_prevention: 'none' });
  const triggered = await stream.next((frame) => isStep(frame) && frame['i'] === orderId && frame['w'] === true);
  expect(triggered).toMatchObject({ x: 'NEW', W: triggered['T'] });
  const query = await eventually(
    () => alice.expect('GET', ORDER, { symbol, orderId }),
    (shown) => shown['status'] === status,
  );
  const { workingTime, ...shown } = query;
  expect(workingTime).toBeUndefined();
  await expectSame(shown);
});

const OCO = {
  symbol,
  side: 'SELL',
  quantity: '1',
  aboveType: 'LIMIT_MAKER',
  abovePrice: '110',
  belowType: 'STOP_LOSS',
  belowStopPrice: '80',
  newOrderRespType: 'FULL',
};
const WORKING = {
  symbol,
  workingType: 'LIMIT',
  workingTimeInForce: 'GTC',
  workingSide: 'BUY',
  workingPrice: '95',
  workingQuantity: '1',
  pendingSide: 'SELL',
  pendingQuantity: '1',
  newOrderRespType: 'FULL',
};
const LISTS = [
  ['oco', OCO],
  ['oto', { ...WORKING, pendingType: 'LIMIT', pendingTimeInForce: 'GTC', pendingPrice: '111' }],
  [
    'otoco',
    {
      ...WORKING,
      pendingAboveType: 'LIMIT_MAKER',
      pendingAbovePrice: '110',
      pendingBelowType: 'STOP_LOSS',
      pendingBelowStopPrice: '80',
    },
  ],
] as const;

test.each(LISTS)('the orders of a list (%s), placed and cancelled', async (kind, parameters) => {
  const list = await alice.expect<ListBody>('POST', `/api/v3/orderList/${kind}`, parameters);
  for (const report of list.orderReports) await expectSame(report);
  const cancelled = await alice.expect<ListBody>('DELETE', '/api/v3/orderList', {
    symbol,
    orderListId: list.orderListId,
  });
  expect(cancelled.orderReports).toHaveLength(list.orderReports.length);
  for (const report of cancelled.orderReports) await expectSame(report);
});

test.each(LISTS)('the orders of a list (%s), one of which is filled', async (kind, parameters) => {
  const { orders } = await alice.expect<ListBody>('POST', `/api/v3/orderList/${kind}`, parameters);
  const [first, ...others] = orders as readonly Members[];
  if (kind === 'oco') await buyFromAlice('110', '1');
  else await sellToAlice('95', '1');
  await expectSameNow(first as Members, 'FILLED');
  for (const order of others) await expectSameNow(order, kind === 'oco' ? 'EXPIRED' : 'NEW');
});

test.each(['EXPIRE_TAKER', 'EXPIRE_MAKER', 'EXPIRE_BOTH', 'DECREMENT'])('self-trade prevention: %s', async (mode) => {
  const maker = await place({ ...LIMIT, price: '99', quantity: '2' });
  const taker = await alice.expect('POST', ORDER, {
    ...LIMIT,
    side: 'SELL',
    price: '99',
    selfTradePreventionMode: mode,
    newOrderRespType: 'FULL',
  });
  await expectSame(taker);
  await expectSame(await alice.expect('GET', ORDER, { symbol, orderId: Number(maker['orderId']) }));
});

test('each step has a larger execution id than the one before', () => {
  const ids = stream.frames.filter(isStep).map(({ I }) => Number(I));
  expect(ids.length).toBeGreaterThan(60);
  for (const [index, id] of ids.slice(1).entries()) expect(id).toBeGreaterThan(ids[index] as number);
});
