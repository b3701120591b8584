/** The address book: new entries wait, the restriction to it holds, and each change is reported by mail. */

import { TALAD } from '../../src/foundation/branding/brand';
import { systemClock } from '../../src/foundation/clock';
import { readConfig } from '../../src/foundation/settings/config';
import { deriveSecretKeys } from '../../src/store/secrets/secretKeys';
import { setOnlyListed } from '../../src/usecases/withdrawals/addressBook';
import { CustodyScenario } from '../support/custodian/custodyScenario';
import { unusedAddress } from '../support/custodian/unusedAddresses';
import type { TestUser } from '../support/exchange';
import { awaitMail, linkIn } from '../support/mailbox';
import { PageClient } from '../support/pageClient';
import { updateRows } from '../support/storedCredentials';
import { ADDRESSES, bahtBody, coinBody, withdrawBaht, withdrawCoins } from '../support/transferHelpers';

const HOUR_MS = 3_600_000;
let bench: CustodyScenario;

beforeAll(async () => {
  bench = await CustodyScenario.start({ WITHDRAWAL_HOLD_HOURS: '24', ACCOUNTS_WITHDRAWAL_ADDRESSES_MAX: '3' });
});
beforeEach(() => {
  bench.custodian.policy = () => 'confirmed';
});
afterEach(() => bench.expectConsistency());
afterAll(() => bench.close(), 60_000);

const createUser = () => bench.exchange.createUser({ balances: { btc: '10', thb: '50000' }, level: 'level_3' });
const entry = (address = unusedAddress('bitcoin'), label = 'Hardware wallet') => ({
  label,
  network: 'bitcoin',
  address,
});
const add = (user: TestUser, body: ReturnType<typeof entry> & { readonly tag?: string } = entry()) =>
  user.client.call('createWithdrawalAddress', { body });
const listOf = (user: TestUser) => user.client.expect('listWithdrawalAddresses', 200, {});
const withdraw = (user: TestUser, address: string) =>
  user.client.call('createCryptoWithdrawal', { body: coinBody({ address }) });

/** As if the time had passed. */
const passTime = (user: TestUser, hours: number) =>
  updateRows(bench.exchange, { table: 'withdrawal_addresses', where: { user_id: user.id } }, (row) => ({
    created_at_ms: Number(row['created_at_ms']) - hours * HOUR_MS,
  }));
const passRuleTime = (user: TestUser, hours: number) =>
  updateRows(bench.exchange, { table: 'withdrawal_address_rules', where: { user_id: user.id } }, (row) => ({
    ends_at_ms: row['ends_at_ms'] === null ? null : Number(row['ends_at_ms']) - hours * HOUR_MS,
  }));

/** As the page does after it has verified a code. */
function restrict(user: TestUser, isOnlyListed: boolean): Promise<void> {
  const { database, masterKeys } = bench.exchange;
  const config = readConfig({ DATABASE_URL: 'mysql://nobody@127.0.0.1/none', WITHDRAWAL_HOLD_HOURS: '24' });
  const shared = { database, masterKeys: deriveSecretKeys(masterKeys), clock: systemClock };
  const accounts = { ...shared, config: config.accounts, publicUrl: config.publicUrl, brand: TALAD };
  const services = { ...shared, config, accounts };
  return setOnlyListed(services as unknown as Parameters<typeof setOnlyListed>[0], user.id, isOnlyListed);
}

test('an entry is added once, listed in the canonical spelling, and removed', async () => {
  const user = await createUser();
  const first = await add(user, entry(ADDRESSES.bitcoin.toUpperCase(), 'เย็น'));
  expect([first.status, first.body]).toEqual([
    201,
    {
      id: expect.any(Number),
      label: 'เย็น',
      network: 'bitcoin',
      address: ADDRESSES.bitcoin,
      tag: null,
      created_at: expect.any(String),
      held_until: expect.any(String),
    },
  ]);
  // The same destination again.
  const again = await add(user, entry(ADDRESSES.bitcoin, 'another name'));
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect(await listOf(user)).toEqual({ only_listed: false, items: [first.body] });
  const id = first.status === 201 ? first.body.id : 0;
  expect((await user.client.call('deleteWithdrawalAddress', { path: { id } })).status).toBe(202);
  expect((await user.client.call('deleteWithdrawalAddress', { path: { id } })).status).toBe(404);
  expect(await listOf(user)).toEqual({ only_listed: false, items: [] });
});

describe('an entry is refused', () => {
  test.each([
    ['on a network that there is not', { network: 'nowhere' }, 400, 'INVALID_NETWORK'],
    ['with an address of another network', { address: ADDRESSES.ethereum }, 400, 'INVALID_ADDRESS'],
    ['with a tag on a network without tags', { tag: '7' }, 400, 'INVALID_PARAMETERS'],
    ['without a label', { label: '' }, 400, 'INVALID_PARAMETERS'],
    ['with a line break in its label', { label: 'a\nb' }, 400, 'INVALID_PARAMETERS'],
  ])('%s', async (_name, change, status, code) => {
    const user = await createUser();
    const answer = await add(user, { ...entry(), ...change });
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect((await listOf(user)).items).toEqual([]);
  });

  test('beyond the limit, also with concurrent requests', async () => {
    const user = await createUser();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(user)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422, 422, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body).toEqual({ code: 'WITHDRAWAL_ADDRESS_LIMIT', message: 'The address book is full.' });
    expect((await listOf(user)).items).toHaveLength(3);
  });
});

