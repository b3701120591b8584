/**
 * One socket's reading of one user's part of the event log: from a position on, each event once, in order, whether it comes from the tables or has
 * just been told. A reader that is behind is waited for; one that has caught up is not, and keeps to the send budget like anybody else.
 */
import { Deque } from '../../core/deque';
import type { EngineEvent } from '../../core/events';
import type { UserSpan } from '../../store/userEvents';
import type { Connection } from '../connection';
import type { StreamFrame } from '../frames';

/** One event as this user sees it: its frames, in as many writes. */
export interface Told {
  readonly sequence: number;
  readonly frames: readonly StreamFrame[];
}

/** Where a reader that is behind finds what it missed. */
export interface Log {
  /** Every event up to here is in the tables; every later one comes to `take`. */
  newest(): number;
  read(span: UserSpan): Promise<readonly EngineEvent[]>;
  render(event: EngineEvent, userId: number): Told;
}

/** What is told while a reader catches up is kept for it, up to this many writes; beyond that it reads them from the tables as well. */
const KEPT_WRITES_MAX = 100;

export class Follower {
  private state: 'behind' | 'live' | 'gone' = 'behind';
  /** What was told meanwhile, while it is all here; undefined once it was too much. */
  private kept: Deque<Told> | undefined;
  private keptWrites = 0;

  /** `position`: every event up to here has been sent, or is not wanted. */
  constructor(
    private readonly connection: Connection,
    public position: number,
  ) {}

  get isLive(): boolean {
    return this.state === 'live';
  }

  /** Nobody reads any more, or soon nobody will. */
  private get isOver(): boolean {
    return this.state === 'gone' || !this.connection.isOpen;
  }

  /** An event of its user, told just now. */
  take(told: Told): void {
    if (told.sequence <= this.position || this.state === 'gone') return;
    if (this.state === 'live') this.sendNow(told);
    else this.keep(told);
  }

  /** Unsubscribed, or its socket has closed. */
  leave(): void {
    this.state = 'gone';
    this.kept = undefined;
  }

  /** Sends what is missing and goes live. From the call on, what is told must come to `take`. */
  async catchUp(log: Log, userId: number): Promise<void> {
    while (this.state === 'behind' && !this.isOver) {
      this.kept = new Deque();
      this.keptWrites = 0;
      const through = log.newest();
      while (this.position < through && !this.isOver) await this.readOn(log, { userId, after: this.position, through });
      await this.sendKept();
    }
  }

  private keep(told: Told): void {
    this.keptWrites += told.frames.length;
    if (this.keptWrites > KEPT_WRITES_MAX) this.kept = undefined;
    this.kept?.push(told);
  }

  /** Nothing of the log is held while the reader takes its time: what does not fit is read again. */
  private async readOn(log: Log, span: UserSpan): Promise<void> {
    await this.connection.drained();
    if (this.isOver) return;
    const events = await log.read(span);
    if (events.length === 0) this.position = Math.max(this.position, span.through);
    for (const event of events) {
      if (this.isOver || this.connection.isFull) return;
      await this.send(log.render(event, span.userId));
    }
  }

  private async sendKept(): Promise<void> {
    while (this.kept !== undefined && !this.isOver) {
      const told = this.kept.shift();
      if (told === undefined) {
        this.state = 'live';
        this.kept = undefined;
      } else if (told.sequence > this.position) {
        await this.send(told);
      }
    }
  }

  /** Waits for the reader wherever it must, inside an event too: one may hold more than the send budget. */
  private async send({ sequence, frames }: Told): Promise<void> {
    for (const frame of frames) {
      if (this.connection.isFull) await this.connection.drained();
      if (this.isOver) return;
      this.connection.sendEvent(frame);
    }
    this.position = sequence;
  }

  private sendNow({ sequence, frames }: Told): void {
    for (const frame of frames) this.connection.sendEvent(frame);
    this.position = sequence;
  }
}
