/**
 * Sends every open withdrawal through the custodian and follows it to its final status. The status `sending` is durable
 * before the first request, and requests are repeated with the same key until there is a response. So each withdrawal
 * is sent exactly once, even after a crash. An outcome is never guessed.
 */
import type { Logger } from 'pino';
import { isOpenWithdrawal } from '../../core/ledger/openWithdrawals';
import type { EngineEvent } from '../../core/model/events';
import type { Withdrawal } from '../../core/model/model';
import type { ExchangeEngine } from '../../engine/engine';
import type { Engine } from '../../engine/types';
import type { Clock } from '../../foundation/clock';
import { type EventLoop, OwnedEventLoop } from '../../foundation/eventLoop';
import { ASKED_DELAY_MS_MAX } from '../../foundation/retryAfter';
import { applyCustodianStatus } from './applyCustodianStatus';
import { instructionOf } from './custodianMessages';
import type { Custody } from './custody';

export interface WorkerOptions {
  readonly engine: Engine & Pick<ExchangeEngine, 'published' | 'isAudited'>;
  readonly custody: Custody;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  /** Whether a queued withdrawal must wait, because its user is restricted or has changed the account recently. */
  readonly isHeld: (withdrawal: Withdrawal) => Promise<boolean>;
  /** Withdrawals processed concurrently. */
  readonly withdrawalsMax: number;
  /** Delay after an inconclusive response. It doubles after each further one, up to `retryMsMax`. */
  readonly retryMs: number;
  readonly retryMsMax: number;
  /** Interval of status requests for a withdrawal that the custodian has accepted. */
  readonly pollMs: number;
}

/**
 * By withdrawal id: the time at which an open withdrawal is processed next. A withdrawal without an entry has not been
 * processed since the start.
 */
interface Retry {
  /** The time at which the delay began. */
  readonly sinceMs: number;
  readonly untilMs: number;
  /** Consecutive inconclusive attempts. */
  readonly failures: number;
  /** The custodian has confirmed that it has the instruction. */
  readonly accepted: boolean;
}

/** Interval of the scans for withdrawals that are due. */
const SCAN_INTERVAL_MS = 100;
/** Delay of a scan after an event or a finished withdrawal, so that many of them cause only one scan. */
const SCAN_DELAY_MS = 10;

export class WithdrawalWorker {
  private readonly inProgress = new Map<number, Promise<void>>();
  private readonly retries = new Map<number, Retry>();
  private readonly eventLoop: OwnedEventLoop;
  private unsubscribe = (): void => undefined;
  /** Withdrawals in progress that only need a status request. */
  private polls = 0;
  private scanScheduled = false;
  private stopped = false;

  constructor(private readonly options: WorkerOptions) {
    this.eventLoop = new OwnedEventLoop(options.eventLoop);
  }

  start(): void {
    this.eventLoop.every(SCAN_INTERVAL_MS, () => this.startDueWithdrawals());
    this.unsubscribe = this.options.engine.subscribe((events) => this.onEvents(events));
    this.scheduleScan();
  }

  /** Starts no further withdrawals. The next start of the server continues with those that are open. */
  stop(): void {
    this.stopped = true;
    this.eventLoop.end();
    this.unsubscribe();
  }

  /** Resolves when no withdrawal is in progress; every response of the custodian is then stored. */
  async whenIdle(): Promise<void> {
    await Promise.all(this.inProgress.values());
  }

  /**
   * False while another server may be the leader and send the same withdrawals; in quarantine, when the row of a
   * withdrawal may be wrong; and after a recovery from the tables, until they are audited.
   */
  private get mayWork(): boolean {
    const { ready, leaseHeld, isQuarantined, isAudited } = this.options.engine;
    return !this.stopped && ready && leaseHeld && !isQuarantined && isAudited;
  }

  private onEvents(events: readonly EngineEvent[]): void {
    for (const { withdrawal } of events) {
      if (withdrawal === null) continue;
      if (!isOpenWithdrawal(withdrawal)) this.retries.delete(withdrawal.id);
      else if (withdrawal.status === 'queued') this.scheduleScan();
    }
  }

  private scheduleScan(): void {
    if (this.scanScheduled || this.stopped) return;
    this.scanScheduled = true;
    this.eventLoop.after(SCAN_DELAY_MS, () => {
      this.scanScheduled = false;
      this.startDueWithdrawals();
    });
  }

  /** Starts work on withdrawals that are due, up to the limit. */
  private startDueWithdrawals(): void {
    const { engine, clock, withdrawalsMax } = this.options;
    if (!this.mayWork || this.inProgress.size >= withdrawalsMax) return;
    const nowMs = clock.nowMs();
    for (const withdrawal of engine.committed.openWithdrawals()) {
      if (this.inProgress.size >= withdrawalsMax) return;
      // Status requests use at most half of the limit, so that they do not delay sending.
      const isPoll = this.isAccepted(withdrawal);
      if (!this.isDue(withdrawal, nowMs) || (isPoll && this.polls >= Math.ceil(withdrawalsMax / 2))) continue;
      this.startWork(withdrawal, isPoll);
    }
  }

