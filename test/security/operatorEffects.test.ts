/**
 * One person can always stop something, and cannot move money. Each operation of operators that changes something is sent
 * by one person alone, in every direction of every member: what tightens takes effect at once, and what loosens or moves
 * money is only a proposal. What is expected is written here, not read from the contract, so that a changed row of the
 * contract's table (`x-effect`) is noticed.
 */
import { type OperationRecord, operationRecords } from '../../generated/operations';
import { type EffectiveOperation, operatorEffects } from '../../generated/operatorEffects';
import { ValidRequests } from '../contract/validRequests';
import type { BodyOf, Client } from '../support/client';
import { exchangeOfThisFile } from '../support/exchange';
import { withOperatorFactor } from '../support/operatorFactor';

type Outcome = 'at once' | 'two people';
type Step<Id extends EffectiveOperation> = readonly [change: Partial<BodyOf<Id>>, outcome: Outcome];
interface Steps<Id extends EffectiveOperation> {
  /** Of a user at level 1, instead of the user of the valid request. */
  readonly ofVerifiedUser?: true;
  /** The members with which the requests begin, if they must be complete. */
  readonly base?: Partial<BodyOf<Id>>;
  /** Sent one after the other: each finds the state that those before it have left. */
  readonly steps: readonly Step<Id>[];
}
type Expected = { readonly [Id in EffectiveOperation]: Outcome | Steps<Id> };

const BITCOIN = {
  network: 'bitcoin',
  address_format: 'bitcoin',
  tag: 'none',
  confirmations: 3,
  deposits_enabled: true,
  withdrawals_enabled: true,
} as const;

