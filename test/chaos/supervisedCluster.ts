/** A database, a message bus, two engines and two gateways, of which each can be ended, suspended and started by itself. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/foundation/settings/config';
import { type PrivateDatabase, startPrivateDatabase } from '../../src/programs/launch/database/database';
import { openDatabase } from '../../src/store/connection/database';
import { migrateUp } from '../../src/store/connection/migrations';
import { Client, type Credentials } from '../support/client';
import { eventually } from '../support/eventually';
import { TestExchange } from '../support/exchange';
import { freePort, freePorts } from '../support/freePort';
import { NatsServer } from '../support/natsServer';
import { orderBody } from '../support/orderHelpers';
import { SupervisedServer } from './supervisedServer';

const SETTINGS = {
  ENV_FILE: devNull,
  HOST: '127.0.0.1',
  DUAL_CONTROL: 'off',
  ENGINE_LEASE_MS: '3500',
  ENGINE_COMMIT_TIMEOUT_MS: '1500',
  RATE_LIMIT_ADDRESS_PROCESSOR_PERCENT: '1000000',
  ...Object.fromEntries(
    ['ADDRESS', 'KEY'].flatMap((who) => ['GET', 'POST'].map((what) => [`RATE_LIMIT_${who}_${what}`, '1000000'])),
  ),
};
const NAMES = ['engine 1', 'engine 2', 'gateway 1', 'gateway 2'] as const;
const PAUSE_AFTER_FAILURE_MS = 20;
/** What a server says that does not serve because of another one. All servers of this cluster agree with each other. */
const REFUSAL = /this (server|gateway) does not serve|another engine leads on the message bus/;

export class ClusterServer extends SupervisedServer {
  constructor(
    name: string,
    environment: Readonly<Record<string, string | undefined>>,
    /** For clients, or, of an engine, for monitoring. */
    readonly port: number,
  ) {
    super(name, environment);
  }

