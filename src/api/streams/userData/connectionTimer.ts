/**
 * The timer of one connection with `cancel_on_disconnect`, kept in the exchange so that it runs out even if this server
 * dies. It is renewed while the connection lives, and ended when the connection closes. Whatever fails is tried again;
 * if it fails for too long, the timer runs out and cancels the orders, which is the safe outcome.
 */
import type { Logger } from 'pino';
import { type Cancel, type EventLoop, pause } from '../../../foundation/eventLoop';
import type { ConnectionTimerSource } from './connectionTimerSource';

/** Three renewals fit into it, so that one that fails or is late does not cancel orders. */
export const TIMER_MS = 30_000;
/** Each renewal is an event of the log, so it is rare in comparison with orders. */
const RENEWAL_MS = 10_000;
const RETRY_MS = 1_000;
/** The shortest time: the orders are cancelled in the next batch after it. */
const END_MS = 1;

export interface ConnectionTimerOptions {
  readonly source: Pick<ConnectionTimerSource, 'setTimer' | 'isRunning'>;
  readonly eventLoop: EventLoop;
  readonly log: Pick<Logger, 'warn'>;
  readonly userId: number;
  readonly scope: string;
  /** Scope of the timer that a server leaves for the client when it shuts down. */
  readonly handoverScope: string;
  /** Called once when the connection is closed, before the timer has ended. */
  readonly onClosed: () => void;
  /** Called once when nothing more is sent for the timer. */
  readonly onEnded: (timer: ConnectionTimer) => void;
  /** Whether the server has shut down, so that nothing is tried again. */
  readonly isStopped: () => boolean;
}

export class ConnectionTimer {
  private isOver = false;
  private cancelRenewal: Cancel = () => undefined;
  private lastRenewal: Promise<void> = Promise.resolve();
  private whenEnded: Promise<void> = Promise.resolve();

  private constructor(private readonly options: ConnectionTimerOptions) {}

  /** Resolves when the timer is durable. Throws `Outage`; the timer may then be set or not. */
  static async start(options: ConnectionTimerOptions): Promise<ConnectionTimer> {
    const { source, userId, scope } = options;
    const timer = new ConnectionTimer(options);
    try {
      await source.setTimer(userId, scope, TIMER_MS);
    } catch (error) {
      timer.abandon();
      throw error;
    }
    timer.scheduleRenewal(RENEWAL_MS);
    return timer;
  }

  /** The connection is open: the timer that a previous server may have left for the client is not needed any more. */
  opened(): void {
    void this.stopHandover();
  }

  /** The connection was not opened: stops the timer, and cancels nothing. */
  abandon(): void {
    if (this.close()) this.whenEnded = this.finish(0);
  }

  /** The connection has closed: the orders are cancelled at once. */
  end(): void {
    if (this.close()) this.whenEnded = this.finish(END_MS);
  }

  /**
   * The server is shutting down: replaces the timer by one that the client's next connection stops, so that the client
   * has time to connect to another server. If that fails, the timer itself runs out. Resolves when nothing more is sent
   * for the timer, also if the connection was closed before. Never rejects.
   */
  async handOver(): Promise<void> {
    if (!this.close()) return this.whenEnded;
    const { source, userId, scope, handoverScope, log } = this.options;
    try {
      await this.lastRenewal;
      await source.setTimer(userId, handoverScope, TIMER_MS);
      await source.setTimer(userId, scope, 0);
    } catch (error) {
      log.warn({ err: error, scope }, 'a timer of a connection could not be handed over; it cancels orders later');
    }
    this.options.onEnded(this);
  }

  /** False if it was closed before. */
  private close(): boolean {
    if (this.isOver) return false;
    this.isOver = true;
    this.cancelRenewal();
    this.options.onClosed();
    return true;
  }

  private scheduleRenewal(afterMs: number): void {
    this.cancelRenewal = this.options.eventLoop.after(afterMs, () => {
      this.lastRenewal = this.renew();
    });
  }

  /** Never rejects. */
  private async renew(): Promise<void> {
    const { source, userId, scope } = this.options;
    const isRenewed = await this.isDone(() => source.setTimer(userId, scope, TIMER_MS));
    if (!this.isOver) this.scheduleRenewal(isRenewed ? RENEWAL_MS : RETRY_MS);
  }

  /** Sets the last time. Gives up when the timer has run out by itself. Never rejects. */
  private async finish(afterMs: number): Promise<void> {
    const { source, eventLoop, userId, scope, onEnded, isStopped } = this.options;
    // A renewal that arrives later would revoke the end.
    await this.lastRenewal;
    const untilMs = eventLoop.elapsedMs() + TIMER_MS;
    while (!(await this.isDone(() => source.setTimer(userId, scope, afterMs)))) {
      if (isStopped() || eventLoop.elapsedMs() >= untilMs) break;
      await pause(eventLoop, RETRY_MS);
    }
    onEnded(this);
  }

  /** Never rejects. */
  private async stopHandover(): Promise<void> {
    const { source, eventLoop, userId, handoverScope } = this.options;
    const stop = async (): Promise<void> => {
      if (await source.isRunning(userId, handoverScope)) await source.setTimer(userId, handoverScope, 0);
    };
    while (!this.isOver && !(await this.isDone(stop))) await pause(eventLoop, RETRY_MS);
  }

  private async isDone(call: () => Promise<void>): Promise<boolean> {
    try {
      await call();
      return true;
    } catch (error) {
      this.options.log.warn({ err: error, scope: this.options.scope }, 'a timer of a connection could not be set');
      return false;
    }
  }
}
