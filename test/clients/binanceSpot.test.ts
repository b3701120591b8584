/**
 * @binance/spot, the newest official client, with keys of both kinds: REST, the WebSocket API with a session and with
 * signed requests, user data and public streams. What it returns must be what happened.
 */
import { Spot } from '@binance/spot';
import { type BinanceUser, createBinanceUser } from '../support/binanceUser';
import { eventually } from '../support/eventually';
import { exchangeOfThisFile } from '../support/exchange';
import { orderBody } from '../support/orderHelpers';
import type { Frame } from '../support/streamClient';

// The client writes every connection to the console.
beforeAll(() => void jest.spyOn(console, 'info').mockImplementation());

const exchange = exchangeOfThisFile();
const symbol = 'BTCTHB';

beforeAll(async () => {
  const maker = await exchange().createUser({ balances: { btc: '100', thb: '1000000' } });
  for (const [side, price] of [
    ['sell', '1000000'],
    ['buy', '800000'],
  ] as const)
    await maker.client.expect('createOrder', 200, { body: orderBody({ side, price, amount: '1' }) });
});

function createTrader(kind: 'hmac-sha256' | 'ed25519'): Promise<BinanceUser> {
  return createBinanceUser(exchange(), { balances: { thb: '1000000', btc: '10' } }, kind);
}

function clientOf({ signer: { apiKey, key } }: BinanceUser): Spot {
  const address = `${exchange().baseUrl}/binance`;
  const credentials =
    typeof key === 'string'
      ? { apiKey, apiSecret: key }
      : { apiKey, privateKey: String(key.export({ format: 'pem', type: 'pkcs8' })) };
  return new Spot({
    configurationRestAPI: { ...credentials, basePath: address, retries: 0, timeout: 30_000 },
    configurationWebsocketAPI: {
      ...credentials,
      wsURL: `${address.replace('http', 'ws')}/ws-api/v3`,
      timeout: 30_000,
    },
    configurationWebsocketStreams: { wsURL: address.replace('http', 'ws') },
  });
}

function reportsOf(events: readonly Frame[]): Frame[] {
  return events.filter(({ e }) => e === 'executionReport');
}

const LIMIT = { symbol, side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity: 0.01, price: 900_000 } as const;
const MARKET = { symbol, side: 'BUY', type: 'MARKET', quantity: 0.01 } as const;

test.each(['hmac-sha256', 'ed25519'] as const)('it trades over HTTP with a key of the kind %s', async (kind) => {
  const { restAPI } = clientOf(await createTrader(kind));
  const data = async <Data>(answer: Promise<{ data(): Promise<Data> }>): Promise<Data> => (await answer).data();
  expect(await data(restAPI.ping())).toEqual({});
  expect((await data(restAPI.exchangeInfo({ symbol }))).symbols?.[0]?.filters).toContainEqual(
    expect.objectContaining({ filterType: 'LOT_SIZE' }),
  );
  const { orderId } = (await data(restAPI.newOrder(LIMIT as never))) as { readonly orderId: number };
  expect(await data(restAPI.newOrder(MARKET as never))).toMatchObject({ status: 'FILLED' });
  expect(await data(restAPI.orderTest(LIMIT as never))).toEqual({});
  expect(await data(restAPI.getOrder({ symbol, orderId }))).toMatchObject({ orderId, status: 'NEW' });
  expect(await data(restAPI.orderAmendKeepPriority({ symbol, orderId, newQty: 0.005 }))).toMatchObject({
    amendedOrder: { qty: '0.005' },
  });
  const replacement = {
    ...LIMIT,
    price: 910_000,
    cancelReplaceMode: 'STOP_ON_FAILURE',
    cancelOrderId: orderId,
  };
  expect(await data(restAPI.orderCancelReplace(replacement as never))).toMatchObject({ newOrderResult: 'SUCCESS' });
  const list = {
    symbol,
    side: 'SELL',
    quantity: 0.01,
    aboveType: 'LIMIT_MAKER',
    abovePrice: 1_500_000,
    belowType: 'STOP_LOSS',
    belowStopPrice: 500_000,
  };
  const { orderListId } = (await data(restAPI.orderListOco(list as never))) as { readonly orderListId: number };
  expect(await data(restAPI.getOpenOrders({ symbol }))).toHaveLength(3);
  expect(await data(restAPI.deleteOrderList({ symbol, orderListId }))).toMatchObject({ listOrderStatus: 'ALL_DONE' });
  expect(await data(restAPI.deleteOpenOrders({ symbol }))).toMatchObject([{ status: 'CANCELED', price: '910000' }]);
  expect(await data(restAPI.allOrders({ symbol }))).toHaveLength(5);
  expect(await data(restAPI.myTrades({ symbol }))).toMatchObject([{ qty: '0.01', isBuyer: true }]);
  expect(await data(restAPI.getAccount())).toMatchObject({ canTrade: true });
  expect(await data(restAPI.accountCommission({ symbol }))).toMatchObject({ symbol });
  expect(await data(restAPI.rateLimitOrder())).toMatchObject([{ rateLimitType: 'ORDERS' }]);
  await expect(restAPI.deleteOrder({ symbol, orderId })).rejects.toThrow('Unknown order sent.');
});

