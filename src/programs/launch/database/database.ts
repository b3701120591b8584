/**
 * A private MariaDB in its own folder, started, monitored and stopped by the caller. It is reachable through a Unix
 * socket and, if requested, a port of this machine. It reads no configuration files of the machine, and loses no
 * committed data when it is killed.
 */
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import {
  describeExit,
  type Exit,
  runCommand,
  spawnTiedToParent,
  stopChild,
  waitForExit,
} from '../process/childProcess';
import { commandLine, waitUntilGone } from '../process/recordedProcess';
import { LaunchError, type Say, withProgress } from '../process/terminal';
import type { DatabaseSize } from './databaseMemory';
import { type DatabaseUsers, databaseUrl, databaseUsers, SCHEMA, usersSql } from './databaseUsers';
import { findOrInstallMariaDb, type MariaDbPrograms } from './mariadb';

export interface PrivateDatabase {
  /** URL for the service, which reads and writes rows. `schema` is the exchange's own by default. */
  serviceUrl(schema?: string): string;
  /** URL for migrations, which may also change the schema. */
  ownerUrl(schema?: string): string;
  readonly processId: number;
  readonly exited: Promise<Exit>;
  /** The database's error log. */
  readonly logFile: string;
  stop(): Promise<void>;
}

export interface PrivateDatabaseOptions {
  /** Holds all files of the database; created if absent. */
  readonly folder: string;
  readonly say: Say;
  /** If set, the database also listens on this port of 127.0.0.1. */
  readonly port?: number;
  /**
   * Folder from which a new data directory is copied, filled at the first use. Copying takes 20 ms, initialization 600
   * ms.
   */
  readonly template?: string;
  /** Small by default. */
  readonly size?: DatabaseSize;
  /** Further options of the database server. The last one of a kind is effective. */
  readonly serverOptions?: readonly string[];
  /** Further statements, one per line, that the database runs at its start with all privileges. */
  readonly startSql?: readonly string[];
  /** Gives the service fewer rights, which `grantServiceRights` completes. */
  readonly protectsActionLog?: boolean;
  /** Gives the start up. `startPrivateDatabase` rejects when nothing of it runs any more. */
  readonly stopped?: AbortSignal;
}

const SMALL: DatabaseSize = { redoLogMiB: 16, bufferPoolMiB: 128 };
const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 60_000;
const POLL_MS = 20;
/** Attempts to remove a folder, with growing pauses: 5 s together. */
const REMOVALS_MAX = 10;
/** The kernel limits socket paths to 107 bytes. */
const SOCKET_PATH_BYTES_MAX = 100;

export async function startPrivateDatabase(options: PrivateDatabaseOptions): Promise<PrivateDatabase> {
  const { folder, say } = options;
  const programs = await unlessStopped(findOrInstallMariaDb(say), options);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await stopLeftover(folder, say);
  await ensureDataDirectory(programs, options);
  const users = databaseUsers(folder);
  const logFile = join(folder, 'server.log');
  const child = spawnServer(programs, options, users, logFile);
  const exited = waitForExit(child);
  try {
    await requireStarted(
      unlessStopped(waitUntilReady(databaseUrl(users, 'service', SCHEMA, socketPath(folder)), exited), options),
      logFile,
    );
  } catch (error) {
    child.kill('SIGKILL');
    await exited;
    throw error;
  } finally {
    rmSync(initFile(folder), { force: true });
  }
  const place = options.port ?? socketPath(folder);
  return {
    serviceUrl: (schema = SCHEMA) => databaseUrl(users, 'service', schema, place),
    ownerUrl: (schema = SCHEMA) => databaseUrl(users, 'owner', schema, place),
    processId: child.pid ?? 0,
    exited,
    logFile,
    stop: async () => void (await stopChild(child, exited, STOP_DEADLINE_MS)),
  };
}

