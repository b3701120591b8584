/** Runs the launch commands as child processes, started as `make` does, and reads their output. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { describeExit, type Exit, waitForExit } from '../../src/programs/launch/process/childProcess';
import { BUILD, ROOT } from './build';

export interface LaunchedCommand {
  readonly child: ChildProcess;
  readonly exited: Promise<Exit>;
  /** stdout and stderr in the order of arrival. */
  output(): string;
  /** Resolves when the output contains the words; rejects if the command ends first. */
  says(words: string | RegExp): Promise<void>;
}

interface LaunchOptions {
  /** This tree by default. */
  readonly cwd?: string;
  /** The folder of the build; this tree's by default. */
  readonly build?: string;
}

/** Call it at the top of a test file. Everything it launches has ended when the file ends. */
export function commandLauncher(): (
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  options?: LaunchOptions,
) => LaunchedCommand {
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  return (args, environment, { cwd = ROOT, build = BUILD } = {}) => {
    const script = join(build, 'src', 'programs', 'launch', 'main.js');
    const child = spawn(process.execPath, [script, ...args], {
      env: { PATH: process.env['PATH'], ...environment },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return watchCommand(child);
  };
}

function watchCommand(child: ChildProcess): LaunchedCommand {
  let text = '';
  let exit: Exit | undefined;
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  const exited = waitForExit(child).then((how) => (exit = how));
  const says = async (words: string | RegExp): Promise<void> => {
    while (typeof words === 'string' ? !text.includes(words) : !words.test(text)) {
      if (exit !== undefined) throw new Error(`ended with ${describeExit(exit)} before it said ${words}:\n${text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, exited, output: () => text, says };
}
