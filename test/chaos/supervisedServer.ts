/** A server process that is started again whenever it ends, as a service manager does, until it is to end. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { readChildOutput } from '../../src/programs/launch/process/childOutput';
import { type Exit, spawnTiedToParent, waitForExit } from '../../src/programs/launch/process/childProcess';
import { BUILD } from '../support/build';
import { suspendProcess } from '../support/suspendedProcess';

/** Pause before a server that has ended is started again. */
const RESTART_MS = 500;

export class SupervisedServer {
  /** Output of all its processes, oldest first. */
  readonly lines: string[] = [];
  /** How often it has ended by itself since it was started. */
  restarts = 0;
  private child: ChildProcess | undefined;
  private exited: Promise<Exit> = Promise.resolve({ code: 0, signal: null });
  private running: Promise<void> = Promise.resolve();
  private isWanted = false;
  private endPause: () => void = () => undefined;

  constructor(
    readonly name: string,
    private readonly environment: Readonly<Record<string, string | undefined>>,
  ) {}

  start(more: Readonly<Record<string, string>> = {}): void {
    if (this.isWanted) return;
    this.isWanted = true;
    this.restarts = 0;
    this.running = this.run({ ...this.environment, ...more });
  }

  /** Sends the signal. Resolves when the process has ended, which is not started again. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.isWanted = false;
    this.endPause();
    this.child?.kill(signal);
    await this.running;
  }

  /** Sends the signal. Resolves when the process has ended. It is started again. */
  async endOnce(signal: NodeJS.Signals): Promise<void> {
    const { exited } = this;
    this.child?.kill(signal);
    await exited;
  }

  async suspend(): Promise<void> {
    if (this.child?.pid !== undefined) await suspendProcess(this.child.pid);
  }

  resume(): void {
    this.child?.kill('SIGCONT');
  }

  private async run(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
    while (this.isWanted) {
      const script = join(BUILD, 'src', 'programs', 'main.js');
      const child = spawnTiedToParent(process.execPath, [script], {
        env: { ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      this.child = child;
      this.exited = waitForExit(child);
      readChildOutput(child, (line) => this.lines.push(line));
      await this.exited;
      this.child = undefined;
      if (!this.isWanted) return;
      this.restarts += 1;
      await this.pause();
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, RESTART_MS);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
