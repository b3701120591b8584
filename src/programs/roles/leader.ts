/** The parts of a server that can be the leader: the engine, a warm standby, and the worker that sends withdrawals. */
import type { Server } from 'node:http';
import { loadAuditProof } from '../../engine/audit/auditProof';
import { type AuditReport, describeViolations } from '../../engine/audit/auditReport';
import { ExchangeEngine } from '../../engine/engine';
import { Health } from '../../engine/health';
import { leadershipOf } from '../../engine/leadership';
import { combineObservers } from '../../engine/observer';
import { positionFile } from '../../engine/positionFile';
import { PublishedPosition } from '../../engine/publishedPosition';
import { fingerprintOfViolation } from '../../engine/quarantine';
import { WarmStandby } from '../../engine/standby/warmStandby';
import type { Clock } from '../../foundation/clock';
import { findAcceptedViolations, insertAcceptedViolations } from '../../store/audit/acceptedViolations';
import { checkServer } from '../../store/connection/durability';
import { engineDatabase } from '../../store/connection/engineConnection';
import { verifyEncryptedSecrets } from '../../store/secrets/encryptedSecrets';
import type { Custody } from '../../usecases/custody/custody';
import { WithdrawalWorker } from '../../usecases/custody/withdrawalWorker';
import { isWithdrawalHeld } from '../../usecases/withdrawals/withdrawalHolds';
import { ActionLogHeadPublisher } from './actionLogHeadPublisher';
import { issueFirstOperatorTokens, listFirstMarket } from './firstStart';
import { IdentityRecorder } from './identityRecorder';
import { startMonitoring } from './monitoring';
import { type Preparation, refuseUnsafeDatabase } from './preparation';
import { QuarantineAudits } from './quarantineAudits';
import { SandboxParts } from './sandboxParts';
import { upgradeSecrets } from './secretUpgrade';
import { StandbyRehearsal } from './standbyRehearsal';
import { StartRefused } from './startRefused';

/** So that simulated custody settles within seconds. */
const SANDBOX_POLL_MS = 500;

/**
 * Until the process ends after a lost lease or a broken invariant, so that the requests that the engine has just failed
 * get their responses. Nothing else happens meanwhile: the engine has stopped, and all other parts ask it for the lease
 * before they act. Every other request is answered 503. If a signal ends the server sooner, its process is gone by then.
 */
const EXIT_DELAY_MS = 500;

export interface Leader {
  readonly engine: ExchangeEngine;
  readonly health: Health;
  /** Undefined for a real exchange. */
  readonly sandbox: SandboxParts | undefined;
  /** Serves metrics and health checks from the beginning, so that they show the progress of a start or a standby. */
  readonly metricsServer: Server | undefined;
  /** Ends what runs beside the engine. */
  stop(): Promise<void>;
  /**
   * Resolves when this server is the leader and has audited its tables. `custody` sends its withdrawals. `confirmNoLeader`
   * is called before the lease is taken, and throws if this server must not lead.
   */
  lead(custody: Custody, confirmNoLeader?: () => Promise<void>): Promise<WithdrawalWorker>;
}

