/**
 * Cold storage on a real Bitcoin node: coins that it has already, refills that are signed by its key, a surplus that moves
 * there, and everything that a signer or somebody in between may have changed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BitcoinNode } from '../../src/programs/launch/chains/bitcoinNode';
import { bitcoinNode } from '../support/chains/bitcoinNode';
import { type ChangedRefill, ColdSigner } from '../support/chains/coldSigner';
import { CustodianScenario } from '../support/chains/custodianScenario';
import { declaredCodes, declaredStatuses, type Refill, type TestCustodian } from '../support/chains/testCustodian';
import { eventually } from '../support/eventually';
import { temporaryFolder } from '../support/temporaryFolder';
import { ScannedBitcoinChain } from './nodes/scanBitcoin';

const folder = temporaryFolder();
const COIN = 100_000_000n;
const chain = bitcoinNode();
const signer = new ColdSigner();
let node: BitcoinNode;
let scenario: CustodianScenario;
let custodian: TestCustodian;
let last = 0;

beforeAll(async () => {
  node = await chain.start();
  await node.pay(signer.address(0, 7), '30');
  await node.pay(signer.address(1, 2), '0.5');
  await node.mine();
  scenario = await CustodianScenario.start({
    node,
    environment: {
      CUSTODIAN_BITCOIN_COLD_ACCOUNT: signer.account,
      CUSTODIAN_BITCOIN_COLD_LOOKAHEAD: '20',
      CUSTODIAN_BITCOIN_HOT_LIMITS: 'btc:1:2:4',
      CUSTODIAN_BITCOIN_REPLACE_AFTER_BLOCKS: '2',
    },
  });
  ({ custodian } = scenario);
  await scenario.mine(3);
  await eventually(totals, (found) => found?.cold === '30.5');
});
afterEach(() => scenario.expectConsistency());
afterAll(() => scenario.close(), 60_000);

const scan = () => ScannedBitcoinChain.read(node.address);
const units = (amount: string | undefined): bigint => {
  const [whole = '0', decimals = ''] = (amount ?? '').split('.');
  return BigInt(whole) * COIN + BigInt(decimals.padEnd(8, '0'));
};

async function prepare(amount: string): Promise<Refill> {
  last += 1;
  const { status, body } = await custodian.prepareRefill(`refill-${last}`, {
    asset: 'btc',
    network: 'bitcoin',
    amount,
  });
  expect(status).toBe(200);
  return body as Refill;
}

async function waitForRefill(key: string, state: Refill['state']): Promise<Refill> {
  return await eventually(
    () => custodian.refill(key),
    (refill) => refill.state === state,
  );
}

async function restart(): Promise<void> {
  await custodian.kill();
  await custodian.restart();
}

const totals = () => custodian.totals('btc');

test('what cold storage has already is followed, and a wallet below its lower bound asks for a refill', async () => {
  expect(await totals()).toMatchObject({
    cold: '30.5',
    wallet: '0',
    hot_wallet: { low: '1', target: '2', high: '4', state: 'low', refill: '2' },
  });
  await node.pay(signer.address(0, 27), '1');
  await scenario.mine();
  expect(await totals()).toMatchObject({ cold: '31.5' });
  await node.reorganize(1, { keepsTransactions: false });
  await scenario.caughtUp();
  expect(await totals()).toMatchObject({ cold: '30.5' });
  await scenario.mine(3);
  // One of those that are followed since the last one was used.
  await node.pay(signer.address(0, 47), '0.25');
  await scenario.mine();
  expect(await totals()).toMatchObject({ cold: '31.75' });
});

test('a refill arrives with its exact amount, whatever is killed between its steps', async () => {
  const before = units((await totals())?.cold);
  const prepared = await prepare('1.5');
  expect(prepared).toMatchObject({ state: 'prepared', format: 'psbt', txid: null, amount: '1.5' });
  expect(prepared.address).toBe(await scenario.fundingAddress());
  expect(prepared.details).toMatchObject({
    inputs: [{ address: signer.address(0, 7), amount: '30' }],
    outputs: [{ address: prepared.address, amount: '1.5' }, { address: signer.address(1, 3) }],
  });
  await restart();
  expect(await custodian.prepareRefill(prepared.key, { asset: 'btc', network: 'bitcoin', amount: '1.5' })).toEqual({
    status: 200,
    body: prepared,
  });
  await custodian.restart({ CUSTODIAN_PAYMENTS: 'off' });
  const signed = signer.sign(prepared.unsigned);
  const submitted = await custodian.submitRefill(prepared.key, signed);
  expect(submitted).toMatchObject({ status: 200, body: { state: 'submitted', txid: expect.any(String) } });
  expect(await totals()).toMatchObject({ hot_wallet: { state: 'low', incoming: '1.5', refill: '0.5' } });
  // It was stored, and not sent yet.
  expect(await node.memoryPool()).toEqual([]);
  await restart();
  const { txid } = submitted.body as Refill;
  await eventually(
    () => node.memoryPool(),
    (pool) => pool.length === 1 && pool[0] === txid,
  );
  expect(await custodian.submitRefill(prepared.key, signed)).toEqual(submitted);
  await restart();
  await scenario.mine();
  expect(await waitForRefill(prepared.key, 'mined')).toMatchObject({ txid, confirmations: 1 });
  await restart();
  await scenario.mine(2);
  const confirmed = await waitForRefill(prepared.key, 'confirmed');
  expect(await custodian.submitRefill(prepared.key, signed)).toEqual({ status: 200, body: confirmed });
  const seen = await scan();
  expect(seen.received(prepared.address)).toBe(units('1.5'));
  const fee = units(confirmed.fee);
  expect(seen.received(signer.address(1, 3))).toBe(30n * COIN - units('1.5') - fee);
  expect(units((await totals())?.cold)).toBe(before - units('1.5') - fee);
  expect(await totals()).toMatchObject({ wallet: '1.5', hot_wallet: { state: 'ok', available: '1.5', refill: '0' } });
});

describe('what is handed in is refused', () => {
  let prepared: Refill;
  beforeAll(async () => {
    prepared = await prepare('0.5');
  });
  afterAll(async () => {
    expect(await custodian.refill(prepared.key)).toMatchObject({ state: 'prepared', txid: null });
    expect(await custodian.cancelRefill(prepared.key)).toMatchObject({ status: 200, body: { state: 'canceled' } });
  });

  const changed = (change: ChangedRefill) => signer.signChanged(prepared.unsigned, change);
  const [paid, rest] = [0, 1];
  const amountAt = (index: number): bigint => signer.amounts(prepared.unsigned)[index] ?? 0n;

  test.each<[string, string, () => string | Promise<string>]>([
    ['text', 'not_a_transaction', () => 'abc='],
    ['the bytes of something else', 'not_a_transaction', () => 'deadbeef'],
    ['more bytes than a transaction', 'not_a_transaction', () => `${changed({})}00`],
    ['no signature', 'wrong_signature', () => prepared.unsigned],
    [
      'a signature of another key',
      'wrong_signature',
      () =>
        // The first number of the first signature, behind the bytes that describe it.
        changed({}).replace(
          /(304[45]02(?:20|2100))(..)/,
          (_all, before: string, byte: string) =>
            before + (Number.parseInt(byte, 16) ^ 1).toString(16).padStart(2, '0'),
        ),
    ],
    ['a signature for only a part', 'wrong_signature', () => changed({ sighash: 3 })],
    ['another recipient', 'wrong_recipient', async () => changed({ recipient: await node.outsideAddress() })],
    ['a smaller amount', 'wrong_recipient', () => changed({ amounts: [amountAt(paid) - 1n, amountAt(rest) + 1n] })],
    ['a larger amount', 'wrong_recipient', () => changed({ amounts: [amountAt(paid) + 1n, amountAt(rest) - 1n] })],
    [
      'one more recipient',
      'wrong_recipient',
      async () => {
        const more = { address: await node.outsideAddress(), amount: 1_000n };
        return changed({ amounts: [amountAt(paid), amountAt(rest) - 1_000n], more });
      },
    ],
    ['an input twice as two', 'wrong_inputs', () => otherInputs()],
    ['a later moment', 'wrong_inputs', () => changed({ lockTime: 1_000_000 })],
    ['a fee that is too high', 'fee_too_high', () => changed({ amounts: [amountAt(paid), amountAt(rest) - COIN] })],
    ['a fee that is too low', 'fee_too_low', () => changed({ amounts: [amountAt(paid), amountAt(rest) + 280n] })],
  ])('%s: %s', async (_name, code, signed) => {
    expect(await custodian.submitRefill(prepared.key, await signed())).toEqual({ status: 422, body: { code } });
    expect(await node.memoryPool()).toEqual([]);
  });

  /** Spends another output of cold storage. */
  function otherInputs(): string {
    const inputs: ChangedRefill['inputs'] = (all) => all.map((input) => ({ ...input, index: (input.index ?? 0) + 1 }));
    return changed({ inputs });
  }
});

