/**
 * One engine for the tests of the `Engine` interface, on real tables: the engine itself, or a gateway's engine that
 * reaches it over a real message bus. A proxy before the database holds commits and loses their answers.
 */
import type { Knex } from 'knex';
import pino from 'pino';
import type { EngineEvent } from '../../src/core/model/events';
import { EngineService } from '../../src/engine/cluster/engineService';
import { GatewayEngine } from '../../src/engine/cluster/gatewayEngine';
import { connectNats } from '../../src/engine/cluster/natsBus';
import type { ExchangeEngine } from '../../src/engine/engine';
import { type CommandOutcome, type Engine, Outage } from '../../src/engine/types';
import { systemEventLoop } from '../../src/foundation/eventLoop';
import { readConfig } from '../../src/foundation/settings/config';
import { openDatabase } from '../../src/store/connection/database';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { deposit, EngineHarness } from '../engine/engineHarness';
import { FaultProxy } from '../support/faultProxy';
import { NatsServer } from '../support/natsServer';

const ENGINES = ['ExchangeEngine', 'GatewayEngine'] as const;
type EngineName = (typeof ENGINES)[number];

/** Has bitcoin. */
export const SELLER = 11;
/** Has baht. */
export const BUYER = 12;

type Settings = Readonly<Record<string, string>>;

export class ContractBench {
  private constructor(
    /** The engine that is tested. */
    readonly engine: Engine,
    /** The engine that writes; the same one if it is tested itself. */
    readonly writer: ExchangeEngine,
    private readonly harness: EngineHarness,
    readonly proxy: FaultProxy,
    private readonly stopGateway: () => Promise<void>,
  ) {}

  static async create(name: EngineName, nats: NatsServer, settings: Settings = {}): Promise<ContractBench> {
    const harness = await EngineHarness.create();
    const proxy = await FaultProxy.start(harness.schema.serviceUrl);
    const writer = await harness.start(proxy.proxiedUrl(harness.schema.serviceUrl), settings);
    if (name === 'ExchangeEngine') return new ContractBench(writer, writer, harness, proxy, () => Promise.resolve());
    const { gateway, stop } = await startGateway(writer, harness, nats, settings);
    return new ContractBench(gateway, writer, harness, proxy, stop);
  }

  /** Direct access to the same tables. */
  get database(): Knex {
    return this.harness.database;
  }

  get clock(): EngineHarness['clock'] {
    return this.harness.clock;
  }

  /** Stops everything and audits the tables. */
  async close(): Promise<void> {
    this.proxy.commitFate = () => 'pass';
    this.proxy.setConditions({});
    this.proxy.releaseResponses();
    await this.stopGateway();
    await this.harness.stopAndAudit();
    await this.proxy.close();
  }
}

/** Both ends are in this process, each with a connection of its own. */
async function startGateway(writer: ExchangeEngine, harness: EngineHarness, nats: NatsServer, settings: Settings) {
  const { clock, schema } = harness;
  const config = readConfig({
    ...settings,
    DATABASE_URL: schema.serviceUrl,
    NATS_URL: nats.url,
    NATS_TOKEN_FILE: nats.tokenFile,
    NATS_PREFIX: schema.name,
  });
  const { natsPrefix, lagMaxMs } = config.cluster;
  const common = { clock, eventLoop: systemEventLoop, log: pino({ level: 'silent' }), natsPrefix };
  const connectAs = (name: string) => connectNats({ config: config.cluster, name, log: common.log });
  const [engineBus, gatewayBus] = [await connectAs('engine'), await connectAs('gateway')];
  const service = new EngineService({ ...common, engine: writer, bus: engineBus });
  const database = openDatabase(schema.serviceUrl, config.database);
  let sessions = 0;
  const gateway = new GatewayEngine({
    ...common,
    ...config.engine,
    auditTimeoutMs: config.http.handlerDeadlineMs,
    bus: gatewayBus,
    database: engineDatabase(database),
    newSession: () => `session-${(sessions += 1)}`,
    lagMaxMs,
  });
  await gateway.start();
  const stop = async (): Promise<void> => {
    gateway.stop();
    service.stop();
    await gatewayBus.close();
    await engineBus.close();
    await database.destroy();
  };
  return { gateway, stop };
}

/** Starts the bench of one test, which is closed when the test ends. */
export type StartBench = (settings?: Settings) => Promise<ContractBench>;

/** Runs the tests with each of the two engines. Call it at the top of a file. */
export function describeEngines(defineTests: (start: StartBench) => void): void {
  let nats: NatsServer;
  beforeAll(async () => {
    nats = await NatsServer.start();
  });
  afterAll(() => nats.close());

  describe.each(ENGINES)('%s', (name) => {
    let bench: ContractBench | undefined;
    afterEach(async () => {
      await bench?.close();
      bench = undefined;
    });
    defineTests(async (settings) => {
      bench = await ContractBench.create(name, nats, settings);
      await bench.engine.execute(deposit(SELLER, 'btc', '100'));
      await bench.engine.execute(deposit(BUYER, 'thb', '1000000'));
      return bench;
    });
  });
}

/** How the promise settles: its value, the outcome of the `Outage`, or any other error. */
export function settled(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch((error: unknown) => (error instanceof Outage ? error.outcome : error));
}

type Account = EngineEvent['balances'][number]['account'];

/** An event without what the engine's own memory adds to its accounts. */
export function plainEvent(event: EngineEvent) {
  const plain = <Of extends { readonly account: Account }>({ account: { id, owner, asset, kind }, ...more }: Of) => ({
    ...more,
    account: { id, owner, asset, kind },
  });
  const entries = event.entries.map((entry) => ({ ...entry, postings: entry.postings.map(plain) }));
  return { ...event, balances: event.balances.map(plain), entries };
}

export function plainOutcome({ event, refusal, replayed }: CommandOutcome) {
  return { event: event && plainEvent(event), refusal, replayed };
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
