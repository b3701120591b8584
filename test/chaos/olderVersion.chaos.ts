/**
 * Takes over from the last version with schema 024, which is built from the history of the repository: this version's
 * migrations run while that one serves under load, this one waits as standby, and that one is stopped. Clients that
 * repeat unanswered requests with the same idempotency key lose nothing and get nothing twice, and keep their API keys.
 */
import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readConfig } from '../../src/config';
import { audit } from '../../src/engine/audit/audit';
import { waitForExit } from '../../src/launch/childProcess';
import { type PrivateDatabase, startPrivateDatabase } from '../../src/launch/database';
import { servingSize } from '../../src/launch/databaseMemory';
import { ensureMasterKey } from '../../src/launch/masterKey';
import { openDatabase } from '../../src/store/connection/database';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { BUILD, ROOT } from '../support/build';
import { freePort } from '../support/freePort';
import { temporaryFolder } from '../support/temporaryFolder';

/** The last commit with schema 024. */
const OLDER_COMMIT = 'e3fcd2a';
const CLIENTS = 4;
const folder = temporaryFolder();
const processes: ChildProcess[] = [];

afterAll(() => {
  for (const child of processes) child.kill('SIGKILL');
});

/** Builds the older version once, with the packages of this one. */
function buildOlderVersion(): string {
  const root = join(ROOT, '.build', 'older', OLDER_COMMIT);
  const built = join(root, '.build');
  if (existsSync(join(built, 'src', 'main.js'))) return built;
  mkdirSync(root, { recursive: true });
  const files = execFileSync('git', ['archive', OLDER_COMMIT], { cwd: ROOT, maxBuffer: 256 * 1024 * 1024 });
  execFileSync('tar', ['-x'], { cwd: root, input: files });
  if (!existsSync(join(root, 'node_modules'))) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root });
  return built;
}

interface Place {
  readonly build: string;
  readonly dataDir: string;
  readonly port: number;
}

function environmentOf(database: PrivateDatabase, { dataDir, port }: Place) {
  return {
    PATH: process.env['PATH'],
    ENV_FILE: devNull,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.serviceUrl(),
    MASTER_KEY_FILE: join(folder, 'master.key'),
    ...Object.fromEntries(
      ['ADDRESS', 'KEY'].flatMap((who) => ['GET', 'POST'].map((what) => [`RATE_LIMIT_${who}_${what}`, '1000000'])),
    ),
  };
}

async function migrate(database: PrivateDatabase, place: Place): Promise<string> {
  const env = { ...environmentOf(database, place), MIGRATE_DATABASE_URL: database.ownerUrl() };
  const script = join(place.build, 'src', 'launch', 'main.js');
  return (await promisify(execFile)(process.execPath, [script, 'migrate'], { env })).stdout;
}

function startServer(database: PrivateDatabase, place: Place, more: Readonly<Record<string, string>> = {}) {
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const env = { ...environmentOf(database, place), ...more };
  const child = spawn(process.execPath, [join(place.build, 'src', 'main.js')], { env, stdio: 'ignore' });
  processes.push(child);
  return child;
}

async function isReady(port: number): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  const endMs = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > endMs) throw new Error('it did not happen within a minute');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A user of the older version, who places one order after the other at whichever server answers. */
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
      const terms = { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1', amount: '0.001' };
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

/** Calls an operation of operators at the older version, whose answers the present contract does not describe. */
async function callOperator<Answer>({ dataDir, port }: Place, token: string, path: string, body: object) {
  const answer = await fetch(`http://127.0.0.1:${port}/internal${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} at ${dataDir}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function createClient(older: Place, token: string, ports: readonly number[]): Promise<OrderClient> {
  const user = await callOperator<{ id: number }>(older, token, '/users', {
    email: `${randomUUID()}@example.com`,
    identity_verification_level: 'level_1',
  });
  const deposit = { user_id: user.id, asset: 'thb', amount: '1000000', reference: randomUUID() };
  await callOperator(older, token, '/deposits', deposit);
  const key = await callOperator<{ api_key: string; api_secret: string }>(older, token, `/users/${user.id}/api-keys`, {
    label: 'load',
    permissions: ['order_create'],
  });
  return new OrderClient(key, ports);
}

/** A clone without the history cannot build the older version. */
const isInHistory = spawnSync('git', ['cat-file', '-e', `${OLDER_COMMIT}^{commit}`], { cwd: ROOT }).status === 0;
if (!isInHistory) process.stderr.write(`older version: skipped, because this clone lacks commit ${OLDER_COMMIT}\n`);

(isInHistory ? test : test.skip)(
  'this version takes over from one with schema 024 under load, and nothing is lost or duplicated',
  async () => {
    const databaseFolder = join(folder, 'database');
    const database = await startPrivateDatabase({ folder: databaseFolder, say: () => undefined, size: servingSize() });
    ensureMasterKey(join(folder, 'master.key'));
    const older = { build: buildOlderVersion(), dataDir: join(folder, 'older'), port: await freePort() };
    const newer = { build: BUILD, dataDir: join(folder, 'newer'), port: await freePort() };
    try {
      expect(await migrate(database, older)).toContain('024_portal_token_renewals');
      const first = startServer(database, older);
      await waitUntil(() => isReady(older.port));
      const token = readFileSync(join(older.dataDir, 'operator-token'), 'utf8').trim();
      const clients: OrderClient[] = [];
      for (let count = 0; count < CLIENTS; count += 1)
        clients.push(await createClient(older, token, [older.port, newer.port]));
      const load = Promise.all(clients.map((client) => client.placeOrders()));
      const placed = (): number => clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      const waitForOrders = async (more: number): Promise<void> => {
        const wanted = placed() + more;
        await waitUntil(() => placed() >= wanted);
      };

      await waitForOrders(100);
      const before = placed();
      expect(await migrate(database, newer)).toContain('046_contract_portal_spending');
      const whileMigrating = placed() - before;
      await waitForOrders(100);
      const second = startServer(database, newer, { STANDBY: 'on' });
      await waitForOrders(100);
      first.kill('SIGTERM');
      await waitForExit(first);
      await waitUntil(() => isReady(newer.port));
      await waitForOrders(200);
      for (const client of clients) client.stop();
      await load;
      second.kill('SIGTERM');
      await waitForExit(second);
      process.stderr.write(`older version: ${placed()} orders, ${whileMigrating} of them during the migrations\n`);
      expect(whileMigrating).toBeGreaterThan(0);

      const knex = openDatabase(database.serviceUrl(), readConfig({ DATABASE_URL: database.serviceUrl() }).database);
      try {
        const { violations, sequence } = await audit({ database: engineDatabase(knex) });
        expect([violations, sequence > placed()]).toEqual([[], true]);
        const stored = (await knex('orders').orderBy('id').pluck('id')).map(Number);
        expect(stored).toEqual(clients.flatMap(({ acknowledged }) => acknowledged).sort((a, b) => a - b));
      } finally {
        await knex.destroy();
      }
    } finally {
      for (const child of processes) child.kill('SIGKILL');
      await database.stop();
    }
  },
  400_000,
);
