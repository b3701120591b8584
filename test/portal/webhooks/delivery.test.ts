/** How webhook messages are delivered: until the partner confirms them, to its present URL, signed with valid secrets. */
import { eventually } from '../../support/eventually';
import { isVerified, WebhookReceiver } from '../../support/partner/webhookReceiver';
import { type PortalBuyer, WebhookScenario } from '../../support/partner/webhookScenario';
import { portalLogin, registerApp } from '../../support/portalLogin';
import { withdrawCoins } from '../../support/transferHelpers';

let scenario: WebhookScenario;
let buyer: PortalBuyer;
beforeAll(async () => {
  scenario = await WebhookScenario.start();
  buyer = await scenario.buyer();
});
beforeEach(() => {
  scenario.receiver.behaviour = () => 'accept';
  scenario.custodian.policy = () => 'confirmed';
});
afterEach(() => scenario.expectConsistency());
afterAll(() => scenario.close(), 60_000);

const webhook = () => scenario.operator.expect('getPartnerWebhook', 200, { path: scenario.path });
const list = (query: Record<string, string> = {}) =>
  scenario.operator.expect('listPartnerWebhookMessages', 200, { path: scenario.path, query });
const arrived = (orderId: number, count: number) =>
  eventually(
    () => scenario.messagesAbout(orderId),
    (types) => types.length === count,
  );

test('an order of the app is reported when it was sent and confirmed; other withdrawals are not', async () => {
  await withdrawCoins(await scenario.exchange.createUser({ balances: { btc: '1' } }));
  const orderId = await scenario.buy(buyer);
  expect(await arrived(orderId, 2)).toEqual(['portal_order.sent', 'portal_order.confirmed']);
  const { messages } = scenario.receiver;
  expect(new Set(messages.map(({ data }) => data.portal_order_id))).toEqual(new Set([orderId]));
  // The message has arrived before its answer is stored.
  const { items } = await eventually(
    () => list({ limit: '1' }),
    ({ items: [newest] }) => newest?.due_at === null,
  );
  const { lastSequence, id } = { lastSequence: (await webhook()).last_sequence, id: messages.at(-1)?.id };
  expect(items).toMatchObject([
    { sequence: lastSequence, webhook_id: id, last_status: 204, last_error: null, attempts: 1, due_at: null },
  ]);
});

test.each([
  ['refused', 'refused_by_custodian', ['portal_order.returned']],
  ['returned', 'returned', ['portal_order.sent', 'portal_order.returned']],
] as const)('an order whose withdrawal is %s is reported with the reason', async (state, reason, types) => {
  scenario.custodian.policy = () => state;
  const orderId = await scenario.buy(buyer);
  expect(await arrived(orderId, types.length)).toEqual(types);
  expect(scenario.receiver.messages.at(-1)?.data).toMatchObject({ status: 'returned', return_reason: reason });
});

test('a withdrawal that its user cancels is reported as returned', async () => {
  await scenario.custodian.stopListening();
  await scenario.exchange.restart({ CUSTODY: 'manual' });
  const orderId = await scenario.buy(buyer);
  const { id } = await scenario.exchange.database('withdrawals').where('order_id', orderId).first('id');
  await buyer.user.client.expect('cancelWithdrawal', 200, { path: { id }, body: { nonce: 1 } });
  expect(await arrived(orderId, 1)).toEqual(['portal_order.returned']);
  expect(scenario.receiver.messages.at(-1)?.data.return_reason).toBe('cancelled_by_user');
  await scenario.custodian.listenAgain();
  await scenario.exchange.restart();
});

test('a later message about an order waits for the earlier one', async () => {
  const { receiver, custodian } = scenario;
  custodian.policy = () => 'sent';
  receiver.behaviour = () => 500;
  const orderId = await scenario.buy(buyer);
  const tried = () => receiver.attempts.filter(({ data }) => data.portal_order_id === orderId).map(({ type }) => type);
  await eventually(tried, (types) => types.length >= 2);
  const [key = ''] = [...custodian.withdrawals.keys()].slice(-1);
  custodian.changeWithdrawal(key, { state: 'confirmed', confirmations: 6 });
  await eventually(
    () => list({ state: 'pending' }),
    ({ count }) => count === 2,
  );
  const before = tried().length;
  await eventually(tried, (types) => types.length >= before + 2);
  expect(new Set(tried())).toEqual(new Set(['portal_order.sent']));
  receiver.behaviour = () => 'accept';
  expect(await arrived(orderId, 2)).toEqual(['portal_order.sent', 'portal_order.confirmed']);
});

test('a receiver gets nothing for as long as it asks for, up to the longest delay', async () => {
  const { receiver, custodian, exchange } = scenario;
  custodian.policy = () => 'sent';
  receiver.behaviour = () => 503;
  receiver.refusalHeaders = { 'retry-after': '3600' };
  const orderId = await scenario.buy(buyer);
  const row = async () => {
    const rows = await exchange.database('webhook_messages').where('attempts', '>', 0).whereNull('delivered_at_ms');
    return (rows as Record<string, unknown>[])[0];
  };
  const failed = await eventually(row, (found) => found !== undefined);
  // Its failures alone cause 20 ms after the first one, and twice that after each further one.
  expect(Number(failed?.['due_at_ms']) - Number(failed?.['last_attempt_at_ms'])).toBe(200);
  receiver.refusalHeaders = {};
  receiver.behaviour = () => 'accept';
  expect(await arrived(orderId, 1)).toEqual(['portal_order.sent']);
});

