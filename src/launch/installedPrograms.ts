/** Finds programs on this machine. On Debian and Ubuntu, as root, also installs the packages that contain them. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './childProcess';

/** Servers are installed in sbin folders, which are not in every user's PATH. */
export function findProgram(name: string): string | undefined {
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

/** Rejects with the output of apt-get. */
export async function aptGet(command: 'update' | 'install', ...packages: string[]): Promise<void> {
  const options = command === 'install' ? ['-y', '--no-install-recommends'] : [];
  await runCommand('apt-get', [command, '-q', ...options, ...packages], {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