  /** Whether to process the withdrawal now: never while it waits for approval or an operator sends it manually. */
  private isDue({ id, status, handledBy, needsApproval, approvedBy }: Withdrawal, nowMs: number): boolean {
    if (handledBy !== null || (status === 'queued' && needsApproval && approvedBy === null) || this.inProgress.has(id))
      return false;
    const { sinceMs = 0, untilMs = 0 } = this.retries.get(id) ?? {};
    // A delay that begins in the future results from a clock that was set back; it is ignored.
    return untilMs <= nowMs || sinceMs > nowMs;
  }

  /** Whether the custodian has the instruction already, so that only a status request is needed. */
  private isAccepted({ id, status }: Withdrawal): boolean {
    return status === 'sent' || this.retries.get(id)?.accepted === true;
  }

  private startWork(withdrawal: Withdrawal, isPoll: boolean): void {
    const { id } = withdrawal;
    if (isPoll) this.polls += 1;
    const work = this.advanceWithdrawal(withdrawal)
      .catch((error: unknown) => {
        this.options.log.warn({ err: error, withdrawal: id }, 'processing a withdrawal failed; it will be retried');
        this.backOff(id);
      })
      .finally(() => {
        this.inProgress.delete(id);
        if (isPoll) this.polls -= 1;
        this.scheduleScan();
      });
    this.inProgress.set(id, work);
  }

  private async advanceWithdrawal(open: Withdrawal): Promise<void> {
    const { engine, custody, log } = this.options;
    const { id } = open;
    if (open.status === 'queued' && (await this.options.isHeld(open)))
      return this.retryAfter(id, { afterMs: this.options.pollMs, failures: 0, accepted: false });
    const withdrawal = open.status === 'queued' ? await this.markSending(open) : open;
    // A server that has lost the lease leaves the withdrawal to the new leader.
    if (withdrawal === undefined || !this.mayWork) return this.backOff(id);
    const instruction = instructionOf(engine.committed.lives, withdrawal);
    const status = this.isAccepted(withdrawal) ? await custody.getStatus(instruction) : await custody.send(instruction);
    if (status.state === 'unknown') return this.backOff(id, status.retryAfterMs);
    if (status.state === 'refused' || status.state === 'returned')
      log.warn(
        { withdrawal: id, state: status.state, reason: status.reason },
        'the custodian refused or returned a withdrawal',
      );
    const refusal = await applyCustodianStatus({ engine, find: () => engine.committed.withdrawal(id), status });
    // A callback may have completed the withdrawal in the meantime.
    if (refusal !== undefined && refusal.code !== 'WITHDRAWAL_NOT_FOUND') {
      log.error(
        { withdrawal: id, reported: status.state, refusal },
        'the custodian contradicts the stored status of a withdrawal: check it manually',
      );
      return this.backOff(id);
    }
    this.retryAfter(id, { afterMs: this.options.pollMs, failures: 0, accepted: status.state === 'accepted' });
  }

  /** Commits the status `sending`; undefined if the engine refuses it because the withdrawal has changed. */
  private async markSending({ id }: Withdrawal): Promise<Withdrawal | undefined> {
    const { engine, log } = this.options;
    const command = {
      type: 'move_withdrawal',
      idempotencyKeys: [],
      withdrawalId: id,
      to: 'sending',
      txid: null,
      confirmations: 0,
      failure: null,
      operatorId: null,
    } as const;
    const { refusal, event } = await engine.execute(command);
    if (refusal === null) return event.withdrawal ?? undefined;
    log.info({ withdrawal: id, refusal }, 'a withdrawal was not sent, because its status has changed');
    return undefined;
  }

  /** `askedMs`: the delay that the custodian asks for. */
  private backOff(id: number, askedMs = 0): void {
    const { retryMs, retryMsMax } = this.options;
    const { failures = 0 } = this.retries.get(id) ?? {};
    this.retryAfter(id, {
      afterMs: Math.max(Math.min(retryMs * 2 ** failures, retryMsMax), Math.min(askedMs, ASKED_DELAY_MS_MAX)),
      failures: failures + 1,
      accepted: false,
    });
  }

  /** Stores the delay of an open withdrawal only, because entries are removed when a withdrawal is closed. */
  private retryAfter(
    id: number,
    { afterMs, failures, accepted }: Omit<Retry, 'sinceMs' | 'untilMs'> & { readonly afterMs: number },
  ): void {
    if (this.options.engine.published.withdrawal(id) === undefined) this.retries.delete(id);
    else {
      const nowMs = this.options.clock.nowMs();
      this.retries.set(id, { sinceMs: nowMs, untilMs: nowMs + afterMs, failures, accepted });
    }
  }
}
