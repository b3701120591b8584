/**
 * The single writer of orders and balances. It takes all queued commands as one batch, decides them in memory, commits
 * them in one database transaction, and then publishes the results.
 *
 * At most two batches are in progress: one is being committed, the next is already decided and is sent after the first
 * commit succeeds. If a commit fails, or its outcome is unknown, the engine discards its memory and both batches, and
 * recovers from the tables. There is no undo code.
 *
 * This file implements the public interface. The work is done by `EngineLoop`, which runs the phases of a batch:
 * `BatchPipeline` (take, look up, decide, commit) and `Publisher` (publish).
 */

import type { Exchange } from '../core/exchange';
import type { Command, OrderBatch } from '../core/model/commands';
import type { IdempotencyKey } from '../core/model/idempotencyKeys';
import { findOutcomes } from '../store/engine/commandHistory';
import { LostCommits } from '../store/engine/lostCommits';
import { DamagedLogEnd } from '../store/engine/recovery';
import type { LogPosition } from '../store/events/eventChain';
import { UnknownPayloadVersion } from '../store/events/eventRows';
import { type AuditOptions, type AuditReport, audit, type Violation } from './audit/audit';
import type { AuditProof } from './audit/auditProof';
import { describeViolations, type QuarantineReport } from './audit/auditReport';
import { type AuditSpan, confirmedAudit } from './audit/confirmedAudit';
import { memoryViewOf } from './audit/memoryView';
import { replayOutcome } from './batchDecider';
import { BatchPipeline } from './batchPipeline';
import { CommandQueue } from './commandQueue';
import { EngineLoop, type EngineLoopOptions } from './engineLoop';
import { type OpenOptions, Writer } from './engineWriter';
import { preview, restingOrders } from './inspections';
import type { EngineObserver } from './observer';
import { Publisher, type StoredEventListener } from './publisher';
import { Quarantine } from './quarantine';
import { SequenceWaiters } from './sequenceWaiters';
import type { CommittedView } from './state/committedView';
import {
  type BatchOutcome,
  type CommandOutcome,
  type Engine,
  type EventListener,
  Outage,
  type Preview,
  type PreviewedCommand,
  type QuarantineEnd,
  type RestingOrders,
} from './types';

const LEASE_NOT_PROVED =
  'The server cannot prove that it is the leader, so its data may be outdated. Nothing was changed; retry.';

/** Between attempts to audit after a recovery. */
const RECOVERY_AUDIT_PAUSE_MS = 1_000;

/** Errors of the event log. With such a log, no server may load the tables and continue; audits report the error. */
const LOG_FAULTS = [DamagedLogEnd, LostCommits, UnknownPayloadVersion];

const NOT_LOOKED_UP = 'The idempotency key could not be looked up in the tables. Nothing was changed; retry.';
const READ_ACROSS_RECOVERY =
  'The engine has recovered from its tables while they were read, so that the rows may be from before and after. Nothing ' +
  'was changed; retry.';
const IN_DOUBT =
  'A COMMIT has no answer, so it is not known whether the rows that were read are durable. Nothing was changed; retry.';

export interface Acceptances {
  /** Returns those of the violations that operators have accepted. */
  find(violations: readonly Violation[]): Promise<ReadonlySet<Violation>>;
  add(violations: readonly Violation[]): Promise<void>;
}

export interface EngineOptions extends EngineLoopOptions {
  /** The violations that operators have accepted. By default none. */
  readonly acceptances?: Acceptances;
  /** Loads the keys with which an audit verifies authenticated rows. Without it, these rows are not verified. */
  readonly proof?: () => Promise<AuditProof>;
  readonly observer?: EngineObserver | undefined;
  /** Whether an audit follows each recovery of a running server, and decides whether a quarantine begins. */
  readonly auditsRecoveries?: boolean;
}

export class ExchangeEngine implements Engine {
  private readonly queue: CommandQueue;
  private readonly quarantine = new Quarantine();
  private readonly pipeline: BatchPipeline;
  private readonly publisher: Publisher;
  private readonly sequenceWaiters: SequenceWaiters;
  private readonly loop: EngineLoop;
  /** Settles when the audit that was requested last has ended. */
  private lastAudit: Promise<unknown> = Promise.resolve();
  /** An audit that has not begun yet. */
  private waitingAudit: Promise<AuditReport> | undefined;
  /** Recoveries since the last one that was audited. */
  private recoveriesToAudit = 0;
  private cancelRepeatedAudit = (): void => undefined;

