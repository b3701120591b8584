/** The console decides withdrawals and proposals through the operations of the contract: nothing is bypassed. */
import { type ConsoleOperator, signInToConsole } from '../../support/consoleClient';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { withdrawCoins } from '../../support/transferHelpers';

const exchange = exchangeOfThisFile();
const APPROVE = '/operator/do/approveWithdrawal';
const REJECT = '/operator/do/rejectWithdrawal';

let rich: TestUser;
let operator: ConsoleOperator;
let approver: ConsoleOperator;

beforeAll(async () => {
  rich = await exchange().createUser({ balances: { btc: '100' }, level: 'level_3' });
  await exchange().restart({ DUAL_CONTROL: 'on' });
  operator = await signInToConsole(exchange(), 'operator');
  approver = await signInToConsole(exchange(), 'approver');
});

/** The id of a withdrawal that is so large that another person must approve it. */
async function largeWithdrawal(): Promise<number> {
  return (await withdrawCoins(rich, { amount: '2' })).id;
}

async function statusOf(withdrawalid: number): Promise<unknown> {
  return await exchange().operator.expect('getWithdrawal', 200, { path: { withdrawalid } });
}

test('an approver approves a withdrawal with a new code', async () => {
  const id = await largeWithdrawal();
  const queue = await approver.browser.open('/operator/withdrawals?status=awaiting_approval');
  expect(queue.answer.text).toContain(`href="/operator/withdrawals/${id}"`);
  const page = await approver.browser.open(`/operator/withdrawals/${id}`);
  expect((await page.submit(APPROVE)).words).toContain('Enter the code of your authenticator app.');
  expect((await page.submit(APPROVE, { operator_code: '000000' })).words).toContain('The code is not right');
  expect(await statusOf(id)).toMatchObject({ approved_by: null });
  const done = await page.submit(APPROVE, { operator_code: await approver.code() });
  expect([done.path, done.words]).toEqual([
    `/operator/withdrawals/${id}`,
    expect.stringContaining('Done: Approve withdrawal'),
  ]);
  expect(await statusOf(id)).toMatchObject({ status: 'queued', approved_by: 2 });
  const again = await page.submit(APPROVE, { operator_code: '111111' });
  expect([again.answer.at, again.words]).toEqual([
    `/operator/withdrawals/${id}?done=decided`,
    expect.stringContaining('This was decided before'),
  ]);
});

test('an operator without the role does not see the form, and one sent anyway is refused', async () => {
  const id = await largeWithdrawal();
  const page = await operator.browser.open(`/operator/withdrawals/${id}`);
  expect(page.answer.text).not.toContain(`action="${APPROVE}`);
  const form = await operator.browser.open(APPROVE);
  expect(form.words).toContain('Your roles do not allow this. It needs one of these: Approver.');
  const { csrf } = page.formValues(REJECT);
  const body = new URLSearchParams({
    csrf: String(csrf),
    withdrawalid: String(id),
    operator_code: await operator.code(),
  });
  const forced = await operator.browser.send(APPROVE, { method: 'POST', body });
  expect(forced.status).toBe(403);
  expect(await statusOf(id)).toMatchObject({ approved_by: null });
});

test('a rejection gives the money back, and the action log keeps the reason', async () => {
  const id = await largeWithdrawal();
  const page = await operator.browser.open(`/operator/withdrawals/${id}`);
  const reason = 'The address is on a list of sanctions: "Lazarus" <1>.';
  const done = await page.submit(REJECT, { reason });
  expect(done.words).toContain('Rejected by an operator');
  expect(await statusOf(id)).toMatchObject({ status: 'failed', failure: 'rejected_by_operator' });
  const log = await exchange().operator.expect('listOperatorActions', 200, {
    query: { operation: 'rejectWithdrawal', limit: '1' },
  });
  expect(log.items[0]).toMatchObject({ operator_id: 1, body: { reason }, end: { result: 'done' } });
});

test('a proposal takes effect when another person approves it in the console', async () => {
  const { id } = await exchange().operator.expect('putFees', 202, {
    path: { symbol: 'btc_thb', tier: 7 },
    body: { maker_rate: '0.001', taker_rate: '0.002' },
  });
  const own = await operator.browser.open(`/operator/proposals/${id}`);
  expect(own.words).toContain('You made this proposal.');
  expect(own.answer.text).not.toContain('/operator/do/approveProposal');

  const page = await approver.browser.open(`/operator/proposals/${id}`);
  const done = await page.submit('/operator/do/approveProposal', { operator_code: await approver.code() });
  expect(done.words).toContain('The operation took effect.');
  const rules = await exchange().operator.expect('getMarketRules', 200);
  expect(JSON.stringify(rules)).toContain('"maker_rate":"0.001"');
  // Sent again, with the code that is used now, or decided otherwise: the present state, and no word about the code.
  const used = await approver.browser.open(`/operator/do/approveProposal?proposalid=${id}`);
  for (const again of [
    await used.submit('/operator/do/approveProposal', { operator_code: '000000' }),
    await page.submit('/operator/do/rejectProposal', { reason: 'Too late.' }),
  ]) {
    expect(again.answer.at).toBe(`/operator/proposals/${id}?done=decided`);
    expect(again.words).toMatch(/decided before, and nothing was changed now.* Status Done /);
    expect(again.words).not.toContain('code');
  }
});

test('a person withdraws a proposal, with the reason', async () => {
  const { id } = await exchange().operator.expect('putFees', 202, {
    path: { symbol: 'btc_thb', tier: 8 },
    body: { maker_rate: '0.001', taker_rate: '0.002' },
  });
  const page = await operator.browser.open(`/operator/proposals/${id}`);
  const done = await page.submit('/operator/do/rejectProposal', { reason: 'A mistake.' });
  expect([done.path, done.words]).toEqual([`/operator/proposals/${id}`, expect.stringContaining('Rejected')]);
  expect(await exchange().operator.expect('getProposal', 200, { path: { proposalid: id } })).toMatchObject({
    status: 'rejected',
  });
});

test('lists are shown page by page and as CSV, in which text is no formula', async () => {
  await largeWithdrawal();
  const list = await operator.browser.open('/operator/withdrawals?asset=btc');
  expect(list.answer.text).toContain('href="/operator/withdrawals.csv?asset=btc"');
  const file = await operator.browser.send('/operator/withdrawals.csv?asset=btc');
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="withdrawals.csv"',
  });
  const [head, ...rows] = file.text.trim().split('\r\n');
  expect(head).toBe('id,created_at,user_id,asset,amount,status,address,held_until');
  const { count } = await exchange().operator.expect('listWithdrawals', 200, { query: { asset: 'btc' } });
  expect(rows).toHaveLength(count);
  const refused = await operator.browser.open('/operator/withdrawals?user_id=nobody');
  expect([refused.answer.status, refused.words]).toEqual([400, expect.stringContaining('Some values are not valid.')]);
});

test('pages for things that do not exist say so', async () => {
  expect((await operator.browser.open('/operator/withdrawals/999999')).answer.status).toBe(404);
  expect((await operator.browser.open('/operator/proposals/999999')).answer.status).toBe(404);
  expect((await operator.browser.open('/operator/do/getAudit')).answer.status).toBe(404);
  expect((await operator.browser.open('/operator/nothing')).answer.status).toBe(404);
});
