/**
 * Finds the programs of the database on this machine, or installs them if that is allowed. Never changes a database.
 */

import { findOrInstall } from '../process/findOrInstall';
import { findProgram } from '../process/programs';
import type { Say } from '../process/terminal';

export interface MariaDbPrograms {
  readonly server: string;
  readonly install: string;
}

export function findOrInstallMariaDb(say: Say): Promise<MariaDbPrograms> {
  return findOrInstall(
    {
      what: 'MariaDB',
      find: findMariaDb,
      programs: ['mariadbd', 'mariadb-install-db'],
      elsewhere: 'MariaDB 10.11 or newer',
      orElse: ', or set DATABASE_URL to a MySQL or MariaDB of your own',
    },
    say,
  );
}

/** The path of the program that dumps a database. */
export function findOrInstallDumpProgram(say: Say): Promise<string> {
  return findOrInstall(
    {
      what: 'mariadb-dump or mysqldump',
      find: () => findProgram('mariadb-dump') ?? findProgram('mysqldump'),
      programs: ['mariadb-dump'],
      elsewhere: 'a package with mariadb-dump or mysqldump',
    },
    say,
  );
}

/** The path of the program that loads a dump. */
export function findOrInstallLoadProgram(say: Say): Promise<string> {
  return findOrInstall(
    {
      what: 'mariadb or mysql',
      find: () => findProgram('mariadb') ?? findProgram('mysql'),
      programs: ['mariadb'],
      elsewhere: 'a package with mariadb or mysql',
    },
    say,
  );
}

function findMariaDb(): MariaDbPrograms | undefined {
  const server = findProgram('mariadbd');
  const install = findProgram('mariadb-install-db');
  return server === undefined || install === undefined ? undefined : { server, install };
}