  constructor(
    private readonly options: EngineOptions,
    private readonly writer = new Writer(options),
  ) {
    this.queue = new CommandQueue(options);
    const { quarantine } = this;
    this.pipeline = new BatchPipeline({ ...options, queue: this.queue, writer, quarantine });
    this.sequenceWaiters = new SequenceWaiters(options.eventLoop);
    this.publisher = new Publisher(options.log, this.sequenceWaiters);
    const { queue, pipeline, publisher } = this;
    const loopOptions = { ...options, onRecovered: () => this.onRecovered() };
    this.loop = new EngineLoop(loopOptions, { queue, writer, pipeline, publisher, quarantine });
  }

  /**
   * Whether memory was audited since it was loaded from the tables. False for a short time after a recovery: a writer of
   * the tables could have changed them before.
   */
  get isAudited(): boolean {
    return this.recoveriesToAudit === 0;
  }

  private onRecovered(): void {
    this.options.onRecovered?.();
    if (this.options.auditsRecoveries !== true) return;
    this.recoveriesToAudit += 1;
    void this.auditRecovery(this.recoveriesToAudit);
  }

  /** Resolves when an audit after a recovery has ended, or after a short time: it changes nothing. */
  private async recoveryAuditEnd(): Promise<void> {
    this.cancelRepeatedAudit();
    if (this.isAudited) return;
    await new Promise<void>((resolve) => {
      const cancel = this.options.eventLoop.after(RECOVERY_AUDIT_PAUSE_MS, resolve);
      void this.lastAudit.finally(() => {
        cancel();
        resolve();
      });
    });
  }

  /** Repeats the audit until it succeeds, unless another recovery is audited instead. */
  private async auditRecovery(recovery: number): Promise<void> {
    const { log, eventLoop } = this.options;
    while (this.recoveriesToAudit === recovery && !this.loop.hasStopped) {
      try {
        await this.judge(await this.audit());
        if (this.recoveriesToAudit === recovery) this.recoveriesToAudit = 0;
        return;
      } catch (error) {
        log.warn({ err: error }, 'the audit after a recovery failed; it is repeated');
        if (this.loop.hasStopped) return;
        await new Promise<void>((resolve) => {
          this.cancelRepeatedAudit = eventLoop.after(RECOVERY_AUDIT_PAUSE_MS, resolve);
        });
      }
    }
  }

  /** Throws what `Writer.open` throws. */
  start(options: OpenOptions = {}): Promise<void> {
    if (options.awaitsAudit === true) this.quarantine.awaitAudit();
    return this.loop.start(options);
  }

  /** Finishes the work in progress and releases the lease. Does not wait for a database that does not answer. */
  async stop(): Promise<void> {
    await this.loop.stop();
    this.sequenceWaiters.end();
    await this.recoveryAuditEnd();
  }

  get ready(): boolean {
    return this.loop.isRunning;
  }

  get leaseHeld(): boolean {
    return this.writer.leaseHeld && !this.loop.hasStopped;
  }

  /** Number of this server's newest term as the leader; 0 before. */
  get epoch(): number {
    return this.writer.ownEpoch;
  }

  /** How long the lease is still proved, in milliseconds; not positive if it is not proved any more. */
  get leaseLeftMs(): number {
    return this.loop.hasStopped ? 0 : this.writer.leaseLeftMs;
  }

  /**
   * The last published event and its hash. The hash is null if the event has none, or if the next one is just being
   * published.
   */
  get position(): LogPosition {
    const { sequence } = this.publisher.committed;
    const last = this.writer.lastCommitted;
    return { sequence, hash: last?.sequence === sequence ? last.hash : null };
  }

  /** Calls `listener` with the rows of each committed batch, before callers receive their outcomes. */
  onStored(listener: StoredEventListener): void {
    this.publisher.setStoredListener(listener);
  }

  /** Number of commands in the queue. */
  get queued(): number {
    return this.queue.length;
  }

  get hasRoom(): boolean {
    return this.queue.hasRoom;
  }

  get openOrders(): number {
    return this.loop.openOrders;
  }

  get committed(): CommittedView {
    this.refuseUnlessCurrent();
    return this.publisher.committed;
  }

