/**
 * Every program that Talad and its tests start beside their own, in one table, and where it is on this machine. On
 * Debian and Ubuntu, as root, missing packages are installed by the command that needs them.
 */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './childProcess';

/** The commands that need a program. `debian`: every Debian has it, or the README asks for it. */
type Need =
  | 'debian'
  | 'make run'
  | 'make run-cluster'
  | 'make backup'
  | 'make restore'
  | 'make chains'
  | 'make test'
  | 'make clients';

interface ProgramEntry {
  /** Debian packages, separated by spaces. Of several texts, the first one that this release knows is installed. */
  readonly packages: readonly string[];
  readonly neededBy: readonly Need[];
}

const MARIADB = ['mariadb-server-core mariadb-client-core', 'mariadb-server'];
const NOT_INSTALLED: readonly string[] = [];

/** The packages with only the programs come first: the full package of MariaDB also starts a database. */
export const PROGRAMS = {
  mariadbd: { packages: MARIADB, neededBy: ['make run', 'make test'] },
  'mariadb-install-db': { packages: MARIADB, neededBy: ['make run', 'make test'] },
  // Debian's `mariadb-client-core` has `mariadb`, but not `mariadb-dump`.
  'mariadb-dump': { packages: ['mariadb-client'], neededBy: ['make backup', 'make test'] },
  mariadb: { packages: ['mariadb-client'], neededBy: ['make restore', 'make test'] },
  // MySQL's programs have the older names, as do those of old MariaDB releases.
  mysqldump: { packages: NOT_INSTALLED, neededBy: ['make backup'] },
  mysql: { packages: NOT_INSTALLED, neededBy: ['make restore'] },
  'nats-server': { packages: ['nats-server'], neededBy: ['make run-cluster', 'make test'] },
  nginx: { packages: ['nginx-light'], neededBy: ['make run-cluster', 'make test'] },
  // Debian has none in its stable releases; `chains/bitcoinProgram` downloads it.
  bitcoind: { packages: NOT_INSTALLED, neededBy: ['make chains'] },
  chromium: { packages: ['chromium'], neededBy: ['make test'] },
  'chromium-browser': { packages: NOT_INSTALLED, neededBy: ['make test'] },
  'google-chrome': { packages: NOT_INSTALLED, neededBy: ['make test'] },
  'systemd-analyze': { packages: ['systemd'], neededBy: ['make test'] },
  promtool: { packages: ['prometheus'], neededBy: ['make test'] },
  openssl: { packages: ['openssl'], neededBy: ['make test'] },
  python3: { packages: ['python3'], neededBy: ['make test'] },
  go: { packages: ['golang-go'], neededBy: ['make clients'] },
  java: { packages: ['default-jdk-headless'], neededBy: ['make clients'] },
  javac: { packages: ['default-jdk-headless'], neededBy: ['make clients'] },
  php: { packages: NOT_INSTALLED, neededBy: ['make test'] },
  'apt-get': { packages: NOT_INSTALLED, neededBy: ['debian'] },
  dpkg: { packages: NOT_INSTALLED, neededBy: ['debian'] },
  'dpkg-deb': { packages: NOT_INSTALLED, neededBy: ['debian'] },
  flock: { packages: NOT_INSTALLED, neededBy: ['debian'] },
  systemctl: { packages: NOT_INSTALLED, neededBy: ['debian'] },
  bash: { packages: NOT_INSTALLED, neededBy: ['debian'] },
  curl: { packages: NOT_INSTALLED, neededBy: ['debian'] },
  git: { packages: NOT_INSTALLED, neededBy: ['debian'] },
  make: { packages: NOT_INSTALLED, neededBy: ['debian'] },
  node: { packages: NOT_INSTALLED, neededBy: ['debian'] },
  npm: { packages: NOT_INSTALLED, neededBy: ['debian'] },
  rm: { packages: NOT_INSTALLED, neededBy: ['debian'] },
  sh: { packages: NOT_INSTALLED, neededBy: ['debian'] },
  tar: { packages: NOT_INSTALLED, neededBy: ['debian'] },
} satisfies Readonly<Record<string, ProgramEntry>>;

export type ProgramName = keyof typeof PROGRAMS;

/** Servers are installed in sbin folders, which are not in every user's PATH. */
export function findProgram(name: ProgramName): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    '/usr/local/bin',
    '/usr/bin',
  ];
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

export function canInstall(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
}

/** Installs the packages of the programs, all at a time. Rejects with the output of apt-get. */
export async function installPrograms(...names: readonly ProgramName[]): Promise<void> {
  await aptGet('update');
  const entries: readonly ProgramEntry[] = names.map((name) => PROGRAMS[name]);
  const choices = Math.max(...entries.map(({ packages }) => packages.length));
  for (let choice = 0; ; choice += 1) {
    const packages = entries.flatMap(({ packages }) => (packages[choice] ?? packages.at(-1) ?? '').split(' '));
    try {
      return await aptGet('install', ...new Set(packages));
    } catch (error) {
      if (choice === choices - 1) throw error;
    }
  }
}

/** Waits for other installations: two at a time are not possible. Rejects with the output of apt-get. */
export async function aptGet(command: 'update' | 'install', ...packages: string[]): Promise<void> {
  const options = command === 'install' ? ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'] : [];
  await runCommand('flock', [APT_LOCK, 'apt-get', command, '-q', ...options, ...packages], {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

/** apt-get waits for a lock only when it installs, not when it updates its lists. */
const APT_LOCK = '/run/talad-apt.lock';

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
