/** Runs the partner check in a process of its own, and as the program that partners install. */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { CheckedPartner } from '../../../src/programs/partnerCheck/checkContext';
import type { CheckResult } from '../../../src/programs/partnerCheck/checkReport';
import { BUILD } from '../build';
import { builtModules } from '../builtModules';

export interface CheckJob {
  readonly partner: CheckedPartner;
  readonly fields: Readonly<Record<string, string>>;
  readonly allowLoopback: boolean;
  readonly timeoutMs: number;
  readonly testNetworks: boolean;
  readonly waitSecondsMax: number;
}

export class CheckRunner {
  private readonly child: ChildProcess = fork(join(__dirname, 'checkRunner.js'), [builtModules()]);

  async run(job: CheckJob): Promise<readonly CheckResult[]> {
    this.child.send(job);
    const [answer] = (await once(this.child, 'message')) as [{ results?: readonly CheckResult[]; error?: string }];
    if (answer.results === undefined) throw new Error(answer.error);
    return answer.results;
  }

  async close(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.disconnect();
    await gone;
  }
}

export interface ProgramResult {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `talad-partner-check`; by default that of the build. */
export function runPartnerCheck(
  words: readonly string[],
  script = join(BUILD, 'src', 'programs', 'partnerCheck', 'main.js'),
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });
}
