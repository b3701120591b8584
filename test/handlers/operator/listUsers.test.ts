import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const find = (query: Record<string, string> = {}) => exchange().operator.expect('listUsers', 200, { query });

beforeAll(async () => {
  for (const email of ['anan@example.com', 'anong_1@example.com', 'anongx1@example.com', 'boon@example.com'])
    await exchange().operator.expect('createUser', 201, { body: { email } });
});

test('lists all users newest first, by page', async () => {
  const all = await find();
  expect(all.count).toBe(4);
  expect(all.items.map(({ email }) => email)).toEqual([
    'boon@example.com',
    'anongx1@example.com',
    'anong_1@example.com',
    'anan@example.com',
  ]);
  const page = await find({ limit: '2', offset: '1' });
  expect(page).toEqual({ count: 4, items: all.items.slice(1, 3) });
});

test.each([
  ['an', 3],
  ['ANON', 2],
  ['anong_1', 1],
  ['anan@example.com', 1],
  ['%', 0],
  ['_nan', 0],
  ['\\', 0],
  ['nan', 0],
])('finds those whose address begins with %s: %d', async (email, count) => {
  const found = await find({ email });
  expect([found.count, found.items.length]).toEqual([count, count]);
});
