/**
 * The built custodian as a process of its own with a schema of its own, and a client that signs as the exchange does and
 * records which operations, statuses and members of the contract a test has seen.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import type { components } from '../../../generated/custodian';
import document from '../../../generated/custodian.openapi.json';
import { validators } from '../../../generated/custodianValidators';
import { loadMasterKeys, type MasterKeys } from '../../../src/foundation/secrets/encryption';
import { ensureMasterKey } from '../../../src/programs/launch/exchange/masterKey';
import { type ServerProcess, startServer } from '../../../src/programs/launch/process/serverProcess';
import { openDatabase } from '../../../src/store/connection/database';
import { BUILD } from '../build';
import { CustodianKey } from '../custodian/custodianKey';
import { FaultProxy } from '../faultProxy';
import { emptySchema, type TestSchema } from '../testDatabase';

export type CustodyWithdrawal = components['schemas']['CustodyWithdrawal'];
export type Refill = components['schemas']['Refill'];
export type SendWithdrawalRequest = components['schemas']['SendWithdrawalRequest'];

export interface TestCustodianOptions {
  readonly folder: string;
  readonly port: number;
  readonly bitcoinUrl: string;
  readonly exchangeUrl: string;
  /** An empty schema; a new one of the run's database unless given. */
  readonly schema?: TestSchema | undefined;
  /** Shared with the exchange; a new one unless given. */
  readonly key?: CustodianKey;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface CustodianAnswer {
  readonly status: number;
  readonly body: unknown;
}

type PathItem = Readonly<Record<string, { readonly operationId: string; readonly responses: object }>>;

/** Of a successful response; others are those of withdrawals. */
const SCHEMAS: Readonly<Record<string, 'DepositAddress' | 'CustodyLedger' | 'CustodyRecords' | 'Refill'>> = {
  assignDepositAddress: 'DepositAddress',
  getLedger: 'CustodyLedger',
  listRecords: 'CustodyRecords',
  prepareRefill: 'Refill',
  getRefill: 'Refill',
  cancelRefill: 'Refill',
  submitRefill: 'Refill',
};
const SCRIPT = join(BUILD, 'src', 'programs', 'custodian', 'main.js');

export class TestCustodian {
  readonly lines: string[] = [];
  /** `sendWithdrawal 200`, for each response that was seen. */
  readonly seen = new Set<string>();
  /** `prepareRefill 409 key_known`, for each code that was seen. */
  readonly seenCodes = new Set<string>();
  private server: ServerProcess | undefined;

  private constructor(
    readonly schema: TestSchema,
    readonly database: Knex,
    readonly key: CustodianKey,
    /** Between the custodian and its database. */
    readonly proxy: FaultProxy,
    private readonly options: TestCustodianOptions,
  ) {}

  static async start(options: TestCustodianOptions): Promise<TestCustodian> {
    const schema = options.schema ?? (await emptySchema());
    const limits = { connectionsMax: 4, poolWaitMs: 5_000, connectTimeoutMs: 5_000, queryTimeoutMs: 10_000 };
    const key = options.key ?? new CustodianKey(join(options.folder, `secret-${randomBytes(4).toString('hex')}`));
    ensureMasterKey(join(options.folder, 'custodian-master.key'));
    const proxy = await FaultProxy.start(schema.ownerUrl);
    proxy.includesKnex = true;
    const custodian = new TestCustodian(schema, openDatabase(schema.ownerUrl, limits), key, proxy, options);
    await custodian.command('migrate');
    await custodian.restart();
    return custodian;
  }

  get environment(): Record<string, string> {
    const { folder, port, bitcoinUrl, exchangeUrl, environment } = this.options;
    return {
      PATH: process.env['PATH'] ?? '',
      CUSTODIAN_PORT: String(port),
      CUSTODIAN_DATABASE_URL: this.proxy.proxiedUrl(this.schema.ownerUrl),
      CUSTODIAN_SECRET_FILE: this.key.file,
      CUSTODIAN_MASTER_KEY_FILE: join(folder, 'custodian-master.key'),
      CUSTODIAN_EXCHANGE_URL: exchangeUrl,
      CUSTODIAN_POLL_MS: '100',
      CUSTODIAN_CALLBACK_POLL_MS: '50',
      CUSTODIAN_CALLBACK_RETRY_MS: '50',
      CUSTODIAN_CALLBACK_RETRY_MS_MAX: '500',
      CUSTODIAN_BITCOIN_URL: bitcoinUrl,
      CUSTODIAN_BITCOIN_CHAIN: 'regtest',
      CUSTODIAN_BITCOIN_FEE_RATE_UNKNOWN: '2000',
      ...environment,
    };
  }

  get masterKeys(): MasterKeys {
    return loadMasterKeys({ masterKey: '', masterKeyFile: join(this.options.folder, 'custodian-master.key') });
  }

  /** Runs a command of the program; returns its output, and throws with it if the exit code is not 0. */
  async command(name: 'migrate' | 'reconcile' | 'acknowledge' | 'refill', ...rest: readonly string[]): Promise<string> {
    const env = { ...this.environment, CUSTODIAN_DATABASE_URL: this.schema.ownerUrl };
    return (await promisify(execFile)(process.execPath, [SCRIPT, name, ...rest], { env })).stdout;
  }

