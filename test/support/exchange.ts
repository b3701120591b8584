/**
 * A complete exchange for a test: the built server as a separate process on a new schema of the run's database, with
 * clients that check every response and frame against the contract. It can be killed, stopped, restarted and audited.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { permissions as everyPermission, type Permission } from '../../generated/operations';
import { type AuditReport, audit } from '../../src/engine/audit/audit';
import { loadAuditProof } from '../../src/engine/audit/auditProof';
import { loadMasterKeys, type MasterKeys } from '../../src/foundation/secrets/encryption';
import { readConfig } from '../../src/foundation/settings/config';
import type { RunningProgram } from '../../src/programs/launch/cluster/program';
import { ensureMasterKey } from '../../src/programs/launch/exchange/masterKey';
import type { Exit } from '../../src/programs/launch/process/childProcess';
import { type ServerProcess, startServer } from '../../src/programs/launch/process/serverProcess';
import { openDatabase } from '../../src/store/connection/database';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { loadSecretKeys } from '../../src/store/secrets/secretKeys';
import { createApiKey } from './apiKeys';
import { BUILD } from './build';
import { type BodyOf, Client, type Credentials, type DeclaredResponse } from './client';
import { CustodianKey } from './custodian/custodianKey';
import { HANG_MS } from './eventually';
import { freePort, OPERATOR_PORT_DISTANCE } from './freePort';
import { withOperatorFactor } from './operatorFactor';
import { linesWithSecrets } from './secretRecorder';
import { startHostedServer } from './serverHosts';
import { StreamClient } from './streamClient';
import { suspendProcess } from './suspendedProcess';
import { freshSchema, type TestSchema } from './testDatabase';
import { startTestProxy } from './testProxy';

/** Position of the event log at an audit, and the hash of the open orders. */
export type AuditedState = Pick<AuditReport, 'sequence' | 'bookHash'>;

export interface ExchangeOptions {
  /**
   * Settings in addition to those that `TestExchange` always sets. The latter raise the rate limits and allow partners
   * on this machine.
   */
  readonly environment?: Readonly<Record<string, string>>;
  readonly nodeArguments?: readonly string[];
  /** A module that the server loads first. It may replace `Date.now`. */
  readonly preload?: string;
  /** The server's clock, if it is not that of the system. */
  readonly nowMs?: () => number;
  /** An existing schema, instead of a new one of the run's database. */
  readonly schema?: TestSchema;
  /** DATA_DIR of another server, which is shared with it, instead of a new folder. */
  readonly dataDir?: string;
  /** The URL under which only the server reaches the database. */
  readonly serverDatabaseUrl?: string;
  /** Folder of the compiled server; by default the build of this tree. */
  readonly build?: string;
  /** By default a free one. */
  readonly port?: number;
  /** The host name in PUBLIC_URL; by default the address. */
  readonly publicHost?: string;
  /** For a test that makes the server compute for long. Otherwise a block of its event loop fails the test. */
  readonly mayBlockLoop?: boolean;
  /** Time in which the server must serve; for a standby, which waits for the leader to end, and for large tables. */
  readonly readyDeadlineMs?: number;
}

export interface UserOptions {
  /** Deposited at once: `{ thb: '1000', btc: '2' }`. */
  readonly balances?: Readonly<Record<string, string>>;
  readonly level?: NonNullable<BodyOf<'createUser'>['identity_verification_level']>;
  readonly feeTier?: number;
  readonly permissions?: readonly Permission[];
}

export interface TestUser {
  readonly id: number;
  readonly email: string;
  readonly apiKey: string;
  readonly apiSecret: string;
  /** Signs as this user. */
  readonly client: Client;
}

