/** Runs the built server as a child process: starts it, waits until it reports readiness, stops or kills it. */
import type { Environment } from '../../../foundation/settings/config';
import { readChildOutput } from './childOutput';
import { describeExit, type Exit, spawnTiedToParent, stopChild, waitForExit } from './childProcess';
import { LaunchError } from './terminal';

export interface ServerProcess {
  readonly port: number;
  readonly processId: number;
  readonly exited: Promise<Exit>;
  signal(name: NodeJS.Signals): void;
  /** Sends SIGTERM, and SIGKILL if the server does not end in time. */
  stop(): Promise<Exit>;
}

export interface ServerOptions {
  readonly script: string;
  readonly environment: Environment;
  /** Receives each line that the server prints to stdout or stderr. */
  readonly onLine: (line: string) => void;
  readonly nodeArguments?: readonly string[];
  /** Time in milliseconds in which the server must become ready. */
  readonly readyDeadlineMs?: number;
  /** Time in milliseconds that the server may take to end after SIGTERM. */
  readonly stopGraceMs?: number;
  /** Gives the start up. `startServer` rejects when the server has ended. */
  readonly stopped?: AbortSignal;
}

/** Recovery of a large market takes time; the server logs its progress. */
const READY_DEADLINE_MS = 180_000;
/** Longer than the server's default deadline for accepted requests. */
const STOP_GRACE_MS = 15_000;
const OUTPUT_WAIT_MS = 1_000;

/**
 * Options of the server process (src/performance.md, V8 options): 32 MiB of young heap from the start; a full
 * collection when the old heap has doubled, with one helper thread; large memory pages for Node's code, if there are any; no
 * inspector.
 */
export const NODE_ARGUMENTS = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
  '--heap-growing-percent=100',
  '--v8-pool-size=1',
  '--use-largepages=silent',
  // SIGUSR1, which rotating a log may send, would open the inspector, through which every local user can read the memory.
  '--disable-sigusr1',
];

export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const {
    script,
    environment,
    onLine,
    nodeArguments = [],
    readyDeadlineMs = READY_DEADLINE_MS,
    stopGraceMs = STOP_GRACE_MS,
    stopped,
  } = options;
  const child = spawnTiedToParent(process.execPath, [...NODE_ARGUMENTS, ...nodeArguments, script], {
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = waitForExit(child);
  const output = readChildOutput(child, onLine);
  const listening = new Promise<number>((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'listening' in message) resolve(Number(message.listening));
    });
  });
  const giveUp = (): void => void stopChild(child, exited, stopGraceMs);
  stopped?.addEventListener('abort', giveUp);
  if (stopped?.aborted === true) giveUp();
  const port = await Promise.race([listening, exited, resolveAfter(readyDeadlineMs)]);
  stopped?.removeEventListener('abort', giveUp);
  if (stopped?.aborted === true) await exited;
  if (typeof port !== 'number' || stopped?.aborted === true) {
    child.kill('SIGKILL');
    // A process that the server left may keep its output open.
    await Promise.race([output.ended, resolveAfter(OUTPUT_WAIT_MS)]);
    const how = typeof port === 'object' ? describeExit(port) : `it was not ready within ${readyDeadlineMs / 1000} s`;
    throw new LaunchError(`The server did not start (${how}). Its last lines of output:\n${output.lastLines()}`);
  }
  return {
    port,
    processId: child.pid ?? 0,
    exited,
    signal: (name) => void child.kill(name),
    stop: () => stopChild(child, exited, stopGraceMs),
  };
}

function resolveAfter(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined).unref());
}
