/** What operators find out about a user: search, orders, sessions, notes. */
import { randomBytes } from 'node:crypto';
import { unusedAddress } from '../../support/custodian/unusedAddresses';
import { exchangeOfThisFile } from '../../support/exchange';
import { placeOrder } from '../../support/orderHelpers';
import { signUpUser } from '../../support/pageClient';
import { ADDRESSES, fillAddressPool, withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();

/** The users that are found, with what the text is of them. */
async function found(text: string): Promise<(readonly [number, string])[]> {
  const { items } = await exchange().operator.expect('findUsers', 200, { query: { text } });
  return items.map(({ account, matched_by: matchedBy }) => [account.id, matchedBy] as const);
}

test('a user is found by id, e-mail address, addresses and transaction ids, and nobody else is', async () => {
  const alice = await exchange().createUser({ balances: { btc: '1' } });
  const bob = await exchange().createUser({ balances: { btc: '1' } });
  const own = unusedAddress('bitcoin');
  await fillAddressPool(exchange(), [own]);
  await alice.client.expect('createDepositAddress', 200, { body: { currency: 'btc' } });
  const [sent, received] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const { id: withdrawalid } = await withdrawCoins(bob, { amount: '0.1', address: ADDRESSES.bitcoin });
  await exchange().operator.expect('markWithdrawalSending', 200, { path: { withdrawalid } });
  await exchange().operator.expect('markWithdrawalSent', 200, { path: { withdrawalid }, body: { txid: sent } });
  const deposit = { user_id: alice.id, asset: 'btc', amount: '0.5', reference: received };
  await exchange().operator.expect('creditDeposit', 201, {
    body: { ...deposit, network: 'bitcoin', address: own, txid: received, output: 0 },
  });
  expect(await found(String(alice.id))).toEqual([[alice.id, 'id']]);
  expect(await found(alice.email.slice(0, 20).toUpperCase())).toEqual([[alice.id, 'email']]);
  expect(await found(own)).toEqual([[alice.id, 'deposit_address']]);
  expect(await found(ADDRESSES.bitcoin)).toEqual([[bob.id, 'withdrawal_address']]);
  expect(await found(sent)).toEqual([[bob.id, 'withdrawal_txid']]);
  expect(await found(received)).toEqual([[alice.id, 'deposit_txid']]);
  for (const text of ['nobody@', '999999', '%', 'ไม่มี', ' ']) expect(await found(text)).toEqual([]);
});

test('the orders of a user are listed, newest first', async () => {
  const alice = await exchange().createUser({ balances: { thb: '100000' } });
  const { id } = await placeOrder(alice, { side: 'buy', price: '100', amount: '1' });
  const path = { userid: alice.id };
  const { items } = await exchange().operator.expect('listUserOrders', 200, { path, query: { status: 'open' } });
  expect(items.map(({ id }) => id)).toEqual([id]);
  expect(await exchange().operator.expect('listUserOrders', 200, { path, query: { status: 'close' } })).toEqual({
    items: [],
  });
  expect((await exchange().operator.expect('listUserOrders', 200, { path })).items).toHaveLength(1);
});

test('the sessions of a user are listed, and end all at once', async () => {
  const carol = await signUpUser(() => exchange().baseUrl);
  const [[userid]] = (await found(carol.email)) as [readonly [number, string]];
  const path = { userid };
  const { items } = await exchange().operator.expect('listUserSessions', 200, { path });
  expect(items).toEqual([expect.objectContaining({ ip: '127.0.0.1' })]);
  await exchange().operator.expect('endUserSessions', 204, { path });
  expect(await exchange().operator.expect('listUserSessions', 200, { path })).toEqual({ items: [] });
  expect((await carol.browser.open('/account')).path).toBe('/sign-in');
});

test('notes are kept with their author, newest first', async () => {
  const { id } = await exchange().createUser();
  const path = { userid: id };
  for (const text of ['Called her.', 'She confirmed: <b>yes</b> ไทย'])
    await exchange().operator.expect('createUserNote', 201, { path, body: { text } });
  const { count, items } = await exchange().approver.expect('listUserNotes', 200, { path });
  expect([count, items.map(({ text, operator_id: by }) => [text, by])]).toEqual([
    2,
    [
      ['She confirmed: <b>yes</b> ไทย', 1],
      ['Called her.', 1],
    ],
  ]);
});

test('nothing is told about users that do not exist', async () => {
  const path = { userid: 999999 };
  const { operator } = exchange();
  for (const id of ['listUserOrders', 'listUserSessions', 'listUserNotes', 'endUserSessions'] as const)
    expect((await operator.call(id, { path })).body).toMatchObject({ code: 'USER_NOT_FOUND' });
  const note = await operator.call('createUserNote', { path, body: { text: 'x' } });
  expect(note.body).toMatchObject({ code: 'USER_NOT_FOUND' });
});
