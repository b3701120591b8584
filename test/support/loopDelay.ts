/**
 * Measures the event-loop delay of a server under test, and what keeps its process alive, with a script that is loaded
 * into the server.
 */
import { join } from 'node:path';
import type { TestExchange } from './exchange';

export interface LoopDelay {
  readonly p99Ms: number;
  readonly maxMs: number;
}

export interface ProcessSnapshot {
  readonly loopDelay: LoopDelay;
  /** Number of active timers, sockets and so on, by Node's names for them. */
  readonly resources: Readonly<Record<string, number>>;
  /** Memory in use; exact with `--expose-gc` among the node arguments, otherwise including garbage. */
  readonly usedMiB: number;
}

/** Node arguments for an exchange that is to be measured. */
export const LOOP_DELAY_ARGUMENTS: readonly string[] = ['--require', join(__dirname, 'loopDelayMonitor.js')];

/** Delay since the previous call, or since the server's start. */
export async function loopDelay(exchange: TestExchange): Promise<LoopDelay> {
  return (await processSnapshot(exchange)).loopDelay;
}

export async function processSnapshot(exchange: TestExchange): Promise<ProcessSnapshot> {
  const heard = exchange.lines.length;
  process.kill(exchange.processId, 'SIGUSR2');
  for (;;) {
    const line = exchange.lines.slice(heard).find((one) => one.startsWith('{"loopDelay"'));
    if (line !== undefined) return JSON.parse(line) as ProcessSnapshot;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
