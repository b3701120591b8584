/**
 * Every setting and limit of the server with name, unit, default, bounds and purpose (this folder). The only file that
 * reads the environment. A wrong value throws a `ConfigError`, whose message is one line for the operator; values are
 * never guessed.
 */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { cluster } from './cluster';
import { database, engine, streams } from './databaseEngineStreams';
import { readEnvFile } from './envFile';
import { bank, custody, partner, webhooks } from './externalServices';
import { authentication, http, rateLimits } from './http';
import { identity } from './identity';
import { mail } from './mail';
import { operatorSettingsOf, operators } from './operators';
import { type Environment, flattenSettings, perServer, readGroup, type SettingValues } from './readGroup';
import { retention } from './retention';
import { server } from './server';
import { readSettingFile, SettingFileFault } from './settingFile';
import { CUSTODIAN_URL_ALLOWED, isOnThisMachine, type Setting } from './settingTypes';
import { tracing } from './tracing';
import { unknownSettings } from './unknownSettings';
import { accounts, portal } from './userAccounts';

export type { Environment };

/**
 * One or more settings are wrong. The message is one line that names every wrong setting and the allowed values; the
 * program prints it and exits with code 1.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const schema = {
  ...perServer(server, ['publicUrl', 'sandbox', 'sandboxQuoteMs', 'securityContact', 'clockSkewMaxMs']),
  cluster: perServer(cluster, ['natsPrefix', 'lagMaxMs']),
  http: perServer(http),
  rateLimits,
  authentication,
  accounts,
  identity,
  operators: perServer(operators, [
    'sessionIdleMs',
    'sessionTtlMs',
    'dualControl',
    'proposalTtlMs',
    'tokenTtlDays',
    'secondFactor',
  ]),
  portal,
  partner,
  webhooks,
  bank,
  // The file with the secret of the custodian may have another path on each server.
  custody: { ...custody, ...perServer({ secretFile: custody.secretFile }) },
  mail,
  database: perServer(database),
  engine: {
    ...engine,
    ...perServer({
      standby: engine.standby,
      standbyAuditMs: engine.standbyAuditMs,
      acceptDataLossFrom: engine.acceptDataLossFrom,
      acceptEventTimeMs: engine.acceptEventTimeMs,
    }),
  },
  streams: perServer(streams, ['listenKeyTtlMs', 'listenKeyCheckMs']),
  retention: perServer(retention, ['signInsDays']),
  tracing: perServer(tracing),
} as const;

/** `dataDir`, `brandingDir`, `masterKeyFile`, `backupIdentityFile` and `retention.archiveDir` are absolute paths, and every default is filled in. */
export type Config = SettingValues<typeof schema>;

/** All settings in the order in which they are printed. */
export const settings: readonly Setting<unknown>[] = flattenSettings(schema);

/** The settings that were given, with their origin. */
export interface Sources {
  /** The environment variables, completed by the files of settings. */
  readonly environment: Environment;
  /** Where a setting was set: `the environment` or a file; undefined if it was not set. */
  readonly from: (name: string) => string | undefined;
  /** Names that are not settings, each with the setting that was probably meant. */
  readonly unknownSettings: ReadonlyMap<string, string | undefined>;
}

/**
 * Reads the environment and the files of settings. The environment takes precedence over files, and files over
 * `defaults`. Throws a `ConfigError`.
 */
