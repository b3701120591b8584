/**
 * Finds the programs of the database on this machine, or installs them if that is allowed. Never changes a database.
 */

import { findOrInstall, type WantedPrograms } from './findOrInstall';
import { aptGet, findProgram } from './installedPrograms';
import { LaunchError, type Say } from './terminal';

export interface MariaDbPrograms {
  readonly server: string;
  readonly install: string;
}

/** The programs that dump a database and load a dump. */
export interface ClientPrograms {
  readonly dump: string;
  readonly load: string;
}

const SERVER: WantedPrograms<MariaDbPrograms> = {
  what: 'MariaDB',
  find: findMariaDb,
  install: installMariaDb,
  howToInstall:
    'run `apt-get install mariadb-server` as root (on other systems: MariaDB 10.11 or newer), or set DATABASE_URL to a MySQL or MariaDB of your own',
};

const CLIENTS: WantedPrograms<ClientPrograms> = {
  what: 'client programs of MariaDB or MySQL',
  find: findClients,
  install: () => aptGet('install', 'mariadb-client'),
  howToInstall:
    'run `apt-get install mariadb-client` as root (on other systems: a package with mariadb-dump and mariadb, or mysqldump and mysql)',
};

export function findOrInstallMariaDb(say: Say): Promise<MariaDbPrograms> {
  return findOrInstall(SERVER, say);
}

/** For commands that must not change the machine. Throws a `LaunchError` that says what to install. */
export function findInstalledClients(): ClientPrograms {
  const found = findClients();
  if (found === undefined) throw new LaunchError(`This machine has no ${CLIENTS.what}: ${CLIENTS.howToInstall}.`);
  return found;
}

export function findOrInstallClients(say: Say): Promise<ClientPrograms> {
  return findOrInstall(CLIENTS, say);
}

function findMariaDb(): MariaDbPrograms | undefined {
  const server = findProgram('mariadbd');
  const install = findProgram('mariadb-install-db');
  return server === undefined || install === undefined ? undefined : { server, install };
}

/** MySQL's programs have the older names, as do those of old MariaDB releases. */
function findClients(): ClientPrograms | undefined {
  const dump = findProgram('mariadb-dump') ?? findProgram('mysqldump');
  const load = findProgram('mariadb') ?? findProgram('mysql');
  return dump === undefined || load === undefined ? undefined : { dump, load };
}

/**
 * Tries the package with only the programs first, because the full package also starts a database for the whole
 * machine. The name differs between releases.
 */
async function installMariaDb(): Promise<void> {
  await aptGet('install', 'mariadb-server-core', 'mariadb-client-core').catch(() =>
    aptGet('install', 'mariadb-server'),
  );
}
