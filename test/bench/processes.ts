/** Programs that are measured beside the server, and what a process has used of the processor. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second for everybody. */
const TICKS_PER_SECOND = 100;

/** Seconds of processor time that a process has used, its threads included. */
export function processorSeconds(processId: number): number {
  const afterName = readFileSync(`/proc/${processId}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) / TICKS_PER_SECOND;
}

export interface Floor {
  readonly processId: number;
  readonly url: string;
  end(): Promise<void>;
}

/** Starts a script that prints the port it serves on. */
export async function startFloor(script: string): Promise<Floor> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await firstLine(child);
  return {
    processId: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('exit', (code) => reject(new Error(`a floor ended at once with ${code}`)));
  });
}
