/** The demo as a process beside a running exchange, as `make demo` starts it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BUILD } from './build';
import { HANG_MS } from './eventually';

export interface RunningDemo {
  /** Waits for the next matching line after the previous match. */
  says(pattern: RegExp): Promise<string>;
  /** Sends SIGTERM and resolves when all processes have exited; those that hang are killed. */
  stop(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** `baseUrl`: the address at which the demo calls the exchange, whose data directory is `dataDir`. */
export function startDemo({ baseUrl, dataDir }: { readonly baseUrl: string; readonly dataDir: string }): RunningDemo {
  const child: ChildProcess = spawn(process.execPath, [join(BUILD, 'src', 'programs', 'demo', 'main.js')], {
    env: {
      PATH: process.env['PATH'],
      BASE_URL: baseUrl,
      DATA_DIR: dataDir,
      OPERATOR_TOKEN_FILE: join(dataDir, 'operator-token'),
      DEMO_BUY_EVERY_MS: '300',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // In a process group of its own, so that it can be killed together with its child processes.
    detached: true,
  });
  // `close` instead of `exit`: the child processes share the output, which closes when the last of them exits.
  const closed = once(child, 'close');
  const lines: string[] = [];
  let heard = 0;
  if (child.stdout !== null) createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return {
    async says(pattern) {
      const deadlineMs = Date.now() + HANG_MS;
      for (;;) {
        const found = lines.findIndex((line, at) => at >= heard && pattern.test(line));
        if (found >= 0) {
          heard = found + 1;
          return lines[found] ?? '';
        }
        if (Date.now() > deadlineMs)
          throw new Error(`the demo did not print ${pattern}; its last lines:\n${lines.slice(-20).join('\n')}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async stop() {
      child.kill('SIGTERM');
      const hung = setTimeout(() => process.kill(-(child.pid as number), 'SIGKILL'), HANG_MS);
      const [code, signal] = (await closed) as [number | null, NodeJS.Signals | null];
      clearTimeout(hung);
      return { code, signal };
    },
  };
}
