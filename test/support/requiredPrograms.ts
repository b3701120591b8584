/** Finds the programs that tests need beside Node.js, and installs missing ones on Debian as root. */
import { findOrInstallNatsServer, findOrInstallNginx } from '../../src/launch/cluster/clusterPrograms';
import { aptGet, canInstall, findProgram } from '../../src/launch/installedPrograms';

/** The path of the program. Its package has the same name if none is given. */
export async function programOrInstall(name: string, packageName = name): Promise<string> {
  const found = findProgram(name);
  if (found !== undefined) return found;
  await packageOrInstall(packageName);
  return findProgram(name) ?? '';
}

export async function packageOrInstall(name: string): Promise<void> {
  if (!canInstall()) throw new Error(`no ${name} on this machine: run \`apt-get install ${name}\` as root`);
  await aptGet('update');
  await aptGet('install', name);
}

/**
 * Installs the programs that several test files need, if this user may. Test files run at the same time, but two
 * installations must not. Where one fails, the tests that need the program fail and say why.
 */
export async function installSharedPrograms(): Promise<void> {
  if (!canInstall()) return;
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  for (const findOrInstall of [findOrInstallNatsServer, findOrInstallNginx])
    await findOrInstall(say).catch((error: Error) => say(error.message));
}
