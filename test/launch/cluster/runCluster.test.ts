/**
 * `make run-cluster`: an exchange of several processes behind one port. Orders continue when a gateway or the leader is
 * killed, and Ctrl-C leaves no process behind.
 */

import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isFreePort } from '../../../src/programs/launch/exchange/ports';
import { commandLine, findRecordedProcess } from '../../../src/programs/launch/process/recordedProcess';
import { createApiKeyIn } from '../../support/apiKeys';
import { Client } from '../../support/client';
import { commandLauncher, type LaunchedCommand } from '../../support/commandLauncher';
import { eventually } from '../../support/eventually';
import { freePorts, OPERATOR_PORT_DISTANCE } from '../../support/freePort';
import { orderBody } from '../../support/orderHelpers';
import { scrapeMetrics } from '../../support/scrapeMetrics';
import { alertedMetrics, isClusterMetric, shownMetrics } from '../../support/shownMetrics';
import { StreamClient } from '../../support/streamClient';
import { temporaryFolder } from '../../support/temporaryFolder';

const PORTS = 8;
const SERVERS = ['engine-1', 'engine-2', 'gateway-1', 'gateway-2'] as const;
const ORDER_EVERY_MS = 50;
/** The most that a list contains at once. */
const PAGE = 100;
const SETTINGS = {
  // The trader gets money by hand.
  DUAL_CONTROL: 'off',
  RATE_LIMIT_ADDRESS_PROCESSOR_PERCENT: '1000',
  ...Object.fromEntries(
    ['ADDRESS', 'KEY'].flatMap((who) => ['GET', 'POST', 'OTHER'].map((what) => [`RATE_LIMIT_${who}_${what}`, '1000'])),
  ),
};

const launch = commandLauncher();
const folder = temporaryFolder();

class RunningCluster {
  readonly client: Client;

  private constructor(
    readonly dataDir: string,
    readonly port: number,
    readonly command: LaunchedCommand,
  ) {
    this.client = new Client(() => this.baseUrl);
  }

  static async start(dataDir: string): Promise<RunningCluster> {
    const port = await freePorts(PORTS);
    const command = launch(['run-cluster'], { ...SETTINGS, DATA_DIR: dataDir, PORT: String(port) });
    await command.says(`Talad serves on http://127.0.0.1:${port}`);
    return new RunningCluster(dataDir, port, command);
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The process with this name, for example `gateway-1`; 0 if it does not run. */
  processOf(name: string): number {
    return findRecordedProcess(join(this.dataDir, 'cluster', `${name}.pid`)) ?? 0;
  }

  monitoringPort(server: (typeof SERVERS)[number]): number {
    return this.port + 4 + SERVERS.indexOf(server);
  }

  /** Kills the server, and resolves when it has been restarted. */
  async kill(server: (typeof SERVERS)[number]): Promise<void> {
    process.kill(this.processOf(server), 'SIGKILL');
    await this.command.says(`The server ${server} ended unexpectedly (signal SIGKILL). It is restarted in 1 s`);
    await this.command.says(`The server ${server} runs again.`);
  }

  async leader(): Promise<'engine-1' | 'engine-2'> {
    const { values } = await scrapeMetrics(this.monitoringPort('engine-1'));
    return values.get('talad_role{role="leader"}') === 1 ? 'engine-1' : 'engine-2';
  }

  async createTrader(): Promise<Client> {
    const token = readFileSync(join(this.dataDir, 'operator-token'), 'utf8').trim();
    const operator = new Client(() => `http://127.0.0.1:${this.port + OPERATOR_PORT_DISTANCE}`).withCredentials({
      kind: 'operator',
      token,
    });
    const { id } = await operator.expect('createUser', 201, { body: { email: 'trader@example.com' } });
    await operator.expect('creditDeposit', 201, {
      body: { user_id: id, asset: 'thb', amount: '1000000', reference: 'first' },
    });
    const key = await createApiKeyIn({ DATA_DIR: this.dataDir }, id, {
      label: 'test',
      permissions: ['order_create', 'order_list'],
    });
    return this.client.withCredentials({ kind: 'key', apiKey: key.api_key, apiSecret: key.api_secret });
  }
}

/** Places orders one after the other, and repeats each with the same idempotency key until it is accepted. */
class OrderLoop {
  readonly ids: number[] = [];
  private isEnded = false;
  private readonly finished: Promise<void>;

  constructor(private readonly trader: Client) {
    this.finished = this.run();
  }

  /** Resolves when this many more orders were accepted. */
  async accepts(more: number): Promise<void> {
    const wanted = this.ids.length + more;
    await eventually(
      () => this.ids.length,
      (count) => count >= wanted,
    );
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.finished;
  }

