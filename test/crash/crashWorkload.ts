/**
 * Clients that place and cancel orders, buy through the Portal, withdraw and retry, and a model of the responses. Each
 * request is accepted, refused or unknown. After a fault, the model is reconciled with the tables and by repeating
 * requests with the same idempotency key.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, Client } from '../support/client';
import type { TestExchange, TestUser } from '../support/exchange';
import { type AppPartner, portalLogin, registerApp } from '../support/portalLogin';
import type { Random } from '../support/randomSeed';
import { coinBody } from '../support/transferHelpers';

interface PlacedOrder {
  readonly kind: 'order';
  readonly client: Client;
  readonly body: BodyOf<'createOrder'> & { client_order_id: string };
  /** The order's id after it was accepted, null while unknown. */
  outcome: number | 'refused' | null;
  cancelled: boolean;
}

/** A Portal order or a withdrawal with its own idempotency key. */
interface KeyedRequest {
  readonly kind: 'purchase' | 'withdrawal';
  readonly send: () => Promise<{ readonly status: number; readonly text: string }>;
  /** Text of the first response; every later one must be the same. */
  firstResponse: string | null;
}

interface Participant {
  readonly user: TestUser;
  readonly portal: Client;
  readonly extras: string;
}

export class CrashWorkload {
  private readonly orders: PlacedOrder[] = [];
  private readonly keyed: KeyedRequest[] = [];
  private running = false;
  /** Requests without a response, in all rounds. */
  unanswered = 0;

  private constructor(
    private readonly exchange: TestExchange,
    private readonly participants: readonly Participant[],
    private readonly random: Random,
  ) {}

  static async create(
    exchange: TestExchange,
    partner: AppPartner,
    clients: number,
    random: Random,
  ): Promise<CrashWorkload> {
    const app = await registerApp(exchange, partner);
    const participants: Participant[] = [];
    for (let index = 0; index < clients; index += 1) {
      const user = await exchange.createUser({ balances: { thb: '100000000', btc: '100' }, level: 'level_3' });
      const { client, extras } = await portalLogin(exchange, app, user);
      participants.push({ user, portal: client, extras });
    }
    return new CrashWorkload(exchange, participants, random);
  }

  /** Number of acknowledged requests. */
  get acknowledged(): number {
    return (
      this.orders.filter((order) => order.outcome !== null && order.outcome !== 'refused').length +
      this.keyed.filter((request) => request.firstResponse !== null).length
    );
  }

  /** Runs all clients. Resolves when they have stopped after `stop`. */
  async run(): Promise<void> {
    this.running = true;
    await Promise.all(this.participants.map((participant) => this.runClient(participant)));
  }

  stop(): void {
    this.running = false;
  }

  /** Repeats the requests whose outcome is unknown, and compares all outcomes with the tables. */
  async resolveAndCompare(): Promise<void> {
    for (const order of this.orders) if (order.outcome === null) await this.sendOrder(order);
    for (const request of this.keyed) await this.sendAndCompare(request);
    await this.checkOrders();
    await this.checkKeyed();
  }

  private async runClient(participant: Participant): Promise<void> {
    while (this.running) {
      const choice = this.random.next();
      try {
        if (choice < 0.6) await this.placeNew(participant);
        else if (choice < 0.8) await this.cancelOne(participant);
        else if (choice < 0.9) await this.buyThroughPortal(participant);
        else await this.withdraw(participant);
      } catch {
        // The server is gone. The outcome of the last request is unknown until `resolveAndCompare`.
        this.unanswered += 1;
        return;
      }
    }
  }

  private async placeNew({ user }: Participant): Promise<void> {
    const price = String(1_000_000 + this.random.integer(-50, 50));
    const body = {
      pair: 'btc_thb',
      type: 'limit' as const,
      side: this.random.pick(['buy', 'sell'] as const),
      price,
      amount: `0.00${this.random.integer(1, 9)}`,
      nonce: this.random.integer(1, 1_000_000_000),
      client_order_id: randomUUID(),
    };
    const order: PlacedOrder = { kind: 'order', client: user.client, body, outcome: null, cancelled: false };
    this.orders.push(order);
    await this.sendOrder(order);
  }

