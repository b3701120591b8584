/** How late the event loop of a server under test is, and what keeps it alive, seen from inside by a script that it does not know of. */
import { join } from 'node:path';
import type { TestExchange } from './exchange';

export interface LoopDelay {
  readonly p99Ms: number;
  readonly maxMs: number;
}

export interface Inside {
  readonly loopDelay: LoopDelay;
  /** How many timers, sockets and the like, by node's names for them. */
  readonly resources: Readonly<Record<string, number>>;
  /** Memory in use; exact with `--expose-gc` among the node arguments, otherwise with what waits to be swept. */
  readonly usedMiB: number;
}

/** For an exchange that is to be looked into. */
export const LOOP_DELAY_ARGUMENTS: readonly string[] = ['--require', join(__dirname, 'loopDelayMonitor.js')];

/** Since it was last asked, or since the server's start. */
export async function loopDelay(exchange: TestExchange): Promise<LoopDelay> {
  return (await inside(exchange)).loopDelay;
}

export async function inside(exchange: TestExchange): Promise<Inside> {
  const heard = exchange.lines.length;
  process.kill(exchange.processId, 'SIGUSR2');
  for (;;) {
    const line = exchange.lines.slice(heard).find((one) => one.startsWith('{"loopDelay"'));
    if (line !== undefined) return JSON.parse(line) as Inside;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
