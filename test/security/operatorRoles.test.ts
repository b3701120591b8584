/**
 * The roles of operators. What each role may call is walked operation by operation in `permissions.test.ts`; here is what
 * the roles promise, whatever the contract's table says: an auditor changes nothing, an administrator never touches money,
 * support sees masked personal data, and people with several roles may do what each of them allows.
 */
import document from '../../generated/openapi.json';
import {
  type OperationId,
  type OperationRecord,
  type OperatorRole,
  operationRecords,
} from '../../generated/operations';
import { effectOf } from '../../src/usecases/proposals/needsAnotherPerson';
import { openConsole } from '../support/consoleClient';
import { exchangeOfThisFile, type TestUser } from '../support/exchange';
import { withOperatorFactor } from '../support/operatorFactor';
import { teamMember } from '../support/teamMember';
import { withdrawCoins } from '../support/transferHelpers';

const exchange = exchangeOfThisFile();
const ofOperators = (Object.entries(operationRecords) as [OperationId, OperationRecord][]).filter(
  ([, { security }]) => security === 'operator',
);
const mayCall = (role: OperatorRole) => ofOperators.filter(([, { roles }]) => roles.includes(role)).map(([id]) => id);
let alice: TestUser;

beforeAll(async () => {
  alice = await exchange().createUser({ level: 'level_3', balances: { btc: '10' } });
  await withdrawCoins(alice, { amount: '0.5' });
});

/** The names of the members of an operation's answer, at any depth. */
function answerMembers(id: OperationId): string[] {
  const { path, method } = operationRecords[id];
  const paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>> = document.paths;
  const names = new Set<string>();
  const seen = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref: reference, properties } = value as { readonly $ref?: string; readonly properties?: object };
    for (const name of Object.keys(properties ?? {})) names.add(name);
    if (reference !== undefined && !seen.has(reference)) {
      seen.add(reference);
      walk(
        reference
          .slice(2)
          .split('/')
          .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document),
      );
    }
    for (const [name, member] of Object.entries(value)) if (!/^examples?$/.test(name)) walk(member);
  };
  walk((paths[path]?.[method]?.responses as Readonly<Record<string, unknown>> | undefined)?.['200']);
  return [...names];
}

describe('the table of the contract', () => {
  test('lets an auditor read everything, and change nothing but the own second factor', () => {
    const reads = ofOperators.filter(([, { method }]) => method === 'get').map(([id]) => id);
    expect(mayCall('auditor').sort()).toEqual([...reads, 'createOperatorSecondFactor'].sort());
  });

  test('keeps administrators from money, and everybody else from people', () => {
    const moving = ofOperators.filter(([id]) => effectOf(id)?.kind === 'moves_money').map(([id]) => id);
    const handling: OperationId[] = ['approveWithdrawal', 'rejectWithdrawal', 'markWithdrawalSending', 'updateUser'];
    expect(mayCall('administrator').filter((id) => moving.includes(id) || handling.includes(id))).toEqual([]);
    const people: OperationId[] = ['createOperatorToken', 'activateOperatorToken', 'deleteOperatorSecondFactor'];
    for (const role of ['support', 'compliance', 'treasury', 'market', 'auditor'] as const)
      expect([role, mayCall(role).filter((id) => people.includes(id))]).toEqual([role, []]);
  });

  test('lets support change nothing but notes, and read nothing that has unmasked personal data', () => {
    const own: OperationId[] = ['createUserNote', 'createOperatorSecondFactor'];
    const changes = mayCall('support').filter((id) => operationRecords[id].method !== 'get');
    expect(changes.sort()).toEqual(own.sort());
    const unmasked = ['email', 'ip', 'address', 'account_number', 'ip_allowlist', 'content'];
    const reads = mayCall('support').filter((id) => operationRecords[id].method === 'get');
    for (const id of reads) {
      const { personal }: OperationRecord = operationRecords[id];
      const shown = answerMembers(id).filter((name) => unmasked.includes(name) && !personal.includes(name));
      expect([id, shown]).toEqual([id, []]);
    }
    expect(answerMembers('listUsers')).toContain('email');
  });
});

test('several roles allow what each of them allows, and nothing else', async () => {
  const both = await teamMember(exchange(), 'market', 'support');
  await both.expect('listUsers', 200);
  const path = { symbol: 'btc_thb', tier: 0 };
  await both.expect('putFees', 200, { path, body: { maker_rate: '0.0025', taker_rate: '0.0025' } });
  for (const id of ['getHouseBalances', 'listApiKeys', 'listOperatorTokens'] as const) {
    const answer = await both.call(id, { path: { userid: alice.id } } as object);
    expect([id, answer.status, answer.body]).toMatchObject([id, 403, { code: 'PERMISSION_DENIED' }]);
  }
});