export function readSources(environment: Environment = process.env, defaults: Environment = {}): Sources {
  const given = withoutEmpty({ ...environment, ...operatorSettingsOf(process.argv) });
  const named = given[server.envFile.env];
  const layers: [string, Environment][] = [['the environment', given]];
  const add = (file: string, optional: boolean): void =>
    void layers.push([file, withoutEmpty(readFile(file, optional))]);
  add(named ?? server.envFile.initial, named === undefined);
  const dataDir = lookUp(layers, server.dataDir.env)?.[1] ?? defaults[server.dataDir.env] ?? server.dataDir.initial;
  if (named === undefined && resolve(dataDir) !== resolve('.')) add(join(dataDir, server.envFile.initial), true);
  layers.push(['the command', defaults]);
  const ours = settings.map(({ env }) => env);
  return {
    environment: withFiles(Object.assign({}, ...layers.map(([, layer]) => layer).reverse()) as Environment),
    from: (name) => lookUp(layers, name)?.[0] ?? lookUp(layers, `${name}_FILE`)?.[1],
    unknownSettings: unknownSettings(new Set(layers.flatMap(([, layer]) => Object.keys(layer))), ours),
  };
}

function lookUp(layers: readonly [string, Environment][], name: string): [string, string] | undefined {
  for (const [from, layer] of layers) if (layer[name] !== undefined) return [from, layer[name]];
  return undefined;
}

function readFile(path: string, optional: boolean): Environment {
  try {
    return readEnvFile(path, { optional });
  } catch (error) {
    throw new ConfigError(`${optional ? '' : `${server.envFile.env}: `}${(error as Error).message}`);
  }
}

/** An empty variable counts as not set, because shells and compose files create empty variables. */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/**
 * Removes secrets from the environment after they were read, so that child processes and crash reports do not contain
 * them.
 */
export function forgetSecrets(): void {
  for (const { env, shown } of settings) if (shown !== undefined) delete process.env[env];
}

/**
 * Settings with URLs that contain a password. Each may be given as a file instead, which is how secrets of containers
 * and services are provided.
 */
const MAY_STAND_IN_A_FILE = [
  [server.databaseUrl.env, server.databaseUrlFile.env],
  [server.migrateDatabaseUrl.env, server.migrateDatabaseUrlFile.env],
] as const;

/** Completes the environment by the contents of the files of `MAY_STAND_IN_A_FILE`. Throws a `ConfigError`. */
export function withFiles(environment: Environment): Environment {
  const read: Record<string, string | undefined> = {};
  for (const [name, fileName] of MAY_STAND_IN_A_FILE) {
    const file = environment[fileName] ?? '';
    if (file === '') continue;
    if ((environment[name] ?? '') !== '') throw new ConfigError(`${name} and ${fileName} must not both be set`);
    const content = orConfigError(() => readSettingFile(fileName, file)).trim();
    if (content === '') throw new ConfigError(`${fileName}: ${file} is empty`);
    read[name] = content;
    read[fileName] = undefined;
  }
  return { ...environment, ...read };
}

/** Throws a `ConfigError` that names every file of a setting that a server could not read at its start. */
export function requireReadableFiles(environment: Environment): void {
  const problems = settings.flatMap(({ env, isFileToRead }) => {
    const path = environment[env] ?? '';
    if (isFileToRead !== true || path === '') return [];
    try {
      readSettingFile(env, path);
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  if (problems.length > 0) throw new ConfigError(problems.join('; '));
}

function orConfigError<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SettingFileFault) throw new ConfigError(error.message);
    throw error;
  }
}

/** Reads all settings. Throws a `ConfigError` that names every wrong one. */
export function readConfig(given: Environment): Config {
  const environment = withFiles(given);
  const problems: string[] = [];
  const config = withDefaults(readGroup(schema, environment, problems));
  if (config.databaseUrl === '' && problems.length === 0)
    problems.push('DATABASE_URL is not set. Set it, or start with `make run`, which starts a private database');
  if (config.masterKey !== '' && (environment['MASTER_KEY_FILE'] ?? '') !== '')
    problems.push('MASTER_KEY and MASTER_KEY_FILE must not both be set');
  if (config.masterKeyCommand !== '' && (config.masterKey !== '' || (environment['MASTER_KEY_FILE'] ?? '') !== ''))
    problems.push('MASTER_KEY_COMMAND must not be set together with MASTER_KEY or MASTER_KEY_FILE');
  problems.push(...brokenRelations(config));
  if (problems.length > 0) throw new ConfigError(problems.join('; '));
  return config;
}

