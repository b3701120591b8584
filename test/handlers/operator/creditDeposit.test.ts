import { randomBytes, randomUUID } from 'node:crypto';
import type { BodyOf } from '../../support/client';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();

function creditDeposit(body: BodyOf<'creditDeposit'>) {
  return exchange().operator.call('creditDeposit', { body });
}

test('credits a user once for each reference', async () => {
  const alice = await exchange().createUser();
  const body = { user_id: alice.id, asset: 'btc', amount: '1.50', reference: randomUUID() };
  const first = await creditDeposit(body);
  const told = {
    id: expect.any(Number),
    created_at: expect.any(String),
    updated_at: expect.any(String),
    status: 'completed',
  };
  const unknown = {
    network: null,
    address: null,
    tag: null,
    txid: null,
    confirmations: 0,
    bank_code: null,
    account_number: null,
  };
  expect([first.status, first.body]).toEqual([201, { ...body, ...told, ...unknown, amount: '1.5' }]);
  const repeats = await Promise.all(Array.from({ length: 10 }, () => creditDeposit(body)));
  expect(new Set(repeats.map(({ text }) => text))).toEqual(new Set([first.text]));
  const { wallets } = await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  expect(wallets['btc']?.available_balance).toBe('1.5');
});

test('stores the given details of the deposit’s origin', async () => {
  const alice = await exchange().createUser();
  const coins = {
    network: 'tron',
    address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
    tag: '7',
    txid: 'aa'.repeat(32),
    confirmations: 21,
  };
  const baht = { bank_code: 'SCB', account_number: '4067890123' } as const;
  for (const [body, particulars] of [
    [{ asset: 'usdt', amount: '5' }, coins],
    [{ asset: 'thb', amount: '100' }, baht],
  ] as const) {
    const output = 'txid' in particulars ? { output: 0 } : {};
    const answer = await creditDeposit({
      user_id: alice.id,
      reference: randomUUID(),
      ...body,
      ...particulars,
      ...output,
    });
    expect([answer.status, answer.body]).toMatchObject([201, { ...body, ...particulars, status: 'completed' }]);
  }
});

test('a reference cannot be reused for another deposit, regardless of the user', async () => {
  const [alice, bob] = [await exchange().createUser(), await exchange().createUser()];
  const body = { user_id: alice.id, asset: 'thb', amount: '100', reference: randomUUID() };
  await creditDeposit(body);
  for (const other of [{ amount: '100.01' }, { asset: 'btc' }, { user_id: bob.id }]) {
    const answer = await creditDeposit({ ...body, ...other });
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'IDEMPOTENCY_CONFLICT' }]);
  }
});

test('a payment on a chain is credited once, whatever its reference, and whatever the spelling of its transaction', async () => {
  const [alice, bob] = [await exchange().createUser(), await exchange().createUser()];
  const id = randomBytes(32).toString('hex');
  const payment = { user_id: alice.id, asset: 'usdt', amount: '2', network: 'ethereum' };
  const credit = (more: Partial<BodyOf<'creditDeposit'>>) =>
    creditDeposit({ ...payment, reference: randomUUID(), ...more });
  const first = await credit({ txid: `0x${id.toUpperCase()}`, output: 0 });
  expect([first.status, first.body]).toMatchObject([201, { reference: `ethereum:${id}:0`, txid: `0x${id}` }]);
  for (const again of [
    { txid: id, output: 0 },
    { txid: id.toUpperCase(), output: 0, reference: 'friend' },
    { txid: id, reference: `ethereum:0x${id}:0` },
    { reference: `ethereum:${id.toUpperCase()}:0` },
  ])
    expect((await credit(again)).text).toBe(first.text);
  expect((await credit({ txid: id, output: 0, user_id: bob.id })).body).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  const { wallets } = await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  expect(wallets['usdt']?.available_balance).toBe('2');
  // Another output is another payment.
  expect((await credit({ txid: id, output: 1 })).body).toMatchObject({ reference: `ethereum:${id}:1` });
});