/** The URLs of a private database that another process runs in this folder, or undefined if none answers. */
export async function runningDatabase(
  folder: string,
): Promise<{ readonly ownerUrl: string; readonly serviceUrl: string } | undefined> {
  if (!existsSync(join(folder, 'users.json'))) return undefined;
  const users = databaseUsers(folder);
  const url = (name: keyof DatabaseUsers): string => databaseUrl(users, name, SCHEMA, socketPath(folder));
  return (await isAnswering(url('service'))) ? { ownerUrl: url('owner'), serviceUrl: url('service') } : undefined;
}

async function unlessStopped<T>(step: Promise<T>, { stopped }: PrivateDatabaseOptions): Promise<T> {
  if (stopped === undefined) return await step;
  step.catch(() => undefined);
  const stop = new Promise<never>((_, reject) => {
    const giveUp = (): void => reject(new LaunchError('The start of the database was stopped.'));
    if (stopped.aborted) giveUp();
    else stopped.addEventListener('abort', giveUp);
  });
  return await Promise.race([step, stop]);
}

/** A launcher that was killed may have left its database running. Two databases on one folder would destroy it. */
async function stopLeftover(folder: string, say: Say): Promise<void> {
  const processId = Number(readIfExists(join(folder, 'server.pid')) ?? Number.NaN);
  if (!Number.isInteger(processId) || !commandLine(processId)?.includes(`--datadir=${join(folder, 'data')}`)) return;
  process.kill(processId, 'SIGTERM');
  const gone = await withProgress(
    say,
    `stopping the database that an earlier run left running (process ${processId})`,
    waitUntilGone(processId, STOP_DEADLINE_MS),
  );
  if (!gone)
    throw new LaunchError(`The database of an earlier run does not stop. End process ${processId}, then start again.`);
}

/**
 * The directory is created under another name and moved when it is complete, so that an interrupted start leaves
 * nothing half done.
 */
async function ensureDataDirectory(programs: MariaDbPrograms, options: PrivateDatabaseOptions): Promise<void> {
  const { folder, say, template } = options;
  const data = join(folder, 'data');
  if (existsSync(data)) return;
  const fresh = `${data}.new`;
  // Programs of a launcher that was killed may still be writing there for a moment.
  rmSync(fresh, { recursive: true, force: true, maxRetries: REMOVALS_MAX });
  try {
    if (template !== undefined && existsSync(template)) cpSync(template, fresh, { recursive: true });
    else await withProgress(say, 'creating the database', installDataDirectory(programs, fresh, options));
    if (template !== undefined && !existsSync(template)) keepTemplate(fresh, template);
    renameSync(fresh, data);
  } finally {
    rmSync(fresh, { recursive: true, force: true, maxRetries: REMOVALS_MAX });
  }
}

/**
 * All paths are relative to the new directory: the program, a script of the shell, fails with white space in a path, and
 * the database splits a path of temporary files at colons.
 */
async function installDataDirectory(
  programs: MariaDbPrograms,
  data: string,
  { folder, stopped }: PrivateDatabaseOptions,
): Promise<void> {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  makeTemporaryFolder(folder);
  const args = [
    '--no-defaults',
    '--datadir=.',
    `--tmpdir=${RELATIVE_TEMPORARY_FOLDER}`,
    '--skip-test-db',
    '--skip-name-resolve',
    '--innodb-log-file-size=8M',
    ...rootUserOptions(),
  ];
  try {
    await runCommand(programs.install, args, process.env, { workingDirectory: data, stopped });
  } catch (error) {
    throw new LaunchError(
      `The database could not be created in ${data}:\n${errorLines(error instanceof Error ? error.message : String(error))}`,
    );
  }
}

/** Another run may be doing the same; the first one to finish wins. */
function keepTemplate(data: string, template: string): void {
  const own = `${template}.${process.pid}`;
  cpSync(data, own, { recursive: true });
  try {
    renameSync(own, template);
  } catch {
    rmSync(own, { recursive: true, force: true });
  }
}