  async restart(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.stop();
    this.server = await startServer({
      script: SCRIPT,
      environment: { ...this.environment, ...environment },
      onLine: (line) => void this.lines.push(line),
      readyDeadlineMs: 60_000,
    });
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    await server?.stop();
  }

  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.signal('SIGKILL');
    await server?.exited;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.proxy.close();
    await this.database.destroy();
    await this.schema.drop();
  }

  /** Sends a signed request, and checks the response against the contract. `change` damages headers or body. */
  async request(
    method: string,
    path: string,
    body?: unknown,
    change: { readonly headers?: Record<string, string>; readonly text?: string; readonly timestampMs?: number } = {},
  ): Promise<CustodianAnswer> {
    const text = change.text ?? (body === undefined ? '' : JSON.stringify(body));
    const timestampMs = change.timestampMs ?? Date.now();
    const response = await fetch(`http://127.0.0.1:${this.options.port}/v1${path}`, {
      method,
      headers: {
        ...(text !== '' && { 'content-type': 'application/json' }),
        ...this.key.headers({ method, path, body: text, timestampMs }),
        ...change.headers,
      },
      ...(text !== '' && { body: text }),
    });
    const answer = await response.text();
    return this.record(method, path, { status: response.status, body: answer === '' ? undefined : JSON.parse(answer) });
  }

  private record(method: string, path: string, answer: CustodianAnswer): CustodianAnswer {
    const template = path
      .replace(/^\/records\/.*/, '/records/{kind}/{after}')
      .replace(/^\/([^/{]+)\/[^/{]+(?=$|\/transaction)/, '/$1/{key}') as keyof typeof document.paths;
    const operation = (document.paths[template] as unknown as PathItem | undefined)?.[method.toLowerCase()];
    if (operation === undefined) return answer;
    const { operationId, responses } = operation;
    if (!(String(answer.status) in responses)) throw new Error(`${operationId}: ${answer.status} is not declared`);
    const schema = SCHEMAS[operationId] ?? 'CustodyWithdrawal';
    if (answer.status === 200 && !validators[schema](answer.body))
      throw new Error(`${operationId}: ${JSON.stringify(answer.body)} does not match the contract`);
    const { code } = (answer.body ?? {}) as { readonly code?: string };
    if (code !== undefined) this.recordCode(operationId, answer, code);
    this.seen.add(`${operationId} ${answer.status}`);
    return answer;
  }

  /** Codes are declared by the examples of their status. */
  private recordCode(operationId: string, { status, body }: CustodianAnswer, code: string): void {
    if (!validators.RefillError(body)) throw new Error(`${operationId}: ${JSON.stringify(body)} is not an error`);
    if (!declaredCodes().includes(`${operationId} ${status} ${code}`))
      throw new Error(`${operationId}: the code ${code} is not declared for ${status}`);
    this.seenCodes.add(`${operationId} ${status} ${code}`);
  }

  prepareRefill(key: string, order: { readonly asset: string; readonly network: string; readonly amount: string }) {
    return this.request('PUT', `/refills/${key}`, order);
  }

  submitRefill(key: string, signed: string): Promise<CustodianAnswer> {
    return this.request('PUT', `/refills/${key}/transaction`, { signed });
  }

  cancelRefill(key: string): Promise<CustodianAnswer> {
    return this.request('DELETE', `/refills/${key}`);
  }

  async refill(key: string): Promise<Refill> {
    return (await this.request('GET', `/refills/${key}`)).body as Refill;
  }

  async totals(asset: string): Promise<components['schemas']['CustodyTotals'] | undefined> {
    const { body } = await this.request('GET', '/ledger');
    return (body as components['schemas']['CustodyLedger']).totals.find((one) => one.asset === asset);
  }

  send(key: string, order: Partial<SendWithdrawalRequest>): Promise<CustodianAnswer> {
    const whole = {
      asset: 'btc',
      network: 'bitcoin',
      amount: '0.1',
      address: '',
      tag: null,
      bank_code: null,
      ...order,
    };
    return this.request('PUT', `/withdrawals/${key}`, whole);
  }

  async withdrawal(key: string): Promise<CustodyWithdrawal> {
    return (await this.request('GET', `/withdrawals/${key}`)).body as CustodyWithdrawal;
  }

  async assignAddress(userId: number, asset = 'btc', network = 'bitcoin'): Promise<string> {
    const path = `/deposit-addresses/address-${userId}-${asset}-${network}`;
    const { status, body } = await this.request('PUT', path, { asset, network });
    if (status !== 200) throw new Error(`no address: ${status}`);
    return (body as { readonly address: string }).address;
  }
}

type Responses = Readonly<
  Record<string, { readonly content?: { readonly 'application/json'?: { readonly examples?: Examples } } }>
>;
type Examples = Readonly<Record<string, { readonly value?: { readonly code?: string } }>>;

/** `prepareRefill 409 key_known`, for each code of each status of each operation. */
export function declaredCodes(): readonly string[] {
  const operations = Object.values(document.paths).flatMap((item) =>
    Object.values(item as Record<string, { operationId?: string; responses?: Responses }>),
  );
  return operations.flatMap(({ operationId = '', responses = {} }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      Object.values(response.content?.['application/json']?.examples ?? {}).flatMap(({ value }) =>
        value?.code === undefined ? [] : [`${operationId} ${status} ${value.code}`],
      ),
    ),
  );
}

/** `sendWithdrawal 200`, for each status of each operation. */
export function declaredStatuses(): readonly string[] {
  return Object.values(document.paths).flatMap((item) =>
    Object.values(item as Record<string, { operationId?: string; responses?: object }>).flatMap(
      ({ operationId, responses = {} }) =>
        operationId === undefined ? [] : Object.keys(responses).map((status) => `${operationId} ${status}`),
    ),
  );
}

/** A URL on which nothing listens. */
export const NOWHERE = 'http://127.0.0.1:9';
