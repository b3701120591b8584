/** How late the event loop of a server under test is, measured inside of it by a script that it does not know of. */
import { join } from 'node:path';
import type { TestExchange } from './exchange';

export interface LoopDelay {
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** For an exchange whose `loopDelay` is to be asked. */
export const LOOP_DELAY_ARGUMENTS: readonly string[] = ['--require', join(__dirname, 'loopDelayMonitor.js')];

/** Since it was last asked, or since the server's start. */
export async function loopDelay(exchange: TestExchange): Promise<LoopDelay> {
  const heard = exchange.lines.length;
  process.kill(exchange.processId, 'SIGUSR2');
  for (;;) {
    const line = exchange.lines.slice(heard).find((one) => one.startsWith('{"loopDelay"'));
    if (line !== undefined) return (JSON.parse(line) as { readonly loopDelay: LoopDelay }).loopDelay;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
