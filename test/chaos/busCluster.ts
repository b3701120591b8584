/**
 * A cluster for faults of the bus: a database of its own, a message bus with a small limit of messages, an engine, a warm
 * standby, and two gateways. Each of them reaches the bus through a relay of its own, and each engine the database
 * through a proxy of its own.
 */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { CuttableRelay } from '../support/cuttableRelay';
import { eventually } from '../support/eventually';
import type { TestExchange } from '../support/exchange';
import { FaultProxy } from '../support/faultProxy';
import { freePort } from '../support/freePort';
import { NatsServer } from '../support/natsServer';
import { scrapeMetrics } from '../support/scrapeMetrics';
import { startSecondServer } from '../support/secondServer';
import { ChaosEnvironment } from './chaosEnvironment';

export const LAG_MAX_MS = 1_000;
export const LEASE_MS = 3_500;
const SETTINGS = {
  ENGINE_LEASE_MS: String(LEASE_MS),
  ENGINE_COMMIT_TIMEOUT_MS: '1500',
  GATEWAY_LAG_MAX_MS: String(LAG_MAX_MS),
};
/** An event of a few hundred trades is larger. */
export const MESSAGE_BYTES_MAX = 64 * 1024;
/** A standby waits for as long as it is not needed. */
const STANDBY_DEADLINE_MS = 86_400_000;
const FOLLOWS_WITHIN_MS = 60_000;

export interface EngineMember {
  /** Its link to the database. */
  readonly proxy: FaultProxy;
  /** Its link to the bus. */
  readonly link: CuttableRelay;
  readonly metricsPort: number;
  /** Resolves when it is the leader. Pending while it is a standby. */
  serving: Promise<TestExchange>;
}

export interface GatewayMember {
  readonly exchange: TestExchange;
  /** Its link to the bus. */
  readonly link: CuttableRelay;
}

export class BusCluster {
  private constructor(
    readonly nats: NatsServer,
    readonly database: ChaosEnvironment,
    public leader: EngineMember,
    public standby: EngineMember,
    readonly gateways: readonly [GatewayMember, GatewayMember],
  ) {}

  static async create(): Promise<BusCluster> {
    const nats = await NatsServer.start({ messageBytesMax: MESSAGE_BYTES_MAX });
    const firstLink = await CuttableRelay.start(() => nats.port);
    const metricsPort = await freePort();
    const database = await ChaosEnvironment.create(engineSettings(nats, firstLink, metricsPort), {
      readyDeadlineMs: STANDBY_DEADLINE_MS,
    });
    const { exchange, proxy } = database;
    const leader = { proxy, link: firstLink, metricsPort, serving: Promise.resolve(exchange) };
    const standby = await startFirstStandby(nats, exchange);
    const gateways = [await startGateway(nats, exchange), await startGateway(nats, exchange)] as const;
    return new BusCluster(nats, database, leader, standby, gateways);
  }

  /** Settings of another engine, without a relay to the bus. */
  engineSettings(): Record<string, string> {
    return { ...SETTINGS, ROLE: 'engine', NATS_URL: this.nats.url, NATS_TOKEN_FILE: this.nats.tokenFile };
  }

  /** Kills the leader now. The returned promise resolves when its process has ended. */
  async killLeader(): Promise<void> {
    await (await this.leader.serving).kill('SIGKILL');
  }

  /** Resolves when the standby leads. The former leader, whose process must have ended, is started as the standby. */
  async completeTakeover(): Promise<void> {
    await this.standby.serving;
    [this.leader, this.standby] = [this.standby, this.leader];
    const { proxy, link } = this.standby;
    proxy.commitFate = () => 'pass';
    proxy.setConditions({});
    link.cutAll();
    link.endStall();
    link.refusing = false;
    const former = await this.standby.serving;
    this.standby.serving = former.restart({ STANDBY: 'warm' }).then(() => former);
    await untilFollowing(this.standby);
  }

  async epoch(): Promise<number> {
    return Number((await this.database.exchange.database('engine_lease').first('epoch'))?.epoch);
  }

  /** Stops everything in order, except for the database. */
  async stopServers(): Promise<void> {
    for (const { exchange } of this.gateways) await exchange.stop();
    // The standby takes over when the leader ends, and ends then.
    await (await this.leader.serving).stop();
    await (await this.standby.serving).stop();
  }

  async remove(): Promise<void> {
    this.nats.resume();
    for (const { exchange, link } of this.gateways) {
      await exchange.kill();
      await exchange.close();
      await link.close();
    }
    const engines = [this.leader, this.standby];
    for (const { proxy, serving } of engines) {
      proxy.setConditions({});
      proxy.releaseResponses();
      const exchange = await serving;
      exchange.resume();
      await exchange.kill();
      if (exchange !== this.database.exchange) await exchange.close();
    }
    await this.database.remove();
    for (const { proxy, link } of engines) {
      await link.close();
      if (proxy !== this.database.proxy) await proxy.close();
    }
    await this.nats.close();
  }
}

function busSettings(nats: NatsServer, link: CuttableRelay) {
  return { ...SETTINGS, NATS_URL: `nats://127.0.0.1:${link.port}`, NATS_TOKEN_FILE: nats.tokenFile };
}

function engineSettings(nats: NatsServer, link: CuttableRelay, metricsPort: number) {
  return { ...busSettings(nats, link), ROLE: 'engine', METRICS_PORT: String(metricsPort) };
}

async function startFirstStandby(nats: NatsServer, leader: TestExchange): Promise<EngineMember> {
  const { serviceUrl } = leader.schema;
  const proxy = await FaultProxy.start(serviceUrl);
  const link = await CuttableRelay.start(() => nats.port);
  const metricsPort = await freePort();
  const serving = startSecondServer(leader, {
    environment: { ...engineSettings(nats, link, metricsPort), STANDBY: 'warm' },
    serverDatabaseUrl: proxy.proxiedUrl(serviceUrl),
    readyDeadlineMs: STANDBY_DEADLINE_MS,
  });
  serving.catch(() => undefined);
  const member = { proxy, link, metricsPort, serving };
  await untilFollowing(member);
  return member;
}

/** Resolves when the standby has loaded the tables and follows the leader. Throws if it ends instead. */
async function untilFollowing({ metricsPort, serving }: EngineMember): Promise<void> {
  let failure: unknown;
  serving.catch((error: unknown) => {
    failure = error;
  });
  const giveUpMs = performance.now() + FOLLOWS_WITHIN_MS;
  for (;;) {
    const values = await scrapeMetrics(metricsPort).then(
      (scraped) => scraped.values,
      () => undefined,
    );
    if (values?.get('talad_role{role="warm_standby"}') === 1 && values.get('talad_standby_lag_events') === 0) return;
    if (failure !== undefined) throw failure;
    if (performance.now() > giveUpMs) throw new Error('the standby does not follow the leader');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function startGateway(nats: NatsServer, engine: TestExchange): Promise<GatewayMember> {
  const link = await CuttableRelay.start(() => nats.port);
  const exchange = await startSecondServer(engine, { environment: { ...busSettings(nats, link), ROLE: 'gateway' } });
  for (const file of ['operator-token', 'approver-token'])
    copyFileSync(join(engine.dataDir, file), join(exchange.dataDir, file));
  return { exchange, link };
}

/** Resolves when the gateway is ready. */
export async function untilReady({ exchange }: GatewayMember): Promise<void> {
  await eventually(
    () => exchange.anonymous.call('getReadiness').catch(() => ({ status: 0 })),
    ({ status }) => status === 200,
  );
}
