import { amountFrom } from '../../../src/core/values/decimal';
import { exchangeOfThisFile } from '../../support/exchange';
import { OrderScenario } from '../../support/orderScenario';

const exchange = exchangeOfThisFile();

async function houseBalances(): Promise<Record<string, string>> {
  const { balances: rows } = await exchange().operator.expect('getHouseBalances', 200);
  return Object.fromEntries(rows.map(({ asset, kind, balance }) => [`${asset} ${kind}`, balance]));
}

test('is empty before the first deposit', async () => {
  expect(await houseBalances()).toEqual({});
});

test('shows external accounts as negative balances, and the earned fees', async () => {
  await new OrderScenario(exchange()).play(`
    alice has 2 btc
    bob   has 1000 thb
    alice sells 1 at 100 -> created
    bob   buys  1 at 100 -> completed 1@100
  `);
  // 0.25 % of 100 from both sides, and 7 % VAT on it.
  expect(await houseBalances()).toEqual({
    'btc custody': '-2',
    'thb bank': '-1000',
    'thb fees': '0.5',
    'thb vat': '0.035',
  });
});

test('the sum with all user balances is zero', async () => {
  const rows: { asset: string; total: string }[] = await exchange()
    .database('accounts')
    .where('owner', '>', 0)
    .groupBy('asset')
    .select('asset')
    .sum({ total: 'balance' });
  const house = await houseBalances();
  for (const { asset, total } of rows) {
    const ofHouse = Object.entries(house).filter(([name]) => name.startsWith(`${asset} `));
    expect(ofHouse.reduce((sum, [, balance]) => sum + amountFrom(balance), amountFrom(total))).toBe(0n);
  }
});
