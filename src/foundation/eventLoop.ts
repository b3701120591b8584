/**
 * The only access to timers and to the phases of Node's event loop. All code that waits receives an `EventLoop`, so
 * that a test can advance time instead of waiting. An object with a limited lifetime uses an `OwnedEventLoop` of its
 * own and ends it, so that none of its timers fires later.
 */

import { monotonicMs } from './clock';

/** Ends a timer. Calling it after the timer has fired has no effect. */
export type Cancel = () => void;

export interface EventLoop {
  /** Milliseconds with fractions since an arbitrary start. Setting the clock does not change it; it never goes back. */
  elapsedMs(): number;
  /** Calls repeatedly, `everyMs` milliseconds apart. Does not keep the process alive: the server's sockets do that. */
  every(everyMs: number, call: () => void): Cancel;
  /** Calls once, `afterMs` milliseconds from now. Keeps the process alive until then. */
  after(afterMs: number, call: () => void): Cancel;
  /** Calls once, after the event loop has read all sockets that are ready (Node's check phase). */
  nextTurn(call: () => void): void;
}

/** Resolves after `milliseconds`; never, if the owner of the event loop ends before. */
export function pause(eventLoop: EventLoop, milliseconds: number): Promise<void> {
  return new Promise((resolve) => eventLoop.after(milliseconds, resolve));
}

export const systemEventLoop: EventLoop = {
  elapsedMs: monotonicMs,
  every(everyMs, call) {
    const timer = setInterval(call, everyMs).unref();
    return () => clearInterval(timer);
  },
  after(afterMs, call) {
    const timer = setTimeout(call, afterMs);
    return () => clearTimeout(timer);
  },
  nextTurn(call) {
    setImmediate(call);
  },
};

/** Timers of one owner: a server, an engine, a worker. After `end`, none of them fires and none can be set. */
export class OwnedEventLoop implements EventLoop {
  private readonly scheduled = new Map<Cancel, () => void>();
  private isEnded = false;

  constructor(private readonly eventLoop: EventLoop) {}

  get hasEnded(): boolean {
    return this.isEnded;
  }

  elapsedMs(): number {
    return this.eventLoop.elapsedMs();
  }

  every(everyMs: number, call: () => void): Cancel {
    return this.isEnded ? () => undefined : this.keep(this.eventLoop.every(everyMs, call), call);
  }

  after(afterMs: number, call: () => void): Cancel {
    if (this.isEnded) return () => undefined;
    const cancel = this.keep(
      this.eventLoop.after(afterMs, () => {
        this.scheduled.delete(cancel);
        call();
      }),
      call,
    );
    return cancel;
  }

  nextTurn(call: () => void): void {
    if (this.isEnded) return;
    this.eventLoop.nextTurn(() => {
      if (!this.isEnded) call();
    });
  }

  /**
   * Cancels all scheduled calls. Returns the beginning of the source code of each such call, for a report of forgotten
   * timers.
   */
  end(): string[] {
    this.isEnded = true;
    const calls = Array.from(this.scheduled.values(), (call) => String(call).replace(/\s+/g, ' ').slice(0, 100));
    for (const cancel of Array.from(this.scheduled.keys())) cancel();
    return calls;
  }

  private keep(cancel: Cancel, call: () => void): Cancel {
    const forget = (): void => {
      this.scheduled.delete(forget);
      cancel();
    };
    this.scheduled.set(forget, call);
    return forget;
  }
}
