/** The programs that tests run beside node: looked for, and on Debian, as root, installed when they are missing. */
import { aptGet, canInstall, findProgram } from '../../src/launch/programs';

/** `name` is that of its package too. */
export async function programOrInstall(name: string): Promise<string> {
  const found = findProgram(name);
  if (found !== undefined) return found;
  if (!canInstall()) throw new Error(`no ${name} on this machine: run \`apt-get install ${name}\` as root`);
  await aptGet('update');
  await aptGet('install', name);
  return findProgram(name) ?? '';
}
