/**
 * A whole exchange for a test: the built server as a process of its own on a fresh schema of the run's database, with clients that
 * check every answer and frame against the contract. It can be killed, stopped, restarted and audited.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { permissions as everyPermission, type Permission } from '../../generated/operations';
import { readConfig } from '../../src/config';
import { type AuditReport, audit } from '../../src/engine/audit/audit';
import type { Exit } from '../../src/launch/child';
import { ensureMasterKey } from '../../src/launch/masterKey';
import { type ServerProcess, startServer } from '../../src/launch/serverProcess';
import { engineDatabase } from '../../src/store/connection';
import { openDatabase } from '../../src/store/database';
import { BUILD } from './build';
import { type AnswerOf, type BodyOf, Client } from './client';
import { CustodianKey } from './custodian/custodianKey';
import { freePort } from './ports';
import { linesWithSecrets } from './secrets';
import { StreamClient } from './streamClient';
import { freshSchema, type TestSchema } from './testDatabase';

/** Where the event log stood at an audit, and the open orders. */
export type Audited = Pick<AuditReport, 'sequence' | 'bookHash'>;

export interface ExchangeOptions {
  /** Settings beside the harness's own, which open the rate limits and allow partners on this machine. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly nodeArguments?: readonly string[];
  /** A schema of one's own, instead of a fresh one of the run's database. */
  readonly schema?: TestSchema;
  /** By which way the server alone reaches it. */
  readonly serverDatabaseUrl?: string;
  /** Another build than that of this tree. */
  readonly build?: string;
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
  PARTNER_ALLOW_LOOPBACK: 'on',
  // A test that works things out for seconds on end must not find its idle connection closed when it asks again.
  HTTP_KEEP_ALIVE_TIMEOUT_MS: '60000',
  // A password hash costs as little as it can.
  ACCOUNTS_HASH_MEMORY_KIB: '1024',
  ACCOUNTS_HASH_PASSES: '1',
  ACCOUNTS_SIGN_UPS_PER_ADDRESS_MAX: '1000000',
  ACCOUNTS_FAILURES_PER_ADDRESS_MAX: '1000000',
  ...Object.fromEntries(
    ['ADDRESS', 'KEY'].flatMap((who) =>
      ['GET', 'POST', 'OTHER'].map((what) => [`RATE_LIMIT_${who}_${what}`, '1000000']),
    ),
  ),
};

const LINES_KEPT = 50_000;
/** Less than a test may take, so that it is told what the server said. */
const READY_DEADLINE_MS = 100_000;

export class TestExchange {
  /** What the server printed, oldest first, over all its starts. */
  readonly lines: string[] = [];
  readonly anonymous = new Client(() => this.baseUrl);
  /** What a custodian signs its callbacks with, unless the options say otherwise. */
  readonly custodianKey: CustodianKey;
  private server: ServerProcess | undefined;
  private stopping: Promise<Exit> | undefined;

  private constructor(
    readonly schema: TestSchema,
    readonly dataDir: string,
    public port: number,
    /** The tables, as the server sees them: for what no answer shows. */
    readonly database: Knex,
    private readonly options: ExchangeOptions,
  ) {
    this.custodianKey = new CustodianKey(join(dataDir, 'custodian-secret'));
  }

