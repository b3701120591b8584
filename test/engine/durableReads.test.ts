/**
 * The database shows what a batch wrote before the batch is on its disk. Whoever reads lists is told no sooner than whoever asked for what is in them: not at all
 * while the answer to the COMMIT is on its way, and not by a list that was read before that answer was lost.
 */
import { eventually } from '../support/eventually';
import { endWithAudit, TestExchange, type TestUser } from '../support/exchange';
import { FaultProxy } from '../support/faultProxy';
import { freshSchema } from '../support/testDatabase';

/** Questions that wait for nothing, one after the other: whoever was going to be answered meanwhile has been. */
const OTHER_QUESTIONS = 20;

let exchange: TestExchange;
let proxy: FaultProxy;
let buyer: TestUser;
let lastId = 0;
let nonce = 0;
beforeAll(async () => {
  const schema = await freshSchema();
  proxy = await FaultProxy.start(schema.serviceUrl);
  exchange = await TestExchange.start({ schema, serverDatabaseUrl: proxy.through(schema.serviceUrl) });
  buyer = await exchange.createUser({ balances: { thb: '1000000' } });
});
afterAll(async () => {
  await exchange.close();
  await proxy.close();
});

function place() {
  nonce += 1;
  return buyer.client.call('createOrder', {
    body: { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1000', amount: '0.01', nonce },
  });
}

/** Places an order whose COMMIT is done and not answered, and asks for everything that is read from tables which it may have changed. */
async function readWhileHeld() {
  proxy.commitFate = () => 'held';
  const placing = place();
  const { id } = await eventually<{ id: number }>(
    () => exchange.database('orders').where({ user_id: buyer.id }).orderBy('id', 'desc').first(),
    (row) => row !== undefined && row.id !== lastId,
  );
  lastId = id;
  const { client } = buyer;
  const { operator } = exchange;
  const asked = {
    getOrder: client.call('getOrder', { path: { id } }),
    listOrders: client.call('listOrders', {}),
    listOrdersV3: client.call('listOrdersV3', {}),
    getTradeHistory: client.call('getTradeHistory', {}),
    listCryptoDeposits: client.call('listCryptoDeposits', {}),
    listCryptoWithdrawals: client.call('listCryptoWithdrawals', {}),
    listBankAccountDeposits: client.call('listBankAccountDeposits', {}),
    listFiatWithdrawals: client.call('listFiatWithdrawals', {}),
    getWithdrawal: operator.call('getWithdrawal', { path: { withdrawalid: 1 } }),
    listDeposits: operator.call('listDeposits', {}),
    listWithdrawals: operator.call('listWithdrawals', {}),
    getHouseBalances: operator.call('getHouseBalances', {}),
    getMarketRules: operator.call('getMarketRules', {}),
  };
  const answered: string[] = [];
  const answers = Object.entries({ createOrder: placing, ...asked }).map(async ([name, asking]) => {
    const { status } = await asking;
    answered.push(name);
    return [name, status] as const;
  });
  for (let question = 0; question < OTHER_QUESTIONS; question += 1) await operator.expect('listPartners', 200);
  expect(answered).toEqual([]);
  proxy.commitFate = () => 'pass';
  return { id, answers, asked };
}

test('what is not known to be durable is in no list', async () => {
  const { id, answers, asked } = await readWhileHeld();
  proxy.release();
  expect(Object.fromEntries(await Promise.all(answers))).toEqual({
    ...Object.fromEntries(Object.keys(asked).map((name) => [name, 200])),
    createOrder: 200,
    // There is none.
    getWithdrawal: 404,
  });
  expect(JSON.parse((await asked.listOrders).text)).toEqual([expect.objectContaining({ id })]);
});

test('what was read before the answer to the COMMIT was lost is not told: to ask again is', async () => {
  const { id, answers } = await readWhileHeld();
  proxy.cutAll();
  expect(
    new Set((await Promise.all(answers)).filter(([name]) => name !== 'createOrder').map(([, status]) => status)),
  ).toEqual(new Set([503]));
  const orders = await eventually(
    () => buyer.client.call('listOrders', {}),
    ({ status }) => status === 200,
  );
  expect(JSON.parse(orders.text)).toContainEqual(expect.objectContaining({ id }));
});

test('placing and reading go on, and the books are clean', async () => {
  expect((await place()).status).toBe(200);
  expect(JSON.parse((await buyer.client.call('listOrders', {})).text)).toHaveLength(3);
  await endWithAudit(exchange);
});
