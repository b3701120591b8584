/**
 * The server process: reads settings, opens the database, recovers and audits the exchange, then serves until a signal
 * stops it. The only file that wires the parts together.
 */
import type { KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createAccounts } from './accounts/accounts';
import type { Clock, ClockGuard } from './clock';
import { type Config, forgetSecrets, readConfig, readSources, settings } from './config';
import type { Custody } from './custody/custody';
import { readCustodySecrets } from './custody/custodySignature';
import { createManualCustody } from './custody/manualCustody';
import { createWebhookCustody } from './custody/webhookCustody';
import { WithdrawalWorker } from './custody/withdrawalWorker';
import { type AuditReport, audit } from './engine/audit/audit';
import { ExchangeEngine } from './engine/engine';
import { Health } from './engine/health';
import { combineObservers, type EngineObserver } from './engine/observer';
import { positionFile } from './engine/positionFile';
import { PublishedPosition } from './engine/publishedPosition';
import { WarmStandby } from './engine/standby/warmStandby';
import { pause, systemEventLoop } from './eventLoop';
import { issueFirstOperatorTokens, listFirstMarket } from './firstStart';
import { GuardedClock } from './guardedClock';
import { clientAddress, rateLimitOwner } from './http/pipeline/addresses';
import { requestLog } from './http/server/requestLog';
import { createServer } from './http/server/server';
import { createLog } from './log';
import type { Metrics } from './metrics/metrics';
import { serveMetrics } from './metrics/metricsServer';
import { createPageHandler } from './pages/framework/pageHandler';
import { pages } from './pages/index';
import { createPartnerClient } from './partner/depositAddress';
import { createPartnerOauth } from './partner/oauth';
import { formatSettings } from './settings/formatSettings';
import { archivedThrough } from './store/archive/archiveProgress';
import { openDatabase } from './store/connection/database';
import { DatabaseProbe } from './store/connection/databaseProbe';
import { findUnsafeSettings, serverCheck } from './store/connection/durability';
import { engineDatabase } from './store/connection/engineConnection';
import { migrationGap } from './store/connection/migrations';
import { findActiveListenKeys } from './store/identity/listenKeys';
import { findActiveSessionListenKeys } from './store/identity/sessionListenKeys';
import { verifyEncryptedSecrets } from './store/secrets/encryptedSecrets';
import { loadMasterKeys, type MasterKeys } from './store/secrets/encryption';
import { readUserEvents } from './store/trading/userEvents';
import { claimDepositAddress } from './store/transfers/depositAddresses';
import { attachStreams } from './streams/streamServer';
import type { UserDataSource } from './streams/userData/userDataSource';
import type { Tracing } from './tracing/tracing';

/** How often the clock is read at least, so that jumps are reported even if nothing else reads it. */
const CLOCK_CHECK_MS = 100;
/** The supported major version of Node.js. */
const NODE_MAJOR = 24;

/** The server must not start. The message is one line for the operator. */
class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