test.each([
  ['txid', { network: 'bitcoin', output: 0 }],
  ['network', { txid: 'aa', output: 0 }],
  ['output', { network: 'bitcoin', txid: 'aa' }],
  ['output', { network: 'bitcoin', txid: 'aa', reference: 'bitcoin:bb:0' }],
])('a payment on a chain is identified completely: %s is missing', async (name, details) => {
  const alice = await exchange().createUser();
  const body = { user_id: alice.id, asset: 'btc', amount: '2', reference: randomUUID(), ...details };
  const answer = await creditDeposit(body);
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_PARAMETERS', fields: { [name]: {} } }]);
});

test('a transaction id as the reference is the same with and without 0x, and in either case', async () => {
  const alice = await exchange().createUser();
  const id = randomBytes(32).toString('hex');
  const body = { user_id: alice.id, asset: 'usdt', amount: '2' };
  const credit = (reference: string) =>
    exchange().operator.expect('creditDeposit', 201, { body: { ...body, reference } });
  const first = await credit(`0x${id.toUpperCase()}`);
  expect(first).toMatchObject({ reference: id });
  for (const reference of [id, `0x${id}`, id.toUpperCase(), `0X${id}`])
    expect((await credit(reference)).id).toBe(first.id);
  // The number of a bank transfer is nothing but text.
  const baht = { user_id: alice.id, asset: 'thb', amount: '2', reference: id.toUpperCase() };
  expect(await exchange().operator.expect('creditDeposit', 201, { body: baht })).toMatchObject({
    reference: id.toUpperCase(),
  });
});

test('the reference of a refused deposit may be used again', async () => {
  const alice = await exchange().createUser();
  const body = { user_id: alice.id, asset: 'thb', amount: '0', reference: randomUUID() };
  expect((await creditDeposit(body)).status).toBe(422);
  expect((await creditDeposit({ ...body, amount: '5' })).status).toBe(201);
});

test.each([
  ['an asset that is not listed', { asset: 'doge' }, 400, { code: 'INVALID_ASSET' }],
  ['a network that the asset does not have', { network: 'bitcoin' }, 400, { code: 'INVALID_NETWORK' }],
  ['no name of a network', { network: 'Bit Coin' }, 400, { code: 'INVALID_NETWORK' }],
  ['nobody', { user_id: 999999 }, 404, { code: 'USER_NOT_FOUND' }],
  [
    'nothing',
    { amount: '0' },
    422,
    { code: 'INVALID_SETTING', message: 'The setting breaks a rule: a deposit must be greater than zero.' },
  ],
  [
    'more decimals than the asset moves',
    { amount: '1.001' },
    422,
    { code: 'INVALID_SETTING', message: 'The setting breaks a rule: deposits of thb have at most 2 decimals.' },
  ],
  ['a negative amount', { amount: '-1' }, 400, { code: 'INVALID_PARAMETERS' }],
  ['an empty reference', { reference: '' }, 400, { code: 'INVALID_PARAMETERS' }],
])('%s is refused', async (_name, more, status, body) => {
  const alice = await exchange().createUser();
  const answer = await creditDeposit({
    user_id: alice.id,
    asset: 'thb',
    amount: '1',
    reference: randomUUID(),
    ...more,
  });
  expect([answer.status, answer.body]).toMatchObject([status, body]);
});

test('the total of an asset stays below 10^15, so that every sum can be stored', async () => {
  const alice = await exchange().createUser();
  const most = { user_id: alice.id, asset: 'eth', amount: '999999999999999', reference: randomUUID() };
  expect((await creditDeposit(most)).status).toBe(201);
  const over = await creditDeposit({ ...most, amount: '1', reference: randomUUID() });
  expect([over.status, over.body]).toMatchObject([422, { code: 'INVALID_SETTING' }]);
  expect((await creditDeposit({ ...most, amount: '0.99999999', reference: randomUUID() })).status).toBe(201);
  await exchange().kill();
  await exchange().restart();
  const { wallets } = await alice.client.expect('getUser', 200, { path: { userid: 'me' } });
  expect(wallets['eth']?.available_balance).toBe('999999999999999.99999999');
});