/** Fills in defaults that depend on other settings. */
function withDefaults(config: Config): Config {
  const { host, port, publicUrl, masterKeyFile, backupIdentityFile, retention, operators } = config;
  const dataDir = resolve(config.dataDir);
  return {
    ...config,
    dataDir,
    brandingDir: config.brandingDir && resolve(config.brandingDir),
    publicUrl: publicUrl || httpUrl(host, port),
    masterKeyFile: resolve(masterKeyFile || join(dataDir, 'master.key')),
    backupIdentityFile: resolve(backupIdentityFile || join(dataDir, 'backup-identity')),
    operators: withOperatorDefaults(operators, port),
    retention: { ...retention, archiveDir: resolve(retention.archiveDir || join(dataDir, 'archive')) },
  };
}

function withOperatorDefaults(operators: Config['operators'], publicPort: number): Config['operators'] {
  const port = operators.port === 0 ? operatorPortFor(publicPort) : operators.port;
  return { ...operators, port, url: operators.url || httpUrl(operators.host, port) };
}

function httpUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * The default of the operators' port. It is derived from PORT, so that several servers on one machine do not collide; 0
 * lets the system choose a free port.
 */
function operatorPortFor(port: number): number {
  if (port === 0) return 0;
  return port + OPERATOR_PORT_DISTANCE > PORT_MAX ? port - OPERATOR_PORT_DISTANCE : port + OPERATOR_PORT_DISTANCE;
}

const OPERATOR_PORT_DISTANCE = 100;
const PORT_MAX = 65_535;
const DAY_MS = 86_400_000;
const DEPRECATED_DAYS_MIN = 180;

