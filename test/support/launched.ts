/** The launch commands as processes of their own, started as `make` starts them, with what they say. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { describeExit, type Exit, exitOf } from '../../src/launch/child';
import { BUILD, ROOT } from './build';

export interface Launched {
  readonly child: ChildProcess;
  readonly exited: Promise<Exit>;
  /** Both outputs, as they came. */
  output(): string;
  /** Resolves when the words stand in the output; rejects when the command ends without them. */
  says(words: string | RegExp): Promise<void>;
}

/** Call it at the top of a test file: whatever it launches is gone when the file ends. */
export function launcher(): (
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  folder?: string,
) => Launched {
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  return (args, environment, cwd = ROOT) => {
    const script = join(BUILD, 'src', 'launch', 'main.js');
    const child = spawn(process.execPath, [script, ...args], {
      env: { PATH: process.env['PATH'], ...environment },
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    return watched(child);
  };
}

function watched(child: ChildProcess): Launched {
  let text = '';
  let exit: Exit | undefined;
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  const exited = exitOf(child).then((how) => (exit = how));
  const says = async (words: string | RegExp): Promise<void> => {
    while (typeof words === 'string' ? !text.includes(words) : !words.test(text)) {
      if (exit !== undefined) throw new Error(`ended with ${describeExit(exit)} before it said ${words}:\n${text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, exited, output: () => text, says };
}
