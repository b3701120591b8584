/**
 * Starts servers for tests in processes that are kept for the next server (`serverHost.js`), also by other files of the
 * same worker: the start of a process takes as long as twenty tests. For a test a hosted server is a process of its own:
 * it can be suspended and killed, and whatever ends it but an orderly stop ends the process.
 */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { readChildOutput } from '../../src/programs/launch/process/childOutput';
import {
  describeExit,
  type Exit,
  spawnTiedToParent,
  waitForExit,
} from '../../src/programs/launch/process/childProcess';
import {
  NODE_ARGUMENTS,
  type ServerOptions,
  type ServerProcess,
} from '../../src/programs/launch/process/serverProcess';
import { LaunchError } from '../../src/programs/launch/process/terminal';

/** As in `serverHost.js`. */
const END_MARK = 'the server of this host has ended';
/** Kept in reserve by each worker. */
const IDLE_MAX = 2;
/** After so many servers a process has ended often enough to begin anew, so that a leak of a package cannot grow. */
const STARTS_MAX = 30;

type HostedOptions = Required<Pick<ServerOptions, 'script' | 'environment' | 'onLine' | 'readyDeadlineMs'>> & {
  /** A module that the server loads first. */
  readonly preload: string | undefined;
};

class ServerHost {
  private readonly child: ChildProcess;
  private readonly gone: Promise<Exit>;
  private readonly output: ReturnType<typeof readChildOutput>;
  private starts = 0;
  private onLine: (line: string) => void = () => undefined;

  constructor(readonly script: string) {
    this.child = spawnTiedToParent(process.execPath, [...NODE_ARGUMENTS, join(__dirname, 'serverHost.js'), script], {
      env: { PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.gone = waitForExit(this.child);
    this.output = readChildOutput(this.child, (line) => this.onLine(line));
  }

  async start({ environment, preload, onLine, readyDeadlineMs }: HostedOptions): Promise<ServerProcess> {
    const { child } = this;
    this.starts += 1;
    this.hold(true);
    let isRunning = true;
    let marks = 0;
    const ended = new Promise<Exit>((resolve) => {
      this.onLine = (line) => {
        if (line !== END_MARK) return onLine(line);
        marks += 1;
        if (marks < 2) return;
        isRunning = false;
        this.becomeIdle();
        resolve({ code: 0, signal: null });
      };
    });
    const exited = Promise.race([ended, this.gone]).finally(() => {
      isRunning = false;
    });
    const listening = new Promise<number>((resolve) => {
      const hear = (message: unknown): void => {
        child.off('message', hear);
        resolve((message as { readonly listening: number }).listening);
      };
      child.on('message', hear);
    });
    child.send({ environment, preload });
    const port = await Promise.race([listening, exited, resolveAfter(readyDeadlineMs)]);
    if (typeof port !== 'number') {
      child.kill('SIGKILL');
      await this.output.ended;
      const how = port === undefined ? `it was not ready within ${readyDeadlineMs / 1000} s` : describeExit(port);
      // The lines before the mark are those of earlier servers.
      const said = this.output.lastLines().split(`  ${END_MARK}\n`).at(-1);
      throw new LaunchError(`The server did not start (${how}). Its last lines of output:\n${said}`);
    }
    const signal = (name: NodeJS.Signals): void => {
      if (isRunning) child.kill(name);
    };
    return {
      port,
      processId: child.pid ?? 0,
      exited,
      signal,
      stop: async () => {
        signal('SIGTERM');
        const timer = setTimeout(() => signal('SIGKILL'), STOP_GRACE_MS);
        return await exited.finally(() => clearTimeout(timer));
      },
    };
  }

  private becomeIdle(): void {
    this.onLine = () => undefined;
    this.hold(false);
    if (idle.length < IDLE_MAX && this.starts < STARTS_MAX) idle.push(this);
    else this.child.kill('SIGKILL');
  }

  /** Whether this process waits for the host before it ends. */
  private hold(isHeld: boolean): void {
    const { channel, stdout, stderr } = this.child;
    for (const handle of [this.child, channel, stdout, stderr] as ({ ref(): void; unref(): void } | null)[])
      if (isHeld) handle?.ref();
      else handle?.unref();
  }
}

/** As `startServer` has. */
const STOP_GRACE_MS = 15_000;
const idle: ServerHost[] = [];

export function startHostedServer(options: HostedOptions): Promise<ServerProcess> {
  const index = idle.findIndex((host) => host.script === options.script);
  const host = idle.splice(index, index < 0 ? 0 : 1)[0] ?? new ServerHost(options.script);
  return host.start(options);
}

function resolveAfter(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined).unref());
}
