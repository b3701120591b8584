/**
 * A custodian for tests, as described in spec/custodian.openapi.yaml. It never forgets a request, pays once per key,
 * counts the money, and checks every request of the exchange against the contract. It can give faulty or late responses
 * or none, and can be down for a while.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '../../../generated/custodian';
import { validators } from '../../../generated/custodianValidators';
import { freePort } from '../freePort';
import { CUSTODIAN_MENU, type CustodianBehaviour } from './custodianBehaviours';
import { CustodianKey } from './custodianKey';
import { unusedAddress } from './unusedAddresses';

export type CustodyWithdrawal = components['schemas']['CustodyWithdrawal'];
export type CustodyCallback = components['schemas']['CustodyCallback'];
type SendRequest = components['schemas']['SendWithdrawalRequest'];

/** The state it gives a new withdrawal; later changes come from `changeWithdrawal`. */
export type WithdrawalPolicy = (order: SendRequest, key: string) => CustodyWithdrawal['state'];

/** A payment in the custodian's books. */
export interface Payment {
  readonly key: string;
  readonly asset: string;
  readonly amount: string;
  readonly address: string;
}

/** Moments at which a test can pause it. */
export interface RequestHooks {
  /**
   * A request has arrived and nothing is done yet. If this returns false, the request is dropped without a response.
   */
  arrived: (key: string, method: string) => Promise<boolean> | boolean;
  /** The request was executed and not answered yet. */
  done: (key: string, method: string) => Promise<unknown> | unknown;
}

const WINDOW_MS = 300_000;