const EXPECTED: Expected = {
  createUser: {
    steps: [
      [{ email: 'lowest@example.com', identity_verification_level: 'level_0', fee_tier: 0 }, 'at once'],
      [{ email: 'level@example.com', identity_verification_level: 'level_1' }, 'two people'],
      [{ email: 'tier@example.com', fee_tier: 1 }, 'two people'],
    ],
  },
  updateUser: {
    ofVerifiedUser: true,
    steps: [
      [{ identity_verification_level: 'level_2' }, 'two people'],
      [{ identity_verification_level: 'level_1' }, 'at once'],
      [{ identity_verification_level: 'level_0' }, 'at once'],
      [{ identity_verification_level: 'level_1' }, 'two people'],
      [{ fee_tier: 1 }, 'two people'],
      [{ fee_tier: 0 }, 'at once'],
      [{ state: 'no_withdrawals', state_reason: 'a report' }, 'at once'],
      [{ state: 'frozen', state_reason: 'a report' }, 'at once'],
      [{ state: 'frozen', state_reason: 'another reason' }, 'at once'],
      [{ state: 'cancel_only' }, 'two people'],
      [{ state: 'active' }, 'two people'],
    ],
  },
  endUserSessions: 'at once',
  stopUser: 'at once',
  createUserNote: 'at once',
  requestSecondFactorReset: 'two people',
  cancelSecondFactorReset: 'at once',
  startIdentityReview: 'at once',
  approveIdentityRequest: 'two people',
  refuseIdentityRequest: 'at once',
  viewIdentityDocument: 'at once',
  revokeApiKey: 'at once',
  stopApiKey: 'at once',
  creditDeposit: 'two people',
  importDepositAddresses: 'two people',
  approveWithdrawal: 'at once',
  rejectWithdrawal: 'at once',
  markWithdrawalSending: 'at once',
  markWithdrawalSent: 'at once',
  markWithdrawalConfirmed: 'at once',
  markWithdrawalFailed: 'two people',
  createPartner: 'two people',
  updatePartner: {
    steps: [
      [{ enabled: false }, 'at once'],
      [{ enabled: true }, 'two people'],
      [{ name: 'Another' }, 'two people'],
      [{ authorize_url: 'https://a.example/' }, 'two people'],
      [{ token_url: 'https://a.example/' }, 'two people'],
      [{ issuer: null }, 'two people'],
      [{ client_id: 'another' }, 'two people'],
      [{ client_secret: 'another' }, 'two people'],
      [{ scopes: ['more'] }, 'two people'],
      [{ deposit_address_url: 'https://a.example/' }, 'two people'],
      [{ return_url: 'https://a.example/' }, 'two people'],
    ],
  },
  rotatePartnerSecret: 'two people',
  putPartnerWebhook: 'two people',
  disablePartnerWebhook: 'at once',
  rotatePartnerWebhookSecret: 'two people',
  replayPartnerWebhook: 'at once',
  revokePortalSession: 'at once',
  putAsset: {
    // As it is.
    base: {
      kind: 'crypto',
      precision: 8,
      transfer_precision: 8,
      withdrawal_fee: '0.0001',
      withdrawal_minimum: '0.0002',
      withdrawal_enabled: true,
    },
    steps: [
      [{}, 'at once'],
      [{ kind: 'fiat' }, 'two people'],
      [{ precision: 9 }, 'two people'],
      [{ transfer_precision: 7 }, 'two people'],
      [{ withdrawal_fee: '0.0002' }, 'two people'],
      [{ withdrawal_fee: '0' }, 'two people'],
      [{ withdrawal_fee: '0.00010' }, 'at once'],
      [{ withdrawal_minimum: '0.0003' }, 'at once'],
      [{ withdrawal_minimum: '0.0002' }, 'two people'],
      [{ withdrawal_minimum: '0.0003', networks: [{ ...BITCOIN, confirmations: 1 }] }, 'two people'],
      [{ withdrawal_minimum: '0.0003', networks: [BITCOIN] }, 'at once'],
      [{ withdrawal_minimum: '0.0003', withdrawal_enabled: false }, 'at once'],
      [{ withdrawal_minimum: '0.0003', withdrawal_enabled: true }, 'two people'],
    ],
  },
  putNetworkStatus: {
    steps: [
      [{ deposits_enabled: false, withdrawals_enabled: false }, 'at once'],
      [{ deposits_enabled: true, withdrawals_enabled: false }, 'two people'],
      [{ deposits_enabled: false, withdrawals_enabled: true }, 'two people'],
    ],
  },
  createMaintenanceWindow: 'at once',
  endMaintenanceWindow: 'at once',
  putApprovalThreshold: {
    steps: [
      [{ threshold: '1.00000001' }, 'two people'],
      [{ threshold: null }, 'two people'],
      [{ threshold: '0.5' }, 'at once'],
      [{ threshold: '0.50' }, 'at once'],
      [{ threshold: '1' }, 'two people'],
      [{ threshold: '0' }, 'at once'],
    ],
  },
  putSymbol: {
    // As it is.
    base: {
      status: 'TRADING',
      price_precision: 2,
      quantity_precision: 8,
      minimum_quantity: '0.0001',
      minimum_price: '0.01',
      maximum_price: '100000000',
      vat_rate: '0.07',
    },
    steps: [
      [{}, 'at once'],
      [{ price_precision: 3 }, 'two people'],
      [{ quantity_precision: 9 }, 'two people'],
      [{ minimum_quantity: '0.00009' }, 'two people'],
      [{ minimum_price: '0' }, 'two people'],
      [{ maximum_price: '100000001' }, 'two people'],
      [{ vat_rate: '0.06' }, 'two people'],
      [{ minimum_notional: '0' }, 'two people'],
      [{ max_open_orders: 1_001 }, 'two people'],
      [{ max_stop_orders: 101 }, 'two people'],
      [{ max_open_orders: 999, max_stop_orders: 99, minimum_notional: '2' }, 'at once'],
      [{ status: 'BREAK', minimum_quantity: '0.0002', minimum_price: '0.02', maximum_price: '99999999' }, 'at once'],
      [
        { status: 'TRADING', minimum_quantity: '0.0002', minimum_price: '0.02', maximum_price: '99999999' },
        'two people',
      ],
    ],
  },
  putFees: 'two people',
  putWithdrawalLimit: {
    steps: [
      [{ capacity: '1000' }, 'two people'],
      [{ capacity: '0.1' }, 'at once'],
      [{ capacity: '0.10' }, 'at once'],
      [{ capacity: '0.2' }, 'two people'],
    ],
  },
  // It does not work before another person has activated it.
  createOperatorToken: 'at once',
  activateOperatorToken: 'at once',
  revokeOperatorToken: 'at once',
  createOperatorSecondFactor: 'at once',
  deleteOperatorSecondFactor: 'at once',
  approveProposal: 'at once',
  rejectProposal: 'at once',
  endQuarantine: 'two people',
};

