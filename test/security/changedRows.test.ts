/**
 * What a writer of the tables, who has no master key, cannot do (promise 33): take an account or an operator's token by
 * deleting a second factor, planting a link or making a session complete; redirect withdrawals and deposits; loosen
 * limits; guess without limit; and hide any of it from the audit.
 */
import { createHash, randomBytes } from 'node:crypto';
import { hashToken } from '../../src/foundation/secrets/tokens';
import { assignDepositAddress, depositEvent } from '../support/custodian/callbacks';
import { unusedAddress } from '../support/custodian/unusedAddresses';
import { eventually } from '../support/eventually';
import { exchangeOfThisFile, type TestUser, withExchange } from '../support/exchange';
import { orderBody } from '../support/orderHelpers';
import { GOOD_PASSWORD, PageClient, signUpUser } from '../support/pageClient';
import { rowChanges } from '../support/rowChanges';
import { FACTOR_PATH, type SecondFactorUser, signUpWithSecondFactor } from '../support/secondFactorUser';
import { ServerClock } from '../support/serverClock';
import { insertRow } from '../support/storedCredentials';
import { bitcoinAddresses, coinBody, fillAddressPool, withdrawCoins } from '../support/transferHelpers';

const clock = new ServerClock(Date.UTC(2030, 0, 1));
const exchange = exchangeOfThisFile({
  ...clock.options,
  environment: { ...clock.options.environment, AUTHENTICATION_IDENTITY_CACHE_MS: '0' },
});
const baseUrl = (): string => exchange().baseUrl;
const { withChangedRow, isReported } = rowChanges(exchange);
const HOUR_MS = 3_600_000;

async function idOf({ email }: { readonly email: string }): Promise<number> {
  return Number(((await exchange().database('users').where({ email }).first('id')) as { id: number }).id);
}

/** What the audit of the running server finds: check and thing. */
async function audited(own = exchange()): Promise<string[]> {
  const { violations } = (await own.operator.call('getAudit')).body as {
    readonly violations: readonly { readonly check_id: string; readonly subject: { readonly id: string } }[];
  };
  return violations.map(({ check_id: check, subject }) => `${check} ${subject.id}`);
}

/** Deletes a row as a writer of the table, and puts it back. */
async function withoutRow(table: string, where: object, work: () => Promise<void>): Promise<void> {
  const { database } = exchange();
  const row: object = await database(table).where(where).first();
  await database(table).where(where).delete();
  try {
    await work();
  } finally {
    await database(table).where(where).delete();
    await database(table).insert(row);
  }
}

async function signIn(email: string, password: string) {
  return await (await new PageClient(baseUrl).open('/sign-in')).submit('/sign-in', { email, password });
}

