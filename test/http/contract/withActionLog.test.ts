/** The log of operators' actions: what stands in it, what does not, and that nobody changes it unseen. */
import type { Knex } from 'knex';
import { type OperationId, type OperationRecord, operationRecords } from '../../../generated/operations';
import { OperatorActionLog } from '../../../src/store/audit/operatorActionLog';
import { GoodRequests, having } from '../../contract/goodRequests';
import { eventually } from '../../support/eventually';
import { exchangeOfThisFile, type TestExchange, withExchange } from '../../support/exchange';
import { threadsRunning } from '../../support/statements';

const exchange = exchangeOfThisFile();

interface Row {
  readonly id: number;
  readonly began_id: number | null;
  readonly operation: string;
  readonly content: string;
}

async function rows(): Promise<Row[]> {
  return await exchange().database('operator_actions').orderBy('id');
}

test('an action stands there before it is done and after, a read does not', async () => {
  const before = (await rows()).length;
  const { id } = await exchange().operator.expect('createUser', 201, { body: { email: 'somchai@example.com' } });
  await exchange().operator.expect('getHouseBalances', 200);
  const [began, ended, ...others] = (await rows()).slice(before);
  expect(others).toEqual([]);
  expect(began).toMatchObject({ began_id: null, operation: 'createUser' });
  expect(JSON.parse(began?.content ?? '')).toMatchObject({
    operator: 'first operator',
    role: 'operator',
    body: { email: 'somchai@example.com' },
  });
  expect(ended).toMatchObject({ began_id: began?.id, operation: 'createUser' });
  expect(JSON.parse(ended?.content ?? '')).toMatchObject({ result: 'done', code: null, answer: { id } });
});

test('a refusal is on record, a request that the contract refuses or that the role does not allow never was an action', async () => {
  await exchange().operator.call('createUser', { body: { email: 'twice@example.com' } });
  await exchange().operator.call('createUser', { body: { email: 'twice@example.com' } });
  const last = (await rows()).at(-1);
  expect(JSON.parse(last?.content ?? '')).toEqual({ result: 'refused', code: 'EMAIL_TAKEN', answer: null });
  await exchange().operator.call('createUser', { body: { email: 'nobody' } });
  expect((await exchange().approver.call('createUser', { body: { email: 'somebody@example.com' } })).status).toBe(403);
  expect((await rows()).at(-1)).toEqual(last);
});

test('secrets are left out, of whatever operation has any, in both directions', async () => {
  const good = await GoodRequests.prepare(exchange());
  const all = Object.entries(operationRecords) as [OperationId, OperationRecord][];
  const secretive = all.filter(([, { secrets }]) => secrets.body.length + secrets.answer.length > 0);
  expect(secretive.map(([id]) => id)).toEqual(
    expect.arrayContaining(['createApiKey', 'createOperatorToken', 'createPartner', 'updatePartner']),
  );
  const secrets: unknown[] = [];
  for (const [id, { secrets: members }] of secretive) {
    const canaries = Object.fromEntries(members.body.map((name) => [name, `canary-of-${id}-${name}`]));
    const request = Object.entries(canaries).reduce(
      (left, [name, canary]) => having(left, 'body', name, JSON.stringify(canary)),
      await good.of(id),
    );
    const answer = await good.send(id, request);
    expect([id, answer.status < 300]).toEqual([id, true]);
    secrets.push(
      ...Object.values(canaries),
      ...members.answer.map((name) => (answer.body as Record<string, unknown>)[name]),
    );
  }
  await good.close();
  const text = JSON.stringify(await rows());
  const printed = exchange().lines.join('\n');
  for (const secret of secrets) {
    expect(String(secret).length).toBeGreaterThan(15);
    for (const place of [text, printed]) expect(place).not.toContain(secret);
  }
  expect(text).toContain('"client_secret\\":\\"(secret)');
  expect(text).toContain('"api_secret\\":\\"(secret)');
});

