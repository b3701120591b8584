/**
 * Detects work that blocks the event loop, and listeners that are added and never removed. Without detection, both grow
 * until no client is served: work of 50 ms for one client delays all clients by 50 ms, and some seconds cost the leader
 * its lease.
 */
import type { Logger } from 'pino';
import type { Cancel, EventLoop } from './eventLoop';

/** Longest time for which the server's own work may block the event loop. */
export const BLOCKED_MS_MAX = 50;
const EVERY_MS = 20;

/** Declares a function that the types of Node.js lack. */
type ProcessWithThreads = NodeJS.Process & { threadCpuUsage(): NodeJS.CpuUsage };

/** Processor time of this thread since its start, in milliseconds. */
export function threadCpuMs(): number {
  const { user, system } = (process as ProcessWithThreads).threadCpuUsage();
  return (user + system) / 1_000;
}

/** Faults that were detected since the start. */
export interface LoopFaults {
  readonly blocks: number;
  readonly longestBlockMs: number;
  readonly listenerWarnings: number;
}

export class LoopWatch implements LoopFaults {
  blocks = 0;
  longestBlockMs = 0;
  listenerWarnings = 0;
  private cancel: Cancel = () => undefined;
  private elapsedMs = 0;
  private cpuMs = 0;

  constructor(
    private readonly eventLoop: EventLoop,
    private readonly log: Pick<Logger, 'warn' | 'error'>,
    private readonly readCpuMs: () => number = threadCpuMs,
  ) {}

  /**
   * Starts the detection. To be called when the server begins to serve: before that, it may block while it loads
   * modules, recovers and audits.
   */
  start(): void {
    this.elapsedMs = this.eventLoop.elapsedMs();
    this.cpuMs = this.readCpuMs();
    this.cancel = this.eventLoop.every(EVERY_MS, () => this.look());
    process.on('warning', this.onWarning);
  }

  stop(): void {
    this.cancel();
    process.off('warning', this.onWarning);
  }

  /**
   * Measures the delay of a timer, which is the time of the work before it. Only processor time of this thread counts,
   * not time in which the machine ran other processes.
   */
  private look(): void {
    const [elapsedMs, cpuMs] = [this.eventLoop.elapsedMs(), this.readCpuMs()];
    const blockedMs = Math.min(elapsedMs - this.elapsedMs - EVERY_MS, cpuMs - this.cpuMs);
    this.elapsedMs = elapsedMs;
    this.cpuMs = cpuMs;
    if (blockedMs <= BLOCKED_MS_MAX) return;
    this.blocks += 1;
    this.longestBlockMs = Math.max(this.longestBlockMs, blockedMs);
    this.log.warn({ blockedMs: Math.round(blockedMs) }, 'the event loop was blocked by own work');
  }

  private readonly onWarning = (warning: Error): void => {
    if (warning.name !== 'MaxListenersExceededWarning') return;
    this.listenerWarnings += 1;
    this.log.error({ err: warning }, 'listeners are added and never removed');
  };
}
