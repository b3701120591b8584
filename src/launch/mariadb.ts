/** Finds the programs of the database on this machine, or installs them when that is allowed. Never touches a database. */
import { LaunchError, type Say, withProgress } from './console';
import { aptGet, canInstall, findProgram } from './programs';

export interface MariaDbPrograms {
  readonly server: string;
  readonly install: string;
}

/** What dumps a database and what loads a dump. */
export interface ClientPrograms {
  readonly dump: string;
  readonly load: string;
}

interface Wanted<Programs> {
  readonly what: string;
  readonly find: () => Programs | undefined;
  readonly install: () => Promise<void>;
  readonly howToInstall: string;
}

const SERVER: Wanted<MariaDbPrograms> = {
  what: 'MariaDB',
  find: findMariaDb,
  install: installMariaDb,
  howToInstall:
    'run `apt-get install mariadb-server` as root (on other systems: MariaDB 10.11 or newer), or set DATABASE_URL to a MySQL or MariaDB of your own',
};

const CLIENTS: Wanted<ClientPrograms> = {
  what: 'client programs of MariaDB or MySQL',
  find: findClients,
  install: () => aptGet('install', 'mariadb-client'),
  howToInstall:
    'run `apt-get install mariadb-client` as root (on other systems: whatever brings mariadb-dump and mariadb, or mysqldump and mysql)',
};

export function findOrInstallMariaDb(say: Say): Promise<MariaDbPrograms> {
  return findOrInstall(SERVER, say);
}

export function findOrInstallClients(say: Say): Promise<ClientPrograms> {
  return findOrInstall(CLIENTS, say);
}

async function findOrInstall<Programs>(
  { what, find, install, howToInstall }: Wanted<Programs>,
  say: Say,
): Promise<Programs> {
  const found = find();
  if (found !== undefined) return found;
  if (!canInstall()) throw new LaunchError(`No ${what} on this machine: ${howToInstall}.`);
  const updatedAndInstalled = async (): Promise<void> => {
    try {
      await aptGet('update');
      await install();
    } catch (error) {
      throw new LaunchError(
        `${error instanceof Error ? error.message.split('\n').at(-1) : error}. Is the network up? Otherwise ${howToInstall}.`,
      );
    }
  };
  await withProgress(say, `installing ${what} with apt-get`, updatedAndInstalled());
  const installed = find();
  if (installed === undefined) throw new LaunchError(`apt-get installed no usable ${what}: ${howToInstall}.`);
  return installed;
}

function findMariaDb(): MariaDbPrograms | undefined {
  const server = findProgram('mariadbd');
  const install = findProgram('mariadb-install-db');
  return server === undefined || install === undefined ? undefined : { server, install };
}

/** MySQL's go by the older names, and so do MariaDB's where they are old. */
function findClients(): ClientPrograms | undefined {
  const dump = findProgram('mariadb-dump') ?? findProgram('mysqldump');
  const load = findProgram('mariadb') ?? findProgram('mysql');
  return dump === undefined || load === undefined ? undefined : { dump, load };
}

/** The bare programs first: the full package also starts a database for the whole machine. Its name differs between releases. */
async function installMariaDb(): Promise<void> {
  await aptGet('install', 'mariadb-server-core', 'mariadb-client-core').catch(() =>
    aptGet('install', 'mariadb-server'),
  );
}