async function main(): Promise<void> {
  const sources = readSources();
  if (process.argv.includes('--print-config')) process.stdout.write(formatSettings(settings, sources));
  const config = readConfig(sources.environment);
  if (process.argv.includes('--print-config')) return;
  forgetSecrets();
  const log = await createLog(config);
  const clock = new GuardedClock({ skewMaxMs: config.clockSkewMaxMs, log });
  systemEventLoop.every(CLOCK_CHECK_MS, () => clock.nowMs());
  warnOfOldRuntime(log);
  for (const [name, meant] of sources.unknownSettings)
    log.warn({ name, meant }, 'unknown environment variable; is it a misspelled setting?');
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const masterKeys = loadMasterKeys(config);
  const database = openDatabase(config.databaseUrl, config.database);
  await refuseUnsafeStart(database, masterKeys, log);

  const metrics = await loadMetrics(config);
  const tracing = await loadTracing(config);
  const watching = [metrics, tracing].filter((watcher) => watcher !== undefined);
  const engine = createEngine({
    config,
    database,
    clock,
    log,
    observer: combineObservers(watching.map(({ engine }) => engine)),
  });
  const probe = new DatabaseProbe(engineDatabase(database), systemEventLoop);
  await probe.start();
  const standby = config.engine.standby === 'warm' ? createWarmStandby(config, database, log) : undefined;
  const health = new Health(engine, probe, clock, standby);
  const metricsServer = metrics && (await startMonitoring(metrics, { config, engine, health, clock, database }));
  if (standby !== undefined)
    refuseUnlessClean(
      await standby.start((onLoaded) => audit({ database: engineDatabase(database), since: 'checkpoint', onLoaded })),
    );
  const traced = <Outside extends object>(name: string, outside: Outside): Outside =>
    tracing?.traceClient(name, outside) ?? outside;
  const partner = traced('partner', createPartnerClient({ ...config.partner, eventLoop: systemEventLoop, log }));
  const oauth = traced('partner', createPartnerOauth({ ...config.partner, eventLoop: systemEventLoop, log }));
  const custodySecrets =
    config.custody.secretFile === '' ? [] : readCustodySecrets(readFileSync(config.custody.secretFile, 'utf8'));
  const custody = traced('custody', createCustody({ config, database, clock, log, secret: custodySecrets[0] }));
  const worker = new WithdrawalWorker({
    ...config.custody,
    engine,
    custody,
    clock,
    eventLoop: systemEventLoop,
    log,
  });
  const accounts = await createAccounts({ database, masterKeys, clock, config: config.accounts });
  const http = await createServer({
    engine: tracing?.traceEngine(engine) ?? engine,
    database,
    config,
    clock,
    eventLoop: systemEventLoop,
    log,
    masterKeys,
    partner,
    oauth,
    custody,
    custodySecrets,
    listenKeyEnded: (hash) => streams.endListenKey(hash),
    health,
    observers: [...(config.logRequests ? [requestLog(log)] : []), ...watching.map(({ request }) => request)],
    pages: (services) => createPageHandler({ ...services, accounts }, pages),
  });
  // Everything above is prepared before this server is the leader, so that a takeover is short.
  const isStandby = config.engine.standby !== 'off';
  await engine.start({ isStandby, ...(standby && { load: (connection) => standby.takeOver(connection) }) });
  // While this server was a standby, a newer version may have migrated the schema and written rows that this version
  // would misread.
  if (isStandby) await refuseUnsafeDatabase(database, log);
  // A warm standby has verified the secrets at its start. That takes the longer, the more of them there are.
  if (isStandby && standby === undefined) await verifyEncryptedSecrets(database, masterKeys);
  if (standby?.isUsed !== true) refuseUnlessClean(await engine.auditAtStartup());
  await listFirstMarket(engine);
  const files = await issueFirstOperatorTokens(database, config.dataDir, clock);
  if (files.length > 0) log.info({ files }, 'the first operator tokens were written to files');

  const addressOf = (request: IncomingMessage): string =>
    rateLimitOwner(clientAddress(request, config.http.trustProxy));
  const userData = userDataSource(engine, database, clock, config);
  const streams = attachStreams({
    server: http.server,
    engine,
    clock,
    config,
    log,
    addressOf,
    userData,
    observer: metrics?.streams,
  });
  metrics?.watchStreams(streams);
  stopOnSignals(log, async () => {
    health.startDraining();
    await pause(systemEventLoop, config.http.shutdownDrainMs);
    worker.stop();
    await streams.close();
    await http.close();
    // Calls to the custodian that are still running are cancelled and repeated after the next start.
    await custody.close();
    await worker.whenIdle();
    await engine.stop();
    probe.close();
    await database.destroy();
    metricsServer?.close();
    await tracing?.close();
  });
  http.server.listen(config.port, config.host, () => {
    const { port } = http.server.address() as AddressInfo;
    if (custody.kind === 'webhook') worker.start();
    log.info({ host: config.host, port }, 'serving');
    process.send?.({ listening: port });
  });
  http.server.once('error', (error: Error) =>
    refuseStart(`cannot listen on ${config.host}:${config.port}: ${error.message}`),
  );
}

/** Node.js 20 receives no security updates any more; the server still works on it. */
function warnOfOldRuntime(log: Logger): void {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return;
  log.warn({ version: process.versions.node }, `this version of Node.js is outdated; use Node.js ${NODE_MAJOR} LTS`);
}

async function refuseUnsafeStart(database: Knex, masterKeys: MasterKeys, log: Logger): Promise<void> {
  await refuseUnsafeDatabase(database, log);
  await verifyEncryptedSecrets(database, masterKeys);
}

