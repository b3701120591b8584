/** The log of operators' actions: what it contains, what it omits, and that changes of it are detected. */

import { join } from 'node:path';
import type { Knex } from 'knex';
import { type OperationId, type OperationRecord, operationRecords } from '../../../generated/operations';
import { loadMasterKeys } from '../../../src/foundation/secrets/encryption';
import { OperatorActionLog } from '../../../src/store/audit/operatorActionLog';
import { deriveSecretKeys } from '../../../src/store/secrets/secretKeys';
import { ValidRequests, withMember } from '../../contract/validRequests';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile, type TestExchange, withExchange } from '../../support/exchange';
import { runningStatements } from '../../support/runningStatements';

const exchange = exchangeOfThisFile();

interface Row {
  readonly id: number;
  readonly began_id: number | null;
  readonly operation: string;
  readonly content: string;
}

async function actionRows(): Promise<Row[]> {
  return await exchange().database('operator_actions').orderBy('id');
}

test('an action is logged before and after it is carried out, and a read is not logged', async () => {
  const before = (await actionRows()).length;
  const { id } = await exchange().operator.expect('createUser', 201, { body: { email: 'somchai@example.com' } });
  await exchange().operator.expect('getHouseBalances', 200);
  const [started, ended, ...others] = (await actionRows()).slice(before);
  expect(others).toEqual([]);
  expect(started).toMatchObject({ began_id: null, operation: 'createUser' });
  expect(JSON.parse(started?.content ?? '')).toMatchObject({
    operator: 'first operator',
    roles: ['support', 'compliance', 'treasury', 'market', 'administrator'],
    body: { email: 'somchai@example.com' },
  });
  expect(ended).toMatchObject({ began_id: started?.id, operation: 'createUser' });
  expect(JSON.parse(ended?.content ?? '')).toMatchObject({ result: 'done', code: null, answer: { id } });
});

test('a refused action is logged, but not a request that is invalid or that the role does not allow', async () => {
  await exchange().operator.call('createUser', { body: { email: 'twice@example.com' } });
  await exchange().operator.call('createUser', { body: { email: 'twice@example.com' } });
  const last = (await actionRows()).at(-1);
  expect(JSON.parse(last?.content ?? '')).toEqual({ result: 'refused', code: 'EMAIL_TAKEN', answer: null });
  await exchange().operator.call('createUser', { body: { email: 'nobody' } });
  expect((await exchange().approver.call('createUser', { body: { email: 'somebody@example.com' } })).status).toBe(403);
  expect((await actionRows()).at(-1)).toEqual(last);
});

test('secrets in requests and responses of every operation are omitted', async () => {
  const good = await ValidRequests.prepare(exchange());
  const all = Object.entries(operationRecords) as [OperationId, OperationRecord][];
  const withSecrets = all.filter(
    // The answer of an approved operation is a secret as a whole (test/security/dualControl).
    ([id, { secrets }]) => id !== 'approveProposal' && secrets.body.length + secrets.answer.length > 0,
  );
  expect(withSecrets.map(([id]) => id)).toEqual(
    expect.arrayContaining(['createOperatorToken', 'createPartner', 'updatePartner']),
  );
  const secrets: unknown[] = [];
  for (const [id, { secrets: members }] of withSecrets) {
    const canaries = Object.fromEntries(members.body.map((name) => [name, `canary-of-${id}-${name}`]));
    const request = Object.entries(canaries).reduce(
      (left, [name, canary]) => withMember(left, 'body', name, JSON.stringify(canary)),
      await good.create(id),
    );
    const answer = await good.send(id, request);
    expect([id, answer.status < 300]).toEqual([id, true]);
    secrets.push(
      ...Object.values(canaries),
      ...members.answer.map((name) => (answer.body as Record<string, unknown>)[name]),
    );
  }
  await good.close();
  const text = JSON.stringify(await actionRows());
  const printed = exchange().lines.join('\n');
  // The secret of a webhook that exists already is null.
  for (const secret of secrets.filter((each) => each !== null)) {
    expect(String(secret).length).toBeGreaterThan(15);
    for (const place of [text, printed]) expect(place).not.toContain(secret);
  }
  expect(text).toContain('"client_secret\\":\\"(secret)');
  expect(text).toContain('"token\\":\\"(secret)');
});

