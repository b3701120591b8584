/**
 * One socket's reading of one user's part of the event log: from a position on, each event once, in order, whether it comes from the tables or has
 * just been told. A reader that is behind is waited for; one that has caught up is not, and keeps to the send budget like anybody else.
 */

import type { EngineEvent } from '../../core/events';
import { Deque } from '../../core/values/deque';
import type { UserEventRange } from '../../store/trading/userEvents';
import type { StreamFrame } from '../frames';
import type { StreamConnection } from '../streamConnection';

/** One event as this user sees it: its frames, in as many writes. */
export interface UserEventFrames {
  readonly sequence: number;
  readonly frames: readonly StreamFrame[];
}

/** Where a reader that is behind finds what it missed. */
export interface UserEventLog {
  /** Every event up to here is in the tables; every later one comes to `take`. */
  newest(): number;
  read(span: UserEventRange): Promise<readonly EngineEvent[]>;
  render(event: EngineEvent, userId: number): UserEventFrames;
}

/** What is told while a reader catches up is kept for it, up to this many writes; beyond that it reads them from the tables as well. */
const BUFFERED_WRITES_MAX = 100;

export class Follower {
  private state: 'behind' | 'live' | 'gone' = 'behind';
  /** What was told meanwhile, while it is all here; undefined once it was too much. */
  private buffered: Deque<UserEventFrames> | undefined;
  private bufferedWrites = 0;

  /** `position`: every event up to here has been sent, or is not wanted. */
  constructor(
    private readonly connection: StreamConnection,
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
  take(told: UserEventFrames): void {
    if (told.sequence <= this.position || this.state === 'gone') return;
    if (this.state === 'live') this.sendNow(told);
    else this.buffer(told);
  }

  /** Unsubscribed, or its socket has closed. */
  leave(): void {
    this.state = 'gone';
    this.buffered = undefined;
  }

  /** Sends what is missing and goes live. From the call on, what is told must come to `take`. */
  async catchUp(log: UserEventLog, userId: number): Promise<void> {
    while (this.state === 'behind' && !this.isOver) {
      this.buffered = new Deque();
      this.bufferedWrites = 0;
      const through = log.newest();
      while (this.position < through && !this.isOver)
        await this.readNextPage(log, { userId, after: this.position, through });
      await this.sendBuffered();
    }
  }

  private buffer(told: UserEventFrames): void {
    this.bufferedWrites += told.frames.length;
    if (this.bufferedWrites > BUFFERED_WRITES_MAX) this.buffered = undefined;
    this.buffered?.push(told);
  }

  /** Nothing of the log is held while the reader takes its time: what does not fit is read again. */
  private async readNextPage(log: UserEventLog, span: UserEventRange): Promise<void> {
    await this.connection.drained();
    if (this.isOver) return;
    const events = await log.read(span);
    if (events.length === 0) this.position = Math.max(this.position, span.through);
    for (const event of events) {
      if (this.isOver || this.connection.isFull) return;
      await this.send(log.render(event, span.userId));
    }
  }

  private async sendBuffered(): Promise<void> {
    while (this.buffered !== undefined && !this.isOver) {
      const told = this.buffered.shift();
      if (told === undefined) {
        this.state = 'live';
        this.buffered = undefined;
      } else if (told.sequence > this.position) {
        await this.send(told);
      }
    }
  }

  /** Waits for the reader wherever it must, inside an event too: one may hold more than the send budget. */
  private async send({ sequence, frames }: UserEventFrames): Promise<void> {
    for (const frame of frames) {
      if (this.connection.isFull) await this.connection.drained();
      if (this.isOver) return;
      this.connection.sendEvent(frame);
    }
    this.position = sequence;
  }

  private sendNow({ sequence, frames }: UserEventFrames): void {
    for (const frame of frames) this.connection.sendEvent(frame);
    this.position = sequence;
  }
}