test('it trades through the WebSocket API with a session, and gets its user data', async () => {
  const client = clientOf(await createTrader('ed25519'));
  const api = await client.websocketAPI.connect();
  try {
    const events: Frame[] = [];
    expect((await api.sessionLogon()).map(({ data }) => data)).toMatchObject([{ apiKey: expect.any(String) }]);
    expect((await api.sessionStatus()).data).toMatchObject({ apiKey: expect.any(String) });
    const { stream } = await api.userDataStreamSubscribe();
    stream.on('message', (event) => {
      events.push({ ...event });
    });
    const { data: placed } = await api.orderPlace(LIMIT as never);
    expect(placed).toMatchObject({ status: 'NEW', price: '900000' });
    const orderId = placed?.orderId as number;
    expect((await api.orderStatus({ symbol, orderId })).data).toMatchObject({ orderId, status: 'NEW' });
    expect((await api.orderCancel({ symbol, orderId })).data).toMatchObject({ orderId, status: 'CANCELED' });
    expect((await api.orderPlace(MARKET as never)).data).toMatchObject({ status: 'FILLED', executedQty: '0.01' });
    expect((await api.orderTest(LIMIT as never)).data).toEqual({});
    expect((await api.openOrdersStatus({ symbol })).data).toEqual([]);
    expect((await api.allOrders({ symbol })).data).toHaveLength(2);
    expect((await api.myTrades({ symbol })).data).toHaveLength(1);
    expect((await api.accountStatus()).data).toMatchObject({ canTrade: true });
    const isTrade = ({ x }: Frame): boolean => x === 'TRADE';
    await eventually(
      () => events,
      (seen) => seen.some(isTrade),
    );
    expect(reportsOf(events).map(({ x, i }) => [x, i === orderId])).toEqual([
      ['NEW', true],
      ['CANCELED', true],
      ['NEW', false],
      ['TRADE', false],
    ]);
    expect(events.some(({ e }) => e === 'outboundAccountPosition')).toBe(true);
    await api.sessionLogout();
    await expect(api.accountStatus()).resolves.toMatchObject({ data: { canTrade: true } });
  } finally {
    await api.disconnect();
  }
});

test('it trades through the WebSocket API with signed requests of an HMAC key', async () => {
  const api = await clientOf(await createTrader('hmac-sha256')).websocketAPI.connect();
  try {
    expect((await api.ping()).data).toEqual({});
    expect((await api.depth({ symbol, limit: 5 })).data).toMatchObject({ asks: [['1000000', expect.any(String)]] });
    const { stream } = await api.userDataStreamSubscribeSignature();
    const events: Frame[] = [];
    stream.on('message', (event) => {
      events.push({ ...event });
    });
    const { data: placed } = await api.orderPlace(LIMIT as never);
    const replacement = { ...LIMIT, price: 910_000, cancelReplaceMode: 'STOP_ON_FAILURE' };
    const replaced = await api.orderCancelReplace({ ...replacement, cancelOrderId: placed?.orderId } as never);
    expect(replaced.data).toMatchObject({ cancelResult: 'SUCCESS', newOrderResult: 'SUCCESS' });
    expect((await api.openOrdersCancelAll({ symbol })).data).toMatchObject([{ price: '910000', status: 'CANCELED' }]);
    const reports = await eventually(
      () => reportsOf(events),
      (seen) => seen.length >= 4,
    );
    expect(reports.map(({ x }) => x)).toEqual(['NEW', 'CANCELED', 'NEW', 'CANCELED']);
  } finally {
    await api.disconnect();
  }
});

test('it receives the public streams', async () => {
  const trader = await createTrader('hmac-sha256');
  const streams = await clientOf(trader).websocketStreams.connect();
  try {
    const seen: Frame[] = [];
    for (const stream of [
      streams.trade({ symbol }),
      streams.aggTrade({ symbol }),
      streams.bookTicker({ symbol }),
      streams.diffBookDepth({ symbol, updateSpeed: '100ms' } as never),
      streams.kline({ symbol, interval: '1m' } as never),
    ])
      stream.on('message', (event) => {
        seen.push({ ...event });
      });
    const kinds = await eventually(
      async () => {
        await trader.expect('POST', '/api/v3/order', { ...MARKET, newOrderRespType: 'RESULT' });
        return new Set(seen.map(({ e = 'bookTicker' }) => e));
      },
      ({ size }) => size === 5,
    );
    expect(kinds).toEqual(new Set(['trade', 'aggTrade', 'bookTicker', 'depthUpdate', 'kline']));
  } finally {
    await streams.disconnect();
  }
});