test('a replacement with a higher fee takes the place of a refill that waits, and nothing else does', async () => {
  const prepared = await prepare('0.5');
  const amounts = signer.amounts(prepared.unsigned);
  const [paid = 0n, rest = 0n] = amounts;
  const higher = signer.signChanged(prepared.unsigned, { amounts: [paid, rest - 5_000n] });
  const first = await custodian.submitRefill(prepared.key, signer.sign(prepared.unsigned));
  expect(first.status).toBe(200);
  const lower = signer.signChanged(prepared.unsigned, { amounts: [paid, rest + 1n] });
  expect(await custodian.submitRefill(prepared.key, lower)).toEqual({ status: 409, body: { code: 'fee_not_higher' } });
  expect(await custodian.cancelRefill(prepared.key)).toEqual({ status: 409, body: { code: 'submitted' } });
  const second = await custodian.submitRefill(prepared.key, higher);
  const { txid } = second.body as Refill;
  expect(txid).not.toBe((first.body as Refill).txid);
  await eventually(
    () => node.memoryPool(),
    (pool) => pool.length === 1 && pool[0] === txid,
  );
  await scenario.mine();
  await waitForRefill(prepared.key, 'mined');
  const highest = signer.signChanged(prepared.unsigned, { amounts: [paid, rest - 9_000n] });
  expect(await custodian.submitRefill(prepared.key, highest)).toEqual({ status: 409, body: { code: 'already_mined' } });
  await scenario.mine(2);
  expect(await waitForRefill(prepared.key, 'confirmed')).toMatchObject({ txid });
});

