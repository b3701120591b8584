/** The exchange's side of spec/custodian.openapi.yaml, tested with a custodian that misbehaves in every way. */

import { readFileSync } from 'node:fs';
import { amountFrom } from '../../src/core/values/decimal';
import { pause, systemEventLoop } from '../../src/foundation/eventLoop';
import type { Custody, SendResult, WithdrawalInstruction } from '../../src/usecases/custody/custody';
import { addressKey } from '../../src/usecases/custody/custody';
import { readCustodySecrets } from '../../src/usecases/custody/custodySignature';
import { createWebhookCustody } from '../../src/usecases/custody/webhookCustody';
import { CUSTODIAN_BEHAVIOURS, type CustodianBehaviour } from '../support/custodian/custodianBehaviours';
import { FakeCustodian } from '../support/custodian/fakeCustodian';

/** Only a custodian that does not answer reaches it. */
const TIMEOUT_MS = 5_000;
const HONEST = CUSTODIAN_BEHAVIOURS.filter((behaviour) => behaviour.startsWith('good'));
const WRONG = CUSTODIAN_BEHAVIOURS.filter((behaviour) => !HONEST.includes(behaviour));

const logged: object[] = [];
let custodian: FakeCustodian;
let custody: Custody;
let orders = 0;

beforeAll(async () => {
  custodian = await FakeCustodian.start();
  custody = openCustody(custodian);
});
afterEach(() => expect(custodian.faults).toEqual([]));
afterAll(async () => {
  await custody.close();
  await custodian.close();
});
beforeEach(() => {
  custodian.behaviour = 'good';
  custodian.policy = () => 'sent';
});

function openCustody({ settings }: Pick<FakeCustodian, 'settings'>, addressesMax = 4): Custody {
  const note = (fields: object) => void logged.push(fields);
  const secret = readCustodySecrets(readFileSync(settings['CUSTODY_SECRET_FILE'] ?? '', 'utf8'))[0];
  return createWebhookCustody({
    url: settings['CUSTODY_URL'] ?? '',
    secret,
    clock: { nowMs: () => Date.now() },
    eventLoop: systemEventLoop,
    timeoutMs: TIMEOUT_MS,
    bodyBytesMax: 16 * 1024,
    withdrawalsMax: 4,
    addressesMax,
    log: { warn: note, error: note },
  });
}

function withdrawalInstruction(changes: Partial<WithdrawalInstruction> = {}): WithdrawalInstruction {
  orders += 1;
  return {
    key: `withdrawal-${orders}`,
    asset: 'btc',
    network: 'bitcoin',
    amount: amountFrom('0.0098'),
    address: 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
    tag: null,
    bankCode: null,
    ...changes,
  };
}

const paymentCount = (key: string) => custodian.payments.filter((payment) => payment.key === key).length;
const SENT = { state: 'sent', txid: expect.stringMatching(/^[0-9a-f]{64}$/) as string, confirmations: 0 };

test.each([
  ['accepted', { state: 'accepted' }],
  ['sent', SENT],
  ['confirmed', { ...SENT, state: 'confirmed' }],
  ['refused', { state: 'refused', reason: 'a test said so' }],
  ['returned', { state: 'returned', txid: SENT.txid, reason: '' }],
] as const)('the status %s is returned when sending and when asking for the status', async (state, answer) => {
  custodian.policy = () => state;
  const asked = withdrawalInstruction();
  expect(await custody.send(asked)).toEqual(answer);
  expect(await custody.getStatus(asked)).toEqual(await custody.send(asked));
});

test('a fiat withdrawal is sent with its bank code', async () => {
  const baht = withdrawalInstruction({
    asset: 'thb',
    network: null,
    amount: amountFrom('1500'),
    address: '1234567890',
    bankCode: 'KBANK',
  });
  expect(await custody.send(baht)).toEqual(SENT);
  expect(custodian.withdrawal(baht.key)).toMatchObject({ network: null, amount: '1500', bank_code: 'KBANK' });
});

test('a withdrawal that was never sent is unknown, and a status request does not send it', async () => {
  const asked = withdrawalInstruction();
  expect(await custody.getStatus(asked)).toEqual({ state: 'unknown' });
  expect(custodian.withdrawals.has(asked.key)).toBe(false);
});

test.each(HONEST)('a valid response is used: %s', async (behaviour) => {
  custodian.behaviour = behaviour;
  expect(await custody.send(withdrawalInstruction())).toEqual(SENT);
});

test.each(WRONG)(
  'an invalid response counts as unknown: %s; after a repetition it was sent once',
  async (behaviour) => {
    custodian.behaviour = behaviour;
    const asked = withdrawalInstruction();
    expect(await custody.send(asked)).toMatchObject({ state: 'unknown' });
    custodian.behaviour = 'good';
    expect(await custody.send(asked)).toEqual(SENT);
    expect(paymentCount(asked.key)).toBe(1);
  },
);

