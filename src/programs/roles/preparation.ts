/** The beginning of every server process: settings, log, clock, keys, database, metrics and traces. */
import { hostname } from 'node:os';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { TrustedProxies } from '../../api/http/calls/addresses';
import type { Metrics } from '../../api/metrics/metrics';
import { tracesUrl } from '../../api/tracing/tracesUrl';
import type { Tracing } from '../../api/tracing/tracing';
import { DescriptorWatch } from '../../foundation/descriptorWatch';
import { OwnedEventLoop, systemEventLoop } from '../../foundation/eventLoop';
import { makeFolder } from '../../foundation/folder';
import { GuardedClock } from '../../foundation/guardedClock';
import { createLog } from '../../foundation/log';
import { LoopWatch } from '../../foundation/loopWatch';
import { loadMasterKeys } from '../../foundation/secrets/encryption';
import {
  type Config,
  forgetSecrets,
  plainHttpFault,
  readConfig,
  readSources,
  requireReadableFiles,
  settings,
} from '../../foundation/settings/config';
import { formatSettings } from '../../foundation/settings/formatSettings';
import { type SharedSettings, sharedSettings } from '../../foundation/settings/sharedSettings';
import { findActionLogRights } from '../../store/audit/serviceRights';
import { openDatabase } from '../../store/connection/database';
import { DatabaseProbe } from '../../store/connection/databaseProbe';
import { findUnsafeSettings } from '../../store/connection/durability';
import { engineDatabase } from '../../store/connection/engineConnection';
import { migrationGap } from '../../store/connection/migrations';
import { findUnfinishedRestore, unfinishedRestoreFault } from '../../store/connection/unfinishedRestore';
import { verifyEncryptedSecrets } from '../../store/secrets/encryptedSecrets';
import { loadSecretKeys, type SecretKeys } from '../../store/secrets/secretKeys';
import { refuseDatabaseOfOtherKind } from './sandboxDatabase';
import { StartRefused } from './startRefused';

/**
 * Longest interval in milliseconds between two readings of the clock, so that jumps are reported even if nothing else
 * reads it.
 */
const CLOCK_CHECK_MS = 100;

export interface Preparation {
  readonly config: Config;
  /** The settings that the servers of one exchange share, for the comparison with other servers. */
  readonly shared: SharedSettings;
  readonly log: Logger;
  readonly clock: GuardedClock;
  /** The event loop of this server. Nothing that its parts have scheduled runs after its end. */
  readonly eventLoop: OwnedEventLoop;
  readonly masterKeys: SecretKeys;
  readonly database: Knex;
  readonly probe: DatabaseProbe;
  readonly metrics: Metrics | undefined;
  readonly tracing: Tracing | undefined;
  /** Started when the server begins to serve. */
  readonly loopWatch: LoopWatch;
  /** Started together with it. */
  readonly descriptorWatch: DescriptorWatch;
  /** Names this process, also among processes with the same process id, as containers have them. */
  readonly processName: string;
}

/**
 * Prepares the process. Undefined if only the settings were to be printed. Throws `ConfigError`, `StartRefused` and
 * database errors.
 */
export async function prepareServer(): Promise<Preparation | undefined> {
  const sources = readSources();
  if (process.argv.includes('--print-config')) process.stdout.write(formatSettings(settings, sources));
  const config = readConfig(sources.environment);
  if (process.argv.includes('--print-config')) return undefined;
  requireReadableFiles(sources.environment);
  forgetSecrets();
  // An engine without gateway listens only for monitoring.
  const fault = config.cluster.role === 'engine' ? undefined : plainHttpFault(config);
  if (fault !== undefined) throw new StartRefused(fault);
  const log = await createLog(config);
  const reference = config.cluster.role === 'gateway' ? 'the leader' : 'the database';
  const clock = new GuardedClock({ skewMaxMs: config.clockSkewMaxMs, log, reference });
  const eventLoop = new OwnedEventLoop(systemEventLoop);
  // Of the process, not of the server: it reads a clock and changes nothing.
  systemEventLoop.every(CLOCK_CHECK_MS, () => clock.nowMs());
  for (const [name, meant] of sources.unknownSettings)
    log.warn({ name, meant }, 'unknown environment variable; is it a misspelled setting?');
  makeFolder(config.dataDir);
  const fileKeys = loadMasterKeys(config);
  const database = openDatabase(config.databaseUrl, config.database);
  await refuseUnsafeDatabase(database, log);
  await refuseDatabaseOfOtherKind(database, config, clock);
  await checkActionLogRights(database, config, log);
  await verifyEncryptedSecrets(database, fileKeys);
  const masterKeys = await loadSecretKeys(database, fileKeys, (row) =>
    log.error(row, 'a secret does not belong to its row: one of them was changed in the database; it is refused'),
  );
  const shared = sharedSettings(settings, sources.environment, masterKeys.tokenKey);
  const metrics = await loadMetrics(config);
  const tracing = await loadTracing(config, log);
  const probe = new DatabaseProbe(engineDatabase(database), eventLoop);
  await probe.start();
  const processName = `process ${process.pid} on ${hostname()} since ${new Date(clock.nowMs()).toISOString()}`;
  const loopWatch = new LoopWatch(eventLoop, log);
  const descriptorWatch = new DescriptorWatch(eventLoop, log);
  return {
    config,
    shared,
    log,
    clock,
    eventLoop,
    masterKeys,
    database,
    probe,
    metrics,
    tracing,
    loopWatch,
    descriptorWatch,
    processName,
  };
}

/** Throws `StartRefused`. */
export async function refuseUnsafeDatabase(database: Knex, log: Logger): Promise<void> {
  const faults = await findUnsafeSettings(engineDatabase(database).rows);
  if (faults.length > 0) throw new StartRefused(`the database is configured unsafely: ${faults.join('; ')}`);
  const unfinished = await findUnfinishedRestore(engineDatabase(database).rows);
  if (unfinished !== undefined) throw new StartRefused(unfinishedRestoreFault(unfinished));
  const { missing, newer, tooNew } = await migrationGap(database);
  if (missing.length > 0)
    throw new StartRefused(`the database lacks migrations (${missing.join(', ')}). Run make migrate`);
  if (tooNew.length > 0)
    throw new StartRefused(
      `the schema of the database is too new for this server (${tooNew.join(', ')}). Start the newer version`,
    );
  if (newer.length > 0)
    log.info({ migrations: newer }, 'the schema of the database is newer than this server, but compatible');
}

/** Throws `StartRefused` if the settings demand it. */
async function checkActionLogRights(database: Knex, { actionLogRights }: Config, log: Logger): Promise<void> {
  const rights = await findActionLogRights(database);
  if (rights.length === 0) return;
  const message =
    `the database user of the server has ${rights.join(' and ')} on the log of operators' actions, but needs only ` +
    'SELECT and INSERT there. Take these rights from its schema, and let make migrate grant them for the other tables';
  if (actionLogRights === 'refuse') throw new StartRefused(message);
  log.warn({ rights }, message);
}

/** Loaded only if enabled, to save memory and start time otherwise. */
async function loadMetrics({ metricsPort }: Config): Promise<Metrics | undefined> {
  return metricsPort === 0 ? undefined : new (await import('../../api/metrics/metrics.js')).Metrics();
}

async function loadTracing({ tracing, http }: Config, log: Logger): Promise<Tracing | undefined> {
  const url = tracesUrl(tracing);
  if (url === '') return undefined;
  const { Tracing } = await import('../../api/tracing/tracing.js');
  return new Tracing({ ...tracing, url }, new TrustedProxies(http.trustedProxies), log);
}
