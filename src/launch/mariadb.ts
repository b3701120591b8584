/** Finds the MariaDB programs on this machine, or installs them when that is allowed. Never touches a database. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './child';
import { LaunchError, type Say, withProgress } from './console';

export interface MariaDbPrograms {
  readonly server: string;
  readonly install: string;
}

const HOW_TO_INSTALL =
  'run `apt-get install mariadb-server` as root (on other systems: MariaDB 10.11 or newer), or set DATABASE_URL to a MySQL or MariaDB of your own';

export async function findOrInstallMariaDb(say: Say): Promise<MariaDbPrograms> {
  const found = findMariaDb();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0 || findProgram('apt-get') === undefined) throw new LaunchError(`No MariaDB on this machine: ${HOW_TO_INSTALL}.`);
  await withProgress(say, 'installing MariaDB with apt-get', installMariaDb());
  const installed = findMariaDb();
  if (installed === undefined) throw new LaunchError(`apt-get installed no usable MariaDB: ${HOW_TO_INSTALL}.`);
  return installed;
}

function findMariaDb(): MariaDbPrograms | undefined {
  const server = findProgram('mariadbd');
  const install = findProgram('mariadb-install-db');
  return server === undefined || install === undefined ? undefined : { server, install };
}

/** Servers live in sbin, which is not on every user's path. */
function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The bare programs first: the full package also starts a database for the whole machine. Its name differs between releases. */
async function installMariaDb(): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (...packages: string[]): Promise<string> =>
    runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], environment);
  try {
    await runCommand('apt-get', ['update', '-q'], environment);
    await install('mariadb-server-core', 'mariadb-client-core').catch(() => install('mariadb-server'));
  } catch (error) {
    throw new LaunchError(`${error instanceof Error ? error.message.split('\n').at(-1) : error}. Is the network up? Otherwise ${HOW_TO_INSTALL}.`);
  }
}
