/** Trading on the market page without JavaScript: review, idempotency and isolation, and the stream of the session. */
import { exchangeOfThisFile } from '../../support/exchange';
import { signUpTrader } from '../../support/marketTrader';
import { createTraders, placeOrder, tradeBetween, withTradingPaused } from '../../support/orderHelpers';
import type { OpenPage } from '../../support/pageClient';

const exchange = exchangeOfThisFile();
const MARKET = '/market/btc_thb';
const ORDERS = `${MARKET}/orders`;

const listenKeyOn = (page: OpenPage): string =>
  /listenKey&quot;:&quot;([0-9a-f]{32})/.exec(page.answer.text)?.[1] ?? '';
const openOrders = async (userId: number): Promise<unknown[]> =>
  exchange()
    .database('orders')
    .where({ user_id: userId })
    .whereIn('status', ['created', 'partial_filled'])
    .select('side', 'price', 'quantity');

test('an order is reviewed with its exact costs, placed once per form, and cancelled', async () => {
  const [seller] = await createTraders(exchange());
  await placeOrder(seller, { side: 'sell', price: '1000', amount: '1' });
  const { browser, id } = await signUpTrader(exchange());
  const review = await (await browser.open(MARKET)).submit(ORDERS, {
    side: 'buy',
    type: 'limit',
    price: '1,000',
    amount: '1.5',
  });
  // Fee of 0.25 % on 1000 plus 7 % VAT; the rest holds 500 plus the same rates. Satang are rounded to the safe side.
  expect(review.words).toMatch(
    /Trades immediately 1 BTC +at an average price of 1,000\.00 Added to the order book 0\.5 BTC Fee 2\.5 THB VAT on the fee 0\.18 THB You pay 1,002\.68 THB Held .* 501\.34 THB Available afterwards 8,495\.98 THB Buy BTC/,
  );
  expect(await openOrders(id)).toEqual([]);
  const form = review.formValues(ORDERS);
  const done = await review.submit(ORDERS);
  expect(done.words).toMatch(
    /Bought 1 BTC for 1,002\.68 THB\. Order \d+ is in the order book with 0\.5 BTC left to trade\./,
  );
  const again = await browser.send(ORDERS, {
    method: 'POST',
    body: new URLSearchParams(form as Record<string, string>),
  });
  expect([again.status, again.headers['location']]).toEqual([303, done.answer.at]);
  expect(await openOrders(id)).toHaveLength(1);
  const [, cancel = ''] = /action="(\/market\/btc_thb\/orders\/[1-9]\d*\/cancel)[?"]/.exec(done.answer.text) ?? [];
  const other = await browser.open(MARKET);
  expect((await done.submit(cancel)).words).toContain('The order was cancelled.');
  expect((await other.submit(cancel)).words).toContain('The order was already closed.');
  expect(await openOrders(id)).toEqual([]);
});

test('an order that was changed after the review is reviewed again', async () => {
  const { browser, id } = await signUpTrader(exchange());
  const review = await (await browser.open(MARKET)).submit(ORDERS, { side: 'sell', price: '5000', amount: '1' });
  const changed = await review.submit(ORDERS, { amount: '2' });
  expect([changed.words, await openOrders(id)]).toEqual([expect.stringContaining('Added to the order book 2 BTC'), []]);
});

test.each([
  [{ side: 'buy', price: '', amount: '1' }, 'Enter a price'],
  [{ side: 'buy', price: '1', amount: '1e5' }, 'Enter an amount'],
  [{ side: '', price: '1', amount: '1' }, 'Choose buy or sell'],
  [{ side: 'buy', price: '10.001', amount: '1' }, 'Enter a price with at most 2 decimals'],
  [{ side: 'buy', price: '1000', amount: '0.00001' }, 'The minimum amount is 0.0001 BTC'],
  [{ side: 'buy', price: '1000', amount: '100' }, 'Your balance is too low for this order'],
  [{ side: 'sell', price: '1000', amount: '0.1', time_in_force: 'FOK', post_only: 'on' }, 'cannot be combined'],
  [{ side: 'buy', price: '1', amount: '1', time_in_force: 'FOK' }, 'cannot fill the whole amount immediately'],
] as const)('the input %j is refused with an explanation', async (values, words) => {
  const { browser } = await signUpTrader(exchange());
  const page = await (await browser.open(MARKET)).submit(ORDERS, values);
  expect([page.answer.status, page.words]).toEqual([422, expect.stringContaining(words)]);
});

test.each([
  [{ side: 'sell', stop_price: '900', price: '890' }, 'falls to 900.00', 'Stop-limit'],
  [{ side: 'sell', stop_price: '1100', price: '' }, 'rises to 1,100.00', 'Take-profit'],
  [{ side: 'buy', stop_price: '1100', price: '' }, 'rises to 1,100.00', 'Stop-market'],
  [{ side: 'buy', stop_price: '900', price: '905' }, 'falls to 900.00', 'Take-profit limit'],
] as const)('the stop order %j waits until the last price %s', async (values, waits, kind) => {
  await tradeBetween(await createTraders(exchange()), '1000', '1');
  const { browser } = await signUpTrader(exchange());
  const review = await (await browser.open(MARKET)).submit(ORDERS, { type: 'stop', amount: '1', ...values });
  expect(review.words).toContain(`Waits until the last price ${waits}`);
  const done = await review.submit(ORDERS);
  expect(done.words).toMatch(/Order \d+ waits for its stop price\./);
  expect(done.words).toContain(kind);
});

