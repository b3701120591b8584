/**
 * The journey of a partner: registered by two operators, authorized by a user, an order, and the messages about it until
 * the coins have arrived, although the server is killed between the commit of an event and the delivery of its message.
 */

import { BlockingGate } from '../../support/blockingGate';
import { eventually } from '../../support/eventually';
import type { WebhookBehaviour } from '../../support/partner/webhookReceiver';
import { WebhookScenario } from '../../support/partner/webhookScenario';
import type { PortalApp } from '../../support/portalLogin';
import { recordSecret } from '../../support/secretRecorder';

let scenario: WebhookScenario;
beforeAll(async () => {
  scenario = await WebhookScenario.start();
});
afterEach(() => scenario.expectConsistency());
afterAll(() => scenario.close(), 60_000);

test('a partner learns of every step of an order, also when the server is killed before it has told', async () => {
  const { exchange, custodian, receiver } = scenario;
  const app = await registerWithTwoPeople();
  const buyer = await scenario.buyer(app);
  custodian.policy = () => 'accepted';
  const orderId = await scenario.buy(buyer);
  const status = async () => (await app.client.expect('getPortalOrder', 200, { path: { id: orderId } })).status;
  const key = await eventually(
    () => [...custodian.withdrawals.keys()].at(-1) ?? '',
    (found) => found !== '',
  );
  expect(await status()).toBe('sending');

  // The partner has the message, and the server is killed before it reads the answer.
  const gate = new BlockingGate<string>();
  receiver.behaviour = async ({ type }): Promise<WebhookBehaviour> => {
    await gate.hold(type);
    return 'accept';
  };
  custodian.changeWithdrawal(key, { state: 'sent' });
  expect(await gate.reached).toBe('portal_order.sent');
  await exchange.kill();
  gate.open();
  receiver.behaviour = () => 'accept';
  await exchange.restart();
  await eventually(
    () => receiver.attempts.filter(({ type }) => type === 'portal_order.sent').length,
    (count) => count >= 2,
  );
  // Both attempts are the same message, so the partner can ignore the second.
  expect(new Set(receiver.attempts.map(({ id, text }) => `${id} ${text}`)).size).toBe(1);
  expect(await status()).toBe('sent');

  // The event is committed, and the server is killed before it has written the message.
  const lock = await exchange.database.transaction();
  await lock('webhook_position').where('id', 1).forUpdate().first();
  custodian.changeWithdrawal(key, { state: 'confirmed', confirmations: 6 });
  await eventually(status, (seen) => seen === 'confirmed');
  expect(scenario.messagesAbout(orderId)).toEqual(['portal_order.sent']);
  await exchange.kill();
  await lock.rollback();
  await exchange.restart();
  await eventually(
    () => scenario.messagesAbout(orderId),
    (types) => types.length === 2,
  );
  expect(scenario.messagesAbout(orderId)).toEqual(['portal_order.sent', 'portal_order.confirmed']);
  expect(receiver.messages.map(({ sequence }) => sequence)).toEqual([1, 2]);
  const { data } = receiver.messages.at(-1) ?? {};
  expect(data?.withdrawal?.txid).toBe(custodian.withdrawal(key).txid);
  // What the message says is what the partner reads.
  expect(data).toEqual(await app.client.expect('getPortalOrder', 200, { path: { id: orderId } }));
});

/** One operator proposes the partner and its webhook, and another person approves both. */
async function registerWithTwoPeople(): Promise<PortalApp> {
  const { exchange, partner, receiver } = scenario;
  await exchange.restart({ DUAL_CONTROL: 'on' });
  const { operator, approver, anonymous } = exchange;
  const approve = async (proposalid: number) =>
    (await approver.expect('approveProposal', 200, { path: { proposalid } })).answer;
  const proposed = await operator.expect('createPartner', 202, { body: partner.registration });
  const created = await approve(proposed.id);
  const [id, portalSecret] = [Number(created?.['id']), String(created?.['portal_secret'])];
  recordSecret(portalSecret);
  const body = { url: receiver.url };
  const webhook = await operator.expect('putPartnerWebhook', 202, { path: { partnerid: id }, body });
  const answer = await approve(webhook.id);
  receiver.use(String(answer?.['webhook_secret']));
  await exchange.restart();
  const client = anonymous.withCredentials({ kind: 'partner', partnerId: id, portalSecret });
  return { id, portalSecret, partner, client };
}
