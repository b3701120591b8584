/**
 * Clients of two gateways that place and cancel orders, withdraw and read, and a model of the answers: each request was
 * accepted, refused, certainly not done, or its outcome is unknown. After a fault, unknown requests are repeated with
 * their idempotency keys at the other gateway, and everything is compared with the tables.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, Client } from '../support/client';
import type { TestExchange, TestUser } from '../support/exchange';
import type { Random } from '../support/randomSeed';
import { coinBody } from '../support/transferHelpers';
import type { CurrentData } from './currentData';
import { type Answer, compareWithTables, type Outcome, orderIdOf, type SentRequest } from './sentRequests';

export const PRICE = 1_000_000;
const PAUSE_AFTER_FAILURE_MS = 20;
const UNKNOWN = /The outcome is unknown/;
const NOTHING_CHANGED = /Nothing was changed/;

export class BusLoad {
  /** What must never happen. */
  readonly violations: string[] = [];
  /** Answers by their kind, for the line of progress. */
  readonly counts: Record<Outcome, number> = { accepted: 0, refused: 0, not_done: 0, unknown: 0 };
  private readonly sent: SentRequest[] = [];
  private isRunning = false;
  private nonce = 0;

  private constructor(
    private readonly gateways: readonly TestExchange[],
    readonly users: readonly TestUser[],
    private readonly data: CurrentData,
    private readonly random: Random,
  ) {}

  static async create(
    gateways: readonly TestExchange[],
    clients: number,
    data: CurrentData,
    random: Random,
  ): Promise<BusLoad> {
    const users: TestUser[] = [];
    for (let index = 0; index < clients; index += 1) {
      const gateway = gateways[index % gateways.length] as TestExchange;
      users.push(await gateway.createUser({ balances: { thb: '1000000000', btc: '10000' }, level: 'level_3' }));
    }
    return new BusLoad(gateways, users, data, random);
  }

  get acknowledged(): number {
    return this.sent.filter(({ outcome }) => outcome === 'accepted').length;
  }

  /** Runs all clients, half of them at each gateway. Resolves when they have stopped after `stop`. */
  async run(): Promise<void> {
    this.isRunning = true;
    await Promise.all(this.users.map((user, index) => this.runClient(user, index)));
  }

  stop(): void {
    this.isRunning = false;
  }

  /** Repeats the unknown requests, each at the other gateway, and compares all outcomes with the tables. */
  async resolveAndCompare({ database }: Pick<TestExchange, 'database'>): Promise<void> {
    for (const request of this.sent)
      for (let attempt = 1; request.outcome === 'unknown'; attempt += 1) {
        if (attempt > 50) throw new Error(`the outcome of ${request.key} stays unknown`);
        await this.sendTo(this.users.indexOf(request.user) + attempt, request);
      }
    this.violations.push(...(await compareWithTables(this.sent, database)));
  }

  private async runClient(user: TestUser, index: number): Promise<void> {
    let gateway = index;
    while (this.isRunning) {
      const choice = this.random.next();
      const outcome =
        choice < 0.6
          ? await this.placeOrder(user, gateway)
          : choice < 0.75
            ? await this.cancelOne(user, gateway)
            : choice < 0.85
              ? await this.withdraw(user, gateway)
              : await this.readElsewhere(user, gateway);
      if (outcome === 'accepted' || outcome === 'refused') continue;
      // As a proxy does, with a client whose gateway fails.
      if (this.random.next() < 0.3) gateway += 1;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_FAILURE_MS));
    }
  }

  private placeOrder(user: TestUser, gateway: number): Promise<Outcome> {
    const body: BodyOf<'createOrder'> & { client_order_id: string } = {
      pair: 'btc_thb',
      type: 'limit',
      side: this.random.pick(['buy', 'sell'] as const),
      price: String(PRICE + this.random.integer(-50, 50)),
      amount: `0.00${this.random.integer(1, 9)}`,
      nonce: (this.nonce += 1),
      client_order_id: randomUUID(),
    };
    const send = (client: Client) => client.call('createOrder', { body });
    return this.sendFirst(gateway, 'order', user, body.client_order_id, send);
  }

  private withdraw(user: TestUser, gateway: number): Promise<Outcome> {
    const key = randomUUID();
    const body = coinBody({ amount: `0.00${this.random.integer(1, 9)}` });
    const headers = { 'idempotency-key': key };
    const send = (client: Client) => client.call('createCryptoWithdrawal', { body, headers });
    return this.sendFirst(gateway, 'withdrawal', user, key, send);
  }

  private async sendFirst(
    gateway: number,
    kind: SentRequest['kind'],
    user: TestUser,
    key: string,
    send: SentRequest['send'],
  ): Promise<Outcome> {
    const request = {
      kind,
      user,
      send,
      key,
      outcome: 'unknown',
      text: undefined,
      isCancelled: false,
    } as const;
    const sent: SentRequest = { ...request };
    this.sent.push(sent);
    await this.sendTo(gateway, sent);
    this.counts[sent.outcome] += 1;
    return sent.outcome;
  }

  private async sendTo(gateway: number, request: SentRequest): Promise<void> {
    const answer = await this.answerOf(gateway, request.user, request.send);
    request.outcome = answer.outcome;
    if (answer.outcome !== 'accepted') return;
    request.text ??= answer.text;
    if (request.kind === 'withdrawal' && request.text !== answer.text)
      this.violations.push(`${request.key} was answered ${answer.text} after ${request.text}`);
  }

  private async cancelOne(user: TestUser, gateway: number): Promise<Outcome> {
    const own = this.sent.filter(
      (request) =>
        request.user === user && request.kind === 'order' && request.outcome === 'accepted' && !request.isCancelled,
    );
    const request = own[this.random.integer(0, Math.max(own.length - 1, 0))];
    if (request?.text === undefined) return 'refused';
    const id = orderIdOf(request.text);
    const { outcome } = await this.answerOf(gateway, user, (client) => client.call('cancelOrder', { path: { id } }));
    if (outcome === 'accepted') request.isCancelled = true;
    return outcome;
  }

  /** Reads an own order at the other gateway, which has to wait for the position that the first one has named. */
  private async readElsewhere(user: TestUser, gateway: number): Promise<Outcome> {
    const request = this.sent.findLast(
      (each) => each.user === user && each.text !== undefined && each.kind === 'order',
    );
    if (request?.text === undefined) return 'refused';
    const id = orderIdOf(request.text);
    const headers = { 'x-min-sequence': String(this.data.newestSequence) };
    const { outcome, status } = await this.answerOf(gateway + 1, user, (client) =>
      client.call('getOrder', { path: { id }, headers }),
    );
    if (outcome === 'refused') this.violations.push(`order ${id} was shown with ${status} at the other gateway`);
    return outcome;
  }

  private async answerOf(
    gateway: number,
    { client: { credentials } }: TestUser,
    send: SentRequest['send'],
  ): Promise<{ readonly outcome: Outcome; readonly status: number; readonly text: string }> {
    const { anonymous } = this.gateways[gateway % this.gateways.length] as TestExchange;
    const sentMs = performance.now();
    try {
      const answer = await send(anonymous.withCredentials(credentials));
      const { status, text } = answer;
      if (status !== 503) this.data.record(answer, sentMs);
      return { outcome: this.outcomeOf(answer), status, text };
    } catch (error) {
      return { outcome: this.outcomeOfFailure(error), status: 0, text: String(error) };
    }
  }

  private outcomeOf({ status, text }: Answer): Outcome {
    if (status >= 200 && status < 300) return 'accepted';
    if (status === 503 && UNKNOWN.test(text)) return 'unknown';
    if (status === 503 && NOTHING_CHANGED.test(text)) return 'not_done';
    if (status >= 500) this.violations.push(`an answer ${status}: ${text}`);
    return 'refused';
  }

  private outcomeOfFailure(error: unknown): Outcome {
    const { code } = error as { readonly code?: string };
    if (code === 'ECONNREFUSED') return 'not_done';
    // Without a code it is no error of the network, but an answer that breaks the contract.
    if (code === undefined) this.violations.push(String(error));
    return 'unknown';
  }
}
