/**
 * Dual control: what moves the exchange's money needs two people. Each test shows that one operator alone, or one
 * stolen token, cannot do it by a certain route.
 */
import { randomUUID } from 'node:crypto';
import {
  type OperationId,
  type OperationRecord,
  type OperatorRole,
  operationRecords,
} from '../../generated/operations';
import { canNeedAnotherPerson } from '../../src/usecases/proposals/needsAnotherPerson';
import { ValidRequests } from '../contract/validRequests';
import type { Client } from '../support/client';
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, type TestExchange, withExchange } from '../support/exchange';
import { withOperatorFactor } from '../support/operatorFactor';
import { withdrawCoins } from '../support/transferHelpers';

const exchange = exchangeOfThisFile({ environment: { DUAL_CONTROL: 'on' } });
const FEES = { path: { symbol: 'btc_thb', tier: 0 }, body: { maker_rate: '0.001', taker_rate: '0.002' } };

/** Creates a token, which its creator holds, and lets another person activate it. */
async function activeToken(
  creator: Client,
  role: OperatorRole | OperatorRole[],
  other: Client,
  { database } = exchange(),
): Promise<Client> {
  const { id, token } = await creator.expect('createOperatorToken', 201, {
    body: { name: `a new ${role}`, roles: [role].flat() },
  });
  await other.expect('activateOperatorToken', 200, { path: { tokenid: id } });
  const client = creator.withCredentials({ kind: 'operator', token });
  return await withOperatorFactor(database, client);
}

async function propose(by: Client): Promise<number> {
  const proposal = await by.expect('putFees', 202, FEES);
  return proposal.id;
}

async function decide(by: Client, proposalid: number): Promise<[number, string | undefined]> {
  const { status, body } = await by.call('approveProposal', { path: { proposalid } });
  return [status, 'code' in body ? body.code : body.proposal.status];
}

async function createPlainUser({ operator }: TestExchange): Promise<number> {
  return (await operator.expect('createUser', 201, { body: { email: `${randomUUID()}@example.com` } })).id;
}

async function fees(): Promise<string[]> {
  const rules = await exchange().operator.expect('getMarketRules', 200);
  return rules.fees
    .filter(({ symbol, tier }) => symbol === 'btc_thb' && tier === 0)
    .flatMap(({ maker_rate, taker_rate }) => [maker_rate, taker_rate]);
}