test('an order of another user cannot be changed, and invalid changes are explained', async () => {
  const [owner] = await createTraders(exchange());
  const { id } = await placeOrder(owner, { side: 'buy', price: '10', amount: '2' });
  const { browser, id: userId } = await signUpTrader(exchange());
  const csrf = String((await browser.open('/account')).formValues('/sign-out')['csrf']);
  const change = (order: number, price: string, amount: string, basedOn = '2') =>
    browser.send(`${ORDERS}/${order}/amend`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ csrf, based_on: basedOn, [`price-${order}`]: price, [`amount-${order}`]: amount },
      }),
    });
  expect((await change(id, '10', '1')).headers['location']).toBe(`${MARKET}?done=closed`);
  expect((await owner.client.expect('getOrder', 200, { path: { id } })).amount).toBe('2');
  const review = await (await browser.open(MARKET)).submit(ORDERS, { side: 'buy', price: '20', amount: '2' });
  await review.submit(ORDERS);
  const own = Number((await exchange().database('orders').where('user_id', userId).first('id')).id);
  for (const [price, amount, problem] of [
    ['20', '2', 'Change the price or the amount.'],
    ['x', '2', 'Enter a price'],
    ['20', '-1', 'Enter an amount'],
    ['20.001', '2', 'at most 2 decimals'],
    ['20', '0.000000001', 'at most 8 decimals'],
  ] as const) {
    const answer = await change(own, price, amount);
    expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(problem)]);
  }
  const outdated = await change(own, '19', '2', '3');
  expect([outdated.status, outdated.text]).toEqual([422, expect.stringContaining('its amount is now 2.')]);
  expect(await openOrders(userId)).toEqual([expect.objectContaining({ price: expect.stringMatching(/^20\.0/) })]);
});

test('a new price that the user cannot pay, or that would cost the other order of a list, changes nothing', async () => {
  await tradeBetween(await createTraders(exchange()), '1000', '1');
  const { browser, id: userId } = await signUpTrader(exchange());
  const csrf = String((await browser.open('/account')).formValues('/sign-out')['csrf']);
  const change = (order: number, price: string, amount: string, basedOn = '2') =>
    browser.send(`${ORDERS}/${order}/amend`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ csrf, based_on: basedOn, [`price-${order}`]: price, [`amount-${order}`]: amount },
      }),
    });
  const key = await exchange().issueApiKey(userId, ['order_create', 'order_list', 'order_cancel']);
  const client = exchange().anonymous.withCredentials({ kind: 'key', ...key });
  const { id } = await client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'buy', price: '20', amount: '2', nonce: 1 },
  });
  const refused = await change(id, '900', '100');
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Your balance is too low')]);
  const { orders } = await client.expect('createOrderList', 200, {
    body: { type: 'oco', pair: 'btc_thb', side: 'buy', amount: '0.1', price: '900', stop_price: '1100', nonce: 2 },
  });
  const [limit] = orders;
  const special = await change(Number(limit?.id), '950', '0.1', '0.1');
  expect([special.status, special.text]).toEqual([422, expect.stringContaining('cannot be changed here')]);
  expect((await openOrders(userId)).length).toBe(3);
  // What the present order holds counts for the new one.
  await client.expect('amendOrder', 200, { path: { id }, body: { amount: '1', expected_amount: '2' } });
  for (const based of ['2', '', 'x']) {
    const stale = await change(id, '30', '2', based);
    expect([stale.status, stale.text]).toEqual([422, expect.stringContaining('its amount is now 1.')]);
  }
  const affordable = await change(id, '40', '2', '1');
  expect(affordable.headers['location']).toBe(`${MARKET}?done=replaced`);
});

test('orders are refused while trading is paused', async () => {
  const { browser } = await signUpTrader(exchange());
  const market = await browser.open(MARKET);
  await withTradingPaused(exchange(), 'btc_thb', async () => {
    expect((await market.submit(ORDERS, { side: 'buy', price: '1000', amount: '1' })).words).toContain(
      'Trading is paused',
    );
  });
});

test("another user's order cannot be cancelled, and cross-site forms are refused", async () => {
  const [owner] = await createTraders(exchange());
  const { id } = await placeOrder(owner, { side: 'buy', price: '10', amount: '1' });
  const { browser } = await signUpTrader(exchange());
  const csrf = String((await browser.open('/account')).formValues('/sign-out')['csrf']);
  const send = (body: string, headers = {}) =>
    browser.send(`${ORDERS}/${id}/cancel`, { method: 'POST', body: new URLSearchParams(body), headers });
  expect((await send(`csrf=${csrf}`)).headers['location']).toBe(`${MARKET}?done=closed`);
  expect((await send(`csrf=${csrf}`, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(
    403,
  );
  expect((await send('csrf=x')).status).toBe(403);
  expect((await owner.client.expect('getOrder', 200, { path: { id } })).status).toBe('created');
});

test("the page's listen key belongs to the session: constant, unique, and ended with the session", async () => {
  const [alice, bob] = [await signUpTrader(exchange()), await signUpTrader(exchange())];
  const key = listenKeyOn(await alice.browser.open(MARKET));
  expect(listenKeyOn(await alice.browser.open('/market/eth_thb'))).toBe(key);
  expect(listenKeyOn(await bob.browser.open(MARKET))).not.toBe(key);
  const stream = await exchange().openStream(`/ws/${key}`);
  await exchange().deposit(bob.id, 'thb', '1');
  await exchange().deposit(alice.id, 'thb', '7');
  expect(await stream.next(({ e }) => e === 'balanceUpdate')).toMatchObject({ a: 'thb', d: '7' });
  await (await alice.browser.open('/account')).submit('/sign-out');
  await stream.next(({ e }) => e === 'listenKeyExpired');
  expect((await stream.closed).code).toBe(1000);
  expect(await exchange().database('session_listen_keys').where('user_id', alice.id)).toEqual([]);
});
