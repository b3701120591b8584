/**
 * Brings a program of another Debian release onto this machine without installing it: apt-get downloads the package and
 * its shared libraries with a package state of its own, and they are unpacked into a folder. The program is started
 * with the C library it was built for, which may be newer than this machine's.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './childProcess';
import { findProgram } from './programs';
import { LaunchError, type Say, withProgress } from './terminal';

/** The release that has the newest packages. */
const RELEASE = 'sid';
const DEFAULT_MIRROR = 'http://deb.debian.org/debian';
const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';

export interface DebianPackage {
  readonly name: string;
  /** As the terminal names the program. */
  readonly title: string;
  /** Path of the program in the package, without a slash in front. */
  readonly program: string;
  /** What is downloaded in total, rounded. */
  readonly megabytes: number;
  /** Packages that only the scripts of the package need. */
  readonly notNeeded: readonly string[];
}

export interface UnpackedProgram {
  /** The dynamic loader, followed by its arguments up to the path of the program. */
  readonly command: readonly [string, ...string[]];
  /** Folder with the contents of the packages. */
  readonly root: string;
}

/** The unpacked program, or undefined if `downloadDebianPackage` has not run with this folder. */
export function findUnpacked({ program }: DebianPackage, folder: string): UnpackedProgram | undefined {
  const root = join(folder, 'root');
  const path = join(root, program);
  if (!existsSync(path)) return undefined;
  const libraries = readdirSync(join(root, 'usr/lib'))
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => join(root, 'usr/lib', name));
  const loader = libraries
    .flatMap((library) => readdirSync(library).map((name) => join(library, name)))
    .find((file) => /\/ld-linux[^/]*\.so\.\d+$/.test(file));
  return loader === undefined ? undefined : { command: [loader, '--library-path', libraries.join(':'), path], root };
}

/** Downloads and unpacks the package unless that was done before. Throws `LaunchError` if it cannot be had. */
export async function downloadDebianPackage(wanted: DebianPackage, folder: string, say: Say): Promise<UnpackedProgram> {
  const present = findUnpacked(wanted, folder);
  if (present !== undefined) return present;
  for (const program of ['apt-get', 'dpkg', 'dpkg-deb'] as const)
    if (findProgram(program) === undefined)
      throw new LaunchError(`${wanted.title} cannot be downloaded without ${program}, which Debian and Ubuntu have.`);
  try {
    await downloadAndUnpack(wanted, folder, say);
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    throw new LaunchError(`${wanted.title} could not be downloaded: ${reason}`);
  }
  const program = findUnpacked(wanted, folder);
  if (program === undefined) throw new LaunchError(`The downloaded packages contain no ${wanted.program}.`);
  return program;
}

async function downloadAndUnpack({ name, title, megabytes, notNeeded }: DebianPackage, folder: string, say: Say) {
  // Two installers at a time must not share these folders; the last one to finish replaces the other's equal result.
  const apt = join(folder, `apt-${process.pid}`);
  const unpacking = join(folder, `root-${process.pid}.new`);
  const root = join(folder, 'root');
  const packages = join(apt, 'cache/archives');
  try {
    const architecture = (await runCommand('dpkg', ['--print-architecture'])).trim();
    const options = preparePackageState(apt, architecture, notNeeded);
    await withProgress(say, `reading the package list of Debian ${RELEASE}`, aptGet(options, 'update'));
    const downloaded = (): string[] => readdirSync(packages).filter((file) => file.endsWith('.deb'));
    await withProgress(
      say,
      `downloading ${name} and its libraries (${megabytes} MB)`,
      aptGet(options, 'install', '--yes', '--no-install-recommends', '--download-only', name),
      () => `, ${downloaded().length} packages`,
    );
    mkdirSync(unpacking, { recursive: true });
    const unpack = async (): Promise<void> => {
      for (const file of downloaded()) await runCommand('dpkg-deb', ['--extract', join(packages, file), unpacking]);
    };
    await withProgress(say, `unpacking ${title}`, unpack());
    rmSync(root, { recursive: true, force: true });
    renameSync(unpacking, root);
  } finally {
    for (const path of [apt, unpacking]) rmSync(path, { recursive: true, force: true });
  }
}

/** Creates the files of a package state in which nothing is installed, and returns the options that select it. */
function preparePackageState(folder: string, architecture: string, notNeeded: readonly string[]): readonly string[] {
  for (const name of ['lists/partial', 'cache/archives/partial', 'parts'])
    mkdirSync(join(folder, name), { recursive: true });
  const pretended = notNeeded.map(
    (name) =>
      `Package: ${name}\nStatus: install ok installed\nArchitecture: ${architecture}\nMulti-Arch: allowed\n` +
      'Version: 9999\nMaintainer: nobody\nDescription: not needed\n\n',
  );
  writeFileSync(join(folder, 'status'), pretended.join(''));
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
