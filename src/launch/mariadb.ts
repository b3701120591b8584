/** Finds the MariaDB programs on this machine, or installs them when that is allowed. Never touches a database. */
import { LaunchError, type Say, withProgress } from './console';
import { aptGet, canInstall, findProgram } from './programs';

export interface MariaDbPrograms {
  readonly server: string;
  readonly install: string;
}

const HOW_TO_INSTALL =
  'run `apt-get install mariadb-server` as root (on other systems: MariaDB 10.11 or newer), or set DATABASE_URL to a MySQL or MariaDB of your own';

export async function findOrInstallMariaDb(say: Say): Promise<MariaDbPrograms> {
  const found = findMariaDb();
  if (found !== undefined) return found;
  if (!canInstall()) throw new LaunchError(`No MariaDB on this machine: ${HOW_TO_INSTALL}.`);
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

/** The bare programs first: the full package also starts a database for the whole machine. Its name differs between releases. */
async function installMariaDb(): Promise<void> {
  try {
    await aptGet('update');
    await aptGet('install', 'mariadb-server-core', 'mariadb-client-core').catch(() => aptGet('install', 'mariadb-server'));
  } catch (error) {
    throw new LaunchError(`${error instanceof Error ? error.message.split('\n').at(-1) : error}. Is the network up? Otherwise ${HOW_TO_INSTALL}.`);
  }
}
