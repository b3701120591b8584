import { exchangeOfThisFile, type TestUser } from '../../support/exchange';

const exchange = exchangeOfThisFile();
let nonce = 0;

async function placeRestingOrder(user: TestUser): Promise<number> {
  nonce += 1;
  return (
    await user.client.expect('createOrder', 200, {
      body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '1', nonce },
    })
  ).id;
}

async function btcOf(user: TestUser): Promise<string | undefined> {
  return (await user.client.expect('getUser', 200, { path: { userid: 'me' } })).wallets['btc']?.available_balance;
}

test('removes the order from the book and releases its hold, with or without a body', async () => {
  const alice = await exchange().createUser({ balances: { btc: '3' } });
  const [one, two, three] = [
    await placeRestingOrder(alice),
    await placeRestingOrder(alice),
    await placeRestingOrder(alice),
  ];
  expect(await btcOf(alice)).toBe('0');
  expect(await alice.client.expect('cancelOrder', 202, { path: { id: one } })).toEqual({});
  expect(await alice.client.expect('cancelOrder', 202, { path: { id: two }, body: { pair: 'BTC_THB' } })).toEqual({});
  expect(await alice.client.expect('cancelOrder', 202, { path: { id: three }, body: {} })).toEqual({});
  expect(await btcOf(alice)).toBe('3');
});

test('a closed order cannot be cancelled', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const id = await placeRestingOrder(alice);
  await alice.client.expect('cancelOrder', 202, { path: { id } });
  const answer = await alice.client.call('cancelOrder', { path: { id } });
  expect([answer.status, answer.body]).toEqual([
    409,
    { code: 'ORDER_NOT_CANCELLABLE', message: 'The order is already closed.' },
  ]);
});

test("the response is the same for another user's order, another pair's order and an unknown id", async () => {
  const [alice, bob] = [await exchange().createUser({ balances: { btc: '1' } }), await exchange().createUser()];
  const id = await placeRestingOrder(alice);
  const near = [`0${id}`, ` ${id}`, `${id} `, `${id}.0`, `${id}e0`, `0x${id.toString(16)}`, `-${id}`, `+${id}`];
  for (const [user, path, body] of [
    [bob, String(id), undefined],
    [alice, '999999999999999', undefined],
    [alice, String(id), { pair: 'eth_thb' }],
    ...near.map((text) => [alice, text, undefined] as const),
    [alice, '9'.repeat(16), undefined],
    [alice, 'me', undefined],
  ] as const) {
    const answer = await user.client.call('cancelOrder', { path: { id: path }, ...(body && { body }) });
    expect([path, answer.status, answer.body]).toEqual([
      path,
      404,
      { code: 'ORDER_NOT_FOUND', message: 'You have no such order.' },
    ]);
  }
  expect(await btcOf(alice)).toBe('0');
});

test('an unlisted pair is refused', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const id = await placeRestingOrder(alice);
  expect((await alice.client.call('cancelOrder', { path: { id }, body: { pair: 'doge_thb' } })).body).toMatchObject({
    code: 'INVALID_PAIR',
  });
});

test('orders can be cancelled while the symbol is paused', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const id = await placeRestingOrder(alice);
  const symbol = {
    price_precision: 2,
    quantity_precision: 8,
    minimum_quantity: '0.0001',
    minimum_price: '0.01',
    maximum_price: '100000000',
    vat_rate: '0.07',
  };
  await exchange().operator.expect('putSymbol', 200, {
    path: { symbol: 'btc_thb' },
    body: { status: 'BREAK', ...symbol },
  });
  await alice.client.expect('cancelOrder', 202, { path: { id } });
});

test('of concurrent cancellations of one order, exactly one succeeds', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const symbol = {
    price_precision: 2,
    quantity_precision: 8,
    minimum_quantity: '0.0001',
    minimum_price: '0.01',
    maximum_price: '100000000',
    vat_rate: '0.07',
  };
  await exchange().operator.expect('putSymbol', 200, {
    path: { symbol: 'btc_thb' },
    body: { status: 'TRADING', ...symbol },
  });
  const id = await placeRestingOrder(alice);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => alice.client.call('cancelOrder', { path: { id } })),
  );
  expect(answers.filter(({ status }) => status === 202).length).toBe(1);
  expect(answers.filter(({ status }) => status === 409).length).toBe(19);
  expect(await btcOf(alice)).toBe('1');
});