test('a withdrawal that the wallet cannot pay stays accepted until a refill has arrived', async () => {
  const address = await node.outsideAddress();
  const before = units((await totals())?.wallet);
  custodian.lines.length = 0;
  await custodian.send('withdrawal-1', { amount: '2.5', address });
  await scenario.mine();
  await eventually(
    () => custodian.lines.join(),
    (text) => text.includes('the confirmed coins do not cover the next withdrawal'),
  );
  expect(await custodian.withdrawal('withdrawal-1')).toMatchObject({ state: 'accepted', txid: null });
  const { hot_wallet: asked } = (await totals()) ?? {};
  expect(asked).toMatchObject({ waiting: '2.5', available: '0', state: 'low' });
  expect(units(asked?.refill)).toBe(units('4.5') - before);
  const prepared = await prepare(asked?.refill ?? '');
  await custodian.submitRefill(prepared.key, signer.sign(prepared.unsigned));
  await eventually(
    () => node.memoryPool(),
    (pool) => pool.length === 1,
  );
  await scenario.mine();
  await scenario.waitForWithdrawal('withdrawal-1', 'sent');
  await scenario.mine(3);
  await scenario.waitForWithdrawal('withdrawal-1', 'confirmed');
  expect((await scan()).received(address)).toBe(units('2.5'));
});