/** A warm standby is loaded before this resolves. Throws `StartRefused`. */
export async function prepareLeader(preparation: Preparation): Promise<Leader> {
  const { config, database, clock, eventLoop, log, probe, metrics, masterKeys } = preparation;
  const heads = new ActionLogHeadPublisher(preparation);
  const published = new PublishedPosition({
    eventLoop,
    store: positionFile(config.dataDir),
    onSaveFailed: (error) =>
      log.error(
        { err: error, dataDir: config.dataDir },
        'the published position could not be saved; it is tried again',
      ),
  });
  const sandbox = config.sandbox ? new SandboxParts(preparation) : undefined;
  const identities = new IdentityRecorder(preparation);
  const engine = createEngine(preparation, { heads, published, identities, engineClock: sandbox?.clock ?? clock });
  const standby =
    config.engine.standby === 'warm'
      ? new WarmStandby({
          database: engineDatabase(database),
          eventLoop,
          log,
          commitTimeoutMs: config.engine.commitTimeoutMs,
        })
      : undefined;
  const audits = new QuarantineAudits(preparation, engine);
  const health = new Health(engine, probe, clock, () => leadershipOf(engine, standby));
  metrics?.watchEngine(engine);
  metrics?.watchActionLogHeads(heads);
  metrics?.watchPublishedPosition(published);
  const rehearsal = new StandbyRehearsal(preparation, heads);
  metrics?.watchStandby(rehearsal);
  const metricsServer = await startMonitoring(preparation, health);
  if (standby !== undefined) rehearsal.record(await standby.start((onLoaded) => rehearsal.audit(onLoaded)));

  async function lead(custody: Custody, confirmNoLeader?: () => Promise<void>): Promise<WithdrawalWorker> {
    const worker = new WithdrawalWorker({
      ...config.custody,
      ...(config.sandbox && config.custody.kind === 'manual' && { pollMs: SANDBOX_POLL_MS }),
      engine,
      custody,
      isHeld: (withdrawal) => isWithdrawalHeld({ database, masterKeys, engine, config, clock }, withdrawal),
      clock,
      eventLoop,
      log,
    });
    const isStandby = config.engine.standby !== 'off';
    await sandbox?.prepare();
    if (isStandby) rehearsal.start();
    await engine.start({
      isStandby,
      awaitsAudit: true,
      ...(confirmNoLeader && { confirmNoLeader }),
      ...(standby && { load: (connection) => standby.takeOver(connection) }),
    });
    rehearsal.end();
    // While this server was a standby, a newer version may have migrated the schema and written rows that this version
    // would misread.
    if (isStandby) await refuseUnsafeDatabase(database, log);
    // A warm standby has verified the secrets at its start. That takes the longer, the more of them there are.
    if (isStandby && standby === undefined) await verifyEncryptedSecrets(database, masterKeys);
    await upgradeSecrets(preparation);
    await admitCommands(standby?.isUsed === true ? rehearsal.report : undefined);
    audits.start();
    // In quarantine, the symbols may only be damaged.
    if (!engine.isQuarantined) await listFirstMarket(engine, { isSandbox: sandbox !== undefined });
    await sandbox?.createHistory(engine);
    const files = await issueFirstOperatorTokens(database, masterKeys, {
      dataDir: config.dataDir,
      approverTokenFile: config.operators.approverTokenFile,
      clock,
    });
    heads.start();
    await identities.follow(engine);
    if (files.length > 0)
      log.info(
        { files },
        'the first operator tokens were written to files; hand the one of the approver to a second person and delete it',
      );
    return worker;
  }

  /**
   * Decides with an audit whether the exchange works, is in quarantine, or cannot be served at all. `rehearsed`: the report
   * of a warm standby, which has no time for another one. Throws `StartRefused`.
   */
  async function admitCommands(rehearsed: AuditReport | undefined): Promise<void> {
    if (rehearsed === undefined) return refuseUnlessReadable(await engine.auditAtStartup());
    refuseUnlessReadable(rehearsed);
    await engine.judge(rehearsed);
    // The newest audit of the standby may be some minutes old, and the rows mended.
    if (engine.isQuarantined)
      engine.audit().catch((error: unknown) => log.warn({ err: error }, 'the audit after the takeover failed'));
  }

  async function stop(): Promise<void> {
    heads.stop();
    // An audit in progress, which changes nothing, is not waited for.
    void audits.stop();
    await identities.stop();
    await sandbox?.stop();
  }

  return { engine, health, sandbox, metricsServer, lead, stop };
}

interface EngineParts {
  readonly heads: Pick<ActionLogHeadPublisher, 'copy'>;
  readonly published: PublishedPosition;
  readonly identities: IdentityRecorder;
  readonly engineClock: Clock;
}

function createEngine(
  { config, database: knex, masterKeys, clock, eventLoop, log, metrics, tracing, processName: holder }: Preparation,
  { heads, published, identities, engineClock }: EngineParts,
): ExchangeEngine {
  const observers = [metrics, tracing].filter((watcher) => watcher !== undefined).map(({ engine }) => engine);
  return new ExchangeEngine({
    ...config.engine,
    database: engineDatabase(knex, eventLoop, checkServer),
    clock: engineClock,
    clockGuard: clock,
    eventLoop,
    random: Math.random,
    log,
    holder,
    transactionRetriesMax: config.database.transactionRetriesMax,
    // The engine audits after the upgrade of secrets.
    proof: () => loadAuditProof(knex, masterKeys, heads.copy, { isUpgraded: true }),
    acceptances: {
      find: async (violations) => {
        const accepted = await findAcceptedViolations(knex, masterKeys, violations.map(fingerprintOfViolation));
        return new Set(violations.filter((violation) => accepted.has(fingerprintOfViolation(violation))));
      },
      add: (violations) =>
        insertAcceptedViolations(knex, masterKeys, {
          fingerprints: violations.map(fingerprintOfViolation),
          nowMs: clock.nowMs(),
        }),
    },
    futureEvents: { aheadMaxMs: config.clockSkewMaxMs, acceptedTimeMs: config.engine.acceptEventTimeMs },
    published,
    identities: identities.store,
    auditsRecoveries: true,
    observer: combineObservers(observers),
    onFatal: (error) => {
      log.fatal({ err: error }, 'the engine has stopped permanently');
      // Not on an event loop that has an owner: the process also ends if its parts cannot be stopped.
      setTimeout(() => process.exit(1), EXIT_DELAY_MS);
    },
  });
}

/** Refuses the start if even reads would be wrong, because a quarantine would not help then. */
function refuseUnlessReadable({ violations }: AuditReport): void {
  const fatal = violations.filter(({ consequence }) => consequence === 'refuse');
  if (fatal.length === 0) return;
  throw new StartRefused(
    `the audit found ${describeViolations(fatal)}. Even reading would be wrong, so the server does not start: run ` +
      '`make audit` for all violations, and restore a backup or repair the rows',
  );
}
