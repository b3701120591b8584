/**
 * A partner whose receiver fails often: a third of the attempts are not answered, answered with an error, or stored with
 * an answer that is lost, and the server is killed several times. Every event arrives, in its order for each order.
 */
import { eventually } from '../../support/eventually';
import type { WebhookBehaviour } from '../../support/partner/webhookReceiver';
import { type PortalBuyer, WebhookScenario } from '../../support/partner/webhookScenario';
import { printSeed, seededRandom } from '../../support/randomSeed';

/** `WEBHOOK_ORDERS=5000` for a long run. */
const ORDERS = Number(process.env['WEBHOOK_ORDERS'] ?? '150');
/** A user may spend 100,000 baht in 24 hours through an app, and an order costs 10. */
const BUYERS = 4;
const KILLS = 2;
const FAULT_RATE = 0.3;
/** Orders that are placed concurrently. */
const AT_ONCE = 8;

/** The messages about an order, by the end that the custodian chooses. */
const MESSAGES = {
  confirmed: ['portal_order.sent', 'portal_order.confirmed'],
  refused: ['portal_order.returned'],
  returned: ['portal_order.sent', 'portal_order.returned'],
} as const;
type End = keyof typeof MESSAGES;

const random = seededRandom(printSeed('webhook faults'));
let scenario: WebhookScenario;
beforeAll(async () => {
  scenario = await WebhookScenario.start({
    // The receiver shares the machine with everything else: a message that it answers must not time out.
    WEBHOOK_CALLS_MAX: '16',
    WEBHOOK_TIMEOUT_MS: '1500',
    WEBHOOK_RETRY_MS_MAX: '1000',
  });
});
afterAll(() => scenario.close(), 60_000);

test(
  `${ORDERS} orders with ${FAULT_RATE * 100} % faults: every event arrives, in its order for each order`,
  async () => {
    const { receiver, custodian, exchange } = scenario;
    receiver.behaviour = (): WebhookBehaviour =>
      random.next() < FAULT_RATE ? random.pick<WebhookBehaviour>(['hang', 500, 'accept_silently']) : 'accept';
    custodian.policy = () => random.pick<End>(['confirmed', 'confirmed', 'refused', 'returned']);

    // So many withdrawals in 24 hours would need an approval.
    await exchange.approver.expect('putApprovalThreshold', 200, { path: { asset: 'btc' }, body: { threshold: null } });
    const buyers: PortalBuyer[] = [];
    for (let count = 0; count < BUYERS; count += 1) buyers.push(await scenario.buyer());
    for (let part = 0; part < KILLS; part += 1) {
      await placeOrders(buyers, Math.ceil(ORDERS / KILLS));
      await exchange.kill();
      await exchange.restart();
    }
    const ends = await endsOfOrders();
    const expected = [...ends.values()].reduce((sum, end) => sum + MESSAGES[end].length, 0);
    await eventually(
      () => receiver.messages.length,
      (length) => length >= expected,
    );

    const told = new Map<number, string[]>();
    for (const { data, type } of receiver.messages)
      told.set(data.portal_order_id, [...(told.get(data.portal_order_id) ?? []), type]);
    const wrong = [...ends].filter(([id, end]) => String(told.get(id)) !== String(MESSAGES[end]));
    expect([wrong.length, wrong.slice(0, 5)]).toEqual([0, []]);
    expect(receiver.messages.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(
      Array.from({ length: expected }, (_, index) => index + 1),
    );
    // No attempt of a later message before the partner has confirmed the earlier one.
    const newest = new Map<number, number>();
    for (const { data, sequence } of receiver.attempts) {
      expect(sequence).toBeGreaterThanOrEqual(newest.get(data.portal_order_id) ?? 0);
      newest.set(data.portal_order_id, sequence);
    }
    process.stderr.write(
      `webhook faults: ${ends.size} orders, ${expected} messages, ${receiver.attempts.length} attempts\n`,
    );
    expect(receiver.attempts.length).toBeGreaterThan(expected);
    await scenario.expectConsistency();
  },
  300_000 + ORDERS * 300,
);

async function placeOrders(buyers: readonly PortalBuyer[], count: number): Promise<void> {
  let left = count;
  const one = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const [first, ...others] = buyers;
      if (first === undefined) throw new Error('there is no buyer');
      await scenario.buy(random.pick([first, ...others]));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** How each order ended, when none of them changes any more. */
async function endsOfOrders(): Promise<Map<number, End>> {
  const { database } = scenario.exchange;
  await eventually(
    () => database('withdrawals').whereIn('status', ['queued', 'sending', 'sent']).pluck('id'),
    (open) => open.length === 0,
  );
  const rows: { order_id: number; status: string; failure: string | null }[] = await eventually(
    () => database('withdrawals').whereNotNull('order_id').select('order_id', 'status', 'failure'),
    (found) => found.length > 0,
  );
  return new Map(
    rows.map(({ order_id: orderId, status, failure }) => {
      if (status === 'confirmed') return [Number(orderId), 'confirmed'];
      return [Number(orderId), failure === 'returned' ? 'returned' : 'refused'];
    }),
  );
}