const SETTINGS: Readonly<Record<string, string>> = {
  HOST: '127.0.0.1',
  ENV_FILE: devNull,
  LOG_LEVEL: 'info',
  // Tests of dual control turn it on.
  DUAL_CONTROL: 'off',
  // One client for everything. Tests of the listener of operators turn it off.
  OPERATOR_ON_PUBLIC_PORT: 'on',
  PARTNER_ALLOW_LOOPBACK: 'on',
  // A test that computes for seconds must not find its idle connection closed afterwards.
  HTTP_KEEP_ALIVE_TIMEOUT_MS: '60000',
  // As the demo: an account can be used at once, and withdrawals do not wait. Tests of mail set them.
  SIGN_UP_CONFIRMATION: 'off',
  WITHDRAWAL_HOLD_HOURS: '0',
  DEPOSIT_VERIFICATION: 'off',
  WITHDRAWAL_VERIFICATION: 'off',
  // The cheapest possible password hash.
  ACCOUNTS_HASH_MEMORY_KIB: '1024',
  ACCOUNTS_HASH_PASSES: '1',
  ACCOUNTS_SIGN_UPS_PER_ADDRESS_MAX: '1000000',
  ACCOUNTS_FAILURES_PER_ADDRESS_MAX: '1000000',
  RATE_LIMIT_ADDRESS_PROCESSOR_PERCENT: '1000000',
  RATE_LIMIT_BINANCE_WEIGHT: '100000000',
  RATE_LIMIT_BINANCE_REFUSALS_MAX: '1000000',
  ...Object.fromEntries(
    ['ADDRESS', 'KEY'].flatMap((who) =>
      ['GET', 'POST', 'OTHER'].map((what) => [`RATE_LIMIT_${who}_${what}`, '1000000']),
    ),
  ),
};

/**
 * Whether each exchange is a gateway with an engine behind it instead of one server, so that all tests of the interface
 * are tests of gateways, too (`make test-gateway`).
 */
export const RUNS_BEHIND_GATEWAY = process.env['TEST_ROLE'] === 'gateway' || process.env['TEST_ROLE'] === 'proxy';
/** Whether each exchange has two gateways behind a proxy (`make clients`). */
const RUNS_BEHIND_PROXY = process.env['TEST_ROLE'] === 'proxy';

/**
 * Whether servers run one after the other in processes that are kept (`serverHosts.ts`). Suites that judge durations and
 * memory start a process for each, with TEST_DATABASE=serving, or outside of Jest.
 */
const KEEPS_PROCESSES = process.env['JEST_WORKER_ID'] !== undefined && process.env['TEST_DATABASE'] !== 'serving';

const LINES_KEPT = 50_000;
/** Less than the time limit of a test, so that the server's output is reported. */
const READY_DEADLINE_MS = HANG_MS - 60_000;

export class TestExchange {
  /** Output of the server over all its starts, oldest first. */
  readonly lines: string[] = [];
  readonly anonymous = new Client(() => this.baseUrl);
  /** At the listener of operators, without credentials. */
  readonly operatorsOnly = new Client(() => this.operatorUrl);
  /** Signs the callbacks of a custodian, unless the options say otherwise. */
  readonly custodianKey: CustodianKey;
  /** With their second factors, if they have any. */
  private readonly operatorCredentials = new Map<string, Credentials>();
  private server: ServerProcess | undefined;
  /** Behind or beside the server, if the server is a gateway: another gateway, the engine. In the order of ending. */
  private otherServers: ServerProcess[] = [];
  private proxy: RunningProgram | undefined;
  private stopping: Promise<Exit> | undefined;

  private constructor(
    readonly schema: TestSchema,
    readonly dataDir: string,
    public port: number,
    /** Access to the tables, for what no response shows. */
    readonly database: Knex,
    private readonly options: ExchangeOptions,
  ) {
    this.custodianKey = new CustodianKey(join(dataDir, 'custodian-secret'));
  }