  /** What the server says about itself; undefined if it does not answer. */
  async role(): Promise<string | undefined> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/health/ready`).catch(() => undefined);
    return ((await answer?.json()) as { leadership?: { role?: string } } | undefined)?.leadership?.role;
  }
}

export class SupervisedCluster {
  /** Ids of all orders that were accepted. */
  readonly acknowledged: number[] = [];
  private database: PrivateDatabase | undefined;

  private constructor(
    private readonly folder: string,
    private readonly databasePort: number,
    readonly nats: NatsServer,
    /** For access to the tables. Its server does not run. */
    private readonly exchange: TestExchange,
    private readonly trader: Credentials,
    readonly engines: readonly ClusterServer[],
    readonly gateways: readonly ClusterServer[],
  ) {}

  /** Nothing but the bus runs at first. */
  static async create(): Promise<SupervisedCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'talad-supervised-'));
    const databasePort = await freePort();
    const database = await startDatabaseIn(folder, databasePort);
    const owner = openDatabase(database.ownerUrl(), readConfig({ DATABASE_URL: database.ownerUrl() }).database);
    await migrateUp(owner).finally(() => owner.destroy());
    const nats = await NatsServer.start();
    const exchange = await TestExchange.start({
      schema: {
        name: 'talad',
        serviceUrl: database.serviceUrl(),
        ownerUrl: database.ownerUrl(),
        drop: () => Promise.resolve(),
      },
    });
    const { client } = await exchange.createUser({ balances: { thb: '1000000000' } });
    await exchange.stop();
    await database.stop();
    const servers = await Promise.all(
      NAMES.map(async (name) => {
        const port = await freePorts(2);
        const role = name.startsWith('engine')
          ? { ROLE: 'engine', STANDBY: 'warm', METRICS_PORT: String(port) }
          : { ROLE: 'gateway', PORT: String(port), OPERATOR_PORT: String(port + 1) };
        const shared = { MASTER_KEY_FILE: join(exchange.dataDir, 'master.key'), DATABASE_URL: database.serviceUrl() };
        const bus = { NATS_URL: nats.url, NATS_TOKEN_FILE: nats.tokenFile };
        const own = { PATH: process.env['PATH'], DATA_DIR: join(folder, name) };
        return new ClusterServer(name, { ...SETTINGS, ...shared, ...bus, ...own, ...role }, port);
      }),
    );
    const cluster = new SupervisedCluster(
      folder,
      databasePort,
      nats,
      exchange,
      client.credentials,
      servers.slice(0, 2),
      servers.slice(2),
    );
    return cluster;
  }

  get servers(): readonly ClusterServer[] {
    return [...this.engines, ...this.gateways];
  }

  async startDatabase(): Promise<void> {
    this.database ??= await startDatabaseIn(this.folder, this.databasePort);
  }

  async endDatabase(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { database } = this;
    this.database = undefined;
    if (database === undefined) return;
    process.kill(database.processId, signal);
    await database.exited;
  }

  /** Sends one order to the gateways in turn, with one idempotency key, until one of them accepts it. */
  async placeOrder(first: number): Promise<void> {
    const body = { ...orderBody({ price: '1000', amount: '0.001' }), time_in_force: 'IOC' as const };
    const options = { body, headers: { 'idempotency-key': randomUUID() } };
    let at = first;
    const answer = await eventually(
      async () => {
        const gateway = this.gateways[at % this.gateways.length] as ClusterServer;
        const client = this.clientOf(gateway);
        const sent = await client.call('createOrder', options).catch((error: unknown) => ({ status: 0, text: error }));
        if (sent.status === 200) return sent;
        at += 1;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_FAILURE_MS));
        return { ...sent, at };
      },
      ({ status }) => status === 200,
    );
    this.acknowledged.push((answer as { body: { id: number } }).body.id);
  }

  private readonly clients = new Map<ClusterServer, Client>();

  private clientOf(gateway: ClusterServer): Client {
    const client =
      this.clients.get(gateway) ?? new Client(() => `http://127.0.0.1:${gateway.port}`).withCredentials(this.trader);
    this.clients.set(gateway, client);
    return client;
  }

  /** Both gateways accept orders. */
  async untilServing(): Promise<void> {
    for (const gateway of this.gateways) {
      const client = this.clientOf(gateway);
      await eventually(
        () => client.call('getReadiness').then(({ status }) => status, String),
        (status) => status === 200,
      );
    }
  }

  /** One engine leads, and the other follows. */
  async untilFollowed(): Promise<ClusterServer> {
    const roles = await eventually(
      () => Promise.all(this.engines.map((engine) => engine.role())),
      (seen) => seen.toSorted().join(' ') === 'leader warm_standby',
    );
    return this.engines[roles.indexOf('leader')] as ClusterServer;
  }

  /** What servers have said that did not serve because of another one. */
  refusals(): string[] {
    return this.servers.flatMap(({ name, lines }) =>
      lines.filter((line) => REFUSAL.test(line)).map((line) => `${name}: ${line}`),
    );
  }

  /** Every acknowledged order is stored once, and there is no other. */
  async expectNothingLostOrDoubled(): Promise<void> {
    const stored = (await this.exchange.database('orders').orderBy('id').pluck('id')).map(Number);
    expect(stored).toEqual(this.acknowledged.toSorted((a, b) => a - b));
  }

  async remove(): Promise<void> {
    for (const server of this.servers) {
      server.resume();
      await server.end('SIGKILL');
    }
    for (const client of this.clients.values()) await client.close();
    await this.startDatabase();
    await this.exchange.audit();
    await this.exchange.close();
    await this.endDatabase('SIGTERM');
    await this.nats.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function startDatabaseIn(folder: string, port: number): Promise<PrivateDatabase> {
  return startPrivateDatabase({ folder: join(folder, 'database'), port, say: () => undefined });
}