test('concurrent actions each have both rows, and the hash chain is intact', async () => {
  const before = (await actionRows()).length;
  const emails = Array.from({ length: 60 }, (_, index) => `many-${index}@example.com`);
  await Promise.all(emails.map((email) => exchange().operator.expect('createUser', 201, { body: { email } })));
  const added = (await actionRows()).slice(before);
  expect(added).toHaveLength(120);
  expect(new Set(added.flatMap(({ began_id }) => began_id ?? [])).size).toBe(60);
});

test.each<[string, (id: number) => Promise<unknown>, RegExp]>([
  [
    'a changed row',
    (id) => exchange().database('operator_actions').where({ id }).update({ operation: 'updateUser' }),
    /was changed: its hash does not match/,
  ],
  ['a deleted row', (id) => exchange().database('operator_actions').where({ id }).delete(), /rows are missing/],
])('the audit finds %s', async (_what, change, finding) => {
  await exchange().createUser();
  const all = await actionRows();
  const row = all[1];
  if (row === undefined) throw new Error('there are no actions yet');
  await change(row.id);
  const { violations } = await exchange().operator.expect('getAudit', 200);
  expect(violations.map(({ detail }) => detail).join('\n')).toMatch(finding);
  await exchange().database('operator_actions').where({ id: row.id }).delete();
  await exchange().database('operator_actions').insert(row);
});

test('the hash chain is intact when several processes write to the log', async () => {
  const { database, operator } = exchange();
  const keys = deriveSecretKeys(
    loadMasterKeys({ masterKey: '', masterKeyFile: join(exchange().dataDir, 'master.key') }),
  );
  const row = { beganId: null, timeMs: 1, operatorId: 1, operation: 'elsewhere', content: '{}' };
  const before = (await actionRows()).length;
  const logs = [new OperatorActionLog(database, keys), new OperatorActionLog(database, keys)];
  const elsewhere = logs.flatMap((log) => Array.from({ length: 40 }, () => log.add(row)));
  const here = Array.from({ length: 20 }, (_, index) =>
    operator.expect('createUser', 201, { body: { email: `beside-${index}@example.com` } }),
  );
  const places = await Promise.all(elsewhere);
  await Promise.all(here);
  expect(new Set(places.map(({ id }) => id)).size).toBe(80);
  expect((await actionRows()).length).toBe(before + 120);
  expect((await operator.expect('getAudit', 200)).violations).toEqual([]);
});

test('an action that cannot be logged is not carried out, and one whose process dies has no logged result', () =>
  withExchange({}, async (exchange) => {
    const { operator } = exchange;
    const body = { email: 'held@example.com' };
    const held = await holdRow(exchange, 1);
    const answer = await operator.call('createUser', { body });
    expect([answer.status, answer.body]).toEqual([
      503,
      { code: 'SERVICE_UNAVAILABLE', message: 'The service is not available now. Nothing was changed.' },
    ]);
    await held.rollback();
    // The server no longer waits for that row, but the database may still write it.
    await eventually(
      () => runningStatements(exchange, 'insert into `operator_actions`'),
      (threads) => threads.length === 0,
    );

    const heldAfter = await holdRow(exchange, 2);
    const { id } = await operator.expect('createUser', 201, { body });
    await heldAfter.rollback();
    await eventually(
      () => exchange.lines.join('\n'),
      (log) => log.includes('the result of an operator action could not be written'),
    );

    // The user's row is locked, so that the server is killed after the first row of the action and before the second.
    const locked = await exchange.database.transaction();
    await locked('users').where({ id }).forUpdate().first();
    const lost = operator.call('updateUser', { path: { userid: id }, body: { fee_tier: 5 } }).catch(() => undefined);
    const begun = () => exchange.database('operator_actions').where({ operation: 'updateUser' });
    while ((await begun()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await exchange.kill();
    await locked.rollback();
    await lost;
    await exchange.restart();
    const { items } = await operator.expect('listOperatorActions', 200, { query: { operation: 'updateUser' } });
    expect(items).toMatchObject([{ path: { userid: String(id) }, body: { fee_tier: 5 }, end: null }]);
    await exchange.createUser();
  }));

/** Locks the id of a future row, so that the insert of that row exceeds its time limit. */
async function holdRow({ database }: TestExchange, afterLast: number): Promise<Knex.Transaction> {
  const [last] = (await database('operator_actions').max({ id: 'id' })) as { id: string | number | null }[];
  const holder = await database.transaction();
  const row = { began_id: null, time_ms: 1, operator_id: 1, operation: 'held', content: '{}', hash: '0'.repeat(64) };
  await holder('operator_actions').insert({ ...row, id: Number(last?.id ?? 0) + afterLast });
  return holder;
}
