/**
 * Callbacks about deposits: announced, credited once, and no effect of inconsistent events. Callbacks about withdrawals
 * are tested in `test/custody/withdrawals.test.ts`.
 */
import { randomUUID } from 'node:crypto';
import {
  assignDepositAddress,
  type CallbackEvent,
  type DepositEvent,
  depositEvent,
} from '../../support/custodian/callbacks';
import { CustodianKey } from '../../support/custodian/custodianKey';
import { exchangeOfThisFile, type TestUser } from '../../support/exchange';
import { updateCredential } from '../../support/storedCredentials';

const exchange = exchangeOfThisFile();
const PATH = '/custody/callbacks';

let alice: TestUser;
let address: string;
beforeAll(async () => {
  alice = await exchange().createUser();
  address = await assignDepositAddress(exchange(), { userId: alice.id });
});

const sendCallback = (event: CallbackEvent) => exchange().custodian.call('receiveCustodyCallback', { body: event });
const repeatEvent = (deposit: DepositEvent, change: Partial<DepositEvent>) => depositEvent({ ...deposit, ...change });

async function expectAccepted(event: CallbackEvent): Promise<void> {
  expect(await sendCallback(event)).toMatchObject({ status: 204, text: '' });
}

async function availableBalance(user = alice, asset = 'btc'): Promise<string | undefined> {
  const { wallets } = await user.client.expect('getUser', 200, { path: { userid: 'me' } });
  return wallets[asset]?.available_balance;
}

/** The stored deposit. */
async function storedDeposit({
  network,
  txid,
  output,
}: DepositEvent): Promise<{ status: string; confirmations: number; amount: string } | undefined> {
  return exchange()
    .database('deposits')
    .where({ reference: `${network}:${txid}:${output}` })
    .first('status', 'confirmations', 'amount');
}

/** Expects this refusal and no change of balances, deposits and withdrawals. */
async function expectRefused(event: CallbackEvent, status: number, code: string): Promise<void> {
  const tables = () =>
    exchange().database.raw('CHECKSUM TABLE accounts, deposits, withdrawals, journal_entries, request_keys');
  const before = await tables();
  const answer = await sendCallback(event);
  expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  expect((await tables())[0]).toEqual(before[0]);
}

test('a deposit is announced, confirmed, and credited once it is final for both sides', async () => {
  const had = Number(await availableBalance());
  const { deposit } = depositEvent({ address, amount: '0.5', state: 'seen', confirmations: 0 });
  await expectAccepted(depositEvent(deposit));
  expect(await storedDeposit(deposit)).toMatchObject({ status: 'pending', confirmations: 0 });
  await expectAccepted(repeatEvent(deposit, { confirmations: 1 }));
  expect(await storedDeposit(deposit)).toMatchObject({ status: 'processing', confirmations: 1 });
  // Confirmed for the custodian, but with too few confirmations for the exchange.
  await expectAccepted(repeatEvent(deposit, { state: 'confirmed', confirmations: 1 }));
  expect(await storedDeposit(deposit)).toMatchObject({ status: 'processing' });
  // Enough confirmations for the exchange, but not confirmed by the custodian.
  await expectAccepted(repeatEvent(deposit, { state: 'seen', confirmations: 100 }));
  expect(Number(await availableBalance())).toBe(had);
  await expectAccepted(repeatEvent(deposit, { state: 'confirmed', confirmations: 100 }));
  expect(await storedDeposit(deposit)).toMatchObject({ status: 'completed', confirmations: 100 });
  expect(Number(await availableBalance())).toBe(had + 0.5);
});

