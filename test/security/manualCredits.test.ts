/**
 * Coins that operators credit by hand, and what is bought with them the same day, never leave without an approval, even
 * far below the asset's approval threshold.
 */
import { randomUUID } from 'node:crypto';
import type { Withdrawal } from '../../src/core/model/model';
import { systemClock } from '../../src/foundation/clock';
import { readConfig } from '../../src/foundation/settings/config';
import { wasCreditedByHand } from '../../src/store/audit/operatorActions';
import { deriveSecretKeys } from '../../src/store/secrets/secretKeys';
import type { Services } from '../../src/usecases/services';
import { isWithdrawalHeld } from '../../src/usecases/withdrawals/withdrawalHolds';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { type FakePartner, startFakePartner } from '../support/partner/fakePartner';
import { type PortalApp, type PortalLogin, portalLogin, registerApp } from '../support/portalLogin';
import { withdrawBaht, withdrawCoins } from '../support/transferHelpers';

const exchange = exchangeOfThisFile();
let [alice, bob]: TestUser[] = [];
let partner: FakePartner;
let portals: PortalLogin[];
let app: PortalApp;
let nonce = 0;

beforeAll(async () => {
  const own = exchange();
  partner = await startFakePartner();
  app = await registerApp(own, partner);
  const rich = { level: 'level_3', balances: { thb: '100000', btc: '3' } } as const;
  [alice, bob] = [await own.createUser(rich), await own.createUser(rich)];
  portals = [await portalLogin(own, app, user(alice)), await portalLogin(own, app, user(bob))];
  const seller = await own.createUser({ balances: { btc: '100' } });
  await order(seller, 'sell', '50');
  await own.restart({ DUAL_CONTROL: 'on' });
});
afterAll(() => partner.close());

function user(one: TestUser | undefined): TestUser {
  if (one === undefined) throw new Error('the users are created before the tests');
  return one;
}

function order({ client }: TestUser, side: 'buy' | 'sell', amount: string) {
  nonce += 1;
  const body = { type: 'limit', pair: 'btc_thb', side, price: '1000', amount, nonce } as const;
  return client.expect('createOrder', 200, { body });
}

/** By one person, with the approval of the other. */
async function creditByHand(to: TestUser, asset: string, amount: string): Promise<void> {
  const { operator, approver } = exchange();
  const body = { user_id: to.id, asset, amount, reference: randomUUID() };
  const { id: proposalid } = await operator.expect('creditDeposit', 202, { body });
  const { proposal } = await approver.expect('approveProposal', 200, { path: { proposalid } });
  expect(proposal.status).toBe('done');
}

async function needsApproval(id: number): Promise<boolean> {
  return (await exchange().operator.expect('getWithdrawal', 200, { path: { withdrawalid: id } })).needs_approval;
}

test('before the credit, a small withdrawal needs no approval; after it, each one does', async () => {
  expect(await needsApproval((await withdrawCoins(user(alice), { amount: '0.1' })).id)).toBe(false);
  await creditByHand(user(alice), 'thb', '1000');
  const { id } = await withdrawCoins(user(alice), { amount: '0.1' });
  expect(await needsApproval(id)).toBe(true);
  expect(await needsApproval((await withdrawBaht(user(alice), { amount: '100' })).id)).toBe(true);

  const { operator, approver } = exchange();
  const path = { withdrawalid: id };
  expect((await operator.call('markWithdrawalSending', { path })).body).toMatchObject({
    code: 'WITHDRAWAL_NOT_APPROVED',
  });
  await approver.expect('approveWithdrawal', 200, { path });
  await operator.expect('markWithdrawalSending', 200, { path });
});

test('coins that were bought with it need an approval too, also through an app', async () => {
  await order(user(alice), 'buy', '0.5');
  expect(await needsApproval((await withdrawCoins(user(alice), { amount: '0.01' })).id)).toBe(true);
  const outcomes: boolean[] = [];
  for (const { client, extras } of portals) {
    const body = { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount: '100' } as const;
    await client.call('createPortalOrder', { body });
    const { items } = await exchange().operator.expect('listWithdrawals', 200, { query: { limit: '1' } });
    outcomes.push(items[0]?.needs_approval === true && items[0].order_id !== null);
  }
  expect(outcomes).toEqual([true, false]);
});

test('other users are not concerned, nor is a credit that was only proposed or was rejected', async () => {
  const { operator, approver } = exchange();
  const body = { user_id: user(bob).id, asset: 'thb', amount: '1000', reference: randomUUID() };
  const { id: proposalid } = await operator.expect('creditDeposit', 202, { body });
  expect(await needsApproval((await withdrawCoins(user(bob), { amount: '0.1' })).id)).toBe(false);
  await approver.expect('rejectProposal', 200, { path: { proposalid } });
  expect(await needsApproval((await withdrawCoins(user(bob), { amount: '0.1' })).id)).toBe(false);
});

test('a credit counts for 24 hours', async () => {
  const { id } = user(alice);
  const { database } = exchange();
  const actions = database('operator_actions').where({ operation: 'creditDeposit' }).whereNull('began_id');
  const rows: { time_ms: number; content: string }[] = await actions.select('time_ms', 'content');
  const [credit] = rows.filter(({ content }) => content.includes('"approval":{'));
  const at = Number(credit?.time_ms);
  const within = (sinceMs: number, untilMs: number) => wasCreditedByHand(database, id, { sinceMs, untilMs });
  expect([await within(at - 1, at), await within(at, at + 86_400_000), await within(at - 2, at - 1)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a withdrawal that was decided at the same time as the credit, without needing an approval, is never sent', async () => {
  const earlier = await withdrawCoins(user(bob), { amount: '0.1' });
  await creditByHand(user(bob), 'thb', '1000');
  const { operator, database } = exchange();
  const services = {
    database,
    masterKeys: deriveSecretKeys(exchange().masterKeys),
    clock: systemClock,
    engine: {} as Services['engine'],
    config: readConfig({ DATABASE_URL: exchange().schema.serviceUrl, WITHDRAWAL_HOLD_HOURS: '0' }),
  };
  const withdrawal = (createdAtMs: number, needed: boolean) =>
    ({
      id: 1,
      userId: user(bob).id,
      status: 'queued',
      orderId: null,
      createdAtMs,
      needsApproval: needed,
    }) as Withdrawal;
  const isHeld = (createdAtMs: number, needed: boolean) => isWithdrawalHeld(services, withdrawal(createdAtMs, needed));
  expect([await isHeld(Date.now(), false), await isHeld(Date.now(), true)]).toEqual([true, false]);
  // One that was decided before the credit does not wait.
  await operator.expect('markWithdrawalSending', 200, { path: { withdrawalid: earlier.id } });
});