describe('an account with a second factor', () => {
  let user: SecondFactorUser & { readonly id: number };
  beforeAll(async () => {
    const person = await signUpWithSecondFactor(baseUrl, clock);
    user = { ...person, id: await idOf(person) };
  });

  test('still asks for a code when its second factor was deleted or made unconfirmed, and takes none', async () => {
    const refused = async () => {
      const page = await signIn(user.email, user.password);
      expect(page.path).toBe('/second-factor');
      const answer = await page.submit('/second-factor', { code: user.app.nextCode() });
      expect([answer.path, answer.answer.status]).toEqual(['/second-factor', 422]);
      // Nor can another one be set up.
      const setUp = await user.browser.open(FACTOR_PATH);
      expect(setUp.answer.text).not.toContain(`${FACTOR_PATH}/start`);
      clock.set(clock.nowMs() + HOUR_MS);
    };
    await withoutRow('second_factors', { user_id: user.id }, async () => {
      await refused();
      expect(await audited()).toEqual([`counted_rows users:${user.id}`]);
    });
    await withChangedRow('second_factors', { user_id: user.id }, { confirmed_at_ms: null }, async () => {
      await refused();
      expect(await audited()).toEqual(expect.arrayContaining([expect.stringMatching(/^coded_rows second_factors:/)]));
    });
    await withChangedRow('users', { id: user.id }, { counted_rows: null }, async () =>
      expect((await signIn(user.email, user.password)).path).toBe('/sign-in'),
    );
    expect(await audited()).toEqual([]);
    expect(isReported('second_factors')).toBe(true);
  });

  test('takes no code twice, also if the used time step was set back', async () => {
    const page = await signIn(user.email, user.password);
    const code = user.app.nextCode();
    expect((await page.submit('/second-factor', { code })).path).toBe('/account');
    await withChangedRow('second_factors', { user_id: user.id }, { last_step: 0 }, async () => {
      const again = await signIn(user.email, user.password);
      expect((await again.submit('/second-factor', { code })).path).toBe('/second-factor');
    });
    clock.set(clock.nowMs() + HOUR_MS);
  });

  test('gets no session without a code by a change of its session', async () => {
    const browser = new PageClient(baseUrl);
    const { email, password } = user;
    const page = await (await browser.open('/sign-in')).submit('/sign-in', { email, password });
    expect(page.path).toBe('/second-factor');
    const { database } = exchange();
    const newest = await database('sessions').where({ user_id: user.id }).orderBy('id', 'desc').first<{ id: number }>();
    await database('sessions').where({ id: newest?.id }).update({ stage: 'full' });
    expect((await browser.send('/account')).status).toBe(303);
  });

  test('keeps its second factor when its removal was planted', async () => {
    const other = await signUpWithSecondFactor(baseUrl, clock);
    const otherId = await idOf(other);
    const { database } = exchange();
    const due = { requested_at_ms: 1, due_at_ms: 1 };
    await database('second_factor_resets').insert({ user_id: user.id, ...due });
    // A removal that a server has written is carried out at the same time.
    await insertRow(exchange(), 'second_factor_resets', { user_id: otherId, ...due });
    const factors = () => database('second_factors').whereIn('user_id', [user.id, otherId]).pluck('user_id');
    expect(await eventually(factors, (ids: readonly number[]) => ids.length === 1)).toEqual([user.id]);
    await database('second_factor_resets').where({ user_id: user.id }).delete();
  });

  test.each(['reset', 'new_email', 'verify'])('is not changed with a planted link: %s', async (purpose) => {
    const token = randomBytes(32).toString('base64url');
    const link = { purpose, user_id: user.id, email: user.email, password_hash: null };
    await exchange()
      .database('account_links')
      .insert({ ...link, token_hash: hashToken(token), created_at_ms: 1, expires_at_ms: clock.nowMs() + HOUR_MS });
    const paths = { reset: '/reset-password', new_email: '/account/security/email/confirm', verify: '/verify-email' };
    const path = paths[purpose as keyof typeof paths];
    const page = await new PageClient(baseUrl).open(`${path}?token=${token}`);
    expect(page.words).not.toContain('New password');
    expect(await audited()).toEqual([expect.stringMatching(/^coded_rows account_links:/)]);
    await exchange()
      .database('account_links')
      .where({ token_hash: hashToken(token) })
      .delete();
    expect((await signIn(user.email, user.password)).path).toBe('/second-factor');
  });
});

test('guesses stay limited when their record is deleted or put back', async () => {
  const person = await signUpUser(baseUrl);
  const { database } = exchange();
  const isLocked = async () => (await signIn(person.email, 'not the password at all')).answer.status === 429;
  let early: readonly object[] = [];
  for (let guess = 0; !(await isLocked()); guess += 1) {
    if (guess === 0) early = await database('attempts').select();
    expect(guess).toBeLessThan(100);
  }
  await database('attempts').delete();
  expect(await isLocked()).toBe(true);
  await database('attempts').delete();
  await database('attempts').insert([...early]);
  expect(await isLocked()).toBe(true);
  await database('attempts').update({ failures: 0, locked_until_ms: 0 });
  expect(await isLocked()).toBe(true);
  expect(isReported('attempts')).toBe(true);
  clock.set(clock.nowMs() + 48 * HOUR_MS);
  expect((await signIn(person.email, GOOD_PASSWORD)).path).toBe('/account');
});

test.each([
  ['a higher level', { level: 'level_3' }],
  ['no fees', { fee_tier: 9 }],
  ['another address', { email: 'mallory@example.com' }],
  ['an earlier end of the hold', { withdrawals_held_until_ms: 1 }],
])(
  'a user whose row was given %s in the table is refused',
  async (_, change) => {
    const user = await exchange().createUser();
    const status = async () => (await user.client.call('getUser', { path: { userid: 'me' } })).status;
    expect(await status()).toBe(200);
    await withChangedRow('users', { id: user.id }, change, async () => {
      expect(await status()).toBe(401);
      expect(await audited()).toContain(`coded_rows users:${user.id}`);
    });
    expect(await status()).toBe(200);
  },
  120_000,
);

