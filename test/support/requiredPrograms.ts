/** Finds the programs that tests need beside Node.js, and installs missing ones on Debian as root. */
import { aptGet, canInstall, findProgram } from '../../src/launch/installedPrograms';

/** `name` is the name of the program and of its package. */
export async function programOrInstall(name: string): Promise<string> {
  const found = findProgram(name);
  if (found !== undefined) return found;
  if (!canInstall()) throw new Error(`no ${name} on this machine: run \`apt-get install ${name}\` as root`);
  await aptGet('update');
  await aptGet('install', name);
  return findProgram(name) ?? '';
}
