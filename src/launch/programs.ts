/** Finds programs on this machine, and on Debian and Ubuntu, as root, installs the packages that bring them. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './child';

/** Servers live in sbin, which is not on every user's path. */
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

/** Rejects with what apt-get said. */
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