describe('deposits', () => {
  const reported = (address: string) => depositEvent({ address });
  const addressOf = async (user: TestUser) =>
    (await user.client.call('createDepositAddress', { body: { currency: 'btc', network: 'bitcoin' } })) as unknown as {
      readonly status: number;
      readonly body: { readonly address?: string };
    };

  test('an address that was changed, or deleted, or added to the pool, is shown to nobody', async () => {
    await fillAddressPool(exchange(), bitcoinAddresses(3));
    const user = await exchange().createUser();
    const { address } = (await addressOf(user)).body;
    const stolen = unusedAddress('bitcoin');
    await withChangedRow('deposit_addresses', { user_id: user.id }, { address: stolen }, async () => {
      expect((await addressOf(user)).status).toBe(502);
      expect(await user.client.expect('listDepositAddresses', 200)).toEqual([]);
      expect(await audited()).toEqual([expect.stringMatching(/^coded_rows deposit_addresses:/)]);
    });
    await withoutRow('deposit_addresses', { user_id: user.id }, async () => {
      expect((await addressOf(user)).status).toBe(502);
      expect(await audited()).toEqual([`counted_rows users:${user.id}`]);
    });
    expect((await addressOf(user)).body.address).toBe(address);
    const { database } = exchange();
    await database('deposit_addresses')
      .whereNull('user_id')
      .update({ address: database.raw('reverse(address)') });
    expect((await addressOf(await exchange().createUser())).status).toBe(502);
    await database('deposit_addresses')
      .whereNull('user_id')
      .update({ address: database.raw('reverse(address)') });
    expect((await addressOf(await exchange().createUser())).status).toBe(200);
  });

  test('an address that was given to another user credits neither', async () => {
    const [victim, mallory] = [await exchange().createUser(), await exchange().createUser()];
    const address = await assignDepositAddress(exchange(), { userId: victim.id });
    expect(reported(address)).toBeDefined();
    await withChangedRow('deposit_addresses', { address }, { user_id: mallory.id }, async () => {
      expect(await mallory.client.expect('listDepositAddresses', 200)).toEqual([]);
      expect(await audited()).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^coded_rows deposit_addresses:/),
          `counted_rows users:${victim.id}`,
          `counted_rows users:${mallory.id}`,
        ]),
      );
    });
  });
});

describe('withdrawals', () => {
  test('an operator is shown where a queued one goes, and it needs its approval, whatever its row says', async () => {
    const user = await exchange().createUser({ balances: { btc: '10' }, level: 'level_3' });
    const { id } = await withdrawCoins(user, { amount: '2' });
    const { operator, approver } = exchange();
    const listed = async () => {
      const { items } = await operator.expect('listWithdrawals', 200, { query: { user_id: String(user.id) } });
      return items.map(({ address, needs_approval: needs }) => [address, needs]);
    };
    const before = await listed();
    const changed = { address: unusedAddress('bitcoin'), needs_approval: false };
    await withChangedRow('withdrawals', { id }, changed, async () => {
      expect(await listed()).toEqual(before);
      const sent = await operator.call('markWithdrawalSending', { path: { withdrawalid: id } });
      expect([sent.status, before[0]?.[1]]).toEqual([409, true]);
      expect(await audited()).toEqual(expect.arrayContaining([`rows_of_events ${id}`]));
    });
    await approver.expect('approveWithdrawal', 200, { path: { withdrawalid: id } });
  });

  test('the address book takes no planted entry, and its restriction no change', async () => {
    const user = await exchange().createUser({ balances: { btc: '10' }, level: 'level_3' });
    const address = unusedAddress('bitcoin');
    const withdraw = async () =>
      (await user.client.call('createCryptoWithdrawal', { body: coinBody({ address, amount: '0.01' }) })).status;
    const rule = { user_id: user.id, only_listed: true, ends_at_ms: null };
    const { database } = exchange();
    await database('withdrawal_address_rules').insert({ ...rule, only_listed: false });
    // A rule that no server has written is the strictest one.
    expect(await withdraw()).toBe(422);
    const entry = { user_id: user.id, network: 'bitcoin', address, tag: '', label: 'x', created_at_ms: 1 };
    await database('withdrawal_addresses').insert(entry);
    expect(await withdraw()).toBe(422);
    expect(await user.client.expect('listWithdrawalAddresses', 200, {})).toMatchObject({ items: [] });
    await database('withdrawal_addresses').where({ user_id: user.id }).delete();
    await database('withdrawal_address_rules').where({ user_id: user.id }).delete();
    expect(await withdraw()).toBe(201);
  });
});