  private async run(): Promise<void> {
    while (!this.isEnded) {
      const options = { body: orderBody({ price: '20', amount: '0.1' }), headers: { 'idempotency-key': randomUUID() } };
      for (let id: number | undefined; id === undefined; ) {
        // Without an answer of the exchange, for example when the proxy reports a lost gateway, there is no id either.
        const answer = await this.trader.call('createOrder', options).catch(() => undefined);
        if (answer?.status === 200) this.ids.push((id = answer.body.id));
        await new Promise((resolve) => setTimeout(resolve, ORDER_EVERY_MS));
      }
    }
  }
}

/** All orders of the user, newest first. */
async function listOrderIds(trader: Client, offset = 0): Promise<number[]> {
  const query = { limit: String(PAGE), offset: String(offset) };
  const ids = (await trader.expect('listOrders', 200, { query })).map(({ id }) => id);
  return ids.length < PAGE ? ids : [...ids, ...(await listOrderIds(trader, offset + PAGE))];
}

/** Everything of the cluster that runs: programs that it has recorded, and programs whose arguments name its folder. */
function processesOf(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => commandLine(Number(name))?.join(' ') ?? '')
    .filter((line) => line.includes(dataDir));
}

test('requests continue while gateways and the leader are killed, and Ctrl-C leaves no process behind', async () => {
  const cluster = await RunningCluster.start(join(folder, 'exchange'));
  const { command, dataDir, port, baseUrl } = cluster;
  const trader = await cluster.createTrader();
  const stream = await StreamClient.open(baseUrl, '/ws/btc_thb@depth');
  const orders = new OrderLoop(trader);
  await orders.accepts(3);
  await stream.next();

  const scraped = await Promise.all(SERVERS.map((server) => scrapeMetrics(cluster.monitoringPort(server))));
  const exported = new Set(scraped.flatMap(({ names }) => [...names]));
  const used = [...shownMetrics(), ...alertedMetrics()].filter(isClusterMetric);
  expect(used.filter((name) => !exported.has(name))).toEqual([]);
  expect([...exported].filter((name) => isClusterMetric(name) && !used.includes(name))).toEqual([]);

  // Both, because the proxy has chosen one of them for this client.
  for (const gateway of ['gateway-1', 'gateway-2'] as const) {
    const restarted = cluster.kill(gateway);
    await orders.accepts(10);
    await restarted;
  }
  const leader = await cluster.leader();
  const restarted = cluster.kill(leader);
  await orders.accepts(10);
  await restarted;
  expect(await cluster.leader()).not.toBe(leader);
  await orders.end();

  // Every order that was accepted, and each only once.
  expect(await listOrderIds(trader)).toEqual([...orders.ids].reverse());

  const last = await StreamClient.open(baseUrl, '/ws/btc_thb@depth');
  const ids = [...SERVERS, 'nats', 'proxy'].map((name) => cluster.processOf(name));
  expect(ids.every((id) => id > 0)).toBe(true);
  command.child.kill('SIGINT');
  expect((await last.closed).code).toBe(1012);
  expect(await command.exited).toEqual({ code: 0, signal: null });
  expect(command.output()).toMatch(/\nstopping\n(.*\n)*stopped\n$/);
  expect(ids.filter((id) => commandLine(id) !== undefined)).toEqual([]);
  expect(processesOf(dataDir)).toEqual([]);
  for (let index = 0; index < PORTS; index += 1) expect(await isFreePort('127.0.0.1', port + index)).toBe(true);

  const audit = launch(['audit'], { DATA_DIR: dataDir });
  expect(await audit.exited).toEqual({ code: 0, signal: null });
});

test('a message bus that ends is restarted, and orders continue; one that ends again and again ends the cluster with one clear line', async () => {
  const cluster = await RunningCluster.start(join(folder, 'without-bus'));
  const orders = new OrderLoop(await cluster.createTrader());
  await orders.accepts(5);
  for (let end = 1; end <= 3; end += 1) {
    const runs = (): number => cluster.command.output().split('The message bus runs again.').length;
    const before = runs();
    process.kill(cluster.processOf('nats'), 'SIGKILL');
    await eventually(runs, (count) => count > before);
    await orders.accepts(5);
  }
  await orders.end();
  process.kill(cluster.processOf('nats'), 'SIGKILL');
  expect(await cluster.command.exited).toEqual({ code: 1, signal: null });
  expect(cluster.command.output()).toContain('The message bus ended unexpectedly (signal SIGKILL). See ');
  expect(processesOf(cluster.dataDir)).toEqual([]);

  const port = await freePorts(PORTS);
  const taken = createServer().listen(port + 3, '127.0.0.1');
  const refused = launch(['run-cluster'], { DATA_DIR: cluster.dataDir, PORT: String(port) });
  expect(await refused.exited).toEqual({ code: 1, signal: null });
  expect(refused.output()).toContain(`Cannot listen on 127.0.0.1:${port + 3} for the message bus (PORT)`);
  taken.close();
});