test('an operator prepares a refill and hands it in on the command line, and a reorganization does not lose it', async () => {
  const [key, other] = ['refill-by-hand', 'refill-given-up'];
  await custodian.command('refill', 'prepare', other, 'bitcoin', 'btc', '0.4');
  expect(JSON.parse(await custodian.command('refill', 'cancel', other))).toMatchObject({ state: 'canceled' });
  const text = await custodian.command('refill', 'prepare', key, 'bitcoin', 'btc', '0.25');
  const { unsigned } = JSON.parse(text) as Refill;
  const [wrong, right] = [join(folder, 'wrong'), join(folder, 'right')];
  writeFileSync(wrong, `${unsigned}\n`);
  writeFileSync(right, `${signer.sign(unsigned)}\n`);
  await expect(custodian.command('refill', 'submit', key, wrong)).rejects.toMatchObject({
    stdout: expect.stringContaining('wrong_signature'),
  });
  const submitted = JSON.parse(await custodian.command('refill', 'submit', key, right)) as Refill;
  expect(submitted).toMatchObject({ state: 'submitted' });
  await eventually(
    () => node.memoryPool(),
    (pool) => pool.length === 1,
  );
  await scenario.mine();
  await waitForRefill(key, 'mined');
  await node.reorganize(1, { keepsTransactions: false });
  await scenario.caughtUp();
  expect(JSON.parse(await custodian.command('refill', 'show', key))).toMatchObject({ state: 'submitted' });
  await scenario.mine(3);
  expect(await waitForRefill(key, 'confirmed')).toMatchObject({ txid: submitted.txid });
});

test('what the ledger says of cold storage is compared with the chain', async () => {
  const { database } = custodian;
  const one = database('ledger_postings').where({ account: 'cold' }).orderBy('id').limit(1);
  await one.clone().increment('units', 1);
  await expect(custodian.command('reconcile')).rejects.toMatchObject({
    stdout: expect.stringMatching(/btc in cold storage: the ledger has \d+ units, the chain has \d+/),
  });
  await one.clone().decrement('units', 1);
});

test('a surplus moves to cold storage and leaves the target, also if the custodian is killed', async () => {
  await scenario.fund('2.3', 2);
  const before = await scan();
  await eventually(
    () => node.memoryPool(),
    (pool) => pool.length === 1,
  );
  const [txid = ''] = await node.memoryPool();
  await restart();
  await scenario.mine();
  await restart();
  await scenario.mine(3);
  // Exactly the target, or a little more if that spares a change output which is too small.
  const { wallet, hot_wallet: hot } = (await totals()) ?? {};
  expect(hot).toMatchObject({ state: 'ok', available: wallet, waiting: '0' });
  expect(units(wallet)).toBeGreaterThanOrEqual(2n * COIN);
  expect(units(wallet)).toBeLessThan(2n * COIN + 10_000n);
  const after = await scan();
  const arrived = after.outputs.filter((output) => output.txid === txid);
  const cold = arrived.filter(({ address = '' }) => !before.payments(address).length && isColdAddress(address));
  expect(cold).toHaveLength(1);
  expect(arrived.filter((output) => !cold.includes(output)).every(({ satoshis }) => satoshis <= 2n * COIN)).toBe(true);
  expect(await custodian.database('payments').where({ purpose: 'surplus' })).toHaveLength(1);
});

const isColdAddress = (address: string): boolean =>
  Array.from({ length: 60 }, (_, index) => signer.address(0, index)).includes(address);