  static async start(options: ExchangeOptions = {}): Promise<TestExchange> {
    const schema = options.schema ?? (await freshSchema());
    const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'talad-test-'));
    ensureMasterKey(join(dataDir, 'master.key'));
    const database = openDatabase(schema.serviceUrl, readConfig({ DATABASE_URL: schema.serviceUrl }).database);
    const exchange = new TestExchange(schema, dataDir, options.port ?? (await freePort()), database, options);
    try {
      await exchange.restart();
    } catch (error) {
      await exchange.close();
      throw error;
    }
    return exchange;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The listener of operators. */
  get operatorUrl(): string {
    return `http://127.0.0.1:${this.port + OPERATOR_PORT_DISTANCE}`;
  }

  get operator(): Client {
    return this.operatorOf('operator');
  }

  /** Client of the second person, who approves. */
  get approver(): Client {
    return this.operatorOf('approver');
  }

  /** Client that signs callbacks. */
  get custodian(): Client {
    return this.anonymous.withCredentials({ kind: 'custodian', key: this.custodianKey });
  }

  get masterKeys(): MasterKeys {
    const { MASTER_KEY: masterKey = '', MASTER_KEY_FILE: file } = this.options.environment ?? {};
    return loadMasterKeys({ masterKey, masterKeyFile: file ?? join(this.dataDir, 'master.key') });
  }

  get processId(): number {
    if (this.server === undefined) throw new Error('the server does not run');
    return this.server.processId;
  }

  /** Starts the server again on the same data. Stops it first if it is running. */
  async restart(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    if (this.server !== undefined) await this.stop();
    const { options } = this;
    await this.startServers(environment);
    const { DUAL_CONTROL: dualControl, ROLE: role } = { ...options.environment, ...environment };
    if (dualControl === 'on' && role === undefined) await this.setUpSecondFactors();
  }

  private async startServers(environment: Readonly<Record<string, string>>): Promise<void> {
    if (!RUNS_BEHIND_GATEWAY || this.options.environment?.['ROLE'] !== undefined) {
      this.server = await this.startProcess(environment);
      return;
    }
    const bus = {
      NATS_URL: process.env['TEST_NATS_URL'] ?? '',
      NATS_TOKEN_FILE: process.env['TEST_NATS_TOKEN_FILE'] ?? '',
    };
    const cluster = { ...bus, NATS_PREFIX: `talad-${this.schema.name}-${this.port}` };
    this.otherServers = [await this.startProcess({ ...environment, ...cluster, ROLE: 'engine', METRICS_PORT: '0' })];
    const gateway = { ...environment, ...cluster, ROLE: 'gateway', STANDBY: 'off' };
    if (RUNS_BEHIND_PROXY) await this.startProxiedGateways({ ...gateway, TRUST_PROXY: 'on' });
    else this.server = await this.startProcess(gateway);
  }

  private async startProxiedGateways(environment: Readonly<Record<string, string>>): Promise<void> {
    const [first, second] = [await freePort(), await freePort()];
    const shared = { PUBLIC_URL: this.baseUrl, ...environment };
    const operatorPort = String(this.port + OPERATOR_PORT_DISTANCE);
    this.server = await this.startProcess({ ...shared, OPERATOR_PORT: operatorPort }, first);
    this.otherServers.unshift(await this.startProcess({ ...shared, METRICS_PORT: '0' }, second));
    this.proxy = await startTestProxy(join(this.dataDir, 'proxy'), this.port, [first, second]);
  }

  /** Of the first two tokens, because with dual control approvals need a code. */
  private async setUpSecondFactors(): Promise<void> {
    for (const role of ['operator', 'approver'] as const) {
      if (this.operatorCredentials.has(role)) continue;
      const client = this.operatorsOnly.withCredentials(this.operatorOf(role).credentials);
      const { credentials } = await withOperatorFactor(this, client, this.options.nowMs);
      this.operatorCredentials.set(role, credentials);
    }
  }

  private startProcess(environment: Readonly<Record<string, string>>, port = this.port): Promise<ServerProcess> {
    const { schema, dataDir, options } = this;
    const server = {
      script: join(options.build ?? BUILD, 'src', 'programs', 'main.js'),
      environment: {
        PATH: process.env['PATH'],
        ...SETTINGS,
        CUSTODY_SECRET_FILE: this.custodianKey.file,
        APPROVER_TOKEN_FILE: join(dataDir, 'approver-token'),
        ...(options.publicHost !== undefined && { PUBLIC_URL: `http://${options.publicHost}:${port}` }),
        ...options.environment,
        ...environment,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: options.serverDatabaseUrl ?? schema.serviceUrl,
      },
      readyDeadlineMs: options.readyDeadlineMs ?? READY_DEADLINE_MS,
      onLine: (line: string) => {
        this.lines.push(line);
        if (this.lines.length > LINES_KEPT) this.lines.shift();
      },
    };
    const { nodeArguments = [], preload } = options;
    const { NODE_OPTIONS: nodeOptions, METRICS_PORT: metricsPort = '0' } = server.environment as Record<string, string>;
    // Metrics describe the process.
    const needsProcess = nodeArguments.length > 0 || nodeOptions !== undefined || metricsPort !== '0';
    if (KEEPS_PROCESSES && !needsProcess) return startHostedServer({ ...server, preload });
    const required = preload === undefined ? [] : ['--require', preload];
    return startServer({ ...server, nodeArguments: [...required, ...nodeArguments] });
  }

  /** Sends SIGTERM; the server must end with exit code 0. */
  async stop(): Promise<void> {
    // A killed server needs no orderly stop.
    if (this.server === undefined) return void (await this.stopping);
    const exit = await this.endServer((server) => server.stop());
    const late = this.lines.find((line) => line.includes('the server has stopped, but work was still scheduled'));
    if (late !== undefined) throw new Error(`a part of the server would have run after its end: ${late}`);
    if (exit !== undefined && exit.code !== 0)
      throw new Error(`the server did not stop in order: ${JSON.stringify(exit)}\n${this.lines.slice(-5).join('\n')}`);
  }

  /** Resolves when the process has ended. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.endServer((server) => {
      server.signal(signal);
      return server.exited;
    });
  }

  /** Suspends the process until it is resumed. */
  async suspend(): Promise<void> {
    for (const { processId } of this.servers()) await suspendProcess(processId);
  }

  resume(): void {
    for (const server of this.servers()) server.signal('SIGCONT');
  }

  private servers(): readonly ServerProcess[] {
    return this.server === undefined ? this.otherServers : [this.server, ...this.otherServers];
  }

  /** Hands the running server over to the caller. The next start uses the same data and another port. */
  async releaseServer(): Promise<ServerProcess> {
    const { server } = this;
    if (server === undefined) throw new Error('the server does not run');
    this.server = undefined;
    this.port = await freePort();
    return server;
  }

  /** Continues with the server of `other`, a second one on the same tables, in place of its own, which has ended. */
  async adoptServerOf(other: TestExchange): Promise<void> {
    const { port } = other;
    this.server = await other.releaseServer();
    this.port = port;
  }

  async createUser({
    balances = {},
    level = 'level_1',
    feeTier = 0,
    permissions = everyPermission,
  }: UserOptions = {}): Promise<TestUser> {
    const { operator } = this;
    const email = `${randomUUID()}@example.com`;
    const { id } = await operator.expect('createUser', 201, {
      body: { email, identity_verification_level: level, fee_tier: feeTier },
    });
    for (const [asset, amount] of Object.entries(balances)) await this.deposit(id, asset, amount);
    const { apiKey, apiSecret } = await this.issueApiKey(id, permissions);
    return { id, email, apiKey, apiSecret, client: this.anonymous.withCredentials({ kind: 'key', apiKey, apiSecret }) };
  }

  async issueApiKey(
    userId: number,
    permissions: readonly Permission[],
  ): Promise<{ readonly apiKey: string; readonly apiSecret: string }> {
    const { api_key: apiKey, api_secret: apiSecret } = await createApiKey(this, userId, { permissions });
    return { apiKey, apiSecret };
  }

  async deposit(userId: number, asset: string, amount: string): Promise<void> {
    await this.operator.expect('creditDeposit', 201, {
      body: { user_id: userId, asset, amount, reference: randomUUID() },
    });
  }

  /** `path` as in `/ws/btc_thb@kline_1m`. */
  openStream(path: string): Promise<StreamClient> {
    return StreamClient.open(this.baseUrl, path);
  }

  /** Audits the tables, and the memory of the server if it is running. Throws if there is any violation. */
  async audit(): Promise<AuditedState> {
    if (this.server !== undefined) {
      const report = await this.auditOfServer();
      if (!report.clean)
        throw new Error(
          `the audit of the running server found: ${JSON.stringify(report.violations.slice(0, 10), null, 1)}`,
        );
      return { sequence: report.sequence, bookHash: report.book_hash };
    }
    const keys = await loadSecretKeys(this.database, this.masterKeys);
    const report = await audit({
      database: engineDatabase(this.database),
      proof: () => loadAuditProof(this.database, keys, { to: '', onUnread: () => undefined }, { isUpgraded: true }),
    });
    if (report.violations.length > 0)
      throw new Error(`the audit found: ${JSON.stringify(report.violations.slice(0, 10), null, 1)}`);
    return report;
  }

  /** Changes whenever an event or an action of an operator has been stored. */
  async position(): Promise<string> {
    const [rows] = await this.database.raw<[object[]]>(
      'SELECT (SELECT MAX(sequence) FROM events) AS event, (SELECT MAX(id) FROM operator_actions) AS action',
    );
    return JSON.stringify(rows);
  }

  /**
   * A long audit takes longer than a request may, and continues in the server; the next request waits for it. A gateway
   * answers at once while its engine recovers.
   */
  private async auditOfServer(
    asksLeft = 10,
  ): Promise<Extract<DeclaredResponse<'getAudit'>, { readonly status: 200 }>['body']> {
    const operator = this.operatorsOnly.withCredentials(this.operator.credentials);
    const answer = await operator.call('getAudit');
    if (answer.status === 503 && asksLeft > 0) {
      if (RUNS_BEHIND_GATEWAY) await new Promise((resolve) => setTimeout(resolve, 500));
      return this.auditOfServer(asksLeft - 1);
    }
    if (answer.status !== 200) throw new Error(`getAudit answered ${answer.status}: ${answer.text}`);
    return answer.body;
  }

  /** Stops the server and removes everything it left. */
  async close(): Promise<void> {
    try {
      await this.stop();
    } finally {
      await this.anonymous.close();
      await this.operatorsOnly.close();
      await this.database.destroy();
      await this.schema.drop();
      // Another server of the test may be about to end, and to write its last files.
      if (this.options.dataDir === undefined)
        rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
    const faults = this.options.mayBlockLoop === true ? [] : loopFaultsIn(this.lines);
    if (faults.length > 0)
      throw new Error(`the server blocked its event loop or collected listeners:\n${faults.slice(0, 5).join('\n')}`);
    const shown = linesWithSecrets(this.lines);
    if (shown.length > 0) throw new Error(`the server printed secrets:\n${shown.slice(0, 5).join('\n')}`);
  }

  private operatorOf(role: 'operator' | 'approver'): Client {
    // The proxy passes no operator operations on.
    const client = RUNS_BEHIND_PROXY ? this.operatorsOnly : this.anonymous;
    const known = this.operatorCredentials.get(role);
    if (known !== undefined) return client.withCredentials(known);
    return client.withCredentials({
      kind: 'operator',
      token: readFileSync(join(this.dataDir, `${role}-token`), 'utf8').trim(),
    });
  }

  private async endServer(end: (server: ServerProcess) => Promise<Exit>): Promise<Exit | undefined> {
    const { server } = this;
    if (server === undefined) {
      // The caller of `stop` already knows the result.
      await this.stopping;
      return undefined;
    }
    const { otherServers, proxy } = this;
    this.server = undefined;
    this.otherServers = [];
    this.proxy = undefined;
    this.stopping = end(server).then(async (exit) => {
      let last = exit;
      for (const other of otherServers) last = await end(other);
      await proxy?.stop();
      return last;
    });
    return await this.stopping;
  }
}

