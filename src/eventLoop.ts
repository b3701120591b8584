/**
 * The only access to timers and to the phases of Node's event loop. Everything that waits receives an `EventLoop`, so
 * that a test can advance time itself instead of waiting.
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

/** Resolves after `milliseconds`. */
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
