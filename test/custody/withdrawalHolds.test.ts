/** Withdrawals wait after a change of the account, and while their user is restricted. */
import { withdrawalKeyOf } from '../support/custodian/custodyKeys';
import { CustodyScenario, type RequestedWithdrawal } from '../support/custodian/custodyScenario';
import { unusedAddress } from '../support/custodian/unusedAddresses';
import type { TestUser } from '../support/exchange';
import { awaitMail, linkIn, mailsTo } from '../support/mailbox';
import { GOOD_PASSWORD, PageClient } from '../support/pageClient';
import { setGoodPassword } from '../support/portalLogin';
import { insertRow, updateRows } from '../support/storedCredentials';
import { withdrawCoins } from '../support/transferHelpers';

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'nine kites over the harbour';
let bench: CustodyScenario;

beforeAll(async () => {
  // The default is tested, so the setting that the test harness makes is taken back.
  bench = await CustodyScenario.start({ WITHDRAWAL_HOLD_HOURS: '' });
});
beforeEach(() => {
  bench.custodian.policy = () => 'confirmed';
});
afterEach(() => bench.expectConsistency());
afterAll(() => bench.close(), 60_000);

/** Withdraws to an address that has been in the user's address book for two days, so that only the account matters. */
async function withdrawToKnownAddress(user: TestUser, amount = '0.1'): Promise<RequestedWithdrawal> {
  const address = unusedAddress('bitcoin');
  const entry = { user_id: user.id, network: 'bitcoin', address, tag: '', label: 'known' };
  const row = { ...entry, created_at_ms: Date.now() - 48 * HOUR_MS };
  await insertRow(bench.exchange, 'withdrawal_addresses', row);
  const { id } = await withdrawCoins(user, { amount, address });
  return { id, key: await withdrawalKeyOf(bench.exchange, id), address };
}

const createUser = () => bench.exchange.createUser({ balances: { btc: '10' }, level: 'level_3' });

async function signIn(user: TestUser): Promise<PageClient> {
  await setGoodPassword(bench.exchange, user.email);
  const browser = new PageClient(() => bench.exchange.baseUrl);
  await (await browser.open('/sign-in')).submit('/sign-in', { email: user.email, password: GOOD_PASSWORD });
  return browser;
}

async function changePassword(user: TestUser): Promise<void> {
  const page = await (await signIn(user)).open('/account/security/password');
  // The API key, with which the test withdraws, stays.
  const values = { current: GOOD_PASSWORD, new: NEW_PASSWORD, end_programs: [] };
  const done = await page.submit('/account/security/password', values);
  expect(done.path).toBe('/account/security');
}

const users = () => bench.exchange.database('users');
/** As if the time had passed. */
const endHold = ({ id }: TestUser) =>
  updateRows(bench.exchange, { table: 'users', where: { id } }, { withdrawals_held_until_ms: Date.now() - 1 });

/** Long enough for the worker to send a withdrawal several times. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 700));

test('after a change of the password, withdrawals wait for 24 hours', async () => {
  const user = await createUser();
  await bench.waitForStatus(await withdrawToKnownAddress(user), 'confirmed');
  await changePassword(user);
  const asked = await withdrawToKnownAddress(user);
  await aWhile();
  expect((await bench.storedWithdrawal(asked)).status).toBe('queued');
  expect(bench.paymentsOf(asked)).toEqual([]);
  const { items } = await bench.exchange.operator.expect('listWithdrawals', 200, {
    query: { user_id: String(user.id) },
  });
  expect(items.map(({ status }) => status)).toEqual(['queued', 'confirmed']);
  expect(items[1]?.held_until).toBeUndefined();
  expect(Math.abs(Date.parse(String(items[0]?.held_until)) - Date.now() - 24 * HOUR_MS)).toBeLessThan(60_000);
  const { until } = await users().where('id', user.id).first({ until: 'withdrawals_held_until_ms' });
  expect(Math.abs(Number(until) - Date.now() - 24 * HOUR_MS)).toBeLessThan(60_000);
  await endHold(user);
  await bench.waitForStatus(asked, 'confirmed');
  expect(bench.paymentsOf(asked)).toHaveLength(1);
});

test('an operator cannot send by hand what has to wait', async () => {
  const user = await createUser();
  await changePassword(user);
  const asked = await withdrawToKnownAddress(user);
  const answer = await bench.exchange.operator.call('markWithdrawalSending', { path: { withdrawalid: asked.id } });
  expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ code: 'WITHDRAWAL_STATE_CONFLICT' })]);
});

test('"this was not me" stops a withdrawal that was requested before, until an operator allows it', async () => {
  const user = await createUser();
  await changePassword(user);
  const asked = await withdrawToKnownAddress(user);
  const { dataDir, operator } = bench.exchange;
  const link = linkIn(await awaitMail(dataDir, user.email, 'Your password was changed'), '/not-me');
  await (await new PageClient(() => bench.exchange.baseUrl).open(link)).submit('/not-me');
  const refused = await user.client.call('createCryptoWithdrawal', {
    body: { currency: 'btc', amount: '0.1', address: asked.address, nonce: 1 },
  });
  expect(refused.body).toMatchObject({ code: 'WITHDRAWAL_DISABLED' });
  await endHold(user);
  await aWhile();
  expect((await bench.storedWithdrawal(asked)).status).toBe('queued');
  await operator.expect('updateUser', 200, { path: { userid: user.id }, body: { state: 'active' } });
  await bench.waitForStatus(asked, 'confirmed');
});

test('a withdrawal is reported once when it is requested, and once when it is sent', async () => {
  const user = await createUser();
  const asked = await withdrawToKnownAddress(user, '0.25');
  await bench.waitForStatus(asked, 'confirmed');
  const { dataDir } = bench.exchange;
  const sent = await awaitMail(dataDir, user.email, 'A withdrawal was sent');
  expect(sent.text).toContain(`0.25 BTC, ${asked.address}`);
  expect(linkIn(await awaitMail(dataDir, user.email, 'A withdrawal was requested'), '/not-me')).toContain('token=');
  await aWhile();
  expect(mailsTo(dataDir, user.email)).toHaveLength(2);
});
