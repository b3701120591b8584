/**
 * Carries every open withdrawal to its end through the custodian. `sending` is committed before anything is asked for, and what was asked once is
 * asked again under the same key until there is an answer: whatever dies when, it is sent once. No outcome is ever guessed.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { EngineEvent } from '../core/events';
import type { Withdrawal } from '../core/model';
import { isOpenWithdrawal } from '../core/transfers';
import type { Engine } from '../engine/types';
import type { Cancel, EventLoop } from '../eventLoop';
import type { Custody } from './custody';
import { follow } from './follow';
import { sendOrderOf } from './wire';

export interface WorkerOptions {
  readonly engine: Engine;
  readonly custody: Custody;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  /** Withdrawals in hand at once. */
  readonly withdrawalsMax: number;
  /** The wait after an answer that settled nothing, doubled each time up to the most. */
  readonly retryMs: number;
  readonly retryMsMax: number;
  /** How often one that the custodian has is asked after. */
  readonly pollMs: number;
}

/** Until when an open withdrawal is left alone. One without has not been in hand since the start. */
interface Wait {
  readonly untilMs: number;
  /** Times in a row that settled nothing. */
  readonly failures: number;
  /** The custodian said that it has the order. */
  readonly accepted: boolean;
}

/** How often it is looked for withdrawals whose wait is over. */
const LOOK_MS = 100;
/** After an event or a place that became free, so that many of them cause one look. */
const LOOK_PAUSE_MS = 10;

export class WithdrawalWorker {
  private readonly inHand = new Map<number, Promise<void>>();
  private readonly waits = new Map<number, Wait>();
  private readonly cancels: Cancel[] = [];
  /** Those in hand that are only asked after. */
  private asking = 0;
  private lookDue = false;
  private stopped = false;

  constructor(private readonly options: WorkerOptions) {}

  start(): void {
    const { engine, eventLoop: timers } = this.options;
    this.cancels.push(
      timers.every(LOOK_MS, () => this.look()),
      engine.subscribe((events) => this.note(events)),
    );
    this.lookSoon();
  }

  /** Takes nothing new into hand. What is left undone is taken up by the next start. */
  halt(): void {
    this.stopped = true;
    for (const cancel of this.cancels) cancel();
  }

  /** Resolves once nothing is in hand; what the custodian has answered is then in the tables. */
  async idle(): Promise<void> {
    await Promise.all(this.inHand.values());
  }

  private note(events: readonly EngineEvent[]): void {
    for (const { withdrawal } of events) {
      if (withdrawal === null) continue;
      if (!isOpenWithdrawal(withdrawal)) this.waits.delete(withdrawal.id);
      else if (withdrawal.status === 'queued') this.lookSoon();
    }
  }

  private lookSoon(): void {
    if (this.lookDue || this.stopped) return;
    this.lookDue = true;
    this.options.eventLoop.after(LOOK_PAUSE_MS, () => {
      this.lookDue = false;
      this.look();
    });
  }

  /** Takes what is due into hand, as far as there is room. */
  private look(): void {
    const { engine, clock, withdrawalsMax } = this.options;
    if (this.stopped || !engine.ready || this.inHand.size >= withdrawalsMax) return;
    const nowMs = clock.nowMs();
    for (const withdrawal of engine.committed.openWithdrawals()) {
      if (this.inHand.size >= withdrawalsMax) return;
      // Asking takes at most half of the places, so that what is to be sent need not wait behind it.
      const asks = this.isThere(withdrawal);
      if (!this.isDue(withdrawal, nowMs) || (asks && this.asking >= Math.ceil(withdrawalsMax / 2))) continue;
      this.take(withdrawal, asks);
    }
  }

  /** Not what waits for a second person, nor what an operator sends by hand. */
  private isDue({ id, status, handledBy, needsApproval, approvedBy }: Withdrawal, nowMs: number): boolean {
    if (handledBy !== null || (status === 'queued' && needsApproval && approvedBy === null) || this.inHand.has(id))
      return false;
    const { untilMs = 0 } = this.waits.get(id) ?? {};
    // A wait that is longer than any is one that a clock set back has made.
    const longestMs = Math.max(this.options.retryMsMax, this.options.pollMs);
    return untilMs <= nowMs || untilMs > nowMs + longestMs;
  }

  /** The custodian has said that it has it: there is nothing to send, only to ask. */
  private isThere({ id, status }: Withdrawal): boolean {
    return status === 'sent' || this.waits.get(id)?.accepted === true;
  }

  private take(withdrawal: Withdrawal, asks: boolean): void {
    const { id } = withdrawal;
    if (asks) this.asking += 1;
    const work = this.carry(withdrawal)
      .catch((error: unknown) => {
        this.options.log.warn(
          { err: error, withdrawal: id },
          'a withdrawal could not be carried on; it is tried again',
        );
        this.waitLonger(id);
      })
      .finally(() => {
        this.inHand.delete(id);
        if (asks) this.asking -= 1;
        this.lookSoon();
      });
    this.inHand.set(id, work);
  }

  private async carry(open: Withdrawal): Promise<void> {
    const { engine, custody, log } = this.options;
    const { id } = open;
    const withdrawal = open.status === 'queued' ? await this.begin(open) : open;
    // Whoever is not the engine's writer any more leaves it to the one that is.
    if (withdrawal === undefined || this.stopped || !engine.ready) return this.waitLonger(id);
    const order = sendOrderOf(withdrawal);
    const told = this.isThere(withdrawal) ? await custody.look(order) : await custody.send(order);
    if (told.state === 'unknown') return this.waitLonger(id);
    if (told.state === 'refused' || told.state === 'returned')
      log.warn({ withdrawal: id, state: told.state, reason: told.reason }, 'a withdrawal comes back');
    const refusal = await follow({ engine, find: () => engine.committed.withdrawal(id), told });
    // A callback may have carried it to its end meanwhile.
    if (refusal !== undefined && refusal.code !== 'WITHDRAWAL_NOT_FOUND') {
      log.error(
        { withdrawal: id, told: told.state, refusal },
        'the custodian contradicts what is known of a withdrawal: somebody must look',
      );
      return this.waitLonger(id);
    }
    this.wait(id, { afterMs: this.options.pollMs, failures: 0, accepted: told.state === 'accepted' });
  }

  /** As `sending`, in the tables; undefined when somebody came first. */
  private async begin({ id }: Withdrawal): Promise<Withdrawal | undefined> {
    const { engine, log } = this.options;
    const command = {
      type: 'move_withdrawal',
      once: [],
      withdrawalId: id,
      to: 'sending',
      txid: null,
      confirmations: 0,
      failure: null,
      operatorId: null,
    } as const;
    const { refusal, event } = await engine.execute(command);
    if (refusal === null) return event.withdrawal ?? undefined;
    log.info({ withdrawal: id, refusal }, 'a withdrawal is not sent');
    return undefined;
  }

  private waitLonger(id: number): void {
    const { retryMs, retryMsMax } = this.options;
    const { failures = 0 } = this.waits.get(id) ?? {};
    this.wait(id, { afterMs: Math.min(retryMs * 2 ** failures, retryMsMax), failures: failures + 1, accepted: false });
  }

  /** Only of open ones: of the others nobody would ever forget it. */
  private wait(
    id: number,
    { afterMs, failures, accepted }: Omit<Wait, 'untilMs'> & { readonly afterMs: number },
  ): void {
    if (this.options.engine.committed.withdrawal(id) === undefined) this.waits.delete(id);
    else this.waits.set(id, { untilMs: this.options.clock.nowMs() + afterMs, failures, accepted });
  }
}