describe('support', () => {
  test('sees masked personal data, and others see them whole', async () => {
    const support = await teamMember(exchange(), 'support');
    const path = { userid: alice.id };
    const masked = (await support.expect('getUserAccount', 200, { path })).account.email;
    expect(masked).toMatch(/^.\*{3}@example\.com$/);
    expect(masked[0]).toBe(alice.email[0]);
    const [withdrawal] = (await support.expect('listWithdrawals', 200)).items;
    expect(withdrawal?.address).toMatch(/^\*{3}.{4}$/);
    for (const roles of [['compliance'], ['support', 'compliance'], ['auditor']] as const) {
      const other = await teamMember(exchange(), ...roles);
      expect((await other.expect('getUserAccount', 200, { path })).account.email).toBe(alice.email);
      const [whole] = (await other.expect('listWithdrawals', 200)).items;
      expect(whole?.address.endsWith(withdrawal?.address.slice(-4) ?? '?')).toBe(true);
    }
    // A role that may not call the operation does not show more.
    const market = await teamMember(exchange(), 'support', 'market');
    expect((await market.expect('getUserAccount', 200, { path })).account.email).toBe(masked);
  });

  test('finds a user by the whole e-mail address only, so that it cannot be guessed letter by letter', async () => {
    const support = await teamMember(exchange(), 'support');
    const [start, whole] = [alice.email.slice(0, -3), alice.email];
    for (const [text, ids] of [
      [start, []],
      [whole, [alice.id]],
    ] as const) {
      expect((await support.expect('listUsers', 200, { query: { email: text } })).items.map(({ id }) => id)).toEqual(
        ids,
      );
      const found = await support.expect('findUsers', 200, { query: { text } });
      expect(found.items.map(({ account }) => account.id)).toEqual(ids);
    }
    const compliance = await teamMember(exchange(), 'compliance');
    const { items } = await compliance.expect('listUsers', 200, { query: { email: start } });
    expect(items.map(({ id }) => id)).toContain(alice.id);
  });
});

test('the console shows each role only what it may do', async () => {
  const seen = async (...roles: OperatorRole[]) => {
    const { browser } = await openConsole(
      exchange(),
      await withOperatorFactor(exchange().database, await teamMember(exchange(), ...roles)),
    );
    const pages = await Promise.all(
      ['/operator', `/operator/users/${alice.id}`, '/operator/withdrawals/1', '/operator/markets'].map((path) =>
        browser.open(path),
      ),
    );
    return pages.map(({ answer }) => answer.text).join('\n');
  };
  const [support, market, treasury] = [await seen('support'), await seen('market'), await seen('treasury')];
  const shows = (text: string) =>
    [
      '/operator/users"',
      '/operator/custody"',
      '/do/createUserNote',
      '/do/updateUser',
      '/do/markWithdrawalSending',
      '/do/putSymbol',
    ].map((link) => text.includes(link));
  expect(shows(support)).toEqual([true, false, true, false, false, false]);
  expect(shows(market)).toEqual([false, false, false, false, false, true]);
  expect(shows(treasury)).toEqual([true, true, false, false, true, false]);
  expect(support).not.toContain(alice.email);
});

test('a second person who is no approver needs a role that may ask for the operation', async () => {
  await exchange().restart({ DUAL_CONTROL: 'on' });
  const { operator, approver, database } = exchange();
  const activated = async (role: OperatorRole) => {
    const body = { name: role, roles: [role] };
    const { id, token } = await operator.expect('createOperatorToken', 201, { body });
    await approver.expect('activateOperatorToken', 200, { path: { tokenid: id } });
    return await withOperatorFactor(database, operator.withCredentials({ kind: 'operator', token }));
  };
  const [market, treasury] = [await activated('market'), await activated('treasury')];
  const body = { threshold: null };
  const { id } = await approver.expect('putApprovalThreshold', 202, { path: { asset: 'btc' }, body });
  const refused = await market.call('approveProposal', { path: { proposalid: id } });
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'NEEDS_APPROVER' }]);
  const { proposal } = await treasury.expect('approveProposal', 200, { path: { proposalid: id } });
  expect(proposal.status).toBe('done');
});
