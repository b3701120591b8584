/**
 * The signed operations of binance-api-node and @binance/connector, with keys of both kinds. What they return must be
 * what happened.
 */
import { Spot } from '@binance/connector';
import Binance from 'binance-api-node';
import { type BinanceUser, createBinanceUser } from '../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { orderBody } from '../support/orderHelpers';
import { ADDRESSES, bitcoinAddresses, fillAddressPool } from '../support/transferHelpers';

const exchange = exchangeOfThisFile();
const symbol = 'BTCTHB';
const SILENT = { ...console, info: () => undefined, debug: () => undefined, error: () => undefined };
const terms = { timeInForce: 'GTC', quantity: '0.01', price: '900000' };

let maker: TestUser;
beforeAll(async () => {
  maker = await exchange().createUser({ balances: { btc: '100' } });
  await maker.client.expect('createOrder', 200, { body: orderBody({ side: 'sell', price: '1000000', amount: '5' }) });
  await fillAddressPool(exchange(), bitcoinAddresses(2));
});

function createTrader(kind: 'hmac-sha256' | 'ed25519'): Promise<BinanceUser> {
  return createBinanceUser(exchange(), { balances: { thb: '1000000', btc: '10' }, level: 'level_2' }, kind);
}

test('binance-api-node trades, and moves coins', async () => {
  const { signer } = await createTrader('hmac-sha256');
  const client = Binance({
    apiKey: signer.apiKey,
    apiSecret: String(signer.key),
    httpBase: `${exchange().baseUrl}/binance`,
  });
  const resting = await client.order({
    symbol,
    side: 'BUY',
    type: 'LIMIT',
    quantity: '0.01',
    price: '900000',
  } as never);
  expect(resting).toMatchObject({ status: 'NEW', price: '900000', origQty: '0.01' });
  const bought = await client.order({ symbol, side: 'BUY', type: 'MARKET', quantity: '0.02' } as never);
  expect(bought).toMatchObject({ status: 'FILLED', executedQty: '0.02', cummulativeQuoteQty: '20000' });
  expect(await client.orderTest({ symbol, side: 'BUY', type: 'MARKET', quantity: '0.02' } as never)).toEqual({});
  expect(await client.getOrder({ symbol, orderId: resting.orderId })).toMatchObject({ status: 'NEW' });
  expect(await client.openOrders({ symbol })).toHaveLength(1);
  expect(await client.cancelOrder({ symbol, orderId: resting.orderId })).toMatchObject({ status: 'CANCELED' });
  expect(await client.allOrders({ symbol })).toMatchObject([{ status: 'CANCELED' }, { status: 'FILLED' }]);
  expect(await client.myTrades({ symbol })).toMatchObject([{ qty: '0.02', price: '1000000', commissionAsset: 'THB' }]);
  const { balances } = await client.accountInfo();
  expect(balances).toContainEqual({ asset: 'BTC', free: '10.02', locked: '0' });
  expect(await client.depositAddress({ coin: 'BTC' })).toMatchObject({ coin: 'BTC', address: expect.any(String) });
  expect(await client.depositHistory({ coin: 'BTC' })).toMatchObject([{ amount: '10', status: 1 }]);
  const { id } = await client.withdraw({ coin: 'BTC', address: ADDRESSES.bitcoin, amount: 1 } as never);
  expect(await client.withdrawHistory({ coin: 'BTC' })).toMatchObject([{ id, amount: '0.9999' }]);
  expect(await client.tradeFee({ symbol } as never)).toMatchObject([{ symbol }]);
  await expect(client.cancelOrder({ symbol, orderId: 999_999 })).rejects.toMatchObject({ code: -2011 });
});

test.each(['hmac-sha256', 'ed25519'] as const)('@binance/connector trades with a key of the kind %s', async (kind) => {
  const { signer } = await createTrader(kind);
  const key =
    typeof signer.key === 'string'
      ? {}
      : { privateKey: signer.key.export({ format: 'pem', type: 'pkcs8' }), privateKeyAlgo: 'Ed25519' };
  const client = new Spot(signer.apiKey, typeof signer.key === 'string' ? signer.key : '', {
    baseURL: `${exchange().baseUrl}/binance`,
    logger: SILENT,
    ...key,
  });
  const data = async (answer: Promise<{ readonly data: never }>): Promise<unknown> => (await answer).data;
  const resting = (await data(client.newOrder(symbol, 'BUY', 'LIMIT', terms))) as { readonly orderId: number };
  expect(resting).toMatchObject({ status: 'NEW' });
  expect(await data(client.newOrderTest(symbol, 'BUY', 'LIMIT', terms))).toEqual({});
  expect(await data(client.newOrder(symbol, 'BUY', 'MARKET', { quantity: '0.01' }))).toMatchObject({
    status: 'FILLED',
  });
  expect(await data(client.getOrder(symbol, { orderId: resting.orderId }))).toMatchObject({ status: 'NEW' });
  const replaced = client.cancelAndReplace(symbol, 'BUY', 'LIMIT', 'STOP_ON_FAILURE', {
    ...terms,
    price: '910000',
    cancelOrderId: resting.orderId,
  });
  expect(await data(replaced)).toMatchObject({ cancelResult: 'SUCCESS', newOrderResult: 'SUCCESS' });
  expect(await data(client.openOrders({ symbol }))).toMatchObject([{ price: '910000' }]);
  expect(await data(client.cancelOpenOrders(symbol))).toMatchObject([{ status: 'CANCELED' }]);
  expect(await data(client.allOrders(symbol))).toHaveLength(3);
  expect(await data(client.myTrades(symbol))).toHaveLength(1);
  expect(await data(client.orderCount())).toMatchObject([{ rateLimitType: 'ORDERS' }]);
  expect(await data(client.account())).toMatchObject({ canTrade: true });
  await expect(client.cancelOrder(symbol, { orderId: resting.orderId })).rejects.toMatchObject({
    response: { status: 400, data: { code: -2011 } },
  });
});
