/** Account, fees and own trades of the Binance-compatible interface. */
import { type BinanceUser, createBinanceUser } from '../../support/binanceUser';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { orderBody } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const symbol = 'BTCTHB';

interface ShownTrade {
  readonly id: number;
  readonly orderId: number;
  readonly time: number;
  readonly isBuyer: boolean;
  readonly isMaker: boolean;
}

let alice: BinanceUser;
let maker: TestUser;
beforeAll(async () => {
  alice = await createBinanceUser(exchange(), { balances: { thb: '1000000' } });
  maker = await exchange().createUser({ balances: { btc: '100' } });
});

async function buy(quantity: string): Promise<number> {
  await maker.client.expect('createOrder', 200, { body: orderBody({ side: 'sell', price: '1000', amount: quantity }) });
  const order = { symbol, side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', quantity, price: '1000' };
  return Number((await alice.expect('POST', '/api/v3/order', order))['orderId']);
}

test('balances are those of the ledger', async () => {
  const account = await alice.expect<{ balances: { asset: string; free: string; locked: string }[]; uid: number }>(
    'GET',
    '/api/v3/account',
  );
  expect(account).toMatchObject({ canTrade: true, canWithdraw: true, accountType: 'SPOT', uid: alice.user.id });
  await alice.expect('POST', '/api/v3/order', {
    symbol,
    side: 'BUY',
    type: 'LIMIT',
    timeInForce: 'GTC',
    quantity: '1',
    price: '900',
  });
  const { balances } = await alice.expect<typeof account>('GET', '/api/v3/account', { omitZeroBalances: 'true' });
  const rows: { kind: string; balance: string }[] = await exchange()
    .database('accounts')
    .where({ owner: alice.user.id, asset: 'thb' })
    .select('kind', 'balance');
  const inLedger = Object.fromEntries(rows.map(({ kind, balance }) => [kind, Number(balance)]));
  expect(balances.map(({ asset, free, locked }) => [asset, Number(free), Number(locked)])).toEqual([
    ['THB', inLedger['available'], inLedger['held']],
  ]);
  expect(account.balances.map(({ asset }) => asset)).toContain('BTC');
  expect((await alice.refusal('GET', '/api/v3/account', { omitZeroBalances: 'perhaps' })).slice(0, 2)).toEqual([
    400, -1130,
  ]);
  await alice.expect('DELETE', '/api/v3/openOrders', { symbol });
});

test('a restricted account says so', async () => {
  const { operator } = exchange();
  const bob = await createBinanceUser(exchange());
  expect(await bob.expect('GET', '/sapi/v1/account/status')).toEqual({ data: 'Normal' });
  await operator.expect('updateUser', 200, {
    path: { userid: bob.user.id },
    body: { state: 'cancel_only', state_reason: 'test' },
  });
  expect(await bob.expect('GET', '/sapi/v1/account/status')).toEqual({ data: 'Cancellations only' });
  expect(await bob.expect('GET', '/api/v3/account')).toMatchObject({ canTrade: false, canWithdraw: false });
});

test('own trades are listed by id, order and time, the oldest first', async () => {
  const orders = [await buy('1'), await buy('2'), await buy('3')];
  const list = async (parameters: object = {}) =>
    await alice.expect<ShownTrade[]>('GET', '/api/v3/myTrades', { symbol, ...parameters });
  const all = await list();
  expect(all.map(({ orderId, isBuyer, isMaker }) => [orderId, isBuyer, isMaker])).toEqual(
    orders.map((order) => [order, true, false]),
  );
  const [first, second, third] = all as [ShownTrade, ShownTrade, ShownTrade];
  expect(await list({ limit: 2 })).toEqual([second, third]);
  expect(await list({ fromId: second.id })).toEqual([second, third]);
  expect(await list({ fromId: first.id, limit: 1 })).toEqual([first]);
  expect(await list({ orderId: orders[1] ?? 0 })).toEqual([second]);
  expect(await list({ orderId: 999_999 })).toEqual([]);
  expect(await list({ startTime: first.time, limit: 1 })).toEqual([first]);
  expect(await list({ startTime: third.time + 1 })).toEqual([]);
  expect(await list({ endTime: first.time - 1 })).toEqual([]);
  expect(await list({ startTime: first.time, endTime: third.time })).toEqual(all);
  const refusal = async (parameters: object) =>
    (await alice.refusal('GET', '/api/v3/myTrades', { symbol, ...parameters }))[1];
  expect(await refusal({ fromId: 1, startTime: 1 })).toBe(-1128);
  expect(await refusal({ startTime: 1, endTime: 86_400_002 })).toBe(-1127);
  expect(await refusal({ startTime: 2, endTime: 1 })).toBe(-1130);
  expect(await refusal({ symbol: 'NOPETHB' })).toBe(-1121);
});

test('fee rates are those of the account, with VAT apart or together', async () => {
  const commission = await alice.expect<{ standardCommission: { taker: string }; taxCommission: { taker: string } }>(
    'GET',
    '/api/v3/account/commission',
    { symbol },
  );
  const fees = await alice.expect<{ symbol: string; takerCommission: string }[]>('GET', '/sapi/v1/asset/tradeFee', {
    symbol,
  });
  const sum = Number(commission.standardCommission.taker) + Number(commission.taxCommission.taker);
  expect(fees.map(({ takerCommission }) => Number(takerCommission))).toEqual([expect.closeTo(sum, 12)]);
  expect((await alice.expect<unknown[]>('GET', '/sapi/v1/asset/tradeFee')).length).toBeGreaterThan(1);
  for (const path of ['/api/v3/account/commission', '/sapi/v1/asset/tradeFee'])
    expect((await alice.refusal('GET', path, { symbol: 'NOPETHB' })).slice(0, 2)).toEqual([400, -1121]);
});