test('the same event, repeated concurrently and after a restart, is credited once', async () => {
  const had = Number(await availableBalance());
  const event = depositEvent({ address, amount: '0.1' });
  const answers = await Promise.all(Array.from({ length: 50 }, () => sendCallback(event)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
  await exchange().restart();
  await expectAccepted(event);
  // Another event about the same deposit does not credit it again, in any spelling.
  await expectAccepted(repeatEvent(event.deposit, {}));
  await expectAccepted(repeatEvent(event.deposit, { txid: event.deposit.txid.toUpperCase() }));
  expect(Number(await availableBalance())).toBeCloseTo(had + 0.1, 8);
});

test.each([
  ['without 0x first', ['{id}', '0x{id}', '0X{ID}', '{ID}', '0x{ID}']],
  ['with 0x first', ['0x{ID}', '{id}', '{ID}', '0x{id}']],
])(
  'a deposit whose transaction id is reported with and without 0x and in either case is credited once, %s',
  async (_order, spellings) => {
    const had = Number(await availableBalance());
    const { deposit } = depositEvent({ address, amount: '0.1' });
    const spelled = spellings.map((form) =>
      form.replace('{id}', deposit.txid).replace('{ID}', deposit.txid.toUpperCase()),
    );
    for (const txid of spelled) await expectAccepted(repeatEvent(deposit, { txid }));
    expect(Number(await availableBalance())).toBeCloseTo(had + 0.1, 8);
    expect((await exchange().database('deposits').orderBy('id', 'desc').first('txid')) as object).toEqual({
      txid: deposit.txid,
    });
  },
);

test('events that arrive out of order revoke nothing', async () => {
  const { deposit } = depositEvent({ address });
  await expectAccepted(depositEvent(deposit));
  await expectAccepted(repeatEvent(deposit, { state: 'seen', confirmations: 0 }));
  expect(await storedDeposit(deposit)).toMatchObject({ status: 'completed', confirmations: 6 });
});

test('a dropped deposit has failed; it is credited if it is confirmed later', async () => {
  const { deposit } = depositEvent({ address, state: 'seen', confirmations: 0 });
  await expectAccepted(depositEvent(deposit));
  await expectAccepted(repeatEvent(deposit, { state: 'dropped' }));
  expect(await storedDeposit(deposit)).toMatchObject({ status: 'failed' });
  await expectAccepted(repeatEvent(deposit, { state: 'confirmed', confirmations: 6 }));
  expect(await storedDeposit(deposit)).toMatchObject({ status: 'completed' });
});

test('two outputs of one transaction are two deposits', async () => {
  const { deposit } = depositEvent({ address, amount: '0.2' });
  await expectAccepted(depositEvent(deposit));
  await expectAccepted(repeatEvent(deposit, { output: 1 }));
  expect([await storedDeposit(deposit), await storedDeposit({ ...deposit, output: 1 })]).toMatchObject([
    { status: 'completed' },
    { status: 'completed' },
  ]);
});

test('an address is found in every spelling, and amounts are rounded down to the exchange’s decimals', async () => {
  const bob = await exchange().createUser();
  const ether = await assignDepositAddress(exchange(), { userId: bob.id, asset: 'eth', network: 'ethereum' });
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  await updateCredential(exchange(), { table: 'deposit_addresses', where: { address: ether } }, { address });
  const spelled = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
  await expectAccepted(
    depositEvent({
      asset: 'eth',
      network: 'ethereum',
      address: spelled,
      amount: '1.123456789123456789',
      confirmations: 100,
    }),
  );
  expect(await availableBalance(bob, 'eth')).toBe('1.12345678');
});

describe('inconsistent events are refused without effect', () => {
  test('an event id that was used for another event', async () => {
    const event = depositEvent({ address });
    await expectAccepted(event);
    await expectRefused({ ...event, deposit: { ...event.deposit, amount: '0.26' } }, 409, 'IDEMPOTENCY_CONFLICT');
    await expectRefused({ ...depositEvent({ address }), event_id: event.event_id }, 409, 'IDEMPOTENCY_CONFLICT');
  });

  test.each<[string, Partial<DepositEvent>]>([
    ['amount', { amount: '0.26' }],
    ['amount, by one step', { amount: '0.25000001' }],
  ])('a deposit that is told again with another %s', async (_what, change) => {
    const { deposit } = depositEvent({ address });
    await expectAccepted(depositEvent(deposit));
    await expectRefused(repeatEvent(deposit, change), 409, 'CUSTODY_MISMATCH');
  });

  test('a known deposit reported for the address of another user', async () => {
    const { deposit } = depositEvent({ address });
    await expectAccepted(depositEvent(deposit));
    const bob = await exchange().createUser();
    await expectRefused(
      repeatEvent(deposit, { address: await assignDepositAddress(exchange(), { userId: bob.id }) }),
      409,
      'CUSTODY_MISMATCH',
    );
  });

  test('a credited deposit reported as dropped', async () => {
    const { deposit } = depositEvent({ address });
    await expectAccepted(depositEvent(deposit));
    await expectRefused(repeatEvent(deposit, { state: 'dropped' }), 409, 'DEPOSIT_STATE_CONFLICT');
  });

  test.each<[string, Partial<DepositEvent>]>([
    ["nobody's address", { address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' }],
    ['no address', { address: 'bc1qnonsense' }],
    ['a tag that the address does not have', { tag: '7' }],
    ['another asset than the address is for', { asset: 'eth', network: 'ethereum' }],
    ['another network', { network: 'litecoin' }],
    ['an asset that is not listed', { asset: 'doge' }],
  ])('a deposit at %s', async (_what, change) => {
    await expectRefused(depositEvent({ address, ...change }), 404, 'DEPOSIT_ADDRESS_NOT_FOUND');
  });

  test.each([
    ['nothing', '0'],
    ['less than we can say', '0.000000009'],
    ['more than there is', '999999999999999.99999999'],
  ])('a deposit of %s', async (_what, amount) => {
    await expectAccepted(depositEvent({ address, amount: '1' }));
    await expectRefused(depositEvent({ address, amount }), 400, 'INVALID_PARAMETERS');
  });

  test('a withdrawal that was never requested', async () => {
    const withdrawal = {
      key: 'withdrawal-999999',
      asset: 'btc',
      network: 'bitcoin',
      amount: '1',
      address,
      tag: null,
      bank_code: null,
    } as const;
    await expectRefused(
      {
        event_id: randomUUID(),
        withdrawal: { ...withdrawal, state: 'sent', txid: null, confirmations: 0, reason: null },
      },
      404,
      'WITHDRAWAL_NOT_FOUND',
    );
  });
});

describe('requests without a valid signature of the custodian are refused', () => {
  const WINDOW_MS = 300_000;
  const send = (headers: Record<string, string>, body: string, path = PATH) =>
    exchange().anonymous.send({ method: 'POST', path, headers, body });

  /** A valid event with the correct headers as modified by `change`. */
  async function expectUnauthorized(
    change: (right: Record<string, string>, body: string) => Record<string, string>,
    sent = (body: string) => body,
  ): Promise<void> {
    const event = depositEvent({ address });
    const body = JSON.stringify(event);
    const { status, body: said } = await send(
      change(exchange().custodianKey.headers({ method: 'POST', path: PATH, body }), body),
      sent(body),
    );
    expect([status, said]).toMatchObject([401, { code: 'INVALID_AUTHENTICATION_HEADER' }]);
    expect(await storedDeposit(event.deposit)).toBeUndefined();
    // With a signature, the event would have been accepted.
    await expectAccepted(event);
  }

  test.each<[string, (right: Record<string, string>, body: string) => Record<string, string>]>([
    ['no signature', ({ 'talad-signature': _left, ...others }) => others],
    ['no timestamp', ({ 'talad-timestamp': _left, ...others }) => others],
    ['nothing', () => ({})],
    [
      'a signature with one character changed',
      (right) => ({ ...right, 'talad-signature': flipFirstDigit(right['talad-signature']) }),
    ],
    [
      'a signature in capitals',
      (right) => ({ ...right, 'talad-signature': String(right['talad-signature']).toUpperCase() }),
    ],
    [
      'a signature that is too short',
      (right) => ({ ...right, 'talad-signature': String(right['talad-signature']).slice(1) }),
    ],
    [
      'another timestamp than was signed',
      (right) => ({ ...right, 'talad-timestamp': String(Number(right['talad-timestamp']) + 1) }),
    ],
    ['a timestamp that is no number', (right) => ({ ...right, 'talad-timestamp': `${right['talad-timestamp']}.0` })],
    [
      'the secret of somebody else',
      (_right, body) => new CustodianKey(`${exchange().dataDir}/other`).headers({ method: 'POST', path: PATH, body }),
    ],
    [
      'another path',
      (_right, body) => exchange().custodianKey.headers({ method: 'POST', path: '/withdrawals/withdrawal-1', body }),
    ],
    ['another method', (_right, body) => exchange().custodianKey.headers({ method: 'PUT', path: PATH, body })],
    [
      'a time long past',
      (_right, body) =>
        exchange().custodianKey.headers({
          method: 'POST',
          path: PATH,
          body,
          timestampMs: Date.now() - WINDOW_MS - 1_000,
        }),
    ],
    [
      'a time to come',
      (_right, body) =>
        exchange().custodianKey.headers({
          method: 'POST',
          path: PATH,
          body,
          timestampMs: Date.now() + WINDOW_MS + 5_000,
        }),
    ],
    ["an operator's token", () => exchange().operator.signedHeaders('POST')],
  ])('signed with %s', async (_what, change) => {
    await expectUnauthorized(change);
  });

  test('a body with one changed byte fails signature verification', async () => {
    await expectUnauthorized(
      (right) => right,
      (body) => `${body} `,
    );
    await expectUnauthorized(
      (right) => right,
      (body) => body.replace('0.25', '0.26'),
    );
  });

  test('a trailing slash in the path is accepted, and a signed body that is not JSON gets its own error', async () => {
    const event = JSON.stringify(depositEvent({ address }));
    expect(
      (await send(exchange().custodianKey.headers({ method: 'POST', path: PATH, body: event }), event, `${PATH}/`))
        .status,
    ).toBe(204);
    const answer = await send(
      exchange().custodianKey.headers({ method: 'POST', path: PATH, body: '{"event_id":' }),
      '{"event_id":',
    );
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_REQUEST_BODY' }]);
  });

  test('without a configured secret, every request is refused', async () => {
    await exchange().restart({ CUSTODY_SECRET_FILE: '' });
    const event = depositEvent({ address });
    expect((await sendCallback(event)).status).toBe(401);
    await exchange().restart();
    await expectAccepted(event);
  });
});

function flipFirstDigit(text = ''): string {
  return `${text.startsWith('0') ? '1' : '0'}${text.slice(1)}`;
}
