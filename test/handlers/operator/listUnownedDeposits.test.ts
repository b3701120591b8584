/**
 * Deposits to addresses of no user: kept as the custodian reports them, credited to nobody until an operator does it,
 * and then exactly once.
 */
import { signInToConsole } from '../../support/consoleClient';
import {
  assignDepositAddress,
  type CallbackEvent,
  type DepositEvent,
  depositEvent,
} from '../../support/custodian/callbacks';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { walletOf } from '../../support/orderHelpers';

const exchange = exchangeOfThisFile();
const NOBODYS = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT';

const list = async (query: Record<string, string> = {}) =>
  await exchange().operator.expect('listUnownedDeposits', 200, { query });

async function report(deposit: Partial<DepositEvent>, status = 404): Promise<DepositEvent> {
  const event: CallbackEvent = depositEvent({ address: NOBODYS, ...deposit });
  expect((await exchange().custodian.call('receiveCustodyCallback', { body: event })).status).toBe(status);
  return event.deposit as DepositEvent;
}

const credit = (user: TestUser, { amount, reference }: { readonly amount: string; readonly reference: string }) =>
  exchange().operator.call('creditDeposit', { body: { user_id: user.id, asset: 'btc', amount, reference } });

test('reports are kept once for each deposit, whatever their order, and credit nobody', async () => {
  const alice = await exchange().createUser();
  const seen = await report({ amount: '0.5', state: 'seen', confirmations: 0 });
  const [first] = (await list()).items;
  expect(first).toMatchObject({
    ...{ asset: 'btc', network: 'bitcoin', address: NOBODYS, tag: null, txid: seen.txid, amount: '0.5' },
    ...{ reference: `bitcoin:${seen.txid}:${seen.output}`, status: 'pending', confirmations: 0, deposit_id: null },
  });
  await report({ ...seen, state: 'confirmed', confirmations: 6 });
  await report({ ...seen, state: 'seen', confirmations: 1 });
  expect((await list()).items).toEqual([
    { ...first, status: 'completed', confirmations: 6, updated_at: expect.any(String) },
  ]);
  await report({ ...seen, state: 'dropped', confirmations: 0 });
  expect((await list()).items[0]).toMatchObject({ status: 'failed', confirmations: 6 });
  expect([await walletOf(alice, 'btc'), (await exchange().operator.expect('listDeposits', 200, {})).count]).toEqual([
    '0',
    0,
  ]);
});

test.each<[string, Partial<DepositEvent>, number]>([
  ['an address that is not valid is kept as written', { address: 'bc1qnonsense' }, 1],
  ['a tag that the address does not have is kept', { tag: '7' }, 1],
  ['an asset that is not listed is not kept', { asset: 'doge' }, 0],
  ['an amount that cannot be credited is not kept', { amount: '0.000000009' }, 0],
])('a deposit with %s', async (_what, change, kept) => {
  const before = (await list()).count;
  await report(change);
  const { count, items } = await list();
  expect(count - before).toBe(kept);
  if (kept === 1) expect(items[0]).toMatchObject({ ...(change.asset === undefined && change) });
});

test('an operator credits it to its owner exactly once, and the custodian cannot credit it again', async () => {
  const [alice, bob] = [await exchange().createUser(), await exchange().createUser()];
  const address = await assignDepositAddress(exchange(), { userId: bob.id });
  const { txid, output } = await report({ amount: '0.123456789', confirmations: 6 });
  const [found] = (await list({ state: 'open', asset: 'btc', limit: '1' })).items;
  // Rounded down to the decimals of a transfer.
  expect(found).toMatchObject({ amount: '0.12345678', status: 'completed', deposit_id: null });
  const deposit = found ?? { amount: '', reference: '' };
  const answers = await Promise.all([credit(alice, deposit), credit(alice, deposit), credit(bob, deposit)]);
  const statuses = answers.map(({ status }) => status).sort();
  // Two requests for one user are the same one; the other user comes first or too late.
  expect([
    [201, 201, 409],
    [201, 409, 409],
  ]).toContainEqual(statuses);
  const total = Number(await walletOf(alice, 'btc')) + Number(await walletOf(bob, 'btc'));
  expect(total).toBe(0.12345678);
  await report({ address, txid, output, amount: '0.2', confirmations: 6 }, 409);
  const credited = answers.find(({ status }) => status === 201)?.body as { readonly id: number } | undefined;
  expect((await list({ state: 'credited' })).items).toEqual([
    expect.objectContaining({ reference: deposit.reference, deposit_id: credited?.id }),
  ]);
  expect((await list({ state: 'open' })).items.map(({ reference }) => reference)).not.toContain(deposit.reference);
  expect((await list({ asset: 'eth' })).count).toBe(0);
});

test('the console leads to the form that credits one, with everything filled in except the user', async () => {
  await exchange().restart({ DUAL_CONTROL: 'on' });
  const { txid } = await report({ amount: '1.5', confirmations: 6 });
  const { browser } = await signInToConsole(exchange(), 'operator');
  const overview = await browser.open('/operator');
  expect(overview.words).toMatch(/\d+ Deposits without an owner/);
  const page = await browser.open('/operator/unowned-deposits?state=open');
  const link = new RegExp(`href="(/operator/do/creditDeposit\\?[^"]*${txid}[^"]*)"`).exec(page.answer.text)?.[1] ?? '';
  const form = await browser.open(link.replaceAll('&amp;', '&'));
  expect(form.formValues('/operator/do/creditDeposit')).toMatchObject({ asset: 'btc', amount: '1.5', txid });
  const file = await browser.send('/operator/unowned-deposits.csv');
  expect([file.status, file.text]).toEqual([200, expect.stringContaining(txid)]);
});