  private async sendOrder(order: PlacedOrder): Promise<void> {
    const answer = await order.client.call('createOrder', { body: order.body });
    if (answer.status === 200) order.outcome = answer.body.id;
    else if (answer.status === 503) return;
    else order.outcome = 'refused';
  }

  private async cancelOne({ user }: Participant): Promise<void> {
    const open = this.orders.filter(
      (order) =>
        order.client === user.client && order.outcome !== null && order.outcome !== 'refused' && !order.cancelled,
    );
    const order = open[this.random.integer(0, Math.max(open.length - 1, 0))];
    if (order === undefined || typeof order.outcome !== 'number') return;
    const answer = await user.client.call('cancelOrder', { path: { id: order.outcome } });
    if (answer.status === 202) order.cancelled = true;
    else if (answer.status !== 409 && answer.status !== 503)
      throw new Error(`cancelling answered ${String(answer.status)}: ${answer.text}`);
  }

  private async buyThroughPortal({ portal, extras }: Participant): Promise<void> {
    const body = {
      extras,
      pair: 'btc_thb',
      side: 'buy' as const,
      price: '1000100',
      amount: String(this.random.integer(1_000, 5_000)),
    };
    const headers = { 'idempotency-key': randomUUID() };
    await this.sendFirst('purchase', () => portal.call('createPortalOrder', { body, headers }));
  }

  private async withdraw({ user }: Participant): Promise<void> {
    const body = coinBody({ amount: `0.00${this.random.integer(1, 9)}` });
    const headers = { 'idempotency-key': randomUUID() };
    await this.sendFirst('withdrawal', () => user.client.call('createCryptoWithdrawal', { body, headers }));
  }

  private async sendFirst(kind: KeyedRequest['kind'], ask: KeyedRequest['send']): Promise<void> {
    const request: KeyedRequest = { kind, send: ask, firstResponse: null };
    this.keyed.push(request);
    await this.sendAndCompare(request);
  }

  /** Sends the request, again or for the first time, and checks that the response is the first one. */
  private async sendAndCompare(request: KeyedRequest): Promise<void> {
    const answer = await request.send();
    if (answer.status === 503 || answer.status === 502) return;
    if (request.firstResponse === null) request.firstResponse = answer.text;
    else expect(answer.text).toBe(request.firstResponse);
  }

  private async checkOrders(): Promise<void> {
    const rows = await this.exchange
      .database('orders')
      .whereNotNull('client_order_id')
      .select<{ id: number; client_order_id: string; status: string }[]>('id', 'client_order_id', 'status');
    const byName = new Map<string, { id: number; status: string }[]>();
    for (const row of rows) byName.set(row.client_order_id, [...(byName.get(row.client_order_id) ?? []), row]);
    for (const order of this.orders) {
      const found = byName.get(order.body.client_order_id) ?? [];
      const expected =
        order.outcome === null
          ? found.map((row) => String(row.id))
          : order.outcome === 'refused'
            ? []
            : [String(order.outcome)];
      if (String(found.map((row) => row.id)) !== String(expected) || found.length > 1)
        throw new Error(
          `order ${order.body.client_order_id} had the response ${String(order.outcome)} and is in the tables as ${JSON.stringify(found)}`,
        );
      if (order.cancelled && found[0]?.status !== 'cancelled')
        throw new Error(`order ${order.outcome} was cancelled and is ${found[0]?.status}`);
    }
  }

  /** The tables hold as many Portal orders and withdrawals as were accepted. */
  private async checkKeyed(): Promise<void> {
    const accepted = (kind: KeyedRequest['kind'], text: string) =>
      this.keyed.filter((request) => request.kind === kind && request.firstResponse?.includes(text)).length;
    const count = async (query: Promise<unknown>) => Number(((await query) as { n: number }[])[0]?.n);
    const { database } = this.exchange;
    expect(await count(database('orders').whereNotNull('budget').count({ n: '*' }))).toBe(
      accepted('purchase', '"value"'),
    );
    expect(await count(database('withdrawals').count({ n: '*' }))).toBe(
      accepted('purchase', '"success"') + accepted('withdrawal', '"pending"'),
    );
  }
}
