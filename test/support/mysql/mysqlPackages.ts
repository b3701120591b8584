/** MySQL for the tests, which Debian's stable releases do not have. */
import { join } from 'node:path';
import {
  type DebianPackage,
  downloadDebianPackage,
  findUnpacked,
  type UnpackedProgram,
} from '../../../src/programs/launch/process/debianPackages';
import type { Say } from '../../../src/programs/launch/process/terminal';
import { BUILD } from '../build';

const FOLDER = join(BUILD, 'mysql');
const PACKAGE: DebianPackage = {
  name: 'mysql-server-core',
  title: 'MySQL',
  program: 'usr/sbin/mysqld',
  megabytes: 50,
  // The server's scripts need Perl; the server itself does not.
  notNeeded: ['perl'],
};

/** An empty data directory, which new servers copy. */
export const MYSQL_TEMPLATE = join(FOLDER, 'data-template');

export interface MysqlProgram {
  readonly command: readonly [string, ...string[]];
  /** Options that tell the server where its own files are. */
  readonly options: readonly string[];
}

/** The unpacked server, or undefined if `downloadMysql` has not run on this machine. */
export function findMysql(): MysqlProgram | undefined {
  const unpacked = findUnpacked(PACKAGE, FOLDER);
  return unpacked && withOptions(unpacked);
}

/** Downloads and unpacks MySQL unless that was done before. Throws `LaunchError` if it cannot be had. */
export async function downloadMysql(say: Say): Promise<MysqlProgram> {
  return withOptions(await downloadDebianPackage(PACKAGE, FOLDER, say));
}

function withOptions({ command, root }: UnpackedProgram): MysqlProgram {
  return {
    command,
    options: [
      '--secure-file-priv=NULL',
      `--plugin-dir=${join(root, 'usr/lib/mysql/plugin')}`,
      `--character-sets-dir=${join(root, 'usr/share/mysql/charsets')}`,
      `--lc-messages-dir=${join(root, 'usr/share/mysql')}`,
    ],
  };
}
