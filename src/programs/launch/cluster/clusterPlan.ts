/** The servers of a cluster on one machine: their names, ports and settings. */
import type { Environment } from '../../../foundation/settings/config';
import { serverUrl } from '../process/serverUrl';
import type { Settings } from '../process/settings';
import { LaunchError } from '../process/terminal';
import { natsServerUrl } from './natsServer';
import type { ProxyTarget } from './nginxConfiguration';

export interface ServerPlan {
  /** For example `engine-1`. Its files in the folder of the cluster have this name too. */
  readonly name: string;
  /** The settings in which it differs from the other servers. */
  readonly environment: Environment;
  /** Serves `/metrics` and `/health/ready`. */
  readonly monitoring: ProxyTarget;
}

export interface GatewayPlan extends ServerPlan {
  /** Serves the clients of the exchange. */
  readonly listen: ProxyTarget;
  /** Serves operators. */
  readonly operators: ProxyTarget;
}

export interface ClusterPlan {
  /** The address of the exchange. */
  readonly proxy: ProxyTarget;
  readonly natsPort: number;
  /** The first one to start leads, the other one is its warm standby. */
  readonly engines: readonly ServerPlan[];
  readonly gateways: readonly GatewayPlan[];
}

const LOOPBACK = '127.0.0.1';
const ENGINES = 2;
const GATEWAYS = 2;
const PORT_MAX = 65_535;

/**
 * PORT is the proxy's. The ports behind it belong to the gateways and the message bus. Those for monitoring begin at
 * METRICS_PORT, or follow if there is none; those for operators begin at OPERATOR_PORT. Throws a `LaunchError` if PORT leaves no room for them.
 */
export function planCluster({ config }: Pick<Settings, 'config'>, natsTokenFile: string): ClusterPlan {
  const { host, port, publicUrl, metricsHost, operators } = config;
  const natsPort = port + GATEWAYS + 1;
  const metricsPort = config.metricsPort === 0 ? natsPort + 1 : config.metricsPort;
  const last = Math.max(natsPort, metricsPort + ENGINES + GATEWAYS - 1, operators.port + GATEWAYS - 1);
  if (port === 0 || last > PORT_MAX)
    throw new LaunchError(`A cluster needs fixed ports up to ${PORT_MAX}: choose another PORT or METRICS_PORT.`);
  const shared: Environment = {
    HOST: LOOPBACK,
    // The URL of the proxy.
    PUBLIC_URL: publicUrl,
    NATS_URL: natsServerUrl(natsPort),
    NATS_TOKEN_FILE: natsTokenFile,
    NATS_CREDENTIALS_FILE: undefined,
    NATS_CA_FILE: undefined,
  };
  const monitored = (index: number): { readonly monitoring: ProxyTarget; readonly environment: Environment } => ({
    monitoring: { host: metricsHost, port: metricsPort + index },
    environment: { ...shared, METRICS_PORT: String(metricsPort + index) },
  });
  const engine = (number: number): ServerPlan => {
    const { monitoring, environment } = monitored(number - 1);
    return {
      name: `engine-${number}`,
      monitoring,
      // A restarted engine must wait, because the other one leads meanwhile. So each of them starts as a standby.
      environment: { ...environment, ROLE: 'engine', STANDBY: 'warm' },
    };
  };
  const gateway = (number: number): GatewayPlan => {
    const { monitoring, environment } = monitored(ENGINES + number - 1);
    const listen = { host: LOOPBACK, port: port + number };
    const operatorPort = operators.port + number - 1;
    return {
      name: `gateway-${number}`,
      monitoring,
      listen,
      operators: { host: operators.host, port: operatorPort },
      environment: {
        ...environment,
        ROLE: 'gateway',
        STANDBY: 'off',
        PORT: String(listen.port),
        OPERATOR_PORT: String(operatorPort),
        TRUST_PROXY: 'on',
      },
    };
  };
  return {
    proxy: { host, port },
    natsPort,
    engines: numbers(ENGINES).map(engine),
    gateways: numbers(GATEWAYS).map(gateway),
  };
}

/** Every port that the cluster listens on, with what it is for. */
export function portsOf({
  proxy,
  natsPort,
  engines,
  gateways,
}: ClusterPlan): (ProxyTarget & { readonly use: string })[] {
  return [
    { ...proxy, use: 'the proxy (PORT)' },
    { host: LOOPBACK, port: natsPort, use: 'the message bus (PORT)' },
    ...gateways.map(({ name, listen }) => ({ ...listen, use: `${name} (PORT)` })),
    ...gateways.map(({ name, operators }) => ({ ...operators, use: `operators at ${name} (OPERATOR_PORT)` })),
    ...[...engines, ...gateways].map(({ name, monitoring }) => ({
      ...monitoring,
      use: `the monitoring of ${name} (METRICS_PORT)`,
    })),
  ];
}

/** The URL of the readiness check of a server. */
export function readinessUrl({ host, port }: ProxyTarget): string {
  return `${serverUrl(host, port)}/health/ready`;
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
