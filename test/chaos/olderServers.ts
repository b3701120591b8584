/** Servers of an older version, built from the history of the repository, and of this one, on one database under load. */
import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { audit } from '../../src/engine/audit/audit';
import { readConfig } from '../../src/foundation/settings/config';
import { type PrivateDatabase, startPrivateDatabase } from '../../src/programs/launch/database/database';
import { servingSize } from '../../src/programs/launch/database/databaseMemory';
import { ensureMasterKey } from '../../src/programs/launch/exchange/masterKey';
import { waitForExit } from '../../src/programs/launch/process/childProcess';
import { openDatabase } from '../../src/store/connection/database';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { createApiKeyIn } from '../support/apiKeys';
import { ROOT } from '../support/build';
import { freePort } from '../support/freePort';

const WAIT_MS = 60_000;
const ORDER = { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1000', amount: '0.001' } as const;

/**
 * The commit from which tests build an older version. Versions work beside each other only if none has tables or a
 * contracting migration (`NNN_contract_...`) that the other lacks, so a new one of these needs a newer commit here. The
 * leader of this one cannot be asked for its database and settings.
 */
export const OLDER_COMMIT = '958928d5';

/** A clone without the history cannot build an older version. */
export function isInHistory(commit: string): boolean {
  const isThere = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).status === 0;
  if (!isThere) process.stderr.write(`older version: skipped, because this clone lacks commit ${commit}\n`);
  return isThere;
}

/** Builds a commit once, with the packages of this version. Returns the folder of the compiled files. */
export function buildOlderVersion(commit: string): string {
  const root = join(ROOT, '.build', 'older', commit);
  const built = join(root, '.build');
  if (existsSync(programOf(built, 'main'))) return built;
  mkdirSync(root, { recursive: true });
  const files = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 256 * 1024 * 1024 });
  execFileSync('tar', ['-x'], { cwd: root, input: files });
  if (!existsSync(join(root, 'node_modules'))) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  // Git keeps only a part of the generated files, since some commit.
  for (const step of ['generate', 'build']) execFileSync('npm', ['run', '--silent', step], { cwd: root });
  return built;
}

/** The file of a program of a build; older builds have it in another folder. */
function programOf(build: string, name: string): string {
  const present = join(build, 'src', 'programs', `${name}.js`);
  return existsSync(present) ? present : join(build, 'src', `${name}.js`);
}