test('the thresholds of a running server are those of the events, also after a recovery, and it stops sending', () =>
  withExchange({}, async (own) => {
    const user = await own.createUser({ balances: { btc: '10', thb: '1000' }, level: 'level_3' });
    const threshold = own.database('assets').where({ asset: 'btc' });
    const { approval_threshold: before } = (await threshold.clone().first('approval_threshold')) as {
      readonly approval_threshold: string;
    };
    await threshold.clone().update({ approval_threshold: '1000' });
    const needsApproval = async () => {
      const { id } = await withdrawCoins(user, { amount: '2' });
      return (await own.operator.expect('getWithdrawal', 200, { path: { withdrawalid: id } })).needs_approval;
    };
    expect(await needsApproval()).toBe(true);
    expect(await audited(own)).toEqual(['rows_of_events btc']);
    // The connections of the server end, so that it loads the tables again.
    const [rows] = (await own.database.raw('SHOW PROCESSLIST')) as [{ readonly Id: number; readonly db: string }[]];
    const [mine] = (await own.database.raw('SELECT CONNECTION_ID() AS id, DATABASE() AS name')) as [
      { readonly id: number; readonly name: string }[],
    ];
    for (const { Id, db } of rows)
      if (db === mine[0]?.name && Id !== mine[0].id) await own.database.raw('KILL ?', [Id]).catch(() => undefined);
    await eventually(
      async () => {
        await user.client.call('createOrder', { body: orderBody() });
        return (await own.operator.call('getQuarantine')).body as { readonly in_quarantine?: boolean };
      },
      ({ in_quarantine: is }) => is === true,
    );
    await threshold.clone().update({ approval_threshold: before });
    expect(await audited(own)).toEqual([]);
  }));

test('an operator whose second factor was deleted neither approves without a code nor sets up another one', async () => {
  const { approver, database } = exchange();
  const made = await approver.expect('createOperatorToken', 201, { body: { name: 'desk', roles: ['approver'] } });
  const client = exchange().anonymous.withCredentials({ kind: 'operator', token: made.token });
  await client.expect('createOperatorSecondFactor', 201);
  const rows = database('operator_second_factors').where({ operator_id: made.id });
  const [row] = await rows.clone().select();
  await rows.clone().delete();
  const approve = async () =>
    (await client.call('approveWithdrawal', { path: { withdrawalid: 999 }, headers: { 'x-operator-code': '123456' } }))
      .status;
  expect([await approve(), (await client.call('createOperatorSecondFactor')).status]).toEqual([403, 409]);
  expect(await audited()).toEqual([`counted_rows operator_tokens:${made.id}`]);
  await database('operator_second_factors').insert(row);
  expect(await audited()).toEqual([]);
});

test('a changed name of a life, and a planted life, are reported', async () => {
  await withChangedRow('lives', { number: 1 }, { name: '0123456789abcdef' }, async () =>
    expect(await audited()).toEqual(['lives *']),
  );
  const life = { number: 2, name: 'fedcba9876543210', ids_after: 9, previous_sequence: 0, reason: 'restore' };
  await exchange()
    .database('lives')
    .insert({ ...life, begun_at_ms: 1, lost_from_ms: 1 });
  expect(await audited()).toContain('lives *');
  await exchange().database('lives').where({ number: 2 }).delete();
});

test('what would refuse the next start cannot be accepted in quarantine', () =>
  withExchange({}, async (own) => {
    const user = await own.createUser();
    const unknownKey = createHash('sha256').update('unknown').digest('hex').slice(0, 8);
    const { sealed_secret: before } = (await own.database('api_keys').where({ api_key: user.apiKey }).first()) as {
      readonly sealed_secret: string;
    };
    await own.stop();
    const level = await own.database('users').where({ id: user.id }).first('level');
    await own.database('users').where({ id: user.id }).update({ level: 'level_3' });
    await own.restart();
    expect((await own.operator.expect('getQuarantine', 200)).in_quarantine).toBe(true);
    const accept = async () => {
      await own.operator.call('getAudit');
      const { report } = await own.operator.expect('getQuarantine', 200);
      const body = { report_hash: report?.hash ?? '', reason: 'It is known.' };
      return await own.operator.call('endQuarantine', { body });
    };
    const refused = async () =>
      expect((await own.operator.expect('getQuarantine', 200)).report?.violations).toEqual(
        expect.arrayContaining([expect.objectContaining({ consequence: 'refuse' })]),
      );
    const key = own.database('api_keys').where({ api_key: user.apiKey });
    await key.clone().update({ sealed_secret: `${unknownKey}${before.slice(8)}` });
    expect((await accept()).status).toBe(409);
    await refused();
    await key.clone().update({ sealed_secret: before });
    const sealed: readonly object[] = await own.database('sealed_values').select();
    await own.database('sealed_values').delete();
    expect((await accept()).status).toBe(409);
    await refused();
    await own.database('sealed_values').delete();
    await own.database('sealed_values').insert([...sealed]);
    await own.database('users').where({ id: user.id }).update(level);
    await own.operator.call('getAudit');
    expect((await own.operator.expect('getQuarantine', 200)).in_quarantine).toBe(false);
  }));