describe('a proposal', () => {
  test('changes nothing before another person approves it, and then takes effect once', async () => {
    const { operator, approver } = exchange();
    const before = await fees();
    const proposal = await operator.expect('putFees', 202, FEES);
    expect(proposal).toMatchObject({
      operation: 'putFees',
      path: { symbol: 'btc_thb', tier: '0' },
      body: FEES.body,
      status: 'pending',
      proposed_by: { name: 'first operator' },
      decided_by: null,
    });
    expect(await fees()).toEqual(before);
    const { items } = await approver.expect('listProposals', 200, { query: { status: 'pending' } });
    expect(items).toEqual([proposal]);

    const approved = await approver.expect('approveProposal', 200, { path: { proposalid: proposal.id } });
    expect(approved).toMatchObject({
      proposal: { status: 'done', decided_by: { name: 'first approver' } },
      answer: { symbol: 'btc_thb', tier: 0, maker_rate: '0.001', taker_rate: '0.002' },
    });
    expect(await fees()).toEqual(['0.001', '0.002']);
    expect(await decide(approver, proposal.id)).toEqual([409, 'PROPOSAL_STATE_CONFLICT']);
  });

  test('that is approved by two people at the same time is carried out once', async () => {
    const { operator, approver } = exchange();
    const userId = await createPlainUser(exchange());
    const body = { user_id: userId, asset: 'btc', amount: '7', reference: randomUUID() };
    const { id } = await operator.expect('creditDeposit', 202, { body });
    const others = [
      await activeToken(approver, 'approver', operator),
      await activeToken(approver, 'approver', operator),
    ];
    const answers = await Promise.all([approver, ...others].map((each) => decide(each, id)));
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409, 409]);
    const { balances } = await operator.expect('getUserAccount', 200, { path: { userid: userId } });
    expect(balances['btc']).toEqual({ available: '7', held: '0' });
  });

  test('cannot be approved by the person who made it', async () => {
    const { operator, approver } = exchange();
    expect(await decide(operator, await propose(operator))).toEqual([409, 'NEEDS_ANOTHER_PERSON']);
    const { id } = await approver.expect('putApprovalThreshold', 202, {
      path: { asset: 'btc' },
      body: { threshold: null },
    });
    expect(await decide(approver, id)).toEqual([409, 'NEEDS_ANOTHER_PERSON']);
    expect(await decide(operator, id)).toEqual([200, 'done']);
  });

  test('that its operation refuses is refused, with the code', async () => {
    const { operator, approver } = exchange();
    const body = { maker_rate: '0.9', taker_rate: '0.9' };
    const { id } = await operator.expect('putFees', 202, { ...FEES, body });
    const { proposal, answer } = await approver.expect('approveProposal', 200, { path: { proposalid: id } });
    expect([proposal.status, proposal.error, answer]).toEqual(['refused', 'INVALID_SETTING', null]);
  });

  test('can be rejected, and withdrawn by the person who made it', async () => {
    const { operator, approver } = exchange();
    for (const by of [operator, approver]) {
      const proposalid = await propose(operator);
      expect(await by.expect('rejectProposal', 200, { path: { proposalid } })).toMatchObject({ status: 'rejected' });
      expect(await decide(approver, proposalid)).toEqual([409, 'PROPOSAL_STATE_CONFLICT']);
      expect((await by.call('rejectProposal', { path: { proposalid } })).status).toBe(409);
    }
  });

  test.each(['999999', '0', 'x'])('%s does not exist', async (proposalid) => {
    for (const operation of ['approveProposal', 'rejectProposal'] as const) {
      const answer = await exchange().approver.call(operation, { path: { proposalid } });
      expect([answer.status, answer.body]).toEqual([
        404,
        { code: 'PROPOSAL_NOT_FOUND', message: 'There is no such proposal.' },
      ]);
    }
  });

  test('that was changed in the table cannot be approved', async () => {
    const { operator, approver, database } = exchange();
    const id = await propose(operator);
    const row = () => database('operator_proposals').where({ id });
    const { shown_request: shown } = (await row().first('shown_request')) as { shown_request: string };
    await row().update({ shown_request: shown.replace('0.001', '0.0001') });
    expect(await decide(approver, id)).toEqual([404, 'PROPOSAL_NOT_FOUND']);
    await row().update({ shown_request: shown });
    expect(await decide(approver, id)).toEqual([200, 'done']);
  });

  test('of a token that was revoked meanwhile cannot be approved', async () => {
    const { operator, approver } = exchange();
    const second = await activeToken(operator, 'market', approver);
    const { id, proposed_by: by } = await second.expect('putFees', 202, FEES);
    await approver.expect('revokeOperatorToken', 204, { path: { tokenid: by.id } });
    expect(await decide(approver, id)).toEqual([409, 'PROPOSAL_STATE_CONFLICT']);
  });

  test('expires', () =>
    withExchange({ environment: { DUAL_CONTROL: 'on', PROPOSAL_TTL_MS: '1000' } }, async ({ operator, approver }) => {
      const proposalid = await propose(operator);
      await eventually(
        () => approver.expect('listProposals', 200, { query: { status: 'expired' } }),
        ({ items }) => items.some(({ id, status }) => id === proposalid && status === 'expired'),
      );
      expect(await decide(approver, proposalid)).toEqual([409, 'PROPOSAL_STATE_CONFLICT']);
      expect((await approver.call('rejectProposal', { path: { proposalid } })).status).toBe(409);
      expect((await approver.expect('listProposals', 200, { query: { status: 'pending' } })).count).toBe(0);
    }));

  test('stands in the log of operator actions with the names of both people', async () => {
    const { operator, approver } = exchange();
    const proposalid = await propose(operator);
    await decide(approver, proposalid);
    const { items } = await approver.expect('listOperatorActions', 200, {
      query: { operation: 'putFees', limit: '2' },
    });
    expect(items).toMatchObject([
      {
        operator: 'first operator',
        approval: { proposal: proposalid, operator: 'first approver' },
        end: { result: 'done' },
      },
      { operator: 'first operator', approval: null, end: { result: 'proposed', answer: { id: proposalid } } },
    ]);
  });

  test('shows its secrets to nobody, and the secrets of its answer once', async () => {
    const { operator, approver, database } = exchange();
    const body = {
      name: 'Wallet',
      authorize_url: 'https://oauth.wallet.com/authorize',
      token_url: 'https://oauth.wallet.com/token',
      client_id: 'talad',
      client_secret: 'canary-of-a-client-secret',
      return_url: 'https://wallet.com/return',
    };
    const { id, body: shown } = await operator.expect('createPartner', 202, { body });
    expect(shown).toMatchObject({ name: 'Wallet', client_secret: '(secret)' });
    const { answer } = await approver.expect('approveProposal', 200, { path: { proposalid: id } });
    const secret = String(answer?.['portal_secret']);
    expect(secret).toMatch(/^[\w-]{43}$/);
    const rows = [await database('operator_proposals'), await database('operator_actions')];
    const list = await approver.expect('listProposals', 200);
    for (const text of [JSON.stringify(rows), JSON.stringify(list), exchange().lines.join('\n')])
      for (const hidden of [body.client_secret, secret]) expect(text).not.toContain(hidden);
  });
});

