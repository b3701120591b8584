/** One MySQL server as a process on this machine, alone or in a replication group, which tests kill, freeze and start again. */
import type { ChildProcess } from 'node:child_process';
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import {
  type Exit,
  runCommand,
  spawnTiedToParent,
  stopChild,
  waitForExit,
} from '../../../src/programs/launch/process/childProcess';
import { suspendProcess } from '../suspendedProcess';
import type { MysqlProgram } from './mysqlPackages';

const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 30_000;

export interface ServerPlace {
  /** From 1. */
  readonly number: number;
  readonly folder: string;
  readonly port: number;
}

export class MysqlServer<Place extends ServerPlace = ServerPlace> {
  private child: ChildProcess | undefined;
  private exited: Promise<Exit> = Promise.resolve({ code: 0, signal: null });

  constructor(
    private readonly program: MysqlProgram,
    readonly place: Place,
    private readonly ownOptions: readonly string[],
  ) {}

  get processId(): number {
    return this.child?.pid ?? 0;
  }

  /** Creates an empty data directory in place of any present one, copied from `template` if that exists, or kept there otherwise. */
  async initialize(template: string): Promise<void> {
    const { folder } = this.place;
    mkdirSync(folder, { recursive: true });
    if (!existsSync(template)) {
      const { command, options } = this.program;
      const [loader, ...args] = [...command, '--no-defaults', ...options, ...userOption()];
      await runCommand(loader as string, [...args, '--initialize-insecure', `--datadir=${template}`]);
      // Each server gives itself an identifier of its own at its first start.
      rmSync(join(template, 'auto.cnf'), { force: true });
    }
    rmSync(this.dataDirectory, { recursive: true, force: true });
    cpSync(template, this.dataDirectory, { recursive: true });
  }

  /** Like `initialize`, but keeps a data directory that is there. */
  async initializeOnce(template: string): Promise<void> {
    if (!existsSync(this.dataDirectory)) await this.initialize(template);
  }

  /** Starts the server and waits until it accepts connections. `options` come last. */
  async start(options: readonly string[] = []): Promise<void> {
    const { number, port } = this.place;
    const log = openSync(this.logFile, 'a');
    const { command, options: programOptions } = this.program;
    const [loader, ...args] = [
      ...command,
      '--no-defaults',
      ...programOptions,
      ...userOption(),
      `--datadir=${this.dataDirectory}`,
      `--socket=${this.socket}`,
      `--port=${port}`,
      `--server-id=${number}`,
      '--bind-address=127.0.0.1',
      '--mysqlx=OFF',
      ...this.ownOptions,
      ...options,
    ];
    this.child = spawnTiedToParent(loader as string, args, { stdio: ['ignore', log, log] });
    closeSync(log);
    this.exited = waitForExit(this.child);
    let exit: Exit | undefined;
    void this.exited.then((how) => {
      exit = how;
    });
    for (const deadline = Date.now() + START_DEADLINE_MS; ; ) {
      if (await this.query('SELECT 1').catch(() => undefined)) return;
      if (exit !== undefined || Date.now() > deadline)
        throw new Error(`MySQL did not start. Last lines of ${this.logFile}:\n${this.lastLogLines()}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Runs statements as the server's administrator. Resolves to the rows of the last one. */
  async query(...statements: readonly string[]): Promise<RowDataPacket[]> {
    const connection: Connection = await createConnection({
      socketPath: this.socket,
      user: 'root',
      connectTimeout: 1_000,
    });
    // A server that ends breaks its connections.
    connection.on('error', () => undefined);
    try {
      let rows: RowDataPacket[] = [];
      for (const sql of statements)
        [rows] = await connection.query<RowDataPacket[]>({ sql, timeout: STATEMENT_TIMEOUT_MS });
      return rows;
    } finally {
      connection.destroy();
    }
  }

  /** Suspends the process until it is resumed. */
  suspend(): Promise<void> {
    return suspendProcess(this.processId);
  }

  resume(): void {
    this.child?.kill('SIGCONT');
  }

  /** Ends the server as the kernel does when memory runs out. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.exited;
  }

  async stop(): Promise<void> {
    if (this.child === undefined) return;
    this.child.kill('SIGCONT');
    await stopChild(this.child, this.exited, STOP_DEADLINE_MS);
  }

  lastLogLines(): string {
    return readFileSync(this.logFile, 'utf8').trim().split('\n').slice(-12).join('\n');
  }

  private get dataDirectory(): string {
    return join(this.place.folder, 'data');
  }

  private get socket(): string {
    return join(this.place.folder, 'server.sock');
  }

  private get logFile(): string {
    return join(this.place.folder, 'server.log');
  }
}

const STATEMENT_TIMEOUT_MS = 60_000;

/** The server refuses to run as root without this option. */
function userOption(): readonly string[] {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}