  /**
   * The committed state whether or not it is current, for metrics and for the bookkeeping of streams. It must never be
   * sent to a client as current. Handlers and pages cannot read it, because their interface `Engine` lacks it.
   */
  get published(): CommittedView {
    return this.publisher.committed;
  }

  get publishedSequence(): number {
    return this.publisher.committed.sequence;
  }

  async waitForSequence(sequence: number): Promise<void> {
    if (sequence > this.publishedSequence) await this.sequenceWaiters.waitFor(sequence);
  }

  execute(command: Command): Promise<CommandOutcome> {
    // A single command has a single outcome.
    return this.orRepeated(this.loop.submit(command), [command], ([outcome]) => outcome) as Promise<CommandOutcome>;
  }

  executeBatch(batch: OrderBatch): Promise<BatchOutcome> {
    return this.orRepeated(this.loop.submit(batch), batch.parts, (parts) => ({ parts })) as Promise<BatchOutcome>;
  }

  /**
   * Submits commands. A repeated request gets its stored outcome also in quarantine, where a new request of this kind
   * is refused.
   */
  private orRepeated<Outcome>(
    outcome: Promise<Outcome>,
    commands: readonly Command[],
    outcomeOf: (outcomes: readonly CommandOutcome[]) => Outcome | undefined,
  ): Promise<Outcome> {
    if (!this.isQuarantined) return outcome;
    return outcome.catch(async (error: unknown) => {
      if (!(error instanceof Outage) || error.outcome !== 'quarantine') throw error;
      const found = await Promise.all(commands.map((command) => this.findFirstOutcome(command)));
      const repeated = found.filter((each) => each !== undefined);
      const stored = repeated.length === commands.length ? outcomeOf(repeated) : undefined;
      if (stored === undefined) throw error;
      return stored;
    });
  }