test("nobody reads or removes another user's entry", async () => {
  const [alice, mallory] = [await createUser(), await createUser()];
  const added = await add(alice);
  const id = added.status === 201 ? added.body.id : 0;
  expect((await listOf(mallory)).items).toEqual([]);
  const answer = await mallory.client.call('deleteWithdrawalAddress', { path: { id } });
  expect(answer.body).toMatchObject({ code: 'WITHDRAWAL_ADDRESS_NOT_FOUND' });
  expect((await listOf(alice)).items).toHaveLength(1);
});

test('a new entry does not shorten the wait of an address, an old one does', async () => {
  const user = await createUser();
  const [fresh, old] = [entry(), entry()];
  await add(user, old);
  await passTime(user, 25);
  await add(user, fresh);
  const held = await withdrawCoins(user, { address: fresh.address });
  await bench.waitForStatus(await withdrawCoins(user, { address: old.address }), 'confirmed');
  expect((await bench.storedWithdrawal(held)).status).toBe('queued');
  const [first, second] = (await listOf(user)).items;
  expect([first?.held_until, second?.held_until]).toEqual([undefined, expect.any(String)]);
});

test('an entry that is removed and added again waits again', async () => {
  const user = await createUser();
  const one = entry();
  const added = await add(user, one);
  await passTime(user, 25);
  const id = added.status === 201 ? added.body.id : 0;
  await user.client.expect('deleteWithdrawalAddress', 202, { path: { id } });
  await add(user, one);
  const { id: asked } = await withdrawCoins(user, { address: one.address });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await bench.storedWithdrawal({ id: asked })).status).toBe('queued');
});

test('with withdrawals limited to the address book, a stolen key withdraws nowhere else', async () => {
  const user = await createUser();
  const [listed, unlisted] = [entry(), unusedAddress('bitcoin')];
  await add(user, listed);
  expect((await withdraw(user, unlisted)).status).toBe(201);
  await restrict(user, true);
  expect(await listOf(user)).toMatchObject({ only_listed: true });
  const refused = await withdraw(user, unlisted);
  expect([refused.status, refused.body]).toEqual([
    422,
    {
      code: 'WITHDRAWAL_ADDRESS_NOT_LISTED',
      message: 'Withdrawals are limited to the address book, and the address is not in it.',
    },
  ]);
  expect((await withdraw(user, listed.address)).status).toBe(201);
  expect((await withdraw(user, listed.address.toUpperCase())).status).toBe(201);
  // Banks accept transfers to the user's own name only.
  await withdrawBaht(user);
});

test('a repeated request gets its first answer, also after withdrawals were limited', async () => {
  const user = await createUser();
  const body = coinBody({ address: unusedAddress('bitcoin') });
  const first = await user.client.call('createCryptoWithdrawal', { body });
  await restrict(user, true);
  const again = await user.client.call('createCryptoWithdrawal', { body });
  expect([again.status, again.text]).toEqual([201, first.text]);
});

test('lifting the limit takes effect after the hold, and not if it is set again', async () => {
  const user = await createUser();
  await restrict(user, true);
  await restrict(user, false);
  const { only_listed: isLimited, only_listed_until: until } = await listOf(user);
  expect(isLimited).toBe(true);
  expect(Math.abs(Date.parse(String(until)) - Date.now() - 24 * HOUR_MS)).toBeLessThan(60_000);
  const refusal = { code: 'WITHDRAWAL_ADDRESS_NOT_LISTED' };
  expect((await withdraw(user, unusedAddress('bitcoin'))).body).toMatchObject(refusal);
  // Lifting it once more does not shorten the time, and does not lengthen it either.
  await restrict(user, false);
  expect((await listOf(user)).only_listed_until).toBe(until);
  await restrict(user, true);
  expect((await listOf(user)).only_listed_until).toBeUndefined();
  await restrict(user, false);
  await passRuleTime(user, 25);
  expect(await listOf(user)).toEqual({ only_listed: false, items: [] });
  expect((await withdraw(user, unusedAddress('bitcoin'))).status).toBe(201);
});

test('while an account is stopped, an intruder cannot let the time of a new address pass', async () => {
  const user = await createUser();
  for (const state of ['no_withdrawals', 'cancel_only', 'frozen'] as const) {
    await bench.exchange.operator.expect('updateUser', 200, {
      path: { userid: user.id },
      body: { state, state_reason: 'a test' },
    });
    expect((await add(user)).body).toMatchObject({ code: 'WITHDRAWAL_DISABLED' });
  }
});

test('each change is reported by mail, with a link to report that it was somebody else', async () => {
  const user = await createUser();
  const { dataDir } = bench.exchange;
  const one = entry();
  const added = await add(user, one);
  const mail = await awaitMail(dataDir, user.email, 'An address was added to your address book');
  expect(mail.text).toContain(`Hardware wallet, bitcoin, ${one.address}`);
  const id = added.status === 201 ? added.body.id : 0;
  await user.client.expect('deleteWithdrawalAddress', 202, { path: { id } });
  await awaitMail(dataDir, user.email, 'An address was removed from your address book');
  await restrict(user, true);
  await awaitMail(dataDir, user.email, 'Withdrawals are limited to your address book');
  await restrict(user, false);
  await awaitMail(dataDir, user.email, 'Withdrawals will no longer be limited to your address book');
  await (await new PageClient(() => bench.exchange.baseUrl).open(linkIn(mail, '/not-me'))).submit('/not-me');
  const stopped = await user.client.call('createFiatWithdrawal', { body: bahtBody() });
  expect(stopped.body).toMatchObject({ code: 'WITHDRAWAL_DISABLED' });
});
