/**
 * The whole path over real HTTP, WebSocket and database: market makers quote, a partner's user buys through the Portal,
 * the kline is published, the server is killed, and after the restart all data is still there.
 */
import { randomUUID } from 'node:crypto';
import { amountFrom, formatAmount } from '../src/core/values/decimal';
import { type TestExchange, type TestUser, withExchange } from './support/exchange';
import { type OauthPartner, startOauthPartner } from './support/partner/oauthPartner';
import { portalLogin, registerApp } from './support/portalLogin';

async function placeOrder(user: TestUser, side: 'buy' | 'sell', price: string, amount: string) {
  return await user.client.expect('createOrder', 200, {
    body: { pair: 'btc_thb', type: 'limit', side, price, amount, nonce: Date.now() },
  });
}

let partner: OauthPartner | undefined;
afterAll(() => partner?.close());

/** The buyer authorizes the app: both sign-ins and the consent. */
async function openSession(exchange: TestExchange, buyer: TestUser) {
  partner = await startOauthPartner(exchange.baseUrl);
  return await portalLogin(exchange, await registerApp(exchange, partner), buyer);
}

test('a partner’s user buys bitcoin, and the purchase is still there after the server was killed', async () => {
  await withExchange({}, async (exchange) => {
    const [ann, bob] = [
      await exchange.createUser({ balances: { btc: '2' } }),
      await exchange.createUser({ balances: { btc: '2', thb: '1000000' } }),
    ];
    const buyer = await exchange.createUser({ balances: { thb: '10000' } });
    const session = await openSession(exchange, buyer);

    // Market makers quote.
    await placeOrder(ann, 'sell', '1000000', '0.004');
    await placeOrder(bob, 'sell', '1000100', '1');
    const resting = await placeOrder(bob, 'buy', '999000', '0.5');
    expect(resting).toMatchObject({ status: 'created', remain_amount: '0.5' });
    const klines = await exchange.openStream('/ws/btc_thb@kline_1m');

    // The partner requests an estimated price and buys at it.
    const { price } = await exchange.anonymous.expect('getEstimatedPrice', 200, {
      query: { pair: 'BTC_THB', amount: '5000', side: 'buy' },
    });
    expect(price).toBe('1000100');
    const app = session.client;
    const order = { extras: session.extras, price, pair: 'btc_thb', side: 'buy' as const, amount: '5000' };
    const key = { 'idempotency-key': randomUUID() };
    const bought = await app.call('createPortalOrder', { body: order, headers: key });
    expect(bought).toMatchObject({ status: 201, body: { withdrawal_status: 'success' } });
    const { value } = bought.body as { value: string };
    // 0.004 at 1,000,000, and what the rest of 5,000 buys at 1,000,100 with fee and VAT.
    expect(value).toBe('0.00498656');

    // The kline with that trade is published.
    const frame = await klines.next(
      (candidate) => candidate['e'] === 'kline' && (candidate['k'] as { n: number }).n === 2,
    );
    expect(frame['k']).toMatchObject({ o: '1000000', c: '1000100', v: value, f: 1, L: 2, x: false });
    await klines.close();

    // The user record shows the rest of the balance, the ticker the trades, and the audit that the ledger is correct.
    const record = await buyer.client.expect('getUser', 200, { path: { userid: buyer.id } });
    expect(record.wallets['btc']?.available_balance).toBe('0');
    const left = amountFrom(record.wallets['thb']?.available_balance ?? '');
    expect(left).toBeGreaterThanOrEqual(amountFrom('5000'));
    expect(left).toBeLessThan(amountFrom('5000.02'));
    expect(record.limits['btc']).toEqual({
      available: formatAmount(amountFrom('0.5') - amountFrom(value)),
      capacity: '0.5',
    });
    const ticker = await exchange.anonymous.expect('getTicker24hr', 200, { query: { symbol: 'btc_thb' } });
    expect(ticker).toMatchObject({
      volume: value,
      count: 2,
      lastPrice: '1000100',
      bidPrice: '999000',
      askPrice: '1000100',
    });
    const before = await exchange.audit();

    // The server is killed and started again.
    await exchange.kill('SIGKILL');
    await exchange.restart();
    expect((await exchange.audit()).bookHash).toBe(before.bookHash);
    expect(await buyer.client.expect('getUser', 200, { path: { userid: 'me' } })).toEqual(record);
    expect(await exchange.anonymous.expect('getTicker24hr', 200, { query: { symbol: 'btc_thb' } })).toEqual(ticker);
    const again = await app.call('createPortalOrder', { body: order, headers: key });
    expect([again.status, again.text]).toEqual([201, bought.text]);
    expect(await bob.client.call('cancelOrder', { path: { id: resting.id } })).toMatchObject({ status: 202, body: {} });
    expect(await exchange.database('withdrawals').select('address', 'status')).toEqual([
      { address: expect.stringMatching(/^bc1q/), status: 'queued' },
    ]);
  });
});