describe('a token', () => {
  test('does not work before another person has activated it', async () => {
    const { operator, approver, anonymous } = exchange();
    const made = await approver.expect('createOperatorToken', 201, { body: { name: 'Malee', roles: ['treasury'] } });
    expect(made).toMatchObject({ active: false });
    const malee = anonymous.withCredentials({ kind: 'operator', token: made.token });
    expect((await malee.call('getHouseBalances')).status).toBe(401);
    const path = { tokenid: made.id };
    const own = await approver.call('activateOperatorToken', { path });
    expect([own.status, own.body]).toMatchObject([409, { code: 'NEEDS_ANOTHER_PERSON' }]);
    const active = await operator.expect('activateOperatorToken', 200, { path });
    expect(active).toMatchObject({ active: true, created_by: 2, activated_by: 1 });
    expect((await malee.call('getHouseBalances')).status).toBe(200);
    const again = await operator.call('activateOperatorToken', { path });
    expect([again.status, again.body]).toMatchObject([409, { code: 'OPERATOR_TOKEN_STATE_CONFLICT' }]);
    expect((await operator.call('activateOperatorToken', { path: { tokenid: 999 } })).status).toBe(404);
  });

  test('that an approver created cannot be used by the approver as a second person', async () => {
    const { operator, approver } = exchange();
    const minted = await activeToken(approver, ['market', 'administrator'], operator);
    const proposalid = await propose(minted);
    expect(await decide(approver, proposalid)).toEqual([409, 'NEEDS_ANOTHER_PERSON']);
    // Nor can another token of the same approver.
    const sibling = await activeToken(approver, 'approver', operator);
    expect(await decide(sibling, proposalid)).toEqual([409, 'NEEDS_ANOTHER_PERSON']);
    // Nor can two people without an approver activate a token.
    const third = await operator.expect('createOperatorToken', 201, { body: { name: 'third', roles: ['approver'] } });
    const activation = await minted.call('activateOperatorToken', { path: { tokenid: third.id } });
    expect([activation.status, activation.body]).toMatchObject([409, { code: 'NEEDS_APPROVER' }]);
    // Two people without an approver do not suffice either.
    expect(await decide(operator, proposalid)).toEqual([409, 'NEEDS_APPROVER']);
    const second = await activeToken(operator, 'approver', approver);
    expect(await decide(second, proposalid)).toEqual([200, 'done']);
  });

  test('that expired, or is used from another address, is refused', async () => {
    const { operator, approver, anonymous } = exchange();
    for (const limits of [{ expires_at: '2026-01-01T00:00:00Z' }, { ip_allowlist: ['192.0.2.0/24'] }]) {
      const body = { name: 'limited', roles: ['auditor' as const], ...limits };
      const { id, token } = await approver.expect('createOperatorToken', 201, { body });
      const activation = await operator.call('activateOperatorToken', { path: { tokenid: id } });
      expect(activation.status).toBe('expires_at' in limits ? 409 : 200);
      const limited = anonymous.withCredentials({ kind: 'operator', token });
      expect((await limited.call('getHouseBalances')).status).toBe(401);
    }
  });

  test.each([{ ip_allowlist: ['1.2.3.4.5'] }, { expires_at: '2027-02-31T00:00:00Z' }])(
    'is not created with %j',
    async (limits) => {
      const body = { name: 'limited', roles: ['auditor' as const], ...limits };
      const answer = await exchange().approver.call('createOperatorToken', { body });
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'INVALID_PARAMETERS' }]);
    },
  );
});

