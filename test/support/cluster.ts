/** A cluster for a test: a message bus, an engine, and gateways, as separate processes on one schema. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExchangeOptions, expectCleanAudit, TestExchange } from './exchange';
import { NatsServer } from './natsServer';
import { startSecondServer } from './secondServer';

export interface Cluster {
  readonly nats: NatsServer;
  /** It answers no HTTP requests; its clients are those of the gateways. */
  readonly engine: TestExchange;
  readonly gateways: readonly TestExchange[];
  /** Starts one more gateway, which the cluster closes. */
  addGateway(environment?: Readonly<Record<string, string>>): Promise<TestExchange>;
  /** Starts one more server that can be the leader; the caller closes it. */
  startStandby(environment?: Readonly<Record<string, string>>): Promise<TestExchange>;
}

export interface ClusterOptions {
  readonly gateways?: number;
  /** Settings of all servers. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A module that every server loads first. */
  readonly preload?: string;
  /** The address of the message bus for the engine and for the gateways, if there is a proxy between. */
  readonly natsUrls?: (nats: NatsServer) => { readonly engine: string; readonly gateway: string };
}

const FILES_OF_THE_ENGINE = ['operator-token', 'approver-token'];

/** Starts a cluster for `test`. It is audited at the end, through the first gateway and in the tables, and closed. */
export async function withCluster(
  { gateways: count = 2, environment, natsUrls, ...others }: ClusterOptions,
  test: (cluster: Cluster) => Promise<void>,
): Promise<void> {
  const nats = await NatsServer.start();
  const urls = natsUrls?.(nats) ?? { engine: nats.url, gateway: nats.url };
  const shared = { ...environment, NATS_TOKEN_FILE: nats.tokenFile };
  const gateways: TestExchange[] = [];
  const opened: TestExchange[] = [];
  try {
    const options: ExchangeOptions = { ...others, environment: { ...shared, ROLE: 'engine', NATS_URL: urls.engine } };
    const engine = await TestExchange.start(options);
    opened.push(engine);
    const addGateway = async (more: Readonly<Record<string, string>> = {}): Promise<TestExchange> => {
      const gateway = await startSecondServer(engine, {
        ...others,
        environment: { ...shared, ROLE: 'gateway', NATS_URL: urls.gateway, ...more },
      });
      for (const file of FILES_OF_THE_ENGINE) copyFileSync(join(engine.dataDir, file), join(gateway.dataDir, file));
      gateways.push(gateway);
      return gateway;
    };
    for (let index = 0; index < count; index += 1) await addGateway();
    const startStandby = (more: Readonly<Record<string, string>> = {}) =>
      startSecondServer(engine, {
        ...others,
        environment: { ...shared, ROLE: 'engine', STANDBY: 'warm', NATS_URL: urls.engine, ...more },
      });
    await test({ nats, engine, gateways, addGateway, startStandby });
    if (gateways[0] !== undefined) await expectCleanAudit(gateways[0]);
    for (const gateway of gateways) await gateway.stop();
    await engine.stop();
    await expectCleanAudit(engine);
  } finally {
    for (const gateway of gateways) await gateway.close();
    for (const exchange of opened) await exchange.close();
    await nats.close();
  }
}