export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  const endMs = Date.now() + WAIT_MS;
  while (!(await holds())) {
    if (Date.now() > endMs) throw new Error(`it did not happen within ${WAIT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** One server and the version that it runs. */
export class VersionedServer {
  private child: ChildProcess | undefined;

  constructor(
    private readonly servers: VersionedServers,
    readonly build: string,
    readonly dataDir: string,
    readonly port: number,
  ) {}

  get environment(): Readonly<Record<string, string | undefined>> {
    return this.servers.environmentOf(this);
  }

  /** Applies the migrations of this server's version, and returns what the command prints. */
  async migrate(): Promise<string> {
    const env = { ...this.environment, MIGRATE_DATABASE_URL: this.servers.database.ownerUrl() };
    const script = programOf(this.build, 'launch/main');
    return (await promisify(execFile)(process.execPath, [script, 'migrate'], { env })).stdout;
  }

  start(more: Readonly<Record<string, string>> = {}): void {
    mkdirSync(this.dataDir, { recursive: true, mode: 0o700 });
    const env = { ...this.environment, ...more };
    this.child = spawn(process.execPath, [programOf(this.build, 'main')], { env, stdio: 'ignore' });
  }

  /** Ends the server as an operator does, and waits for it. */
  async stop(): Promise<void> {
    if (this.child === undefined) return;
    this.child.kill('SIGTERM');
    await waitForExit(this.child);
    this.child = undefined;
  }

  kill(): void {
    this.child?.kill('SIGKILL');
  }

  async isReady(): Promise<boolean> {
    return await fetch(`http://127.0.0.1:${this.port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Calls an operation of operators at an older version, whose answers the present contract does not describe. */
  async callOperator<Answer>(token: string, path: string, body: object): Promise<Answer> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/internal${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}

/** All servers of a test, on a database of their own in `folder`. */
export class VersionedServers {
  private readonly servers: VersionedServer[] = [];
  private readonly clients: OrderClient[] = [];
  private load: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly folder: string,
    readonly database: PrivateDatabase,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  static async start(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<VersionedServers> {
    const databaseFolder = join(folder, 'database');
    const database = await startPrivateDatabase({ folder: databaseFolder, say: () => undefined, size: servingSize() });
    ensureMasterKey(join(folder, 'master.key'));
    return new VersionedServers(folder, database, settings);
  }

  async add(name: string, build: string): Promise<VersionedServer> {
    const server = new VersionedServer(this, build, join(this.folder, name), await freePort());
    this.servers.push(server);
    return server;
  }

  environmentOf({ dataDir, port }: VersionedServer): Readonly<Record<string, string | undefined>> {
    return {
      PATH: process.env['PATH'],
      ENV_FILE: devNull,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: this.database.serviceUrl(),
      MASTER_KEY_FILE: join(this.folder, 'master.key'),
      OPERATOR_ON_PUBLIC_PORT: 'on',
      DUAL_CONTROL: 'off',
      RATE_LIMIT_ADDRESS_PROCESSOR_PERCENT: '1000000',
      ...Object.fromEntries(
        ['ADDRESS', 'KEY'].flatMap((who) => ['GET', 'POST'].map((what) => [`RATE_LIMIT_${who}_${what}`, '1000000'])),
      ),
      ...this.settings,
    };
  }

  /** Users place orders from now on, each at whichever of `servers` answers. They are created at the first one. */
  async startLoad(clients: number, token: string, servers: readonly [VersionedServer, ...VersionedServer[]]) {
    const ports = servers.map(({ port }) => port);
    for (let count = 0; count < clients; count += 1)
      this.clients.push(await this.createClient(servers[0], token, [...ports.slice(count % ports.length), ...ports]));
    this.load = Promise.all(this.clients.map((client) => client.placeOrders()));
  }

  /** The key is created in the tables, as the user does it on a page. */
  private async createClient(older: VersionedServer, token: string, ports: readonly number[]): Promise<OrderClient> {
    const { id } = await older.callOperator<{ id: number }>(token, '/users', {
      email: `${randomUUID()}@example.com`,
      identity_verification_level: 'level_1',
    });
    const deposit = { user_id: id, asset: 'thb', amount: '1000000', reference: randomUUID() };
    await older.callOperator(token, '/deposits', deposit);
    const place = { DATA_DIR: this.folder, DATABASE_URL: this.database.serviceUrl() };
    return new OrderClient(await createApiKeyIn(place, id, { permissions: ['order_create'] }), ports);
  }

  /** The number of acknowledged orders. */
  placed(): number {
    return this.clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  async waitForOrders(more: number): Promise<void> {
    const wanted = this.placed() + more;
    await waitUntil(() => this.placed() >= wanted);
  }

  async stopLoad(): Promise<void> {
    for (const client of this.clients) client.stop();
    await this.load;
  }

  /** Audits the tables: each acknowledged order is there once, and there is no other. */
  async expectNothingLostOrDoubled(): Promise<void> {
    const url = this.database.serviceUrl();
    const knex = openDatabase(url, readConfig({ DATABASE_URL: url }).database);
    try {
      const { violations, sequence } = await audit({ database: engineDatabase(knex) });
      expect([violations, sequence > this.placed()]).toEqual([[], true]);
      const stored = (await knex('orders').orderBy('id').pluck('id')).map(Number);
      expect(stored).toEqual(this.clients.flatMap(({ acknowledged }) => acknowledged).sort((a, b) => a - b));
    } finally {
      await knex.destroy();
    }
  }

  async close(): Promise<void> {
    for (const server of this.servers) server.kill();
    await this.database.stop();
  }
}

/** A user who places one order after the other at whichever server answers, and repeats unanswered requests. */
class OrderClient {
  readonly acknowledged: number[] = [];
  private isRunning = true;
  private at = 0;

  constructor(
    private readonly key: { readonly api_key: string; readonly api_secret: string },
    private readonly ports: readonly number[],
  ) {}

  async placeOrders(): Promise<void> {
    for (let nonce = 1; this.isRunning; nonce += 1) {
      // A user may have 1,000 open orders.
      const timeInForce = nonce % 10 === 0 ? 'GTC' : 'IOC';
      const terms = { ...ORDER, time_in_force: timeInForce };
      this.acknowledged.push(await this.placeUntilAccepted({ ...terms, nonce, client_order_id: randomUUID() }));
    }
  }

  stop(): void {
    this.isRunning = false;
  }

  private async placeUntilAccepted(order: Readonly<Record<string, string | number>>): Promise<number> {
    const message = Object.keys(order)
      .sort()
      .map((name) => `${name}=${order[name]}`)
      .join('&');
    const signature = createHmac('sha512', this.key.api_secret).update(message).digest('hex');
    const headers = { authorization: `TDAX-API ${this.key.api_key}`, signature, 'content-type': 'application/json' };
    for (;;) {
      const url = `http://127.0.0.1:${this.ports[this.at % this.ports.length]}/api/orders/`;
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(order) })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => undefined);
      if (answer?.status === 200) return (JSON.parse(answer.text) as { id: number }).id;
      if (answer !== undefined && answer.status !== 503) throw new Error(`${answer.status} ${answer.text}`);
      this.at += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
