/**
 * Rows of a batch may be visible to other connections before they are durable. List endpoints therefore wait until the
 * batch is durable, and answer 503 if the answer to the COMMIT is lost.
 */
import { eventually } from '../support/eventually';
import { expectCleanAudit, TestExchange, type TestUser } from '../support/exchange';
import { FaultProxy } from '../support/faultProxy';
import { freshSchema } from '../support/testDatabase';

/** Requests that wait for no batch, sent one after the other. Every response that does not wait arrives meanwhile. */
const OTHER_REQUESTS = 20;

let exchange: TestExchange;
let proxy: FaultProxy;
let buyer: TestUser;
let lastId = 0;
let nonce = 0;
beforeAll(async () => {
  const schema = await freshSchema();
  proxy = await FaultProxy.start(schema.serviceUrl);
  exchange = await TestExchange.start({ schema, serverDatabaseUrl: proxy.proxiedUrl(schema.serviceUrl) });
  buyer = await exchange.createUser({ balances: { thb: '1000000' } });
});
afterAll(async () => {
  await exchange.close();
  await proxy.close();
});

function placeOrder() {
  nonce += 1;
  return buyer.client.call('createOrder', {
    body: { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1000', amount: '0.01', nonce },
  });
}

/**
 * Places an order whose COMMIT is executed and not answered, and sends a request to every endpoint that reads tables it
 * may have changed.
 */
async function readWhileHeld() {
  proxy.commitFate = () => 'held';
  const placing = placeOrder();
  const { id } = await eventually<{ id: number }>(
    () => exchange.database('orders').where({ user_id: buyer.id }).orderBy('id', 'desc').first(),
    (row) => row !== undefined && row.id !== lastId,
  );
  lastId = id;
  const { client } = buyer;
  const { operator } = exchange;
  const readings = {
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
  const answers = Object.entries({ createOrder: placing, ...readings }).map(async ([name, response]) => {
    const { status } = await response;
    answered.push(name);
    return [name, status] as const;
  });
  for (let request = 0; request < OTHER_REQUESTS; request += 1) await operator.expect('listPartners', 200);
  expect(answered).toEqual([]);
  proxy.commitFate = () => 'pass';
  return { id, answers, readings };
}

test('a list endpoint does not answer with rows that may not be durable', async () => {
  const { id, answers, readings } = await readWhileHeld();
  proxy.releaseResponses();
  expect(Object.fromEntries(await Promise.all(answers))).toEqual({
    ...Object.fromEntries(Object.keys(readings).map((name) => [name, 200])),
    createOrder: 200,
    // The withdrawal does not exist.
    getWithdrawal: 404,
  });
  expect(JSON.parse((await readings.listOrders).text)).toEqual([expect.objectContaining({ id })]);
});

test('a list read before the answer to the COMMIT was lost is answered 503, and a repeated request succeeds', async () => {
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

test('orders and lists continue to work, and the audit is clean', async () => {
  expect((await placeOrder()).status).toBe(200);
  expect(JSON.parse((await buyer.client.call('listOrders', {})).text)).toHaveLength(3);
  await expectCleanAudit(exchange);
});