const exchange = exchangeOfThisFile();
let good: ValidRequests;
let verifiedUser: string;

beforeAll(async () => {
  good = await ValidRequests.prepare(exchange());
  verifiedUser = String((await exchange().createUser({ level: 'level_1' })).id);
  await exchange().restart({ DUAL_CONTROL: 'on' });
});
afterAll(() => good.close());

test('what is expected names every operation of operators that changes something', () => {
  const changing = Object.entries(operationRecords)
    .filter(([, { security, method }]) => security === 'operator' && method !== 'get')
    .map(([id]) => id);
  expect(Object.keys(EXPECTED).sort()).toEqual(changing.sort());
  for (const [id, { members }] of Object.entries(operatorEffects)) {
    const expected: Outcome | Steps<'updateUser'> = EXPECTED[id as 'updateUser'];
    const sent = typeof expected === 'string' ? [] : expected.steps.flatMap(([change]) => Object.keys(change));
    // Every member that a row names is sent in some step.
    const silent = Object.keys(members ?? {}).filter((name) => !sent.includes(name) && name !== 'tokenid');
    expect([id, silent]).toEqual([id, []]);
  }
});

test.each(Object.keys(EXPECTED) as EffectiveOperation[])('one person sends %s', async (id) => {
  const expected = EXPECTED[id] as Outcome | Steps<EffectiveOperation>;
  const request = await good.create(id);
  const members = Object.entries(request.body ?? {}).map(([name, text]) => [name, JSON.parse(text)] as const);
  const client = await personFor(id);
  const send = async (path: object, body: object): Promise<Outcome> => {
    const hasBody = operationRecords[id].body !== 'none';
    const { status, text } = await client.call(id, { path, ...(hasBody && { body }) } as object);
    if (Number(status) >= 300) throw new Error(`${id} answered ${String(status)}: ${text}`);
    return Number(status) === 202 ? 'two people' : 'at once';
  };
  if (typeof expected === 'string') {
    expect(await send(request.path ?? {}, Object.fromEntries(members))).toBe(expected);
    return;
  }
  const path = { ...request.path, ...(expected.ofVerifiedUser && { userid: verifiedUser }) };
  for (const [change, outcome] of expected.steps)
    expect([change, await send(path, { ...expected.base, ...change })]).toEqual([change, outcome]);
});

test('one person sends revokeOperatorToken for the token of an approver', async () => {
  const { approver } = exchange();
  const body = { name: 'another approver', roles: ['approver' as const] };
  const { id } = await approver.expect('createOperatorToken', 201, { body });
  const client = await personFor('revokeOperatorToken');
  expect((await client.call('revokeOperatorToken', { path: { tokenid: id } })).status).toBe(202);
});

/** With a new second factor, because preparing a request may have removed the first one. */
async function personFor(id: EffectiveOperation): Promise<Client> {
  const { roles, secondFactor }: OperationRecord = operationRecords[id];
  const { operator, approver, database, anonymous } = exchange();
  const { credentials } = roles[0] === 'approver' ? approver : operator;
  if (credentials.kind !== 'operator') throw new Error('a client of an operator was expected');
  const plain = anonymous.withCredentials({ kind: 'operator', token: credentials.token });
  return secondFactor ? await withOperatorFactor(database, plain) : plain;
}