test('an answer 410 disables the webhook; messages wait until an operator enables it again', async () => {
  const { receiver } = scenario;
  receiver.behaviour = () => 410;
  const orderId = await scenario.buy(buyer);
  await eventually(webhook, ({ disabled_by: by }) => by === 'partner');
  await eventually(
    () => list({ state: 'pending' }),
    ({ count }) => count === 2,
  );
  const attempts = receiver.attempts.length;
  receiver.behaviour = () => 'accept';
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([receiver.attempts.length, scenario.messagesAbout(orderId)]).toEqual([attempts, []]);
  await scenario.setWebhook();
  expect(await arrived(orderId, 2)).toEqual(['portal_order.sent', 'portal_order.confirmed']);
  expect(await webhook()).toMatchObject({ disabled_at: null, disabled_by: null });
});

test('an operator disables the webhook at once', async () => {
  await scenario.operator.expect('disablePartnerWebhook', 204, { path: scenario.path });
  expect((await webhook()).disabled_by).toBe('operator');
  const orderId = await scenario.buy(buyer);
  await eventually(
    () => list({ state: 'pending' }),
    ({ count }) => count === 2,
  );
  expect(scenario.messagesAbout(orderId)).toEqual([]);
  await scenario.setWebhook();
  await arrived(orderId, 2);
});

test('no message is sent to a disabled partner', async () => {
  const enable = (enabled: boolean) =>
    scenario.operator.expect('updatePartner', 200, { path: scenario.path, body: { enabled } });
  const orderId = await scenario.buy(buyer);
  await arrived(orderId, 2);
  await enable(false);
  await scenario.operator.expect('replayPartnerWebhook', 200, { path: scenario.path, body: { from_sequence: 1 } });
  const attempts = scenario.receiver.attempts.length;
  await new Promise((resolve) => setTimeout(resolve, 500));
  // One that was on its way may still arrive.
  expect(scenario.receiver.attempts.length).toBeLessThanOrEqual(attempts + 1);
  await enable(true);
  await eventually(
    () => list({ state: 'pending' }),
    ({ count }) => count === 0,
  );
});

test('after a rotation messages are signed with both secrets, and later with the new one only', async () => {
  const { receiver, operator, path, exchange } = scenario;
  const rotate = async (): Promise<string> => {
    const { webhook_secret: next } = await operator.expect('rotatePartnerWebhookSecret', 201, { path });
    receiver.use(next);
    return next ?? '';
  };
  /** Which of the secrets sign a new message. */
  const signing = async (...secrets: readonly string[]): Promise<boolean[]> => {
    await arrived(await scenario.buy(buyer), 2);
    const { text, headers } = receiver.messages.at(-1) ?? { text: '', headers: {} };
    return secrets.map((secret) => isVerified(secret, text, headers));
  };
  const [old = ''] = receiver.secrets;
  const next = await rotate();
  expect(await signing(old, next)).toEqual([true, true]);
  await exchange.restart({ WEBHOOK_SECRET_OVERLAP_MS: '0' });
  const newest = await rotate();
  expect(await signing(old, next, newest)).toEqual([false, false, true]);
  await exchange.restart();
});

test('the partner and an operator have messages sent again from a sequence on, with the same id and content', async () => {
  const { receiver, app, operator, path } = scenario;
  await arrived(await scenario.buy(buyer), 2);
  const { last_sequence: last } = await webhook();
  const body = { from_sequence: last - 1 };
  const before = receiver.stored.filter(({ sequence }) => sequence >= last - 1);
  for (const replay of [
    () => app.client.expect('replayPortalWebhook', 200, { body }),
    () => operator.expect('replayPartnerWebhook', 200, { path, body }),
  ]) {
    const stored = receiver.stored.length;
    expect(await replay()).toEqual({ count: 2 });
    // Messages about other orders may arrive meanwhile.
    const again = await eventually(
      () => receiver.stored.slice(stored).filter(({ id }) => before.some((message) => message.id === id)),
      (messages) => messages.length === 2,
    );
    expect(again.map(({ id, text }) => [id, text])).toEqual(before.slice(-2).map(({ id, text }) => [id, text]));
  }
  expect(await app.client.expect('replayPortalWebhook', 200, { body: { from_sequence: last + 1 } })).toEqual({
    count: 0,
  });
});

