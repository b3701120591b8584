/**
 * Runs the client programs of the database. They get the credentials in a file that only its owner can read and that is
 * deleted afterwards.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDatabaseUrl } from '../../store/connection/databaseAddress';
import { describeExit, spawnTiedToParent } from '../childProcess';
import { LaunchError } from '../terminal';

const LAST_WORDS_CHARACTERS = 2_000;

/** The path is valid only while `work` runs. */
export async function withOptionFile<T>(
  url: string,
  folder: string,
  work: (optionFile: string) => Promise<T>,
): Promise<T> {
  const own = mkdtempSync(join(folder, 'client-'));
  try {
    const path = join(own, 'options.cnf');
    writeFileSync(path, optionsFor(url), { mode: 0o600, flag: 'wx' });
    return await work(path);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

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
  readonly optionFile: string;
  readonly options: readonly string[];
  /** Aborting it ends the program. */
  readonly stopped: AbortSignal;
}

/** A running program: its input, its output, and how it ended. */
export function startClient({ program, optionFile, options, stopped }: ClientCall) {
  const child = spawnTiedToParent(
    program,
    [`--defaults-file=${optionFile}`, '--default-character-set=utf8mb4', '--max-allowed-packet=1G', ...options],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
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