export class FakeCustodian {
  readonly withdrawals = new Map<string, CustodyWithdrawal>();
  readonly payments: Payment[] = [];
  /** Requests of the exchange, in order: `PUT /withdrawals/withdrawal-1`. */
  readonly requests: string[] = [];
  /** Violations of the contract by the exchange; empty at the end of every test. */
  readonly faults: string[] = [];
  readonly moments: RequestHooks = { arrived: () => true, done: () => undefined };
  policy: WithdrawalPolicy = () => 'sent';
  /** The address that it assigns first. */
  assign: (network: string) => string = unusedAddress;
  behaviour: CustodianBehaviour = 'good';
  /** Its books as it shows them; it refuses to until a test sets them. */
  books: components['schemas']['CustodyLedger'] | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'talad-custodian-'));
  readonly key = new CustodianKey(join(this.folder, 'secret'));
  /** Deposits that a test has reported, in its records. */
  readonly deposits: components['schemas']['CustodyDeposit'][] = [];
  private readonly addresses = new Map<string, string>();
  private readonly sockets = new Set<Socket>();
  private server = this.createServer();
  private transactions = 0;

  private constructor(readonly port: number) {}

  static async start(): Promise<FakeCustodian> {
    const custodian = new FakeCustodian(await freePort());
    await custodian.listenAgain();
    return custodian;
  }

  /**
   * Settings of the exchange for this custodian, with short retry delays to keep tests fast. No request ends before it
   * is answered, however busy the machine is.
   */
  get settings(): Record<string, string> {
    return {
      CUSTODY: 'webhook',
      CUSTODY_URL: `http://127.0.0.1:${this.port}/v1`,
      CUSTODY_SECRET_FILE: this.key.file,
      CUSTODY_TIMEOUT_MS: '60000',
      CUSTODY_RETRY_MS: '50',
      CUSTODY_RETRY_MS_MAX: '400',
      CUSTODY_POLL_MS: '200',
    };
  }

  /** The response that it would give about this withdrawal. */
  withdrawal(key: string): CustodyWithdrawal {
    const found = this.withdrawals.get(key);
    if (found === undefined) throw new Error(`the custodian knows no ${key}`);
    return found;
  }

  /** Changes the state of a known withdrawal. A sent one counts as paid. */
  changeWithdrawal(
    key: string,
    change: Partial<Pick<CustodyWithdrawal, 'state' | 'confirmations' | 'reason'>>,
  ): CustodyWithdrawal {
    const before = this.withdrawal(key);
    const leaves = before.state === 'accepted' && change.state !== undefined && change.state !== 'refused';
    if (leaves) this.payments.push({ key, asset: before.asset, amount: before.amount, address: before.address });
    const after = { ...before, ...(leaves && { txid: this.nextTxid() }), ...change };
    this.withdrawals.set(key, after);
    return after;
  }

  /** The deposit address that it assigned under this key. */
  assignedAddress(key: string): string | undefined {
    return this.addresses.get(key);
  }

  /** The keys and addresses that it has assigned. */
  assignedAddresses(): ReadonlyMap<string, string> {
    return this.addresses;
  }

  nextTxid(): string {
    this.transactions += 1;
    return this.transactions.toString(16).padStart(64, '0');
  }

  /** Stops listening and closes every connection. Its data is kept. */
  async stopListening(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async listenAgain(): Promise<void> {
    this.server = this.createServer();
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    if (this.server.listening) await this.stopListening();
    rmSync(this.folder, { recursive: true });
  }

  private createServer() {
    const server = createServer((request, response) => void this.answer(request, response));
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    return server;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined);
    const body = await textOf(request);
    const { method = '', url = '' } = request;
    const path = url.replace(/^\/v1/, '');
    if (body === undefined) return;
    // The exchange asks for the books at an interval, which tests do not wait for.
    if (path !== '/ledger') this.requests.push(`${method} ${path}`);
    const [, kind = '', key = '', after = ''] = path.split('/');
    if (!this.isSigned(request, { method, path, body })) return respondWithStatus(response, 401);
    if (!(await this.moments.arrived(key, method))) return void response.destroy();
    const [status, answer] =
      kind === 'records' ? this.recordsAnswer(key, Number(after)) : this.answerOf({ kind, method, key, body });
    await this.moments.done(key, method);
    if (status !== 200 || answer === undefined) return respondWithStatus(response, status);
    CUSTODIAN_MENU[this.behaviour](response, answer);
  }

  private answerOf(asked: { kind: string; method: string; key: string; body: string }): readonly [number, object?] {
    const { kind, method, key, body } = asked;
    if (kind === 'ledger') return this.books === undefined ? [404] : [200, this.books];
    return kind === 'withdrawals' ? this.withdrawalAnswer(method, key, body) : this.addressAnswer(key, body);
  }

  /** Two records a page. */
  private recordsAnswer(kind: string, after: number): readonly [number, object] {
    const addresses = [...this.addresses].map(([key, address]) => {
      const [, asset = '', network = ''] = /^address-[^-]+-[^-]+-([^-]+)-(.+)$/.exec(key) ?? [];
      return { address: { key, asset, network, address, tag: null } };
    });
    const withdrawals = [...this.withdrawals.values()].map((withdrawal) => ({ withdrawal }));
    const deposits = this.deposits.map((deposit) => ({ deposit }));
    const all = { addresses, withdrawals, deposits }[kind] ?? [];
    const records = all.map((record, index) => ({ position: index + 1, ...record }));
    return [200, { records: records.slice(after, after + 2) }];
  }

  private withdrawalAnswer(method: string, key: string, body: string): readonly [number, object?] {
    const known = this.withdrawals.get(key);
    if (method === 'GET') return known === undefined ? [404] : [200, known];
    const order = JSON.parse(body) as SendRequest;
    if (!validators.SendWithdrawalRequest(order)) this.faults.push(`PUT ${key}: ${body}`);
    if (known === undefined) return [200, this.acceptWithdrawal(key, order)];
    const differs = Object.entries(order).some(([name, value]) => known[name as keyof SendRequest] !== value);
    if (differs) this.faults.push(`${key} was put with another content: ${body}`);
    return differs ? [409] : [200, known];
  }

  private acceptWithdrawal(key: string, order: SendRequest): CustodyWithdrawal {
    this.withdrawals.set(key, { key, ...order, state: 'accepted', txid: null, confirmations: 0, reason: null });
    const state = this.policy(order, key);
    if (state === 'accepted') return this.withdrawal(key);
    return this.changeWithdrawal(key, { state, ...(state === 'refused' && { reason: 'a test said so' }) });
  }

  private addressAnswer(key: string, body: string): readonly [number, object?] {
    const asked = JSON.parse(body) as components['schemas']['AssignDepositAddressRequest'];
    if (!validators.AssignDepositAddressRequest(asked)) this.faults.push(`PUT ${key}: ${body}`);
    const address = this.addresses.get(key) ?? this.assign(asked.network);
    this.addresses.set(key, address);
    return [200, { ...asked, address, tag: null }];
  }

  private isSigned(
    { headers }: IncomingMessage,
    { method, path, body }: { method: string; path: string; body: string },
  ): boolean {
    const timestamp = String(headers['talad-timestamp']);
    const fresh = Math.abs(Date.now() - Number(timestamp)) <= WINDOW_MS;
    const signed = headers['talad-signature'] === this.key.signature(timestamp, { method, path, body }) && fresh;
    if (!signed) this.faults.push(`${method} ${path} is not signed as agreed`);
    return signed;
  }
}

/** Undefined if the client disconnected before the end. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  let text = '';
  try {
    for await (const chunk of request) text += String(chunk);
    return text;
  } catch {
    return undefined;
  }
}

function respondWithStatus(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