/** Starts an exchange, which the caller closes. */
export function startExchange(options: ExchangeOptions = {}): Promise<TestExchange> {
  return TestExchange.start(options);
}

/**
 * For a test that needs an exchange of its own. It is audited and closed at the end, whether the test passed or not.
 */
export async function withExchange(
  options: ExchangeOptions,
  test: (exchange: TestExchange) => Promise<void>,
): Promise<void> {
  const exchange = await TestExchange.start(options);
  try {
    await test(exchange);
    await expectCleanAudit(exchange);
  } finally {
    await exchange.close();
  }
}

/** Audits the exchange; throws if the audit finds a violation. Called at the end of every test. */
export async function expectCleanAudit(exchange: TestExchange): Promise<AuditedState> {
  return await exchange.audit();
}

/**
 * One exchange for all tests of a file: started before the first, audited after each that changed anything and after the
 * last, and then closed. Call it at the top of the file; call the result inside tests.
 */
export function exchangeOfThisFile(options: ExchangeOptions = {}): () => TestExchange {
  let exchange: TestExchange | undefined;
  const started = (): TestExchange => {
    if (exchange === undefined) throw new Error('the exchange has not started yet: use it inside tests and hooks');
    return exchange;
  };
  let auditedPosition: string | undefined;
  let isAudited = false;
  beforeAll(async () => {
    exchange = await TestExchange.start(options);
  });
  afterEach(async () => {
    const position = await started().position();
    isAudited = position !== auditedPosition;
    if (isAudited) await expectCleanAudit(started());
    auditedPosition = position;
  });
  afterAll(async () => {
    // A test that seems to have changed nothing may have done so without an event.
    if (exchange !== undefined && !isAudited) await expectCleanAudit(exchange).finally(() => exchange?.close());
    else await exchange?.close();
  });
  return started;
}

/**
 * Shorter blocks are in the metrics only: the first request of a kind compiles its code, and a garbage collection of a
 * server that has just started takes up to 100 ms where the processor is slow.
 */
const BLOCK_MS = 250;

/** Lines about work that blocked the event loop of the server, and about listeners that are never removed. */
function loopFaultsIn(lines: readonly string[]): string[] {
  return lines.filter((line) => {
    if (line.includes('listeners are added and never removed')) return true;
    const [, blockedMs] = /"blockedMs":(\d+).*the event loop was blocked by own work/.exec(line) ?? [];
    return Number(blockedMs ?? 0) >= BLOCK_MS;
  });
}
