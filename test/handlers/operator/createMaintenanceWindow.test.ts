/** Maintenance windows: planned, listed and ended by operators. `getStatus` shows them to the public. */
import type { BodyOf } from '../../support/client';
import { exchangeOfThisFile } from '../../support/exchange';

const exchange = exchangeOfThisFile();
const WINDOW: BodyOf<'createMaintenanceWindow'> = {
  parts: ['withdrawals', 'portal'],
  starts_at: '2089-01-01T00:00:00Z',
  ends_at: '2089-01-01T01:30:00.5Z',
  message_en: 'Withdrawals wait.',
  message_th: 'การถอนจะรอ 🛠',
};

function plan(more: Partial<BodyOf<'createMaintenanceWindow'>> = {}) {
  return exchange().operator.call('createMaintenanceWindow', { body: { ...WINDOW, ...more } });
}

function end(windowid: string | number) {
  return exchange().operator.call('endMaintenanceWindow', { path: { windowid: String(windowid) } });
}

test('is planned, listed newest first, and ended once; the log of actions says by whom', async () => {
  const first = await exchange().operator.expect('createMaintenanceWindow', 201, { body: WINDOW });
  expect(first).toEqual({
    id: expect.any(Number),
    parts: ['withdrawals', 'portal'],
    starts_at: '2089-01-01T00:00:00.000000Z',
    ends_at: '2089-01-01T01:30:00.500000Z',
    message: { en: WINDOW.message_en, th: WINDOW.message_th },
    status: 'planned',
    created_by: expect.any(Number),
    created_at: expect.any(String),
    ended_by: null,
  });
  const second = await exchange().operator.expect('createMaintenanceWindow', 201, {
    body: { ...WINDOW, starts_at: '2020-01-01T00:00:00Z' },
  });
  expect(second.status).toBe('running');
  const { count, items } = await exchange().operator.expect('listMaintenanceWindows', 200, { query: { limit: '1' } });
  expect([count, items]).toEqual([2, [second]]);
  const ended = await end(second.id);
  expect([ended.status, ended.body]).toMatchObject([
    200,
    { id: second.id, status: 'over', ended_by: first.created_by },
  ]);
  expect((await end(first.id)).body).toMatchObject({ status: 'over' });
  expect(await end(second.id)).toMatchObject({ status: 409, body: { code: 'MAINTENANCE_WINDOW_OVER' } });
  for (const operation of ['createMaintenanceWindow', 'endMaintenanceWindow']) {
    const actions = await exchange().operator.expect('listOperatorActions', 200, { query: { operation } });
    expect(actions.count).toBeGreaterThanOrEqual(2);
  }
});

test.each<[string, Partial<BodyOf<'createMaintenanceWindow'>>]>([
  ['an end before the start', { ends_at: '2088-12-31T23:59:59Z' }],
  ['no duration', { ends_at: WINDOW.starts_at }],
  ['an end in the past', { starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-01-02T00:00:00Z' }],
  ['a day that does not exist', { starts_at: '2088-02-30T00:00:00Z' }],
  ['no parts', { parts: [] }],
  ['a part twice', { parts: ['portal', 'portal'] }],
  ['an empty message', { message_th: '' }],
  ['a line break', { message_en: 'a\nb' }],
])('%s is refused', async (_name, more) => {
  expect(await plan(more)).toMatchObject({ status: 400, body: { code: 'INVALID_PARAMETERS' } });
});

test.each(['999', '0', 'x'])('the window %s does not exist', async (id) => {
  expect(await end(id)).toMatchObject({ status: 404, body: { code: 'MAINTENANCE_WINDOW_NOT_FOUND' } });
});

test('at most 100 windows are running or planned', async () => {
  const { count } = await exchange().operator.expect('listMaintenanceWindows', 200);
  const rows = Array.from({ length: 100 }, (_, index) => ({
    parts: 'streams',
    starts_at_ms: 1,
    ends_at_ms: Date.now() + 3_600_000 + index,
    message_en: 'x',
    message_th: 'x',
    created_by: 1,
    created_at_ms: 1,
  }));
  await exchange().database('maintenance_windows').insert(rows);
  expect(await plan()).toMatchObject({ status: 422, body: { code: 'MAINTENANCE_WINDOW_LIMIT' } });
  const { count: after } = await exchange().operator.expect('listMaintenanceWindows', 200);
  expect(after).toBe(count + 100);
});

test('a viewer cannot plan or end maintenance, and can list it', async () => {
  const { token } = await exchange().approver.expect('createOperatorToken', 201, {
    body: { name: 'viewer', roles: ['auditor'] },
  });
  const viewer = exchange().operator.withCredentials({ kind: 'operator', token });
  expect((await viewer.call('createMaintenanceWindow', { body: WINDOW })).status).toBe(403);
  expect((await viewer.call('endMaintenanceWindow', { path: { windowid: '1' } })).status).toBe(403);
  await viewer.expect('listMaintenanceWindows', 200);
});