test('requests that cannot be served are refused with declared statuses and codes', async () => {
  const order = { asset: 'btc', network: 'bitcoin', amount: '0.1' };
  const ask = (change: Partial<typeof order>, key = 'refill-x') =>
    custodian.prepareRefill(key, { ...order, ...change });
  expect(await ask({ asset: 'eth' })).toEqual({ status: 404, body: undefined });
  expect(await ask({ amount: '0.000000001' })).toEqual({ status: 422, body: { code: 'wrong_amount' } });
  expect(await ask({ amount: '0.00000001' })).toEqual({ status: 422, body: { code: 'wrong_amount' } });
  expect(await ask({ amount: '4.1' })).toEqual({ status: 422, body: { code: 'above_limit' } });
  await custodian.restart({ CUSTODIAN_BITCOIN_HOT_LIMITS: '' });
  expect((await totals())?.hot_wallet).toBeUndefined();
  expect(await ask({ amount: '500' })).toEqual({ status: 422, body: { code: 'insufficient_funds' } });
  await custodian.restart();
  for (const key of ['refill-none', 'refill-1x'])
    for (const answer of [
      await custodian.request('GET', `/refills/${key}`),
      await custodian.cancelRefill(key),
      await custodian.submitRefill(key, 'ab'),
    ])
      expect(answer.status).toBe(404);
  expect((await ask({}, 'other')).status).toBe(400);
  expect((await custodian.request('GET', '/refills/other')).status).toBe(400);
  expect((await custodian.cancelRefill('other')).status).toBe(400);
  expect((await custodian.submitRefill('refill-1', '')).status).toBe(400);
  const prepared = await prepare('0.1');
  expect(await ask({ amount: '0.2' }, prepared.key)).toEqual({ status: 409, body: { code: 'key_known' } });
  expect(await ask({})).toEqual({ status: 409, body: { code: 'refill_open' } });
  await custodian.cancelRefill(prepared.key);
  expect((await custodian.cancelRefill(prepared.key)).body).toMatchObject({ state: 'canceled' });
  expect(await custodian.submitRefill(prepared.key, signer.sign(prepared.unsigned))).toEqual({
    status: 409,
    body: { code: 'canceled' },
  });
});

test('requests that the exchange did not sign, and those during an outage, change nothing', async () => {
  const requests = [
    ['PUT', '/refills/refill-y', { asset: 'btc', network: 'bitcoin', amount: '0.1' }],
    ['GET', '/refills/refill-y', undefined],
    ['DELETE', '/refills/refill-y', undefined],
    ['PUT', '/refills/refill-y/transaction', { signed: 'ab' }],
  ] as const;
  const headers = { 'talad-signature': '0'.repeat(64) };
  for (const [method, path, body] of requests)
    expect((await custodian.request(method, path, body, { headers })).status).toBe(401);
  custodian.proxy.refusing = true;
  custodian.proxy.cutAll();
  for (const [method, path, body] of requests) expect((await custodian.request(method, path, body)).status).toBe(503);
  custodian.proxy.refusing = false;
  await eventually(
    () => custodian.request('GET', '/refills/refill-y'),
    ({ status }) => status === 404,
  );
});

test('coins of cold storage that somebody spends elsewhere raise an alarm, and withdrawals go on', async () => {
  const prepared = await prepare('0.1');
  const [paid = 0n, rest = 0n] = signer.amounts(prepared.unsigned);
  const elsewhere = signer.signChanged(prepared.unsigned, {
    recipient: await node.outsideAddress(),
    amounts: [paid, rest - 500n],
  });
  await node.call('sendrawtransaction', elsewhere);
  await scenario.mine();
  await scenario.waitForAlarm('unexplained_cold_spend');
  await custodian.send('withdrawal-2', { amount: '0.1', address: await node.outsideAddress() });
  await scenario.waitForWithdrawal('withdrawal-2', 'sent');
  await scenario.mine(2);
  await waitForRefill(prepared.key, 'lost');
  const late = signer.sign(prepared.unsigned);
  expect(await custodian.submitRefill(prepared.key, late)).toEqual({ status: 409, body: { code: 'lost' } });
  expect(await custodian.cancelRefill(prepared.key)).toEqual({ status: 409, body: { code: 'lost' } });
});

test('the tests of this file have seen every status and code of the operations of refills', () => {
  const ofRefills = (all: readonly string[]) => all.filter((one) => /^\w+Refill /.test(one)).sort();
  expect(ofRefills([...custodian.seen])).toEqual(ofRefills(declaredStatuses()));
  expect(ofRefills([...custodian.seenCodes])).toEqual(ofRefills(declaredCodes()));
});
