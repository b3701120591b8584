/** The only door to timers, so that a test can turn the hands instead of waiting. */

export type Cancel = () => void;

export interface Timers {
  /** Calls again and again, `everyMs` apart. */
  every(everyMs: number, call: () => void): Cancel;
  /** Calls once, `afterMs` from now. */
  after(afterMs: number, call: () => void): Cancel;
  /** Calls once, after the event loop has looked at its sockets. */
  nextTurn(call: () => void): void;
}

export function pause(timers: Timers, milliseconds: number): Promise<void> {
  return new Promise((resolve) => timers.after(milliseconds, resolve));
}

/** What comes again does not keep the process alive: the server's own sockets do that. What comes once does, for something may wait for it. */
export const systemTimers: Timers = {
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