test('a custodian says in seconds or by a date when it wants to be asked again', async () => {
  custodian.behaviour = 'busy_for_a_second';
  expect(await custody.send(withdrawalInstruction())).toEqual({ state: 'unknown', retryAfterMs: 1_000 });
  custodian.behaviour = 'busy_until_a_date';
  const { retryAfterMs = 0 } = (await custody.send(withdrawalInstruction())) as { readonly retryAfterMs?: number };
  expect(retryAfterMs).toBeGreaterThan(3_500_000);
  expect(retryAfterMs).toBeLessThanOrEqual(3_600_000);
});

test('a key that the custodian uses for other content counts as unknown', async () => {
  const first = withdrawalInstruction();
  await custody.send(first);
  expect(await custody.send({ ...first, amount: amountFrom('1') })).toEqual({ state: 'unknown' });
  expect(custodian.faults.splice(0)).toEqual([expect.stringContaining('another content')]);
  expect(logged.at(-1)).toEqual({ key: first.key, fault: 'unexpected_status', status: 409 });
});

test('an unreachable custodian counts as unknown, and works again once it is back', async () => {
  await custodian.stopListening();
  const asked = withdrawalInstruction();
  expect(await custody.send(asked)).toEqual({ state: 'unknown' });
  await custodian.listenAgain();
  expect(await custody.send(asked)).toEqual(SENT);
});

test('a request signed with another secret is refused', async () => {
  const stranger = await FakeCustodian.start();
  const misled = openCustody({
    settings: { ...stranger.settings, CUSTODY_URL: custodian.settings['CUSTODY_URL'] ?? '' },
  });
  const asked = withdrawalInstruction();
  expect(await misled.send(asked)).toEqual({ state: 'unknown' });
  expect(custodian.faults.splice(0)).toEqual([expect.stringContaining('not signed')]);
  expect(custodian.withdrawals.has(asked.key)).toBe(false);
  await misled.close();
  await stranger.close();
});

test('closing ends requests in flight with the result unknown', async () => {
  custodian.behaviour = 'hangs';
  const closing = openCustody(custodian);
  const answers: Promise<SendResult>[] = [
    closing.send(withdrawalInstruction()),
    closing.getStatus(withdrawalInstruction()),
  ];
  await pause(systemEventLoop, 50);
  await closing.close();
  expect(await Promise.all(answers)).toEqual([{ state: 'unknown' }, { state: 'unknown' }]);
  expect(await closing.send(withdrawalInstruction())).toEqual({ state: 'unknown' });
});

describe('deposit addresses', () => {
  const question = { userId: 1042, asset: 'btc', network: 'bitcoin', key: 'address-9c2f4be07d1a6358-1042-btc-bitcoin' };

  test('are permanent and unique for each user, asset and network', async () => {
    const first = await custody.depositAddress(question);
    expect(first).toEqual({ ok: true, address: expect.stringMatching(/^bc1q/), tag: null });
    expect(await custody.depositAddress(question)).toEqual(first);
    const others = [{ userId: 1043 }, { asset: 'eth' }, { network: 'ethereum' }];
    const lives = [{ name: '9c2f4be07d1a6358', idsAfter: 0, previousSequence: 0 }];
    for (const other of others) {
      const asked = { ...question, ...other };
      expect(await custody.depositAddress({ ...asked, key: addressKey(lives, asked) })).not.toEqual(first);
    }
  });

  const NOT_OF_ADDRESSES: readonly CustodianBehaviour[] = [...HONEST, 'no_state', 'unknown_state', 'no_txid_member', 'number_for_amount', 'confirmations_below_zero', 'another_key', 'another_amount', 'another_address', 'another_tag']; // biome-ignore format: one list
  test.each(CUSTODIAN_BEHAVIOURS.filter((behaviour) => !NOT_OF_ADDRESSES.includes(behaviour)))(
    'an invalid response is not used: %s',
    async (behaviour) => {
      custodian.behaviour = behaviour;
      expect(await custody.depositAddress(question)).toEqual({ ok: false, reason: 'unavailable' });
    },
  );

  test('requested beyond the limit fail immediately', async () => {
    const limited = openCustody(custodian, 2);
    custodian.behaviour = 'hangs';
    const waiting = [limited.depositAddress(question), limited.depositAddress(question)];
    expect(await limited.depositAddress(question)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await Promise.race([...waiting, 'they wait still'])).toBe('they wait still');
    await Promise.all(waiting);
    custodian.behaviour = 'good';
    expect(await limited.depositAddress(question)).toMatchObject({ ok: true });
    await limited.close();
  });
});

test('no log line contains a signature, the secret or an address', () => {
  const all = JSON.stringify(logged);
  expect(logged.length).toBeGreaterThan(10);
  expect(all).not.toMatch(/[0-9a-f]{64}/);
  for (const secret of [custodian.key.secret, 'bc1q', '1Boat', 'sent</p>']) expect(all).not.toContain(secret);
});
