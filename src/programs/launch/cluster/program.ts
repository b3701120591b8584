/** One program of a cluster as a child process: started, watched until it is ready, stopped with its own children. */
import type { Environment } from '../../../foundation/settings/config';
import { readChildOutput } from '../process/childOutput';
import { describeExit, type Exit, killGroup, spawnTiedToParent, stopChild, waitForExit } from '../process/childProcess';
import { recordProcess } from '../process/recordedProcess';
import { LaunchError } from '../process/terminal';

export interface Program {
  /** Name of the program on the terminal. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Environment;
  /** The launcher's own folder unless given. */
  readonly workingDirectory?: string;
  /** Records the running process, so that a later launch can stop what a killed one left. */
  readonly processFile: string;
  /** Receives each line that the program prints. */
  readonly onLine: (line: string) => void;
  /** File with these lines, named if the program fails. */
  readonly logFile: string;
  /** Called repeatedly after the start until it returns true. Must not reject. */
  readonly isReady: () => Promise<boolean>;
  readonly readyDeadlineMs: number;
  /** Time in milliseconds that the program may take to end after SIGTERM, before it gets SIGKILL. */
  readonly stopGraceMs: number;
}

export interface RunningProgram {
  readonly processId: number;
  /** Rejects with a `LaunchError` if the program ends or the deadline passes before it is ready. */
  readonly ready: Promise<void>;
  readonly exited: Promise<Exit>;
  signal(name: NodeJS.Signals): void;
  /** Resolves when the program has ended. */
  stop(): Promise<Exit>;
}

const POLL_MS = 50;

export function startProgram(program: Program): RunningProgram {
  const child = spawnTiedToParent(program.command, program.args, {
    env: { ...program.environment },
    cwd: program.workingDirectory,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const processId = child.pid ?? 0;
  if (processId !== 0) recordProcess(program.processFile, processId);
  const output = readChildOutput(child, program.onLine);
  const exited = waitForExit(child).then((exit) => {
    // nginx, for example, has worker processes, which a killed one leaves.
    killGroup(processId);
    return exit;
  });
  const becomeReady = async (): Promise<void> => {
    const failure = await waitUntilReady(program, exited);
    if (failure === undefined) return;
    child.kill('SIGKILL');
    await output.ended;
    throw new LaunchError(
      `The ${program.name} did not start (${failure}). Its last lines of output:\n${output.lastLines()}`,
    );
  };
  const ready = becomeReady();
  ready.catch(() => undefined);
  return {
    processId,
    ready,
    exited,
    signal: (name) => void child.kill(name),
    stop: () => stopChild(child, exited, program.stopGraceMs),
  };
}

/** Returns why the program is not ready, or undefined when it is. */
async function waitUntilReady(
  { isReady, readyDeadlineMs }: Program,
  exited: Promise<Exit>,
): Promise<string | undefined> {
  let exit: Exit | undefined;
  void exited.then((how) => {
    exit = how;
  });
  const deadline = Date.now() + readyDeadlineMs;
  while (Date.now() < deadline) {
    if (await isReady()) return undefined;
    if (exit !== undefined) return describeExit(exit);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return `it was not ready within ${readyDeadlineMs / 1000} s`;
}
