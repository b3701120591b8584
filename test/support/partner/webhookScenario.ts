/** An exchange, a partner with a webhook, and a custodian that settles withdrawals as the test wants. */
import type { Client } from '../client';
import { FakeCustodian } from '../custodian/fakeCustodian';
import { expectCleanAudit, startExchange, type TestExchange, type TestUser } from '../exchange';
import { type PortalApp, type PortalLogin, portalLogin, registerApp } from '../portalLogin';
import { type FakePartner, startFakePartner } from './fakePartner';
import { WebhookReceiver } from './webhookReceiver';

/** A user who has authorized the app. */
export interface PortalBuyer extends PortalLogin {
  readonly user: TestUser;
}

/** Short delays, to keep tests fast. No attempt ends before it is answered, however busy the machine is. */
const SETTINGS = {
  WEBHOOK_TIMEOUT_MS: '60000',
  WEBHOOK_POLL_MS: '50',
  WEBHOOK_RETRY_MS: '20',
  WEBHOOK_RETRY_MS_MAX: '200',
};

export class WebhookScenario {
  private constructor(
    readonly exchange: TestExchange,
    readonly custodian: FakeCustodian,
    readonly partner: FakePartner,
    readonly receiver: WebhookReceiver,
    readonly app: PortalApp,
  ) {}

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<WebhookScenario> {
    const [custodian, partner, receiver] = await Promise.all([
      FakeCustodian.start(),
      startFakePartner(),
      WebhookReceiver.start(),
    ]);
    const exchange = await startExchange({ environment: { ...custodian.settings, ...SETTINGS, ...environment } });
    const app = await registerApp(exchange, partner);
    const scenario = new WebhookScenario(exchange, custodian, partner, receiver, app);
    await scenario.setWebhook();
    const seller = await exchange.createUser({ balances: { btc: '1000' } });
    await seller.client.expect('createOrder', 200, {
      body: { type: 'limit', pair: 'btc_thb', side: 'sell', price: '1000', amount: '900', nonce: 1 },
    });
    return scenario;
  }

  get operator(): Client {
    return this.exchange.operator;
  }

  get path(): { readonly partnerid: number } {
    return { partnerid: this.app.id };
  }

  async setWebhook(): Promise<void> {
    const body = { url: this.receiver.url };
    const { webhook_secret: secret } = await this.operator.expect('putPartnerWebhook', 200, { path: this.path, body });
    if (secret !== null) this.receiver.use(secret);
  }

  async buyer(app = this.app): Promise<PortalBuyer> {
    const user = await this.exchange.createUser({ balances: { thb: '1000000' }, level: 'level_3' });
    return { user, ...(await portalLogin(this.exchange, app, user)) };
  }

  /** Returns the id of the new order. */
  async buy({ client, extras }: PortalLogin, amount = '10'): Promise<number> {
    const body = { extras, pair: 'btc_thb', side: 'buy', price: '1000', amount } as const;
    const answer = await client.call('createPortalOrder', { body });
    if (answer.status !== 201) throw new Error(`the order was answered ${answer.status}: ${answer.text}`);
    return Number(/^\/api\/portal-orders\/(\d+)$/.exec(answer.headers['location'] ?? '')?.[1]);
  }

  /** The types of the messages about an order, in the order of their first arrival. */
  messagesAbout(orderId: number): string[] {
    const { messages } = this.receiver;
    return messages.filter(({ data }) => data.portal_order_id === orderId).map(({ type }) => type);
  }

  /** Called at the end of every test. */
  async expectConsistency(): Promise<void> {
    await expectCleanAudit(this.exchange);
    expect([...this.receiver.faults, ...this.custodian.faults]).toEqual([]);
  }

  async close(): Promise<void> {
    await this.exchange.close();
    await Promise.all([this.custodian.close(), this.partner.close(), this.receiver.close()]);
  }
}
