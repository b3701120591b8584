/**
 * Where a program writes its log. A log never ends or delays what it logs: if its reader is gone, its disk is full or
 * nobody reads it, lines are kept for a moment, then dropped and counted, and the next line that can be written says how
 * many are missing.
 */
import { writeSync } from 'node:fs';
import { systemClock } from './clock';
import { type EventLoop, systemEventLoop } from './eventLoop';

/** Bytes of waiting lines that are kept for a slow reader. */
const PENDING_BYTES_MAX = 1024 * 1024;
const RETRY_MS = 50;
/**
 * Time in milliseconds for which the end of the process waits for a slow reader, so that the last lines, which say why
 * the process ends, arrive.
 */
const LAST_WAIT_MS = 500;
const LAST_STEP_MS = 10;

/** Node reports errors of its standard outputs as events, which would end the process: for example, EPIPE. */
export function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr])
    if (output.listenerCount('error') === 0) output.on('error', () => undefined);
}

/** A line that is not completely written: its remaining bytes. */
interface PendingLine {
  readonly bytes: Buffer;
  /** Number of log lines that this line counts as: more than one for the report of lost lines. */
  readonly lines: number;
}

export class LogOutput {
  private readonly pending: PendingLine[] = [];
  private pendingBytes = 0;
  private lost = 0;
  private reason = '';
  /** Whether the output ends with an incomplete line. */
  private isTorn = false;
  private isRetryScheduled = false;

  constructor(
    private readonly writeBytes: (bytes: Buffer) => number,
    private readonly eventLoop: Pick<EventLoop, 'after'> = systemEventLoop,
  ) {}

  /** Creates the output to standard output. */
  static standard(): LogOutput {
    // This call creates the stream, which makes a pipe non-blocking, so that a suspended reader does not suspend this
    // process.
    ignoreOutputErrors();
    const output = new LogOutput((bytes) => writeSync(1, bytes));
    process.once('exit', () => output.flushSync());
    return output;
  }

  write(line: string): void {
    const bytes = Buffer.from(line);
    if (this.pendingBytes + bytes.length > PENDING_BYTES_MAX) {
      this.lost += 1;
      this.reason = 'nobody reads the log';
      return;
    }
    if (this.lost > 0) this.keepReportOfLoss();
    this.keep({ bytes, lines: 1 });
    if (!this.isRetryScheduled) this.flush();
  }

  /** Waits a moment for a slow reader. The logger calls this before the process ends. */
  flushSync(): void {
    for (let waitedMs = 0; this.pending.length > 0 && waitedMs < LAST_WAIT_MS; waitedMs += LAST_STEP_MS) {
      this.flush();
      if (this.pending.length > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LAST_STEP_MS);
    }
  }

  private keepReportOfLoss(): void {
    const { lost, reason } = this;
    const line = { level: 40, time: systemClock.nowMs(), lost, reason, msg: 'lines of the log were lost' };
    this.keep({ bytes: Buffer.from(`${this.isTorn ? '\n' : ''}${JSON.stringify(line)}\n`), lines: lost });
    this.lost = 0;
  }

  private keep(line: PendingLine): void {
    this.pending.push(line);
    this.pendingBytes += line.bytes.length;
  }

  private flush(): void {
    for (let first = this.pending[0]; first !== undefined; first = this.pending[0]) {
      const { bytes, lines } = first;
      let written: number;
      try {
        written = this.writeBytes(bytes);
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        if (code === 'EAGAIN') return this.retryLater();
        // The disk is full, or the reader is gone. The next line tries again.
        return this.losePending(message);
      }
      if (written > 0) this.isTorn = written < bytes.length;
      this.pendingBytes -= written;
      if (written < bytes.length) this.pending[0] = { bytes: bytes.subarray(written), lines };
      else this.pending.shift();
    }
  }

  private losePending(reason: string): void {
    // A line of which only the line end is missing counts as written: the report of lost lines begins with a line end.
    const [first] = this.pending;
    if (this.isTorn && first?.bytes.length === 1) this.pending.shift();
    for (const { lines } of this.pending) this.lost += lines;
    this.pending.length = 0;
    this.pendingBytes = 0;
    this.reason = reason;
  }

  private retryLater(): void {
    if (this.isRetryScheduled) return;
    this.isRetryScheduled = true;
    this.eventLoop.after(RETRY_MS, () => {
      this.isRetryScheduled = false;
      this.flush();
    });
  }
}
