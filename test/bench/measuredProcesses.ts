/** Programs that are measured beside the server, and the CPU time and memory of a process. */
import { type ChildProcess, fork, type Serializable, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux reports CPU time in hundredths of a second on all machines. */
const TICKS_PER_SECOND = 100;

/** Seconds of CPU time of a process, including its threads. */
export function processorSeconds(processId: number): number {
  const afterName = readFileSync(`/proc/${processId}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) / TICKS_PER_SECOND;
}

/** The same, in nanoseconds instead of hundredths of a second, for short measurements; of the threads that run now. */
export function preciseProcessorSeconds(processId: number): number {
  const threads = readdirSync(`/proc/${processId}/task`);
  const nanoseconds = threads.map((thread) =>
    Number(readFileSync(`/proc/${processId}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
}

/** Resident bytes of a process. */
export function residentBytes(processId: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
  return Number(kibibytes) * 1_024;
}

export interface FloorProcess {
  readonly processId: number;
  readonly url: string;
  end(): Promise<void>;
}

/** Starts a script of `floors/` that prints its port. */
export async function startFloor(
  name: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<FloorProcess> {
  const script = join(__dirname, 'floors', `${name}.js`);
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const port = await firstLine(child);
  return { processId: child.pid ?? 0, url: `http://127.0.0.1:${port}`, end: () => killAndWait(child) };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', (code) => reject(new Error(`a floor ended at once with ${code}`)));
  });
}

/** A program that executes requests and sends one response to each. */
export interface WorkerProcess {
  readonly processId: number;
  request<Answer>(question: Serializable): Promise<Answer>;
  /** Resolves to the next message that was not requested. */
  nextMessage<Answer>(): Promise<Answer>;
  end(): Promise<void>;
}

/** `script`: its path relative to this folder. */
export function startWorker(script: string, nodeArguments: readonly string[] = []): WorkerProcess {
  const child = fork(join(__dirname, script), {
    execArgv: [...process.execArgv, ...nodeArguments],
    serialization: 'advanced',
  });
  const exited = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  // Reported to the next caller.
  exited.catch(() => undefined);
  const hear = <Answer>(): Promise<Answer> =>
    Promise.race([
      new Promise<Answer>((resolve) => child.once('message', (answer) => resolve(answer as Answer))),
      exited,
    ]);
  const ask = <Answer>(question: Serializable): Promise<Answer> => {
    const answer = hear<Answer>();
    child.send(question, () => undefined);
    return answer;
  };
  return { processId: child.pid ?? 0, request: ask, nextMessage: hear, end: () => killAndWait(child) };
}

function killAndWait(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}
