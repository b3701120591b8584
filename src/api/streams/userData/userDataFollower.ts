/**
 * Sends the events of one user to one socket, from a position on, each once and in order: first from the tables, then
 * the published events. While the reader is catching up, sending waits for it. When it is live, sending never waits,
 * and the limit of the send buffer applies.
 */

import type { EngineEvent } from '../../../core/model/events';
import { Deque } from '../../../core/values/deque';
import type { UserEventRange } from '../../../store/trading/userEvents';
import type { StreamConnection } from '../connection/streamConnection';
import type { StreamFrame } from '../frames/frames';

/** The frames of one event for one user. Each frame is one write. */
export interface UserEventFrames {
  readonly sequence: number;
  readonly frames: readonly StreamFrame[];
}

/** The source of the events that a reader has missed. */
export interface UserEventLog {
  /** All events up to this sequence are in the tables; all later ones are passed to `receive`. */
  newest(): number;
  read(range: UserEventRange): Promise<readonly EngineEvent[]>;
  render(event: EngineEvent, userId: number): UserEventFrames;
}

/**
 * Events published while a reader catches up are buffered, up to this many writes. If there are more, the reader reads
 * them from the tables as well.
 */
const BUFFERED_WRITES_MAX = 100;

export class Follower {
  private state: 'behind' | 'live' | 'stopped' = 'behind';
  /**
   * Events published while catching up; undefined when the buffer limit was exceeded, because it is then incomplete.
   */
  private buffered: Deque<UserEventFrames> | undefined;
  private bufferedWrites = 0;

  /** `position`: all events up to this sequence were sent or are not requested. */
  constructor(
    private readonly connection: StreamConnection,
    public position: number,
  ) {}

  get isLive(): boolean {
    return this.state === 'live';
  }

  /** The client has unsubscribed, or its socket is closing. */
  private get isOver(): boolean {
    return this.state === 'stopped' || !this.connection.isOpen;
  }

  /** Receives an event of the user that was just published. */
  receive(event: UserEventFrames): void {
    if (event.sequence <= this.position || this.state === 'stopped') return;
    if (this.state === 'live') this.sendNow(event);
    else this.bufferEvent(event);
  }

  /** Must be called when the client unsubscribes or its socket closes. */
  stop(): void {
    this.state = 'stopped';
    this.buffered = undefined;
  }

  /** Sends the missed events, then goes live. From this call on, all published events must be passed to `receive`. */
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

  private bufferEvent(event: UserEventFrames): void {
    this.bufferedWrites += event.frames.length;
    if (this.bufferedWrites > BUFFERED_WRITES_MAX) this.buffered = undefined;
    this.buffered?.push(event);
  }

  /** Keeps no events in memory while it waits for a slow reader: events that could not be sent are read again. */
  private async readNextPage(log: UserEventLog, range: UserEventRange): Promise<void> {
    await this.connection.whenDrained();
    if (this.isOver) return;
    const events = await log.read(range);
    if (events.length === 0) this.position = Math.max(this.position, range.through);
    for (const event of events) {
      if (this.isOver || this.connection.isFull) return;
      await this.send(log.render(event, range.userId));
    }
  }

  private async sendBuffered(): Promise<void> {
    while (this.buffered !== undefined && !this.isOver) {
      const event = this.buffered.shift();
      if (event === undefined) {
        this.state = 'live';
        this.buffered = undefined;
      } else if (event.sequence > this.position) {
        await this.send(event);
      }
    }
  }

  /** Waits for the reader also within an event, because one event may be larger than the send buffer. */
  private async send({ sequence, frames }: UserEventFrames): Promise<void> {
    for (const frame of frames) {
      if (this.connection.isFull) await this.connection.whenDrained();
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
