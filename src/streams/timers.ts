/** The only door of the streams to timers, so that a test can turn the hands instead of waiting. */

export type Cancel = () => void;

export interface Timers {
  /** Calls again and again, `everyMs` apart. */
  every(everyMs: number, call: () => void): Cancel;
  /** Calls once, `afterMs` from now. */
  after(afterMs: number, call: () => void): Cancel;
  /** Calls once, after the event loop has looked at its sockets. */
  nextTurn(call: () => void): void;
}

/** None of them keeps the process alive: the server's own sockets do that. */
export const systemTimers: Timers = {
  every(everyMs, call) {
    const timer = setInterval(call, everyMs).unref();
    return () => clearInterval(timer);
  },
  after(afterMs, call) {
    const timer = setTimeout(call, afterMs).unref();
    return () => clearTimeout(timer);
  },
  nextTurn(call) {
    setImmediate(call);
  },
};
