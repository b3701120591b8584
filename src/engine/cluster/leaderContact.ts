/**
 * A gateway's contact with the leader. It asks ten times a second who is the leader. Each answer proves, from the time
 * of the question on, that the leader holds the lease, and tells how far its log was published. A late answer proves
 * nothing more, so that messages that a frozen bus delivers later do not make old data look current.
 */
import type { Cancel, EventLoop } from '../../foundation/eventLoop';
import type { Bus } from './bus';
import { decodeMessage, encodeMessage, type LeaderStatus, type Subjects } from './messages';

export const ASK_MS = 100;
/** Largest number of questions whose answers are still accepted. */
const QUESTIONS_MAX = 100;

export interface LeaderContactOptions {
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly eventLoop: EventLoop;
  /** Called with each answer of the present leader, and the time of its question by `elapsedMs`. */
  readonly onStatus: (status: LeaderStatus, askedMs: number) => void;
  /** Called when another epoch begins, before `onStatus`. */
  readonly onEpoch: (epoch: number) => void;
}

export class LeaderContact {
  private readonly askedMs = new Map<number, number>();
  private questions = 0;
  private latest: LeaderStatus | undefined;
  /** The newest epoch from which any message was received. */
  private newestEpoch = 0;
  private inbox: () => string = () => '';
  private leaseProvedUntilMs = Number.NEGATIVE_INFINITY;
  private cancel: Cancel = () => undefined;

  constructor(private readonly options: LeaderContactOptions) {}

  /** The last answer of the present leader; undefined if there was none. */
  get status(): LeaderStatus | undefined {
    return this.latest;
  }

  /** Epoch of the present leader, as far as known; 0 if none is. */
  get epoch(): number {
    return this.latest?.epoch ?? 0;
  }

  /** Whether the present leader certainly still holds its lease. */
  get isLeaseProved(): boolean {
    return this.options.eventLoop.elapsedMs() < this.leaseProvedUntilMs;
  }

  start(inbox: () => string): void {
    this.inbox = inbox;
    this.ask();
    this.cancel = this.options.eventLoop.every(ASK_MS, () => this.ask());
  }

  stop(): void {
    this.cancel();
  }

  /**
   * Records that a leader of this epoch has published events. A leader of an earlier epoch, which may not know that it
   * was replaced because it cannot reach its database, proves nothing any more.
   */
  noticeEpoch(epoch: number): void {
    if (epoch <= this.newestEpoch) return;
    this.newestEpoch = epoch;
    this.leaseProvedUntilMs = Number.NEGATIVE_INFINITY;
    this.ask();
  }

  /** Handles the answer to question `number`. */
  receive(number: number, data: Uint8Array): void {
    const askedMs = this.askedMs.get(number);
    const status = decodeMessage<LeaderStatus>(data);
    if (askedMs === undefined || status.epoch < this.newestEpoch) return;
    if (status.epoch > this.epoch) {
      this.newestEpoch = status.epoch;
      this.leaseProvedUntilMs = Number.NEGATIVE_INFINITY;
      this.options.onEpoch(status.epoch);
    }
    this.latest = status;
    this.leaseProvedUntilMs = Math.max(this.leaseProvedUntilMs, askedMs + status.leaseLeftMs);
    this.options.onStatus(status, askedMs);
  }

  private ask(): void {
    const { bus, subjects, eventLoop } = this.options;
    this.questions += 1;
    this.askedMs.set(this.questions, eventLoop.elapsedMs());
    this.askedMs.delete(this.questions - QUESTIONS_MAX);
    bus.publish(subjects.leader, encodeMessage({}), `${this.inbox()}.status.${this.questions}`);
  }
}