  static async start(options: ExchangeOptions = {}): Promise<TestExchange> {
    const schema = options.schema ?? (await freshSchema());
    const dataDir = mkdtempSync(join(tmpdir(), 'talad-test-'));
    ensureMasterKey(join(dataDir, 'master.key'));
    const database = openDatabase(schema.serviceUrl, readConfig({ DATABASE_URL: schema.serviceUrl }).database);
    const exchange = new TestExchange(schema, dataDir, await freePort(), database, options);
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

  get operator(): Client {
    return this.operatorOf('operator');
  }

  /** The second person. */
  get approver(): Client {
    return this.operatorOf('approver');
  }

  /** Signs callbacks. */
  get custodian(): Client {
    return this.anonymous.as({ kind: 'custodian', key: this.custodianKey });
  }

  get processId(): number {
    if (this.server === undefined) throw new Error('the server does not run');
    return this.server.processId;
  }

  /** Starts the server again on the same data, in order first when it still runs. */
  async restart(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    if (this.server !== undefined) await this.stop();
    const { schema, dataDir, port, options } = this;
    this.server = await startServer({
      script: join(options.build ?? BUILD, 'src', 'main.js'),
      environment: {
        PATH: process.env['PATH'],
        ...SETTINGS,
        CUSTODY_SECRET_FILE: this.custodianKey.file,
        ...options.environment,
        ...environment,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: options.serverDatabaseUrl ?? schema.serviceUrl,
      },
      nodeArguments: options.nodeArguments ?? [],
      readyDeadlineMs: READY_DEADLINE_MS,
      onLine: (line) => {
        this.lines.push(line);
        if (this.lines.length > LINES_KEPT) this.lines.shift();
      },
    });
  }

  /** SIGTERM; it must end by itself with exit code 0. */
  async stop(): Promise<void> {
    // One that was killed has no order left to end in.
    if (this.server === undefined) return void (await this.stopping);
    const exit = await this.ended((server) => server.stop());
    if (exit !== undefined && exit.code !== 0)
      throw new Error(`the server did not stop in order: ${JSON.stringify(exit)}\n${this.lines.slice(-5).join('\n')}`);
  }

  /** Resolves when it is gone. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    await this.ended((server) => {
      server.signal(signal);
      return server.exited;
    });
  }

  /** Holds the process still, and lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.server?.signal(name);
  }

  /** Leaves the server as it is to the caller, to whom nothing here reaches any more; the next one starts on the same data at another port. */
  async abandon(): Promise<ServerProcess> {
    const { server } = this;
    if (server === undefined) throw new Error('the server does not run');
    this.server = undefined;
    this.port = await freePort();
    return server;
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
    const key = await operator.expect('createApiKey', 201, {
      path: { userid: id },
      body: { label: 'test', permissions: [...permissions] },
    });
    const { api_key: apiKey, api_secret: apiSecret } = key;
    return { id, email, apiKey, apiSecret, client: this.anonymous.as({ kind: 'key', apiKey, apiSecret }) };
  }

  async deposit(userId: number, asset: string, amount: string): Promise<void> {
    await this.operator.expect('creditDeposit', 201, {
      body: { user_id: userId, asset, amount, reference: randomUUID() },
    });
  }

  /** `path` as in `/ws/btc_thb@kline_1m`. */
  stream(path: string): Promise<StreamClient> {
    return StreamClient.open(this.baseUrl, path);
  }

  /** Audits the tables, and while the server runs its memory with them. Throws when anything is wrong. */
  async audit(): Promise<Audited> {
    if (this.server !== undefined) {
      const report = await this.auditOfServer();
      if (!report.clean)
        throw new Error(
          `the audit of the running server found: ${JSON.stringify(report.violations.slice(0, 10), null, 1)}`,
        );
      return { sequence: report.sequence, bookHash: report.book_hash };
    }
    const report = await audit({ database: engineDatabase(this.database) });
    if (report.violations.length > 0)
      throw new Error(`the audit found: ${JSON.stringify(report.violations.slice(0, 10), null, 1)}`);
    return report;
  }

  /** One with much to look at takes longer than a request may, and goes on; the next one waits for it. */
  private async auditOfServer(asksLeft = 10): Promise<Extract<AnswerOf<'getAudit'>, { readonly status: 200 }>['body']> {
    const answer = await this.operator.call('getAudit');
    if (answer.status === 503 && asksLeft > 0) return this.auditOfServer(asksLeft - 1);
    if (answer.status !== 200) throw new Error(`getAudit answered ${answer.status}: ${answer.text}`);
    return answer.body;
  }

  /** Ends the server and removes all that it left. */
  async close(): Promise<void> {
    try {
      await this.stop();
    } finally {
      await this.anonymous.close();
      await this.database.destroy();
      await this.schema.drop();
      rmSync(this.dataDir, { recursive: true, force: true });
    }
    const shown = linesWithSecrets(this.lines);
    if (shown.length > 0) throw new Error(`the server printed secrets:\n${shown.slice(0, 5).join('\n')}`);
  }

  private operatorOf(role: 'operator' | 'approver'): Client {
    return this.anonymous.as({
      kind: 'operator',
      token: readFileSync(join(this.dataDir, `${role}-token`), 'utf8').trim(),
    });
  }

  private async ended(end: (server: ServerProcess) => Promise<Exit>): Promise<Exit | undefined> {
    const { server } = this;
    if (server === undefined) {
      // Who ended it has heard how.
      await this.stopping;
      return undefined;
    }
    this.server = undefined;
    this.stopping = end(server);
    return await this.stopping;
  }
}

/** Starts an exchange; the caller closes it. */
export function startExchange(options: ExchangeOptions = {}): Promise<TestExchange> {
  return TestExchange.start(options);
}

/** For a test that wants an exchange of its own: it is audited at the end, however the test went, and closed. */
export async function withExchange(
  options: ExchangeOptions,
  test: (exchange: TestExchange) => Promise<void>,
): Promise<void> {
  const exchange = await TestExchange.start(options);
  try {
    await test(exchange);
    await endWithAudit(exchange);
  } finally {
    await exchange.close();
  }
}

/** How every test ends. */
export async function endWithAudit(exchange: TestExchange): Promise<Audited> {
  return await exchange.audit();
}

/** One exchange for all tests of a file: started before them, audited after each, closed after the last. Call it at the top, use it inside tests. */
export function exchangeOfThisFile(options: ExchangeOptions = {}): () => TestExchange {
  let exchange: TestExchange | undefined;
  const started = (): TestExchange => {
    if (exchange === undefined) throw new Error('the exchange has not started yet: use it inside tests and hooks');
    return exchange;
  };
  beforeAll(async () => {
    exchange = await TestExchange.start(options);
  }, 300_000);
  afterEach(async () => void (await endWithAudit(started())));
  afterAll(async () => await exchange?.close(), 60_000);
  return started;
}