async function refuseUnsafeDatabase(database: Knex, log: Logger): Promise<void> {
  const faults = await findUnsafeSettings(engineDatabase(database).rows);
  if (faults.length > 0) throw new StartRefused(`the database is configured unsafely: ${faults.join('; ')}`);
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

function createWarmStandby(config: Config, database: Knex, log: Logger): WarmStandby {
  const { commitTimeoutMs } = config.engine;
  return new WarmStandby({ database: engineDatabase(database), eventLoop: systemEventLoop, log, commitTimeoutMs });
}

function refuseUnlessClean({ violations }: AuditReport): void {
  if (violations.length === 0) return;
  const first = violations.slice(0, 3).map(({ check, detail }) => `${check}: ${detail}`);
  throw new StartRefused(
    `the audit found ${violations.length} violations; the server does not start before they are explained: ${first.join('; ')}`,
  );
}

function userDataSource(engine: ExchangeEngine, database: Knex, clock: Clock, { accounts }: Config): UserDataSource {
  return {
    newest: () => engine.published.sequence,
    archivedThrough: () => archivedThrough(database, 'user_data'),
    userEvents: (span) => readUserEvents(database, span),
    activeKeys: async (hashes) => {
      const nowMs = clock.nowMs();
      const ofApiKeys = await findActiveListenKeys(database, hashes, nowMs);
      // Most listen keys belong to API keys, so the other table is read only for the remaining ones.
      const others = hashes.filter((hash) => !ofApiKeys.has(hash));
      const ofSessions = await findActiveSessionListenKeys(database, others, {
        nowMs,
        seenAfterMs: nowMs - accounts.sessionIdleMs,
      });
      return new Map([...ofApiKeys, ...ofSessions]);
    },
  };
}

function createCustody({
  config,
  database,
  clock,
  log,
  secret,
}: {
  config: Config;
  database: Knex;
  clock: Clock;
  log: Logger;
  secret: KeyObject | undefined;
}): Custody {
  if (config.custody.kind === 'manual' || secret === undefined)
    return createManualCustody({ claimAddress: (route) => claimDepositAddress(database, route, clock.nowMs()) });
  return createWebhookCustody({ ...config.custody, secret, clock, eventLoop: systemEventLoop, log });
}

/** Loaded only if enabled, to save memory and start time otherwise. */
async function loadMetrics({ metricsPort }: Config): Promise<Metrics | undefined> {
  return metricsPort === 0 ? undefined : new (await import('./metrics/metrics.js')).Metrics();
}

async function loadTracing({ tracing, http }: Config): Promise<Tracing | undefined> {
  return tracing.url === '' ? undefined : new (await import('./tracing/tracing.js')).Tracing(tracing, http.trustProxy);
}

/** Starts health checks and metrics early, so that they show the progress of a start or of a standby. */
async function startMonitoring(
  metrics: Metrics,
  {
    config,
    engine,
    health,
    clock,
    database,
  }: { config: Config; engine: ExchangeEngine; health: Health; clock: GuardedClock; database: Knex },
): Promise<Server> {
  metrics.watchEngine(engine);
  metrics.watchHealth(health);
  metrics.watchLeadership(health);
  metrics.watchClock(clock);
  metrics.watchDatabase(database);
  return await serveMetrics({
    host: config.metricsHost,
    port: config.metricsPort,
    metrics,
    health,
    retryAfterSeconds: config.http.retryAfterSeconds,
  });
}

function createEngine({
  config,
  database,
  clock,
  log,
  observer,
}: {
  config: Config;
  database: Knex;
  clock: Clock & ClockGuard;
  log: Logger;
  observer: EngineObserver | undefined;
}): ExchangeEngine {
  return new ExchangeEngine({
    ...config.engine,
    database: engineDatabase(database, systemEventLoop, serverCheck()),
    clock,
    clockGuard: clock,
    eventLoop: systemEventLoop,
    random: Math.random,
    log,
    // The time distinguishes processes with the same process id, as containers have them.
    holder: `process ${process.pid} on ${hostname()} since ${new Date(clock.nowMs()).toISOString()}`,
    transactionRetriesMax: config.database.transactionRetriesMax,
    published: new PublishedPosition({
      eventLoop: systemEventLoop,
      store: positionFile(config.dataDir),
      onSaveFailed: (error) => log.error({ err: error }, 'the published position could not be saved in DATA_DIR'),
    }),
    observer,
    onFatal: (error) => {
      log.fatal({ err: error }, 'the engine has stopped permanently');
      // First the requests that the engine has just failed get their responses.
      setTimeout(() => process.exit(1), 500);
    },
  });
}

/** The first signal finishes accepted requests; a second one exits at once. */
function stopOnSignals(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ signal }, 'stopping');
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
}

function refuseStart(reason: string): void {
  process.stderr.write(`talad: ${reason}\n`);
  process.exit(1);
}

main().catch((error: Error) => refuseStart(error.message));
