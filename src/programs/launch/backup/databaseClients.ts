/**
 * Runs the client programs of the database. They get the credentials in an open file without a name, so that no other
 * process can find it.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseDatabaseUrl } from '../../../foundation/database/databaseAddress';
import { describeExit, spawnTiedToParent } from '../process/childProcess';
import { LaunchError } from '../process/terminal';

const LAST_WORDS_CHARACTERS = 2_000;
/** The number of the option file in the client program. */
const OPTIONS_FD = 3;

/**
 * Gives `work` an open file with the credentials. The file has no name any more when they are written to it, so that
 * they are gone with the process, however that ends.
 */
export async function withOptionFile<T>(
  url: string,
  folder: string,
  work: (optionFile: OptionFile) => Promise<T>,
): Promise<T> {
  const path = join(folder, `client-${process.pid}-${randomUUID()}`);
  const file = openSync(path, 'wx+', 0o600);
  try {
    rmSync(path);
    writeSync(file, optionsFor(url));
    return await work(file);
  } finally {
    closeSync(file);
  }
}

/** A file descriptor. */
export type OptionFile = number;

/** Without an explicit protocol, the host name localhost would mean a Unix socket. */
function optionsFor(url: string): string {
  const { server, user, password, caFile } = parseDatabaseUrl(url);
  const place =
    'socketPath' in server
      ? [optionLine('socket', server.socketPath)]
      : [optionLine('host', server.host), `port=${server.port}`, 'protocol=tcp'];
  const tls = caFile === null ? [] : [optionLine('ssl-ca', caFile), 'ssl-verify-server-cert'];
  return ['[client]', optionLine('user', user), optionLine('password', password), ...place, ...tls, ''].join('\n');
}

function optionLine(name: string, value: string): string {
  if (/[\r\n\0]/.test(value))
    throw new LaunchError(
      `The ${name} in DATABASE_URL contains a line break, which database client programs do not accept.`,
    );
  return `${name}="${value.replace(/[\\"]/g, '\\$&')}"`;
}

export interface ClientCall {
  readonly program: string;
  readonly optionFile: OptionFile;
  readonly options: readonly string[];
  /** Aborting it ends the program. */
  readonly stopped: AbortSignal;
}

/** A running program: its input, its output, and how it ended. */
export function startClient({ program, optionFile, options, stopped }: ClientCall) {
  const child = spawnTiedToParent(
    program,
    [`--defaults-file=/dev/fd/${OPTIONS_FD}`, '--default-character-set=utf8mb4', '--max-allowed-packet=1G', ...options],
    {
      stdio: ['pipe', 'pipe', 'pipe', optionFile],
    },
  );
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error('a child without pipes');
  let words = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-LAST_WORDS_CHARACTERS);
  });
  // Resolves after the output is closed, so that the complete error message has been read.
  const failure = new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve(code === 0 ? undefined : words.trim() || describeExit({ code, signal })),
    );
  });
  const kill = (): void => void child.kill('SIGTERM');
  stopped.addEventListener('abort', kill, { once: true });
  return { stdin, stdout, failure, kill };
}