test('messages go to the present URL, and a redirect is not followed', async () => {
  const other = await WebhookReceiver.start();
  other.secrets = scenario.receiver.secrets;
  scenario.receiver.behaviour = () => 307;
  const orderId = await scenario.buy(buyer);
  await eventually(
    () => list({ state: 'pending' }),
    ({ items }) => items.some(({ last_error: error, last_status: status }) => error === 'redirected' && status === 307),
  );
  await scenario.operator.expect('putPartnerWebhook', 200, { path: scenario.path, body: { url: other.url } });
  await eventually(
    () => other.messages.map(({ type }) => type),
    (types) => types.length === 2,
  );
  expect([scenario.messagesAbout(orderId), other.faults]).toEqual([[], []]);
  scenario.receiver.behaviour = () => 'accept';
  await scenario.setWebhook();
  await other.close();
});

test.each([
  ['http://10.0.0.7/hook', 'host is inside our network'],
  ['https://localhost.internal/hook', 'host is inside our network'],
  ['https://wallet.com:22/hook', 'port is reserved for other protocols'],
])('the URL %s is refused: %s', async (url, rule) => {
  const answer = await scenario.operator.call('putPartnerWebhook', { path: scenario.path, body: { url } });
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_SETTING' } });
  expect(answer.text).toContain(rule);
});

test('a URL whose address is not allowed any more gets no message', async () => {
  await scenario.exchange.restart({ PARTNER_ALLOW_LOOPBACK: 'off' });
  const { attempts } = scenario.receiver;
  const before = attempts.length;
  await scenario.operator.expect('replayPartnerWebhook', 200, { path: scenario.path, body: { from_sequence: 1 } });
  await eventually(
    () => list({ state: 'pending' }),
    ({ items }) => items.some(({ last_error: error }) => error === 'url_refused'),
  );
  expect(attempts.length).toBe(before);
  await scenario.exchange.restart();
});

test('the end of a session is reported with its reason', async () => {
  const { receiver, operator, exchange } = scenario;
  const byOperator = await scenario.buyer();
  await operator.expect('revokePortalSession', 204, { path: { sessionid: byOperator.sessionId } });
  await eventually(
    () => receiver.messages.filter(({ type }) => type === 'session.ended').length,
    (count) => count === 1,
  );
  await exchange.restart({ PORTAL_SESSION_TTL_MS: '3000' });
  const expired = await scenario.buyer();
  const ends = await eventually(
    () => receiver.messages.filter(({ type }) => type === 'session.ended').map(({ data }) => data),
    (found) => found.length >= 2,
  );
  expect(ends.map(({ session_id: id, user_id: userId, reason }) => [id, userId, reason])).toEqual([
    [byOperator.sessionId, byOperator.user.id, 'operator'],
    [expired.sessionId, expired.user.id, 'expired'],
  ]);
  expect((await byOperator.client.call('getPortalOrder', { path: { id: 1 } })).status).toBe(401);
  // It is reported once, also by a server that looks at the same time again.
  await exchange.restart();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(receiver.stored.filter(({ type }) => type === 'session.ended')).toHaveLength(2);
});

test('a partner gets messages about its own orders only', async () => {
  const { exchange, partner, operator, receiver } = scenario;
  const other = await registerApp(exchange, partner, { name: 'Other' });
  const mine = await WebhookReceiver.start();
  const body = { url: mine.url };
  const { webhook_secret: secret } = await operator.expect('putPartnerWebhook', 200, {
    path: { partnerid: other.id },
    body,
  });
  mine.use(secret);
  const before = receiver.attempts.length;
  const orderId = await scenario.buy(await portalLogin(exchange, other, buyer.user));
  await eventually(
    () => mine.messages.map(({ type }) => type),
    (types) => types.length === 2,
  );
  expect(mine.messages.map(({ sequence, data }) => [sequence, data.portal_order_id])).toEqual([
    [1, orderId],
    [2, orderId],
  ]);
  expect([receiver.attempts.length, mine.faults]).toEqual([before, []]);
  await mine.close();
  await operator.expect('disablePartnerWebhook', 204, { path: { partnerid: other.id } });
});

test('an endpoint that was changed in the table gets no message', async () => {
  const { exchange, receiver, path, operator } = scenario;
  const thief = await WebhookReceiver.start();
  await exchange.database('webhook_endpoints').where('partner_id', path.partnerid).update({ url: thief.url });
  const orderId = await scenario.buy(buyer);
  await eventually(
    () => list({ state: 'pending' }),
    ({ count }) => count === 2,
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([thief.attempts, scenario.messagesAbout(orderId)]).toEqual([[], []]);
  // Setting the URL again creates a new secret, because the old one does not belong to the row.
  await receiver.useAnswer(operator.expect('putPartnerWebhook', 200, { path, body: { url: receiver.url } }));
  await arrived(orderId, 2);
  await thief.close();
});

test('messages that are too old are deleted, delivered or not', async () => {
  const { database } = scenario.exchange;
  await database('webhook_messages')
    .where('sequence', '<=', 2)
    .update({ created_at_ms: Date.now() - 31 * 86_400_000 });
  await scenario.exchange.restart();
  await eventually(
    async () => await database('webhook_messages').where('sequence', '<=', 2),
    (found: unknown[]) => found.length === 0,
  );
});
