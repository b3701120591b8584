/**
 * The process of a node for development, whichever chain it has: started, watched until it answers, suspended, killed,
 * and started again with the same port and data.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningProgram, startProgram } from '../cluster/program';
import { ServerLog } from '../process/serverLog';
import { callJsonRpc, type JsonRpcAddress } from './jsonRpc';

export interface NodeProcess {
  /** Name of the node on the terminal. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Folder for the log and the record of the process. */
  readonly folder: string;
  /** Working folder of the node; the launcher's own if undefined. */
  readonly workingDirectory?: string;
  readonly address: JsonRpcAddress;
  /** A call that succeeds when the node is ready. */
  readonly readyMethod: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const READY_DEADLINE_MS = 90_000;
const STOP_GRACE_MS = 30_000;

export class ChainNode {
  private running: RunningProgram | undefined;

  constructor(private readonly options: NodeProcess) {}

  get isRunning(): boolean {
    return this.running !== undefined;
  }

  get processId(): number {
    if (this.running === undefined) throw new Error(`the ${this.options.name} does not run`);
    return this.running.processId;
  }

  /** Resolves when the node answers. `moreArgs` come last, for this run only. */
  async start(moreArgs: readonly string[] = []): Promise<void> {
    if (this.running !== undefined) return;
    const { name, command, args, folder, workingDirectory, address, readyMethod, environment = {} } = this.options;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const logFile = join(folder, 'node.log');
    const log = new ServerLog(logFile, () => undefined);
    const running = startProgram({
      name,
      command,
      args: [...args, ...moreArgs],
      ...(workingDirectory === undefined ? {} : { workingDirectory }),
      environment: { ...process.env, ...environment },
      processFile: join(folder, 'node.pid'),
      onLine: (line) => log.write(line),
      logFile,
      isReady: () =>
        callJsonRpc(address, readyMethod, []).then(
          () => true,
          () => false,
        ),
      readyDeadlineMs: READY_DEADLINE_MS,
      stopGraceMs: STOP_GRACE_MS,
    });
    this.running = running;
    await running.ready.catch((error) => {
      this.running = undefined;
      throw error;
    });
  }

  async stop(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    await running?.stop();
  }

  async kill(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    running?.signal('SIGKILL');
    await running?.exited;
  }
}
