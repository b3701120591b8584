/**
 * Every setting and limit of the server: name, unit, default, bounds, and what it is for (`settings/`). The only reader of the environment.
 * A wrong value is a `ConfigError` whose message is one line for the operator; nothing starts with a guess.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvFile } from './settings/envFile';
import { authentication, http, rateLimits } from './settings/http';
import type { Setting } from './settings/kinds';
import { database, engine, streams } from './settings/market';
import { misspelt } from './settings/misspelt';
import { bank, custody, partner } from './settings/outside';
import { accounts, portal } from './settings/people';
import { retention } from './settings/retention';
import { server } from './settings/server';
import { tracing } from './settings/tracing';

export type Environment = Readonly<Record<string, string | undefined>>;

/** One line that names every setting that is wrong and what it may be. Print it and exit 1. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const schema = {
  ...server,
  http,
  rateLimits,
  authentication,
  accounts,
  portal,
  partner,
  bank,
  custody,
  database,
  engine,
  streams,
  retention,
  tracing,
} as const;

type Values<Node> = { readonly [Name in keyof Node]: Node[Name] extends Setting<infer T> ? T : Values<Node[Name]> };

/** `dataDir`, `masterKeyFile` and `retention.archiveDir` are absolute paths, and no default is left open. */
export type Config = Values<typeof schema>;

/** Every setting, in the order in which people read them. */
export const settings: readonly Setting<unknown>[] = flat(schema);

/** What was set, and where. */
export interface Sources {
  /** The environment, and what files add to it. */
  readonly environment: Environment;
  /** Where a name was set: `the environment` or a file; undefined where it was not. */
  readonly from: (name: string) => string | undefined;
  /** Names that nobody reads, and what each was perhaps meant to be. */
  readonly misspelt: ReadonlyMap<string, string | undefined>;
}

/** Reads files of settings beside the environment, which wins over them, as they do over `defaults`. Throws a `ConfigError`. */
export function readSources(environment: Environment = process.env, defaults: Environment = {}): Sources {
  const given = withoutEmpty(environment);
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
    misspelt: misspelt(new Set(layers.flatMap(([, layer]) => Object.keys(layer))), ours),
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
    throw new ConfigError((error as Error).message);
  }
}

/** An empty variable counts as not set, as shells and compose files make them. */
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

/** Once they are read: what this process starts, or prints when it fails, has no business with them. */
export function forgetSecrets(): void {
  for (const { env, shown } of settings) if (shown !== undefined) delete process.env[env];
}

/** Addresses with a password in them: each may stand in a file instead, as secrets of containers and services do. */
const MAY_STAND_IN_A_FILE = [
  [server.databaseUrl.env, server.databaseUrlFile.env],
  [server.migrateDatabaseUrl.env, server.migrateDatabaseUrlFile.env],
] as const;

