/** The first withdrawal to an address or bank account waits, so that a stolen account cannot be emptied at once. */
import { CustodyScenario } from '../support/custodian/custodyScenario';
import { unusedAddress } from '../support/custodian/unusedAddresses';
import { expectCleanAudit, type TestUser } from '../support/exchange';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { portalLogin, registerApp } from '../support/portalLogin';
import { withdrawBaht, withdrawCoins } from '../support/transferHelpers';

const HOUR_MS = 3_600_000;
let bench: CustodyScenario;
let partner: FakePartner;

beforeAll(async () => {
  bench = await CustodyScenario.start({ WITHDRAWAL_HOLD_HOURS: '24' });
  partner = await startFakePartner();
});
beforeEach(() => {
  bench.custodian.policy = () => 'confirmed';
});
afterAll(async () => {
  await partner.close();
  await bench.close();
});

const createUser = () =>
  bench.exchange.createUser({ balances: { btc: '10', usdt: '5000', thb: '50000' }, level: 'level_3' });

/** As if the time had passed. The audit would notice the changed row, so `restoreTimes` undoes it. */
const moved: { id: number; created_at_ms: number }[] = [];
async function passTime(id: number, hours: number): Promise<void> {
  const rows = bench.exchange.database('withdrawals').where({ id });
  const { created_at_ms: created } = await rows.clone().first('created_at_ms');
  moved.push({ id, created_at_ms: Number(created) });
  await rows.clone().update({ created_at_ms: Number(created) - hours * HOUR_MS });
}
afterEach(async () => {
  for (const { id, created_at_ms } of moved.splice(0).reverse())
    await bench.exchange.database('withdrawals').where({ id }).update({ created_at_ms });
  await expectCleanAudit(bench.exchange);
  expect(bench.custodian.faults).toEqual([]);
});

/** Long enough for the worker to send a withdrawal several times. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 700));

async function heldUntil(user: TestUser, id: number): Promise<string | undefined> {
  const { items } = await user.client.expect('listCryptoWithdrawals', 200, { query: { limit: '100' } });
  return items.find((item) => item.id === id)?.held_until;
}

async function expectHeld(id: number): Promise<void> {
  await aWhile();
  expect((await bench.storedWithdrawal({ id })).status).toBe('queued');
}

const inHours = (hours: number) => Date.now() + hours * HOUR_MS;

test('whoever takes over an account cannot empty it at once: a new address waits 24 hours, also after a restart', async () => {
  const user = await createUser();
  const asked = await bench.withdraw(user);
  await expectHeld(asked.id);
  const until = await heldUntil(user, asked.id);
  expect(Math.abs(Date.parse(String(until)) - inHours(24))).toBeLessThan(60_000);
  expect(
    await bench.exchange.operator.expect('getWithdrawal', 200, { path: { withdrawalid: asked.id } }),
  ).toMatchObject({ status: 'queued', held_until: until });
  await bench.exchange.kill('SIGKILL');
  await bench.exchange.restart();
  await expectHeld(asked.id);
  expect(await heldUntil(user, asked.id)).toBe(until);
  const byHand = await bench.exchange.operator.call('markWithdrawalSending', { path: { withdrawalid: asked.id } });
  expect(byHand.body).toMatchObject({ code: 'WITHDRAWAL_STATE_CONFLICT' });
  expect(bench.paymentsOf(asked)).toEqual([]);
});

test('a withdrawal to an address that was used long enough ago is sent at once', async () => {
  const user = await createUser();
  const first = await bench.withdraw(user);
  await passTime(first.id, 25);
  const second = await withdrawCoins(user, { address: first.address });
  await bench.waitForStatus(second, 'confirmed');
  expect(await heldUntil(user, second.id)).toBeUndefined();
});

test('further withdrawals to a new address wait as long as the first, and no longer', async () => {
  const user = await createUser();
  const first = await bench.withdraw(user);
  await passTime(first.id, 20);
  const second = await withdrawCoins(user, { address: first.address });
  expect(Math.abs(Date.parse(String(await heldUntil(user, second.id))) - inHours(4))).toBeLessThan(60_000);
  await expectHeld(second.id);
});

test('a cancelled withdrawal does not make its address known', async () => {
  const user = await createUser();
  const first = await bench.withdraw(user);
  await user.client.expect('cancelWithdrawal', 200, { path: { id: first.id }, body: { nonce: 1 } });
  await passTime(first.id, 25);
  const second = await withdrawCoins(user, { address: first.address });
  await expectHeld(second.id);
  expect(await heldUntil(user, second.id)).toBeDefined();
});

test('an address that another user knows is new', async () => {
  const [alice, bob] = [await createUser(), await createUser()];
  const first = await bench.withdraw(alice);
  await passTime(first.id, 25);
  const foreign = await withdrawCoins(bob, { address: first.address });
  await expectHeld(foreign.id);
});

test('another spelling of the same address is not new', async () => {
  const user = await createUser();
  const address = unusedAddress('ethereum');
  const body = { currency: 'usdt', network: 'ethereum', amount: '50' };
  const first = await withdrawCoins(user, { ...body, address });
  await passTime(first.id, 25);
  // Without its checksum, the address may be written in capitals.
  const second = await withdrawCoins(user, { ...body, address: `0x${address.slice(2).toUpperCase()}` });
  await bench.waitForStatus(second, 'confirmed');
});

test('a new bank account waits too', async () => {
  const user = await createUser();
  const { id } = await withdrawBaht(user, { account_number: '1234567890' });
  await expectHeld(id);
  const { items } = await user.client.expect('listFiatWithdrawals', 200, {});
  expect(Math.abs(Date.parse(String(items[0]?.held_until)) - inHours(24))).toBeLessThan(60_000);
  await passTime(id, 25);
  const other = await withdrawBaht(user, { account_number: '1234567890', bank_code: 'BBL' });
  const known = await withdrawBaht(user, { account_number: '1234567890' });
  await bench.waitForStatus(known, 'confirmed');
  await expectHeld(other.id);
});

test('coins that the Portal buys go to the agreed address and do not wait', async () => {
  const seller = await createUser();
  await seller.client.expect('createOrder', 200, {
    body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '5', nonce: 1 },
  });
  const user = await createUser();
  const app = await registerApp(bench.exchange, partner);
  const { client, extras } = await portalLogin(bench.exchange, app, user);
  const answer = await client.expect('createPortalOrder', 201, {
    body: { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '100' },
  });
  expect(answer.withdrawal_status).toBe('success');
  const { items } = await user.client.expect('listCryptoWithdrawals', 200, {});
  expect(items[0]?.held_until).toBeUndefined();
  await bench.waitForStatus({ id: Number(items[0]?.id) }, 'confirmed');
});