function spawnServer(
  programs: MariaDbPrograms,
  { folder, port, size = SMALL, serverOptions = [], startSql = [], protectsActionLog = false }: PrivateDatabaseOptions,
  users: DatabaseUsers,
  logFile: string,
): ChildProcess {
  writeFileSync(
    initFile(folder),
    `${usersSql(users, { protectsActionLog })}${startSql.map((line) => `${line}\n`).join('')}`,
    { mode: 0o600 },
  );
  rmSync(socketPath(folder), { force: true });
  const log = openSync(logFile, 'w', 0o600);
  const child = spawnTiedToParent(
    programs.server,
    [
      '--no-defaults',
      `--datadir=${join(folder, 'data')}`,
      `--tmpdir=${makeTemporaryFolder(folder)}`,
      `--socket=${socketPath(folder)}`,
      `--pid-file=${join(folder, 'server.pid')}`,
      `--init-file=${initFile(folder)}`,
      ...(port === undefined ? ['--skip-networking'] : ['--bind-address=127.0.0.1', `--port=${port}`]),
      '--skip-name-resolve',
      '--skip-log-bin',
      '--innodb-flush-log-at-trx-commit=1',
      `--innodb-log-file-size=${size.redoLogMiB}M`,
      `--innodb-buffer-pool-size=${size.bufferPoolMiB}M`,
      // Writing neighbouring pages together only helps on rotating disks.
      '--innodb-flush-neighbors=0',
      // One thread purges old row versions. Four threads would take both processors of a small machine from the
      // committing thread.
      '--innodb-purge-threads=1',
      '--innodb-lock-wait-timeout=5',
      '--character-set-server=utf8mb4',
      '--max-connections=300',
      ...rootUserOptions(),
      ...serverOptions,
    ],
    { stdio: ['ignore', log, log], cwd: join(folder, 'data') },
  );
  closeSync(log);
  return child;
}

/** The database refuses to run as root without this option. Other users would only get a warning. */
function rootUserOptions(): readonly string[] {
  return process.getuid?.() === 0 ? ['--user=root'] : [];
}

async function requireStarted(ready: Promise<boolean | Exit>, logFile: string): Promise<void> {
  const outcome = await ready;
  if (outcome === true) return;
  const reason =
    outcome === false ? `no answer within ${START_DEADLINE_MS / 1000} s` : `it ended with ${describeExit(outcome)}`;
  throw new LaunchError(`The database did not start (${reason}). Last lines of ${logFile}:\n${lastErrors(logFile)}`);
}

async function waitUntilReady(url: string, exited: Promise<Exit>): Promise<boolean | Exit> {
  let exit: Exit | undefined;
  void exited.then((how) => {
    exit = how;
  });
  const deadline = Date.now() + START_DEADLINE_MS;
  while (Date.now() < deadline) {
    if (exit !== undefined) return exit;
    if (await isAnswering(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    const connection = await createConnection({ uri: url, connectTimeout: 1_000 });
    await connection.end();
    return true;
  } catch {
    return false;
  }
}

function lastErrors(logFile: string): string {
  return errorLines(readIfExists(logFile) ?? '');
}

/** The lines that the database marks as errors, or its last lines if there are none. */
function errorLines(text: string): string {
  const lines = text.trim().split('\n');
  const errors = lines.filter((line) => line.includes('ERROR'));
  return (errors.length > 0 ? errors : lines)
    .slice(-3)
    .map((line) => `  ${line.trim()}`)
    .join('\n');
}

/**
 * A folder of its own: a starting database deletes the temporary tables that it finds, which in a shared folder may
 * belong to another one. Returns the path for the option of the database, which separates several by colons.
 */
function makeTemporaryFolder(folder: string): string {
  const path = join(folder, 'tmp');
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { mode: 0o700 });
  return path.includes(':') ? RELATIVE_TEMPORARY_FOLDER : path;
}

/** Seen from the data directory, which is the working directory of the database. */
const RELATIVE_TEMPORARY_FOLDER = join('..', 'tmp');

/** In the folder, or under a short name elsewhere if the folder's path is too long for a socket. */
function socketPath(folder: string): string {
  const path = join(folder, 'server.sock');
  if (Buffer.byteLength(path) <= SOCKET_PATH_BYTES_MAX) return path;
  return join(tmpdir(), `talad-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.sock`);
}

function initFile(folder: string): string {
  return join(folder, 'init.sql');
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