/** The environment with what stands in such files. Throws a `ConfigError`. */
export function withFiles(environment: Environment): Environment {
  const read: Record<string, string | undefined> = {};
  for (const [name, fileName] of MAY_STAND_IN_A_FILE) {
    const file = environment[fileName] ?? '';
    if (file === '') continue;
    if ((environment[name] ?? '') !== '')
      throw new ConfigError(`${name} and ${fileName} are both set: one of them is too many`);
    try {
      read[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new ConfigError(`${fileName} cannot be read: ${(error as Error).message}`);
    }
    read[fileName] = undefined;
  }
  return { ...environment, ...read };
}

/** Reads all settings. Throws a `ConfigError` that names every wrong one. */
export function readConfig(given: Environment): Config {
  const environment = withFiles(given);
  const problems: string[] = [];
  const config = withDefaults(readGroup(schema, environment, problems));
  if (config.databaseUrl === '' && problems.length === 0)
    problems.push('DATABASE_URL is not set: start with `make run`, which brings its own database, or set it');
  if (config.masterKey !== '' && (environment['MASTER_KEY_FILE'] ?? '') !== '')
    problems.push('MASTER_KEY and MASTER_KEY_FILE must not both be set');
  problems.push(...brokenRelations(config));
  if (problems.length > 0) throw new ConfigError(problems.join('; '));
  return config;
}

/** Those that follow from others. */
function withDefaults(config: Config): Config {
  const { host, port, publicUrl, masterKeyFile, retention } = config;
  const dataDir = resolve(config.dataDir);
  return {
    ...config,
    dataDir,
    publicUrl: publicUrl || `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    masterKeyFile: resolve(masterKeyFile || join(dataDir, 'master.key')),
    retention: { ...retention, archiveDir: resolve(retention.archiveDir || join(dataDir, 'archive')) },
  };
}

function readGroup<Group extends object>(group: Group, environment: Environment, problems: string[]): Values<Group> {
  const values = Object.entries(group).map(([name, node]) => [
    name,
    isSetting(node) ? readSetting(node, environment, problems) : readGroup(node, environment, problems),
  ]);
  return Object.fromEntries(values) as Values<Group>;
}

function flat(group: object): Setting<unknown>[] {
  return Object.values(group).flatMap((node: object) => (isSetting(node) ? [node] : flat(node)));
}

function isSetting(node: object): node is Setting<unknown> {
  return 'env' in node;
}

const DAY_MS = 86_400_000;
const DEPRECATED_DAYS_MIN = 180;

/** Limits that only make sense together. */
function brokenRelations({ http, streams, engine, portal, authentication, custody, accounts, bank }: Config): string[] {
  const broken: string[] = [];
  if (engine.leaseMs <= 2 * engine.commitTimeoutMs)
    broken.push('ENGINE_LEASE_MS must be more than twice ENGINE_COMMIT_TIMEOUT_MS, or a slow commit loses the lease');
  if (http.handlerDeadlineMs < engine.commandDeadlineMs)
    broken.push('HTTP_HANDLER_DEADLINE_MS must not be less than ENGINE_COMMAND_DEADLINE_MS');
  if (http.requestTimeoutMs < http.headersTimeoutMs)
    broken.push('HTTP_REQUEST_TIMEOUT_MS must not be less than HTTP_HEADERS_TIMEOUT_MS');
  if (http.connectionsMax <= streams.connectionsMax)
    broken.push('HTTP_CONNECTIONS_MAX must be more than STREAMS_CONNECTIONS_MAX, which it includes');
  // What is deprecated is served for as long as the contract promises under Versions.
  if (Date.parse(portal.sunset) < Number(portal.deprecation.slice(1)) * 1000 + DEPRECATED_DAYS_MIN * DAY_MS)
    broken.push(`PORTAL_SUNSET must be at least ${DEPRECATED_DAYS_MIN} days after PORTAL_DEPRECATION`);
  if (accounts.lockMaxMs < accounts.lockFirstMs)
    broken.push('ACCOUNTS_LOCK_MAX_MS must not be less than ACCOUNTS_LOCK_FIRST_MS');
  if (accounts.sessionRotateMs <= accounts.sessionRotateGraceMs) {
    broken.push(
      'ACCOUNTS_SESSION_ROTATE_MS must be more than ACCOUNTS_SESSION_ROTATE_GRACE_MS, or a replayed cookie is never told',
    );
  }
  if (authentication.recvWindowMaxMs < authentication.recvWindowDefaultMs) {
    broken.push('AUTHENTICATION_RECV_WINDOW_MAX_MS must not be less than AUTHENTICATION_RECV_WINDOW_DEFAULT_MS');
  }
  if (custody.kind === 'webhook' && (custody.url === '' || custody.secretFile === '')) {
    broken.push('CUSTODY_URL and CUSTODY_SECRET_FILE must be set where CUSTODY is webhook');
  }
  const bankDetails = [bank.code, bank.accountNumber, bank.accountName].filter((detail) => detail !== '');
  if (bankDetails.length % 3 !== 0) broken.push('BANK_CODE, BANK_ACCOUNT_NUMBER and BANK_ACCOUNT_NAME go together');
  if (custody.retryMsMax < custody.retryMs) broken.push('CUSTODY_RETRY_MS_MAX must not be less than CUSTODY_RETRY_MS');
  return broken;
}

function readSetting(
  { env, initial, allowed, shown, read }: Setting<unknown>,
  environment: Environment,
  problems: string[],
): unknown {
  const given = environment[env] ?? '';
  const value = given === '' ? undefined : read(given);
  if (given !== '' && value === undefined)
    problems.push(`${env} must be ${allowed}${shown === undefined ? `, not ${quoted(given)}` : ''}`);
  return value ?? read(initial);
}

function quoted(given: string): string {
  return JSON.stringify(given.length > 40 ? `${given.slice(0, 40)}...` : given);
}
