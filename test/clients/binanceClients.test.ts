/**
 * Unmodified clients written for Binance use our server: public data, listen keys, market and user-data streams. What
 * they return must be what happened.
 */
import { Spot, WebsocketStream } from '@binance/connector';
import Binance from 'binance-api-node';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';

const exchange = exchangeOfThisFile();
const SILENT = {
  ...console,
  info: () => undefined,
  debug: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

let maker: TestUser;
let taker: TestUser;
let nonce = 0;

async function placeMakerOrder(user: TestUser, side: 'buy' | 'sell', price: string, amount: string) {
  nonce += 1;
  return await user.client.expect('createOrder', 200, {
    body: { pair: 'btc_thb', type: 'limit', side, price, amount, nonce },
  });
}

/** Makes one trade at `price`, which must be the best ask at that moment. */
async function tradeOnce(price: string): Promise<void> {
  await placeMakerOrder(maker, 'sell', price, '0.01');
  await placeMakerOrder(taker, 'buy', price, '0.01');
}

/** Resolves to the first message that `wanted` accepts; repeats `happen` until that message arrives. */
async function waitForMessage<T>(
  listen: (tell: (thing: T) => void) => () => void,
  wanted: (thing: T) => boolean,
  happen: () => Promise<void>,
): Promise<T> {
  let end = (): void => undefined;
  let done = false;
  const found = new Promise<T>((resolve) => {
    end = listen((thing) => {
      if (!wanted(thing)) return;
      done = true;
      resolve(thing);
    });
  });
  while (!done) {
    await happen();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  end();
  return await found;
}

beforeAll(async () => {
  maker = await exchange().createUser({ balances: { btc: '1000' } });
  taker = await exchange().createUser({ balances: { thb: '100000000' } });
  await placeMakerOrder(taker, 'buy', '900', '1');
  await placeMakerOrder(maker, 'sell', '2000', '0.01');
  await tradeOnce('1000');
});

describe('binance-api-node', () => {
  const connect = () =>
    Binance({
      apiKey: taker.apiKey,
      apiSecret: taker.apiSecret,
      httpBase: exchange().baseUrl,
      wsBase: `${exchange().baseUrl.replace('http', 'ws')}/ws`,
    });

  test('reads public data', async () => {
    const client = connect();
    expect(await client.ping()).toBe(true);
    expect(Math.abs(Number(await client.time()) - Date.now())).toBeLessThan(60_000);
    expect((await client.exchangeInfo()).symbols.map(({ symbol }: { symbol: string }) => symbol)).toEqual([
      'btc_thb',
      'eth_thb',
      'usdt_thb',
    ]);
    expect((await client.book({ symbol: 'BTC_THB' })).asks[0]).toEqual({ price: '2000', quantity: '0.01' });
    expect(await client.aggTrades({ symbol: 'BTC_THB' })).toMatchObject([{ price: '1000', quantity: '0.01' }]);
    expect((await client.candles({ symbol: 'BTC_THB', interval: '1h' })).at(-1)).toMatchObject({
      close: '1000',
      volume: '0.01',
      trades: 1,
    });
    expect(await client.dailyStats({ symbol: 'BTC_THB' })).toMatchObject({
      symbol: 'btc_thb',
      lastPrice: '1000',
      volume: '0.01',
    });
  });

  test('creates and extends a listen key', async () => {
    const client = connect();
    const { listenKey } = await client.getDataStream();
    expect(listenKey).toMatch(/^[0-9a-f]{32}$/);
    expect(await client.getDataStream()).toEqual({ listenKey });
    await client.keepDataStream({ listenKey });
    await client.closeDataStream({ listenKey });
    await expect(client.keepDataStream({ listenKey })).rejects.toMatchObject({ code: -1125 });
  });

  test('receives klines, trades, depth and tickers', async () => {
    const { ws } = connect();
    const candle = await waitForMessage<{ symbol: string; close: string }>(
      (tell) => ws.candles('BTC_THB', '1m', tell),
      ({ close }) => close === '1001',
      () => tradeOnce('1001'),
    );
    expect(candle.symbol).toBe('btc_thb');
    const trade = await waitForMessage<{ price: string; quantity: string }>(
      (tell) => ws.trades('BTC_THB', tell),
      () => true,
      () => tradeOnce('1002'),
    );
    expect(trade).toMatchObject({ price: '1002', quantity: '0.01' });
    const depth = await waitForMessage<{ askDepth: { price: string }[] }>(
      (tell) => ws.depth('BTC_THB', tell),
      ({ askDepth }) => askDepth.length > 0,
      () => tradeOnce('1003'),
    );
    expect(depth.askDepth.map(({ price }) => price)).toContain('1003');
    const ticker = await waitForMessage<{ curDayClose: string }>(
      (tell) => ws.ticker('BTC_THB', tell),
      ({ curDayClose }) => curDayClose === '1004',
      () => tradeOnce('1004'),
    );
    expect(ticker.curDayClose).toBe('1004');
  });
});

describe('@binance/connector', () => {
  const connect = () => new Spot(taker.apiKey, taker.apiSecret, { baseURL: exchange().baseUrl });

  /** Opens a connection of the client in the form that `waitForMessage` needs. */
  const socket = (open: (stream: WebsocketStream) => void) => (tell: (frame: Record<string, unknown>) => void) => {
    const stream = new WebsocketStream({
      wsURL: exchange().baseUrl.replace('http', 'ws'),
      logger: SILENT,
      callbacks: { message: (text) => tell(JSON.parse(text) as Record<string, unknown>) },
    });
    open(stream);
    return () => stream.disconnect();
  };

  test('reads public data', async () => {
    const client = connect();
    expect((await client.ping()).data).toEqual({});
    expect((await client.time()).data).toEqual({ serverTime: expect.any(Number) });
    expect((await client.exchangeInfo()).data).toMatchObject({ timezone: 'UTC' });
    expect((await client.depth('btc_thb', { limit: 5 })).data).toMatchObject({
      lastUpdateId: expect.any(Number),
      bids: [['900', '1']],
    });
    expect((await client.klines('btc_thb', '1d', { limit: 1 })).data).toHaveLength(1);
    expect((await client.aggTrades('btc_thb', { limit: 1 })).data).toHaveLength(1);
    expect((await client.ticker24hr('btc_thb')).data).toMatchObject({ symbol: 'btc_thb' });
  });

  test('receives klines, depth and user data', async () => {
    const client = connect();
    const candle = await waitForMessage(
      socket((stream) => stream.kline('btc_thb', '1m')),
      ({ e }) => e === 'kline',
      () => tradeOnce('1005'),
    );
    expect(candle).toMatchObject({ s: 'btc_thb', k: { i: '1m' } });
    const depth = await waitForMessage(
      socket((stream) => stream.diffBookDepth('btc_thb', '100ms')),
      ({ e }) => e === 'depthUpdate',
      () => tradeOnce('1006'),
    );
    expect(depth).toMatchObject({ s: 'btc_thb', U: expect.any(Number), u: expect.any(Number) });
    const { listenKey } = (await client.createListenKey()).data as { listenKey: string };
    expect((await client.renewListenKey(listenKey)).status).toBe(200);
    const report = await waitForMessage(
      socket((stream) => stream.userData(listenKey)),
      ({ e, x }) => e === 'executionReport' && x === 'TRADE',
      () => tradeOnce('1007'),
    );
    expect(report).toMatchObject({ s: 'btc_thb', S: 'BUY', l: '0.01' });
    expect((await client.closeListenKey(listenKey)).status).toBe(200);
  });
});

describe('under /binance, with the symbols of Binance', () => {
  const wsBase = (): string => `${exchange().baseUrl.replace('http', 'ws')}/binance`;

  test('binance-api-node receives klines, trades, depth and tickers', async () => {
    const { ws } = Binance({ httpBase: `${exchange().baseUrl}/binance`, wsBase: `${wsBase()}/ws` });
    const candle = await waitForMessage<{ symbol: string; close: string }>(
      (tell) => ws.candles('BTCTHB', '1m', tell),
      ({ close }) => close === '1011',
      () => tradeOnce('1011'),
    );
    expect(candle.symbol).toBe('BTCTHB');
    const trade = await waitForMessage<{ symbol: string; price: string }>(
      (tell) => ws.trades('BTCTHB', tell),
      () => true,
      () => tradeOnce('1012'),
    );
    expect(trade).toMatchObject({ symbol: 'BTCTHB', price: '1012' });
    const depth = await waitForMessage<{ symbol: string; askDepth: { price: string }[] }>(
      (tell) => ws.depth('BTCTHB', tell),
      ({ askDepth }) => askDepth.length > 0,
      () => tradeOnce('1013'),
    );
    expect(depth.symbol).toBe('BTCTHB');
    const ticker = await waitForMessage<{ symbol: string; curDayClose: string }>(
      (tell) => ws.ticker('BTCTHB', tell),
      ({ curDayClose }) => curDayClose === '1014',
      () => tradeOnce('1014'),
    );
    expect(ticker.symbol).toBe('BTCTHB');
  });

  test('@binance/connector receives klines, depth and user data', async () => {
    const client = new Spot(taker.apiKey, taker.apiSecret, { baseURL: exchange().baseUrl });
    const { listenKey } = (await client.createListenKey()).data as { listenKey: string };
    const socket = (open: (stream: WebsocketStream) => void) => (tell: (frame: Record<string, unknown>) => void) => {
      const callbacks = { message: (text: string) => tell(JSON.parse(text) as Record<string, unknown>) };
      const stream = new WebsocketStream({ wsURL: wsBase(), logger: SILENT, callbacks });
      open(stream);
      return () => stream.disconnect();
    };
    const candle = await waitForMessage(
      socket((stream) => stream.kline('btcthb', '1m')),
      ({ e }) => e === 'kline',
      () => tradeOnce('1015'),
    );
    expect(candle).toMatchObject({ s: 'BTCTHB', k: { s: 'BTCTHB', i: '1m' } });
    const depth = await waitForMessage(
      socket((stream) => stream.diffBookDepth('btcthb', '1000ms')),
      ({ e }) => e === 'depthUpdate',
      () => tradeOnce('1016'),
    );
    expect(depth).toMatchObject({ s: 'BTCTHB' });
    const report = await waitForMessage(
      socket((stream) => stream.userData(listenKey)),
      ({ e, x }) => e === 'executionReport' && x === 'TRADE',
      () => tradeOnce('1017'),
    );
    expect(report).toMatchObject({ s: 'BTCTHB', S: 'BUY', l: '0.01', N: 'THB' });
  });
});
