/**
 * ccxt trades with our server as it does with Binance: only its addresses are replaced. What it returns must be as ccxt
 * documents it, and must be what happened.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BinanceKind, type BinanceUser, createBinanceUser } from '../support/binanceUser';
import { ROOT } from '../support/build';
import { exchangeOfThisFile } from '../support/exchange';
import { orderBody } from '../support/orderHelpers';
import { ADDRESSES, bitcoinAddresses, fillAddressPool } from '../support/transferHelpers';

const exchange = exchangeOfThisFile();
const MAKER_PRICE = 1_000_000;

type Steps = Readonly<Record<string, unknown>>;

async function tradeWithCcxt({ signer }: BinanceUser): Promise<Steps> {
  const secret = typeof signer.key === 'string' ? signer.key : signer.key.export({ format: 'pem', type: 'pkcs8' });
  const input = {
    baseUrl: `${exchange().baseUrl}/binance`,
    apiKey: signer.apiKey,
    secret,
    makerPrice: MAKER_PRICE,
    address: ADDRESSES.bitcoin,
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'test', 'clients', 'ccxt', 'trader.mjs'), JSON.stringify(input)],
    { cwd: ROOT, maxBuffer: 8 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Steps;
}

test.each<BinanceKind>(['hmac-sha256', 'ed25519'])('ccxt trades with a key of the kind %s', async (kind) => {
  const options = { balances: { thb: '10000000', btc: '10' }, level: 'level_2' } as const;
  const alice = await createBinanceUser(exchange(), options, kind);
  const maker = await exchange().createUser({ balances: { btc: '100', thb: '10000000' } });
  await fillAddressPool(exchange(), bitcoinAddresses(1));
  for (const [side, price] of [
    ['sell', MAKER_PRICE],
    ['buy', MAKER_PRICE - 1_000],
  ] as const)
    await maker.client.expect('createOrder', 200, { body: orderBody({ side, price: String(price), amount: '0.5' }) });
  const steps = await tradeWithCcxt(alice);
  const failed = Object.entries(steps).filter(([, result]) => hasError(result));
  expect(failed.map(([name]) => name)).toEqual(['insufficientFunds', 'unknownOrder', 'unknownCancellation']);
  expect(steps).toMatchObject({
    loadMarkets: { active: true, base: 'BTC', quote: 'THB' },
    currency: { deposit: true, withdraw: true, fee: 0.0001, networks: ['BITCOIN'] },
    limit: { status: 'open', type: 'limit', side: 'buy', price: 900_000, amount: 0.01, filled: 0, timeInForce: 'GTC' },
    market: { status: 'closed', type: 'market', average: MAKER_PRICE, filled: 0.01, cost: 10_000 },
    marketSell: { status: 'closed', side: 'sell', average: MAKER_PRICE - 1_000, filled: 0.004 },
    stopLoss: { status: 'open', side: 'sell', triggerPrice: 850_000 },
    postOnly: { status: 'open', postOnly: true },
    fetchOrder: { status: 'open', price: 900_000, amount: 0.01 },
    edited: { status: 'open', price: 910_000, amount: 0.02 },
    canceled: { status: 'canceled' },
    tradingFee: { symbol: 'BTC/THB', taker: expect.any(Number) },
    depositAddress: { currency: 'BTC', address: expect.stringMatching(/^bc1q/) },
    withdrawal: { id: expect.any(String) },
    status: { status: 'ok' },
    oco: { contingencyType: 'OCO', statuses: ['NEW', 'NEW'] },
    oto: { contingencyType: 'OTO', statuses: ['NEW', 'PENDING_NEW'] },
    otoco: { contingencyType: 'OTO', statuses: ['NEW', 'PENDING_NEW', 'PENDING_NEW'] },
    cancelledList: { statuses: ['CANCELED', 'CANCELED', 'CANCELED'] },
    openLists: 2,
    cancelledLists: 2,
    insufficientFunds: { error: 'InsufficientFunds' },
    unknownOrder: { error: 'OrderNotFound' },
    unknownCancellation: { error: 'OrderNotFound' },
  });
  expect(statusesOf(steps['openOrders'])).toEqual(['open', 'open', 'open']);
  expect(statusesOf(steps['orders'])).toEqual(['canceled', 'closed', 'closed', 'canceled', 'open', 'open']);
  expect(statusesOf(steps['closedOrders'])).toEqual(['closed', 'closed']);
  expect(statusesOf(steps['canceledAll'])).toEqual(['canceled', 'canceled']);
  expect(steps['trades']).toMatchObject([
    { side: 'buy', takerOrMaker: 'taker', price: MAKER_PRICE, amount: 0.01, fee: { currency: 'THB', cost: 26.75 } },
    { side: 'sell', takerOrMaker: 'taker', price: MAKER_PRICE - 1_000, amount: 0.004 },
  ]);
  expect(steps['withdrawals']).toMatchObject([{ amount: 0.4999, fee: { cost: 0.0001 }, address: ADDRESSES.bitcoin }]);
  expect(steps['deposits']).toMatchObject([{ amount: 10, status: 'ok' }]);
  // The withdrawal came after the balance was read.
  const thb = (steps['balance'] as { total: Record<string, number> }).total['THB'];
  const rows = await exchange()
    .database('accounts')
    .where({ owner: alice.user.id, asset: 'thb' })
    .sum({ sum: 'balance' });
  expect(thb).toBeCloseTo(Number((rows[0] as { sum: string }).sum), 8);
});

function hasError(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'error' in result;
}

function statusesOf(orders: unknown): string[] {
  return (orders as readonly { readonly status: string }[]).map(({ status }) => status);
}
