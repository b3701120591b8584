/** Users cancel withdrawals while the worker sends them: each is either cancelled or paid, never both. */
import { CustodyScenario } from '../support/custodian/custodyScenario';
import type { TestUser } from '../support/exchange';

const WITHDRAWALS = 60;
let bench: CustodyScenario;

beforeAll(async () => {
  bench = await CustodyScenario.start();
});
beforeEach(() => {
  bench.custodian.policy = () => 'confirmed';
});
afterEach(() => bench.expectConsistency());
afterAll(() => bench.close(), 60_000);

let nonce = 0;
async function cancel(user: TestUser, id: number): Promise<number> {
  nonce += 1;
  return (await user.client.call('cancelWithdrawal', { path: { id }, body: { nonce } })).status;
}

test('a withdrawal is either cancelled or sent, at every moment at which the cancellation may arrive', async () => {
  const user = await bench.exchange.createUser({ balances: { btc: '10' }, level: 'level_3' });
  const outcomes: number[] = [];
  for (let count = 0; count < WITHDRAWALS; count += 1) {
    const asked = await bench.withdraw(user, '0.01');
    // Every 15th cancellation comes too late, and the others at different moments.
    if (count % 15 === 14) await bench.waitForStatus(asked, 'sent', 'confirmed');
    else await new Promise((resolve) => setTimeout(resolve, count % 15));
    const status = await cancel(user, asked.id);
    outcomes.push(status);
    const { failure } = await bench.waitForStatus(asked, 'confirmed', 'failed');
    expect([status, failure, bench.paymentsOf(asked).length]).toEqual(
      status === 200 ? [200, 'cancelled_by_user', 0] : [409, null, 1],
    );
  }
  expect(outcomes).toContain(409);
});

test('a cancelled withdrawal is not sent after a kill of the server', async () => {
  const user = await bench.exchange.createUser({ balances: { btc: '10' }, level: 'level_3' });
  const asked = await bench.withdraw(user, '2');
  // It is above the threshold, so it waits for an approval.
  expect(await cancel(user, asked.id)).toBe(200);
  await bench.exchange.kill('SIGKILL');
  await bench.exchange.restart();
  expect(await cancel(user, asked.id)).toBe(200);
  const approval = await bench.exchange.approver.call('approveWithdrawal', { path: { withdrawalid: asked.id } });
  expect(approval.body).toMatchObject({ code: 'WITHDRAWAL_STATE_CONFLICT' });
  expect(await bench.bitcoinBalance(user)).toBe('10');
  expect(bench.paymentsOf(asked)).toEqual([]);
});
