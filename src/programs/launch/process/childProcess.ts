/**
 * Child processes that never outlive their parent. Each is its own process group, so that Ctrl-C reaches only the
 * launcher, which stops its children in order; if the launcher itself is killed, the kernel ends them.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const SETPRIV = '/usr/bin/setpriv';

export function spawnTiedToParent(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const detached = { ...options, detached: true };
  if (!existsSync(SETPRIV)) return spawn(command, args, detached);
  return spawn(SETPRIV, ['--pdeathsig', 'TERM', '--', command, ...args], detached);
}

export interface Exit {
  /** Exit code; null if a signal ended the process. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Resolves when the process has ended. A command that cannot be started counts as ended with code 127. */
export function waitForExit(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('error', () => resolve({ code: 127, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/** Sends SIGTERM, and SIGKILL if the process has not ended after `graceMs`. */
export async function stopChild(child: ChildProcess, exited: Promise<Exit>, graceMs: number): Promise<Exit> {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  try {
    return await exited;
  } finally {
    clearTimeout(timer);
  }
}

export function describeExit(exit: Exit): string {
  return exit.signal === null ? `exit code ${exit.code}` : `signal ${exit.signal}`;
}

/** Ends a child that was started here, with the processes that it has started itself. */
export function killGroup(processId: number): void {
  // A command that could not be started has no id. 0 would mean the group of this process.
  if (processId === 0) return;
  try {
    process.kill(-processId, 'SIGKILL');
  } catch {
    // The group has ended with its first process.
  }
}

export interface CommandOptions {
  /** The working directory of this process unless given. */
  readonly workingDirectory?: string;
  /** Ends the command at once, with everything that it has started. */
  readonly stopped?: AbortSignal | undefined;
}

/** Runs a command and resolves to its output; rejects if it fails. */
export function runCommand(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
  { workingDirectory, stopped }: CommandOptions = {},
): Promise<string> {
  const child = spawnTiedToParent(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
    cwd: workingDirectory,
  });
  const kill = (): void => killGroup(child.pid ?? 0);
  stopped?.addEventListener('abort', kill);
  if (stopped?.aborted === true) kill();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-OUTPUT_KEPT_CHARACTERS);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      stopped?.removeEventListener('abort', kill);
      if (code === 0) resolve(output);
      else reject(new Error(`${command} failed: ${output.trim() || `exit code ${code}`}`));
    });
  });
}

const OUTPUT_KEPT_CHARACTERS = 4_000;