test('removing an approver needs two approvers, and two who are different people remain', () =>
  withExchange({ environment: { DUAL_CONTROL: 'on' } }, async (own) => {
    const { operator, approver } = own;
    const [second, third] = [
      await activeToken(operator, 'approver', approver, own),
      await activeToken(operator, 'approver', approver, own),
    ];
    const { items } = await approver.expect('listOperatorTokens', 200);
    // The newest first: third, second, first approver, first operator.
    const [thirdId, secondId, firstId] = items.map(({ id }) => id);
    const revoke = async (by: Client, tokenid: number | undefined, with_: Client) => {
      const { id: proposalid } = await by.expect('revokeOperatorToken', 202, { path: { tokenid: tokenid ?? 0 } });
      const answer = await with_.call('approveProposal', { path: { proposalid } });
      return 'code' in answer.body ? answer.body.code : [answer.body.proposal.status, answer.body.proposal.error];
    };
    // Not with an operator, and not with the same person.
    expect(await revoke(approver, thirdId, operator)).toBe('NEEDS_APPROVER');
    expect(await revoke(second, thirdId, third)).toBe('NEEDS_ANOTHER_PERSON');
    // The first approver is the only one of that person.
    expect(await revoke(second, firstId, approver)).toEqual(['refused', 'LAST_APPROVER']);
    expect(await revoke(approver, thirdId, second)).toEqual(['done', null]);
    expect((await third.call('getHouseBalances')).status).toBe(401);
    expect(await revoke(approver, secondId, second)).toEqual(['refused', 'LAST_APPROVER']);
  }));