/** Checks settings that depend on each other. */
function brokenRelations({
  http,
  streams,
  engine,
  cluster,
  portal,
  authentication,
  sandbox,
  custody,
  webhooks,
  accounts,
  bank,
  mail,
  operators,
  host,
  port,
  metricsHost,
  metricsPort,
}: Config): string[] {
  const broken: string[] = [];
  for (const [name, other] of [
    ['PORT', { host, port }],
    ['OPERATOR_PORT', operators],
  ] as const)
    if (metricsPort !== 0 && isSamePort({ host: metricsHost, port: metricsPort }, other))
      broken.push(`METRICS_PORT must differ from ${name}`);
  if (operators.port === port && port !== 0)
    broken.push('OPERATOR_PORT must differ from PORT; OPERATOR_ON_PUBLIC_PORT=on serves operators on PORT, too');
  if (cluster.role !== 'all' && cluster.natsUrl === '')
    broken.push(`ROLE=${cluster.role} needs NATS_URL, the servers of the message bus`);
  if (cluster.role === 'gateway' && engine.standby !== 'off')
    broken.push('STANDBY is for servers that can become the leader; a gateway cannot');
  if (engine.leaseMs <= 2 * engine.commitTimeoutMs)
    broken.push(
      'ENGINE_LEASE_MS must be more than twice ENGINE_COMMIT_TIMEOUT_MS, otherwise a slow commit loses the lease',
    );
  if (http.handlerDeadlineMs < engine.commandDeadlineMs)
    broken.push('HTTP_HANDLER_DEADLINE_MS must not be less than ENGINE_COMMAND_DEADLINE_MS');
  if (http.requestTimeoutMs < http.headersTimeoutMs)
    broken.push('HTTP_REQUEST_TIMEOUT_MS must not be less than HTTP_HEADERS_TIMEOUT_MS');
  if (http.connectionsMax <= streams.connectionsMax)
    broken.push('HTTP_CONNECTIONS_MAX must be more than STREAMS_CONNECTIONS_MAX, which it includes');
  // A deprecated operation is served at least as long as the contract promises under "Versions".
  if (Date.parse(portal.sunset) < Number(portal.deprecation.slice(1)) * 1000 + DEPRECATED_DAYS_MIN * DAY_MS)
    broken.push(`PORTAL_SUNSET must be at least ${DEPRECATED_DAYS_MIN} days after PORTAL_DEPRECATION`);
  if (accounts.lockMaxMs < accounts.lockFirstMs)
    broken.push('ACCOUNTS_LOCK_MAX_MS must not be less than ACCOUNTS_LOCK_FIRST_MS');
  if (accounts.sessionRotateMs <= accounts.sessionRotateGraceMs) {
    broken.push(
      'ACCOUNTS_SESSION_ROTATE_MS must be more than ACCOUNTS_SESSION_ROTATE_GRACE_MS, otherwise a replayed cookie is never detected',
    );
  }
  if (authentication.recvWindowMaxMs < authentication.recvWindowDefaultMs) {
    broken.push('AUTHENTICATION_RECV_WINDOW_MAX_MS must not be less than AUTHENTICATION_RECV_WINDOW_DEFAULT_MS');
  }
  if (custody.kind === 'webhook' && (custody.url === '' || custody.secretFile === '')) {
    broken.push('CUSTODY_URL and CUSTODY_SECRET_FILE must be set if CUSTODY is webhook');
  }
  if (custody.url.startsWith('http:') && !custody.allowPlainHttp && !isOnThisMachine(new URL(custody.url)))
    broken.push(`CUSTODY_URL must be ${CUSTODIAN_URL_ALLOWED}, unless CUSTODY_ALLOW_PLAIN_HTTP is on`);
  if (sandbox && custody.kind === 'webhook' && !custody.testNetworks)
    broken.push('CUSTODY_TEST_NETWORKS must be on if SANDBOX is on and CUSTODY is webhook: its coins have no value');
  const bankDetails = [bank.code, bank.accountNumber, bank.accountName].filter((detail) => detail !== '');
  if (bankDetails.length % 3 !== 0)
    broken.push('BANK_CODE, BANK_ACCOUNT_NUMBER and BANK_ACCOUNT_NAME must be set together');
  if (custody.retryMsMax < custody.retryMs) broken.push('CUSTODY_RETRY_MS_MAX must not be less than CUSTODY_RETRY_MS');
  if (webhooks.retryMsMax < webhooks.retryMs)
    broken.push('WEBHOOK_RETRY_MS_MAX must not be less than WEBHOOK_RETRY_MS');
  if (mail.retryMsMax < mail.retryMs) broken.push('MAIL_RETRY_MS_MAX must not be less than MAIL_RETRY_MS');
  return broken;
}

interface HostAndPort {
  readonly host: string;
  readonly port: number;
}

/** Whether a machine cannot listen on both. */
export function isSamePort(one: HostAndPort, other: HostAndPort): boolean {
  const isEvery = ({ host }: HostAndPort): boolean => host === '0.0.0.0' || host === '::';
  // The name of this machine stands for an address of either family.
  const isLocal = ({ host }: HostAndPort): boolean => host === 'localhost';
  const sharesHost =
    one.host === other.host ||
    isEvery(one) ||
    isEvery(other) ||
    (isLocal(one) && isLoopback(other.host)) ||
    (isLocal(other) && isLoopback(one.host));
  return one.port === other.port && sharesHost;
}

/**
 * The reason why a server with these settings must not serve clients; undefined if it may. Programs that do not listen
 * accept the same settings.
 */
export function plainHttpFault({ host, publicUrl, allowPlainHttp }: Config): string | undefined {
  if (allowPlainHttp || isLoopback(host) || publicUrl.startsWith('https:')) return undefined;
  return (
    `HOST=${host} is reachable from other machines, but PUBLIC_URL=${publicUrl} is not https. Put a proxy with TLS in ` +
    'front of the server and set PUBLIC_URL to its https URL, set HOST=127.0.0.1, or set ALLOW_PLAIN_HTTP=on if the ' +
    'network itself protects the connections'
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