  private async findFirstOutcome({ idempotencyKeys }: Command): Promise<CommandOutcome | undefined> {
    for (const key of idempotencyKeys) {
      const found = key.refusalWhenUsed === undefined ? await this.findOutcome(key) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  get isQuarantined(): boolean {
    return this.quarantine.isActive;
  }

  /** Hash of the quarantine's report; undefined if there is no quarantine. */
  get quarantineHash(): string | undefined {
    return this.quarantine.report?.hash;
  }

  async quarantineReport(): Promise<QuarantineReport | undefined> {
    return this.quarantine.report;
  }

  async endQuarantine(reportHash: string): Promise<QuarantineEnd> {
    const { report } = this.quarantine;
    if (report?.hash !== reportHash) return 'report_changed';
    if (report.violations.some(({ consequence }) => consequence === 'refuse')) return 'not_acceptable';
    await this.options.acceptances?.add(report.violations);
    // An audit that was running may have found other violations meanwhile.
    if (this.quarantine.report?.hash !== reportHash) return 'report_changed';
    this.options.log.warn({ report: reportHash }, 'operators have accepted what the audit found; the quarantine ends');
    this.quarantine.end();
    this.loop.resume();
    return 'ended';
  }

  /**
   * Begins, continues or ends the quarantine according to the result of a complete audit, which may have been made
   * before this server became the leader.
   */
  async judge(report: AuditReport): Promise<void> {
    const { log, clock, acceptances } = this.options;
    const accepted = (await acceptances?.find(report.violations)) ?? new Set<Violation>();
    const violations = report.violations.filter((each) => !accepted.has(each));
    if (violations.length > 0) {
      log.error(
        { sequence: report.sequence },
        `the audit found ${describeViolations(violations)}. The exchange is in quarantine: the console shows all of them; ` +
          'repair the rows and audit again, or accept them',
      );
      this.quarantine.begin(report, violations, clock.nowMs());
    } else {
      if (this.isQuarantined) log.warn({ sequence: report.sequence }, 'a complete audit is clean; the quarantine ends');
      if (accepted.size > 0)
        log.warn({ violations: accepted.size }, 'the audit found only what operators have accepted');
      this.quarantine.end();
    }
    this.loop.resume();
  }

  async findOutcome({ key, fingerprint }: IdempotencyKey): Promise<CommandOutcome | undefined> {
    try {
      const found = (await this.whenDurable(findOutcomes(this.options.database, [key]))).get(key);
      return found && (replayOutcome(found, fingerprint) as CommandOutcome);
    } catch (error) {
      if (error instanceof Outage) throw error;
      this.options.log.warn({ err: error }, 'looking up an idempotency key failed');
      throw new Outage('not_done', NOT_LOOKED_UP);
    }
  }

  async whenDurable<Found>(reading: Promise<Found>): Promise<Found> {
    const { generation } = this.pipeline;
    const found = await reading;
    if (this.pipeline.isCommitting) await this.publisher.nextRelease();
    if (this.pipeline.generation !== generation) throw new Outage('not_done', READ_ACROSS_RECOVERY);
    if (this.loop.isInDoubt) throw new Outage('not_done', IN_DOUBT);
    this.refuseUnlessCurrent();
    return found;
  }

  subscribe(listener: EventListener): () => void {
    return this.publisher.subscribe(listener);
  }

  watermarkMs(): number {
    return this.pipeline.watermarkMs(this.loop.isRunning);
  }

  /** Throws `Outage` for a command that quarantine refuses, because a preview shows what would happen now. */
  async preview(command: PreviewedCommand): Promise<Preview> {
    this.quarantine.assertTakes(command);
    return this.inspectCurrent((exchange) => preview(exchange, command, this.options.clock.nowMs()));
  }

  restingOrders(symbol: string, limit: number): Promise<RestingOrders> {
    return this.inspectCurrent((exchange) => restingOrders(exchange, symbol, limit));
  }

  audit(): Promise<AuditReport> {
    const { clock } = this.options;
    return this.runAudit((exchange, onSnapshot) => ({
      memory: () => memoryViewOf(exchange, this.publisher.committed, clock.nowMs()),
      onSnapshot,
    }));
  }

  /**
   * Audits the tables before the first command is decided, and begins a quarantine if it finds violations. If even
   * reads would be wrong, nothing is decided, and the caller must refuse the start. The audit uses the engine's memory
   * as its copy of the tables, because memory was just loaded from them.
   */
  async auditAtStartup(): Promise<AuditReport> {
    const report = await this.runAudit((exchange, onSnapshot) => ({ exchange, onSnapshot }));
    if (report.violations.every(({ consequence }) => consequence === 'quarantine')) await this.judge(report);
    return report;
  }

  /**
   * Loads memory from the tables again, because operators may have repaired rows. If the log cannot be continued, the
   * audit reports why.
   */
  private async loadMendedRows(): Promise<void> {
    try {
      await this.loop.reload();
    } catch (error) {
      if (!LOG_FAULTS.some((fault) => error instanceof fault)) throw error;
      this.options.log.error({ err: error }, 'memory stays as it is, because the tables cannot be loaded again');
    }
  }

  private inspectCurrent<T>(read: (exchange: Exchange) => T): Promise<T> {
    return this.loop.inspect(async (exchange) => {
      this.refuseUnlessCurrent();
      return read(exchange);
    });
  }

  /** Throws `Outage` while another server may be the leader and have committed more than this one has published. */
  private refuseUnlessCurrent(): void {
    if (!this.leaseHeld) throw new Outage('not_current', LEASE_NOT_PROVED);
  }

  /**
   * Runs one audit at a time. Requests that arrive while an audit runs share the next one. If an audit takes longer
   * than a request may, the client repeats the request; the second audit is short, because it starts from the
   * checkpoint of the first.
   */
  private runAudit(
    optionsFor: (exchange: Exchange, onSnapshot: () => void) => Partial<AuditOptions>,
  ): Promise<AuditReport> {
    const { database, eventLoop, log, observer, proof } = this.options;
    if (this.waitingAudit !== undefined) return this.waitingAudit;
    const finished = this.lastAudit.then(async () => {
      this.waitingAudit = undefined;
      const run = (span: AuditSpan) =>
        this.loop.inspect((exchange, resume) =>
          audit({ database, ...span, ...(proof && { proof }), ...optionsFor(exchange, resume) }),
        );
      const { isQuarantined } = this;
      if (isQuarantined) await this.loadMendedRows();
      const report = isQuarantined
        ? await run({ since: 'start' })
        : await confirmedAudit(run, { log, elapsedMs: () => eventLoop.elapsedMs() });
      observer?.audited(report);
      if (isQuarantined) await this.judge(report);
      return report;
    });
    this.waitingAudit = finished;
    this.lastAudit = finished.catch(() => undefined);
    return finished;
  }
}