test('of many at once, each has both rows and the chain holds', async () => {
  const before = (await rows()).length;
  const emails = Array.from({ length: 60 }, (_, index) => `many-${index}@example.com`);
  await Promise.all(emails.map((email) => exchange().operator.expect('createUser', 201, { body: { email } })));
  const added = (await rows()).slice(before);
  expect(added).toHaveLength(120);
  expect(new Set(added.flatMap(({ began_id }) => began_id ?? [])).size).toBe(60);
});

test.each<[string, (id: number) => Promise<unknown>, RegExp]>([
  [
    'a row that is changed',
    (id) => exchange().database('operator_actions').where({ id }).update({ operation: 'updateUser' }),
    /is not what was written/,
  ],
  ['a row that is taken out', (id) => exchange().database('operator_actions').where({ id }).delete(), /comes after/],
])('the audit finds %s', async (_what, change, finding) => {
  await exchange().createUser();
  const all = await rows();
  const row = all[1];
  if (row === undefined) throw new Error('nothing was done yet');
  await change(row.id);
  const { violations } = await exchange().operator.expect('getAudit', 200);
  expect(violations.map(({ detail }) => detail).join('\n')).toMatch(finding);
  await exchange().database('operator_actions').where({ id: row.id }).delete();
  await exchange().database('operator_actions').insert(row);
});

test('beside other processes that write there too, the chain holds', async () => {
  const { database, operator } = exchange();
  const row = { beganId: null, timeMs: 1, operatorId: 1, operation: 'elsewhere', content: '{}' };
  const before = (await rows()).length;
  const logs = [new OperatorActionLog(database), new OperatorActionLog(database)];
  const elsewhere = logs.flatMap((log) => Array.from({ length: 40 }, () => log.add(row)));
  const here = Array.from({ length: 20 }, (_, index) =>
    operator.expect('createUser', 201, { body: { email: `beside-${index}@example.com` } }),
  );
  const places = await Promise.all(elsewhere);
  await Promise.all(here);
  expect(new Set(places.map(({ id }) => id)).size).toBe(80);
  expect((await rows()).length).toBe(before + 120);
  expect((await operator.expect('getAudit', 200)).violations).toEqual([]);
});

test('an action is on record before it is done, answered truly after, and where the server dies over it nothing is claimed', () =>
  withExchange({ environment: { DATABASE_QUERY_TIMEOUT_MS: '500' } }, async (exchange) => {
    const { operator } = exchange;
    const body = { email: 'held@example.com' };
    const held = await holdRow(exchange, 1);
    const answer = await operator.call('createUser', { body });
    expect([answer.status, answer.body]).toEqual([
      503,
      { code: 'SERVICE_UNAVAILABLE', message: 'The service is not available now. Nothing was changed.' },
    ]);
    await held.rollback();
    // Nobody waits for that row any more, but the database may write it yet.
    await eventually(
      () => threadsRunning(exchange, 'insert into `operator_actions`'),
      (threads) => threads.length === 0,
    );

    const heldAfter = await holdRow(exchange, 2);
    const { id } = await operator.expect('createUser', 201, { body });
    await heldAfter.rollback();
    await eventually(
      () => exchange.lines.join('\n'),
      (log) => log.includes('the result of an operator action could not be written'),
    );

    // The user's row is locked, so that the action stands between its two rows when the server is killed.
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

/** Takes the place of a row that will come, so that whoever writes it waits too long. */
async function holdRow({ database }: TestExchange, afterLast: number): Promise<Knex.Transaction> {
  const [last] = (await database('operator_actions').max({ id: 'id' })) as { id: string | number | null }[];
  const holder = await database.transaction();
  const row = { began_id: null, time_ms: 1, operator_id: 1, operation: 'held', content: '{}', hash: '0'.repeat(64) };
  await holder('operator_actions').insert({ ...row, id: Number(last?.id ?? 0) + afterLast });
  return holder;
}
