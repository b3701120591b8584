import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { createTraders, placeOrder, walletOf } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();

function amendOrder(user: TestUser, id: number, body: { amount: string; pair?: string }) {
  return user.client.call('amendOrderV3', { path: { id }, body });
}

test('reduces the order like the operation under /api/', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const order = await placeOrder(alice);
  const { status, body } = await amendOrder(alice, order.id, { amount: '0.5', pair: 'BTC_THB' });
  expect([status, body]).toMatchObject([200, { id: order.id, amount: '0.5', open_cost: '10.77875625' }]);
  expect(await walletOf(alice, 'thb')).toBe('89.22124375');
});

const illegal = { code: -1100, msg: "Illegal characters found in parameter 'amount'." };
const invalid = { code: -1130, msg: "Data sent for parameter 'amount' is not valid." };

test.each<[string, { amount: string; pair?: string }, object]>([
  ['an amount that is not smaller', { amount: '1' }, invalid],
  ['an amount that is no decimal', { amount: '1e5' }, illegal],
  ['no amount', {} as { amount: string }, { code: -1102, msg: "Mandatory parameter 'amount' was not sent." }],
  ['an unlisted pair', { amount: '0.5', pair: 'doge_thb' }, { code: -1121, msg: 'Invalid symbol.' }],
  ['too many decimals', { amount: '0.123456789' }, { code: -1111, msg: 'Max amount precision is 8' }],
  ['too little', { amount: '0.00001' }, { code: -1013, msg: 'Filter failure: LOT_SIZE' }],
])('%s is refused in v3 form, and changes nothing', async (_name, body, expected) => {
  const alice = await exchange().createUser({ balances: { thb: '100' } });
  const { id } = await placeOrder(alice);
  const answer = await amendOrder(alice, id, body);
  expect([answer.status, answer.body]).toEqual([400, expected]);
  expect(await walletOf(alice, 'thb')).toBe('78.4424875');
});

test("another user's order is unknown, and a closed one cannot be amended", async () => {
  const [alice, bob] = await createTraders(exchange());
  const { id } = await placeOrder(alice);
  expect(await amendOrder(bob, id, { amount: '0.5' })).toMatchObject({
    status: 400,
    body: { code: -2011, msg: 'Unknown order sent.' },
  });
  await alice.client.expect('cancelOrder', 202, { path: { id } });
  expect(await amendOrder(alice, id, { amount: '0.5' })).toMatchObject({
    status: 400,
    body: { code: -2011, msg: 'The order is already closed.' },
  });
});
