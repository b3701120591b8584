/** The log of operators' actions: what stands in it, what does not, and that nobody changes it unseen. */
import { exchangeOfThisFile, withExchange } from '../support/exchange';
import { APP } from '../support/partner/registration';

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
  expect(JSON.parse(began?.content ?? '')).toMatchObject({ operator: 'first operator', role: 'operator', body: { email: 'somchai@example.com' } });
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

test('secrets are left out, in both directions', async () => {
  const user = await exchange().createUser();
  const { operator } = exchange();
  const { id, portal_secret: first } = await operator.expect('createPartner', 201, { body: APP });
  const { portal_secret: second } = await operator.expect('rotatePartnerSecret', 201, { path: { partnerid: id } });
  const text = JSON.stringify(await rows());
  expect(text).toContain(user.apiKey);
  for (const secret of [user.apiSecret, APP.client_secret, first, second]) expect(text).not.toContain(secret);
  expect(text).toContain('"client_secret\\":\\"(secret)');
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
  ['a row that is changed', (id) => exchange().database('operator_actions').where({ id }).update({ operation: 'updateUser' }), /is not what was written/],
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

test('an action over which the server dies is seen to have begun, and no more is claimed', () =>
  withExchange({}, async (dying) => {
    const { id } = await dying.createUser();
    // The user's row is locked, so that the action stands between its two rows when the server is killed.
    const locked = await dying.database.transaction();
    await locked('users').where({ id }).forUpdate().first();
    const lost = dying.operator.call('updateUser', { path: { userid: id }, body: { fee_tier: 5 } }).catch(() => undefined);
    const begun = () => dying.database('operator_actions').where({ operation: 'updateUser' });
    while ((await begun()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await dying.kill();
    await locked.rollback();
    await lost;
    await dying.restart();
    expect(await begun()).toHaveLength(1);
    await dying.createUser();
  }));
