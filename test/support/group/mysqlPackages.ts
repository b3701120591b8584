/**
 * Brings MySQL onto this machine for the tests of a replication group, without installing it: apt-get downloads the
 * server and its shared libraries from a newer Debian release, with a package state of its own, and the packages are
 * unpacked into a folder of the build.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../../src/launch/childProcess';
import { findProgram } from '../../../src/launch/installedPrograms';
import { LaunchError, type Say, withProgress } from '../../../src/launch/terminal';
import { BUILD } from '../build';

const FOLDER = join(BUILD, 'mysql');
const UNPACKED = join(FOLDER, 'root');
const PACKAGE = 'mysql-server-core';
/** Debian's stable releases have MariaDB only. */
const RELEASE = 'sid';
const DEFAULT_MIRROR = 'http://deb.debian.org/debian';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** A MySQL server that is started with the C library it was built for, which may be newer than this machine's. */
export interface MysqlProgram {
  /** The dynamic loader, followed by its arguments up to the path of the server. */
  readonly command: readonly [string, ...string[]];
  /** Options that tell the server where its own files are. */
  readonly options: readonly string[];
}

/** The unpacked server, or undefined if `downloadMysql` has not run on this machine. */
export function findMysql(): MysqlProgram | undefined {
  const server = join(UNPACKED, 'usr/sbin/mysqld');
  if (!existsSync(server)) return undefined;
  const folders = readdirSync(join(UNPACKED, 'usr/lib'))
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(UNPACKED, 'usr/lib', name));
  const loader = folders
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .find((path) => /\/ld-linux[^/]*\.so\.\d+$/.test(path));
  if (loader === undefined) return undefined;
  return {
    command: [loader, '--library-path', folders.join(':'), server],
    options: [
      '--secure-file-priv=NULL',
      `--plugin-dir=${join(UNPACKED, 'usr/lib/mysql/plugin')}`,
      `--character-sets-dir=${join(UNPACKED, 'usr/share/mysql/charsets')}`,
      `--lc-messages-dir=${join(UNPACKED, 'usr/share/mysql')}`,
    ],
  };
}

/** Downloads and unpacks MySQL unless that was done before. Throws `LaunchError` if it cannot be had. */
export async function downloadMysql(say: Say): Promise<MysqlProgram> {
  const present = findMysql();
  if (present !== undefined) return present;
  for (const program of ['apt-get', 'dpkg', 'dpkg-deb'])
    if (findProgram(program) === undefined)
      throw new LaunchError(`MySQL for the group tests needs ${program}, as Debian and Ubuntu have it.`);
  const apt = join(FOLDER, 'apt');
  const packages = join(apt, 'cache/archives');
  const unpacking = `${UNPACKED}.new`;
  try {
    const options = preparePackageState(apt, (await runCommand('dpkg', ['--print-architecture'])).trim());
    await withProgress(say, `reading the package list of Debian ${RELEASE}`, aptGet(options, 'update'));
    const isDownloaded = (): number => readdirSync(packages).filter((name) => name.endsWith('.deb')).length;
    await withProgress(
      say,
      `downloading ${PACKAGE} and its libraries (50 MB)`,
      aptGet(options, 'install', '--yes', '--no-install-recommends', '--download-only', PACKAGE),
      () => `, ${isDownloaded()} packages`,
    );
    rmSync(unpacking, { recursive: true, force: true });
    mkdirSync(unpacking, { recursive: true });
    const unpack = async (): Promise<void> => {
      for (const name of readdirSync(packages).filter((file) => file.endsWith('.deb')))
        await runCommand('dpkg-deb', ['--extract', join(packages, name), unpacking]);
    };
    await withProgress(say, 'unpacking MySQL', unpack());
    rmSync(UNPACKED, { recursive: true, force: true });
    renameSync(unpacking, UNPACKED);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    throw new LaunchError(`MySQL for the group tests cannot be had on this machine: ${reason}`);
  } finally {
    rmSync(apt, { recursive: true, force: true });
  }
  const program = findMysql();
  if (program === undefined) throw new LaunchError('The downloaded packages contain no MySQL server.');
  return program;
}

/** Creates the files of a package state in which nothing is installed, and returns the options that select it. */
function preparePackageState(folder: string, architecture: string): readonly string[] {
  for (const name of ['lists/partial', 'cache/archives/partial', 'parts'])
    mkdirSync(join(folder, name), { recursive: true });
  // The server's scripts need Perl; the server itself does not.
  writeFileSync(
    join(folder, 'status'),
    `Package: perl\nStatus: install ok installed\nArchitecture: ${architecture}\nMulti-Arch: allowed\nVersion: 99\n` +
      'Maintainer: nobody\nDescription: not needed\n\n',
  );
  const signed = existsSync(KEYRING) ? `[signed-by=${KEYRING}] ` : '';
  writeFileSync(join(folder, 'sources.list'), `deb ${signed}${configuredMirror()} ${RELEASE} main\n`);
  return Object.entries({
    'Dir::Etc::SourceList': join(folder, 'sources.list'),
    'Dir::Etc::SourceParts': join(folder, 'parts'),
    'Dir::State': folder,
    'Dir::State::Lists': join(folder, 'lists'),
    'Dir::State::Status': join(folder, 'status'),
    'Dir::Cache': join(folder, 'cache'),
    // The folder need not be readable for the user to whom apt-get would switch.
    'APT::Sandbox::User': 'root',
    'Acquire::Languages': 'none',
    // A list that cannot be downloaded is an error.
    'APT::Update::Error-Mode': 'any',
    'Acquire::Retries': '3',
    // The lists of an archive of past states have expired.
    'Acquire::Check-Valid-Until': 'false',
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
}

async function aptGet(options: readonly string[], ...args: readonly string[]): Promise<void> {
  await runCommand('apt-get', [...options, '--quiet', ...args], { ...process.env, DEBIAN_FRONTEND: 'noninteractive' });
}

/** The Debian mirror that this machine is configured with; Debian's own if there is none. */
function configuredMirror(): string {
  const parts = '/etc/apt/sources.list.d';
  const files = [
    '/etc/apt/sources.list',
    ...(existsSync(parts) ? readdirSync(parts).map((name) => join(parts, name)) : []),
  ].filter((path) => /\.(list|sources)$/.test(path) && existsSync(path));
  const addresses = files.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(/^(?:URIs:|deb\s)[^#\n]*?(https?:\/\/\S+)/gm), (found) =>
      String(found[1]).replace(/\/$/, ''),
    ),
  );
  return addresses.find((address) => /\/debian(\/\d+T\d+Z)?$/.test(address)) ?? DEFAULT_MIRROR;
}