describe('one operator alone cannot', () => {
  test('list something new', async () => {
    const { operator } = exchange();
    const asset = {
      kind: 'crypto',
      precision: 8,
      transfer_precision: 8,
      withdrawal_fee: '0',
      withdrawal_minimum: '0',
      withdrawal_enabled: false,
    } as const;
    expect((await operator.call('putAsset', { path: { asset: 'new' }, body: asset })).status).toBe(202);
    const symbol = {
      status: 'BREAK',
      price_precision: 2,
      quantity_precision: 4,
      minimum_quantity: '1',
      minimum_price: '1',
      maximum_price: '2',
      vat_rate: '0',
    } as const;
    expect((await operator.call('putSymbol', { path: { symbol: 'eth_btc' }, body: symbol })).status).toBe(202);
  });

  test('have a proposal recorded for what would be refused anyway', async () => {
    const { operator } = exchange();
    expect((await operator.call('updateUser', { path: { userid: 999_999 }, body: { fee_tier: 3 } })).status).toBe(404);
    const path = { asset: 'btc', network: 'nowhere' };
    expect((await operator.call('putNetworkStatus', { path, body: { deposits_enabled: true } })).status).toBe(400);
  });

  test('credit any money by hand', async () => {
    const { operator } = exchange();
    const userId = await createPlainUser(exchange());
    const body = { user_id: userId, asset: 'btc', amount: '0.00000001', reference: randomUUID() };
    expect((await operator.call('creditDeposit', { body })).status).toBe(202);
    const { balances } = await operator.expect('getUserAccount', 200, { path: { userid: userId } });
    expect(balances['btc']?.available ?? '0').toBe('0');
  });

  test('create a key for a customer, whatever it may do', async () => {
    const { operator, approver } = exchange();
    const userid = await createPlainUser(exchange());
    for (const by of [operator, approver]) {
      const answer = await by.send({
        method: 'POST',
        path: `/internal/users/${userid}/api-keys`,
        headers: { ...by.signedHeaders('POST'), 'content-type': 'application/json' },
        body: JSON.stringify({ label: 'x', permissions: ['user_read'] }),
      });
      expect(answer.status).toBe(405);
    }
    expect(await exchange().database('api_keys').where('user_id', userid)).toEqual([]);
  });

  test('send a withdrawal that a token of the same person approved', () =>
    withExchange({}, async (own) => {
      const alice = await own.createUser({ level: 'level_3', balances: { btc: '20' } });
      const { id } = await withdrawCoins(alice, { amount: '2' });
      await own.restart({ DUAL_CONTROL: 'on' });
      const { operator, approver } = own;
      const path = { withdrawalid: id };
      const minted = await activeToken(approver, 'treasury', operator, own);
      const early = await minted.call('markWithdrawalSending', { path });
      expect([early.status, early.body]).toMatchObject([409, { code: 'WITHDRAWAL_NOT_APPROVED' }]);
      await approver.expect('approveWithdrawal', 200, { path });
      const late = await minted.call('markWithdrawalSending', { path });
      expect([late.status, late.body]).toMatchObject([409, { code: 'WITHDRAWAL_NEEDS_SECOND_OPERATOR' }]);
      await operator.expect('markWithdrawalSending', 200, { path });
    }));

  test('complete any operation that loosens or moves money, which another person then does', () =>
    withExchange({}, async (own) => {
      const good = await ValidRequests.prepare(own);
      const marked = (Object.entries(operationRecords) as [OperationId, OperationRecord][]).filter(
        // Only an exchange in quarantine can end it: `test/quarantine`. Approvers are removed in a test of their own.
        ([id]) => canNeedAnotherPerson(id) !== 'never' && id !== 'endQuarantine' && id !== 'revokeOperatorToken',
      );
      expect(marked.length).toBeGreaterThan(10);
      // So that these requests open something.
      const { operator } = own;
      const path = { asset: 'btc', network: 'bitcoin' };
      await operator.expect('putNetworkStatus', 200, { path, body: { deposits_enabled: false } });
      await own.approver.expect('putApprovalThreshold', 200, { path: { asset: 'btc' }, body: { threshold: '0.5' } });
      await own.restart({ DUAL_CONTROL: 'on' });
      for (const [id, { roles }] of marked) {
        const answer = await good.send(id, await requestThatNeedsApproval(id, good));
        expect([id, answer.status]).toEqual([id, 202]);
        const { id: proposalid } = answer.body as { id: number };
        const other = roles[0] === 'approver' ? own.operator : own.approver;
        const { proposal } = await other.expect('approveProposal', 200, { path: { proposalid } });
        expect([id, proposal.status, proposal.error]).toEqual([id, 'done', null]);
      }
      await good.close();
    }));
});

/** The valid request of an operation, changed where its condition needs it. */
async function requestThatNeedsApproval(
  id: OperationId,
  good: ValidRequests,
): Promise<Awaited<ReturnType<ValidRequests['create']>>> {
  const request = await good.create(id);
  const changes: Partial<Record<OperationId, object>> = {
    createUser: { email: `"${randomUUID()}@example.com"` },
    updateUser: { identity_verification_level: '"level_3"' },
    putWithdrawalLimit: { capacity: '"123456"' },
    putAsset: { withdrawal_fee: '"0.0003"' },
    putSymbol: { max_open_orders: '1001' },
  };
  return { ...request, body: { ...request.body, ...changes[id] } };
}

describe('an exchange of one person', () => {
  test('can turn dual control off, and says so', () =>
    withExchange({ environment: { DUAL_CONTROL: 'off' } }, async ({ operator, approver, anonymous, lines }) => {
      expect((await operator.call('putFees', FEES)).status).toBe(200);
      expect(await operator.expect('getControls', 200)).toMatchObject({ dual_control: false });
      expect(await anonymous.expect('getReadiness', 200)).not.toHaveProperty('dual_control');
      expect(lines.join('\n')).toContain('DUAL_CONTROL is off');
      // Without a second person, the operator's token must not create an approver's.
      const body = { name: 'x', roles: ['approver' as const] };
      expect((await operator.call('createOperatorToken', { body })).body).toMatchObject({ code: 'NEEDS_APPROVER' });
      expect(await approver.expect('createOperatorToken', 201, { body })).toMatchObject({ active: true });
    }));

  test('says that it is on', async () => {
    expect(await exchange().operator.expect('getControls', 200)).toMatchObject({ dual_control: true });
    expect(exchange().lines.join('\n')).not.toContain('DUAL_CONTROL is off');
  });
});
