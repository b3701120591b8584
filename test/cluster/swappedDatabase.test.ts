/**
 * The database of a running server is replaced by a copy of it: a restored backup at the same address, a name that leads
 * elsewhere. The server does not go on as if nothing had happened.
 */
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/foundation/settings/config';
import { type PrivateDatabase, startPrivateDatabase } from '../../src/programs/launch/database/database';
import { openDatabase } from '../../src/store/connection/database';
import { migrateUp } from '../../src/store/connection/migrations';
import { CuttableRelay } from '../support/cuttableRelay';
import { eventually } from '../support/eventually';
import { expectCleanAudit, TestExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { NatsServer } from '../support/natsServer';
import { orderBody } from '../support/orderHelpers';
import { startSecondServer, untilFollowing } from '../support/secondServer';
import { suspendProcess } from '../support/suspendedProcess';
import { clientAt, untilServing } from './clusterHelpers';

/** A database, and an address under which one server finds it, or a copy of it later. */
class MovableDatabase {
  private readonly copies: PrivateDatabase[] = [];
  private target: number;
  private copyPort = 0;

  private constructor(
    private readonly folder: string,
    private readonly original: PrivateDatabase,
    private readonly port: number,
    readonly relay: CuttableRelay,
  ) {
    this.target = port;
  }

  static async start(): Promise<MovableDatabase> {
    const folder = mkdtempSync(join(tmpdir(), 'talad-moved-'));
    const port = await freePort();
    const original = await startPrivateDatabase({ folder: join(folder, 'original'), port, say: () => undefined });
    const owner = openDatabase(original.ownerUrl(), readConfig({ DATABASE_URL: original.ownerUrl() }).database);
    await migrateUp(owner).finally(() => owner.destroy());
    const relay = await CuttableRelay.start(() => database.target);
    const database: MovableDatabase = new MovableDatabase(folder, original, port, relay);
    return database;
  }

  get schema() {
    const { original } = this;
    const drop = () => Promise.resolve();
    return { name: 'talad', serviceUrl: original.serviceUrl(), ownerUrl: original.ownerUrl(), drop };
  }

  get movableUrl(): string {
    return Object.assign(new URL(this.original.serviceUrl()), { port: String(this.relay.port) }).href;
  }

  /** Copies the files as they are at one moment. */
  async copy(): Promise<void> {
    const folder = join(this.folder, `copy-${this.copies.length}`);
    await suspendProcess(this.original.processId);
    cpSync(join(this.folder, 'original'), folder, { recursive: true });
    process.kill(this.original.processId, 'SIGCONT');
    const port = await freePort();
    this.copies.push(await startPrivateDatabase({ folder, port, say: () => undefined }));
    this.copyPort = port;
  }

  /** Leads all connections to the copy. */
  moveToCopy(): void {
    this.target = this.copyPort;
    this.relay.cutAll();
  }

  /** Leads new connections to the original again. */
  moveBack(): void {
    this.target = this.port;
  }

  async remove(): Promise<void> {
    await this.relay.close();
    for (const database of [this.original, ...this.copies]) await database.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

interface Movable {
  readonly database: MovableDatabase;
  /** The leader, which always uses the original. */
  readonly engine: TestExchange;
  /** Starts a gateway whose database has this URL. */
  addGateway(serverDatabaseUrl: string): Promise<TestExchange>;
  /** Settings of all servers. */
  readonly settings: Readonly<Record<string, string>>;
}

async function withMovable(test: (movable: Movable) => Promise<void>): Promise<void> {
  const nats = await NatsServer.start();
  const database = await MovableDatabase.start();
  const settings = {
    NATS_URL: nats.url,
    NATS_TOKEN_FILE: nats.tokenFile,
    ENGINE_LEASE_MS: '3500',
    ENGINE_COMMIT_TIMEOUT_MS: '1500',
  };
  const engine = await TestExchange.start({ schema: database.schema, environment: { ...settings, ROLE: 'engine' } });
  const gateways: TestExchange[] = [];
  const addGateway = async (serverDatabaseUrl: string): Promise<TestExchange> => {
    const environment = { ...settings, ROLE: 'gateway' };
    const gateway = await startSecondServer(engine, { environment, serverDatabaseUrl });
    copyFileSync(join(engine.dataDir, 'operator-token'), join(gateway.dataDir, 'operator-token'));
    gateways.push(gateway);
    return gateway;
  };
  try {
    await test({ database, engine, addGateway, settings });
    await engine.stop();
    await expectCleanAudit(engine);
  } finally {
    for (const gateway of gateways) await gateway.close();
    await engine.kill();
    await engine.close();
    await database.remove();
    await nats.close();
  }
}

const REFUSAL = 'this server does not serve: the database is not the one to which the leader writes';

function refusalsOf({ lines }: TestExchange): string[] {
  return lines.filter((line) => line.includes(REFUSAL));
}

test('a running gateway does not serve while a copy is in the place of its database, and says so once', () =>
  withMovable(async ({ database, addGateway }) => {
    const gateway = await addGateway(database.movableUrl);
    const user = await gateway.createUser({ balances: { thb: '100000' } });
    await database.copy();
    database.moveToCopy();
    await eventually(
      () => refusalsOf(gateway),
      (lines) => lines.length > 0,
    );
    expect((await gateway.anonymous.call('getReadiness')).status).toBe(503);
    expect((await user.client.call('listOrders')).status).toBe(503);
    // The next comparison has another beat of the leader.
    const beat = async () => Number((await gateway.database('engine_lease').first('beat'))?.beat);
    const before = await beat();
    await eventually(beat, (now) => now >= before + 10);
    expect(refusalsOf(gateway)).toHaveLength(1);
    database.moveBack();
    database.relay.cutAll();
    await untilServing(gateway);
    await user.client.expect('createOrder', 200, { body: orderBody({ price: '1000' }) });
  }));

test('a gateway whose open connections lead to a former database opens new ones, and goes on serving', () =>
  withMovable(async ({ database, engine, addGateway }) => {
    const gateway = await addGateway(database.movableUrl);
    const other = await addGateway(engine.schema.serviceUrl);
    const known = await other.createUser();
    await database.copy();
    let refusals: number;
    do {
      await untilServing(gateway);
      refusals = refusalsOf(gateway).length;
      database.moveToCopy();
      // This opens connections to the copy, which stay open.
      await eventually(
        async () => (await clientAt(gateway, known).call('listOrders')).status,
        (status) => status === 200 || refusalsOf(gateway).length > refusals,
      );
      database.moveBack();
      // Once more, if the gateway has compared meanwhile.
    } while (refusalsOf(gateway).length > refusals);
    const unknown = await other.createUser();
    await eventually(
      async () => (await clientAt(gateway, unknown).call('listOrders')).status,
      (status) => status === 200,
    );
    expect(refusalsOf(gateway)).toHaveLength(refusals);
  }));

test('a standby does not take the lead when a copy takes the place of its database, and says why', () =>
  withMovable(async ({ database, engine, addGateway, settings }) => {
    const gateway = await addGateway(engine.schema.serviceUrl);
    const user = await gateway.createUser({ balances: { thb: '100000' } });
    const metricsPort = await freePort();
    const standby = startSecondServer(engine, {
      environment: { ...settings, ROLE: 'engine', STANDBY: 'warm', METRICS_PORT: String(metricsPort) },
      serverDatabaseUrl: database.movableUrl,
    });
    await untilFollowing(metricsPort, standby);
    await database.copy();
    database.moveToCopy();
    await expect(standby).rejects.toThrow(
      'another engine leads on the message bus: the database is not the one to which the leader writes',
    );
    await user.client.expect('createOrder', 200, { body: orderBody({ price: '1000' }) });
  }));
