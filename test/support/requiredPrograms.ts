/** Finds the programs that tests need beside Node.js, and installs missing ones on Debian as root. */
import { stopMachineService } from '../../src/programs/launch/cluster/clusterPrograms';
import {
  aptGet,
  canInstall,
  findProgram,
  installPrograms,
  PROGRAMS,
  type ProgramName,
} from '../../src/programs/launch/process/programs';

/** The path of a program that only some tests need. */
export async function programOrInstall(name: ProgramName): Promise<string> {
  const found = findProgram(name);
  if (found !== undefined) return found;
  for (const packages of PROGRAMS[name].packages) await packageOrInstall(packages);
  return findProgram(name) ?? '';
}

/** For packages without programs. */
export async function packageOrInstall(name: string): Promise<void> {
  if (!canInstall()) throw new Error(`no ${name} on this machine: run \`apt-get install ${name}\` as root`);
  await aptGet('update');
  await aptGet('install', name);
}

/**
 * Installs all programs that `make test` needs, if this user may. Where that fails, the tests that need a missing
 * program fail and say why.
 */
export async function installTestPrograms(): Promise<void> {
  const missing = missingTestPrograms();
  if (missing.length === 0 || !canInstall()) return;
  process.stdout.write(`installing ${missing.join(', ')} with apt-get\n`);
  await installPrograms(...missing).catch((error: Error) => process.stdout.write(`${error.message}\n`));
  for (const name of missing) if (name === 'nginx' || name === 'nats-server') await stopMachineService(name);
}

/** Other browsers of the table serve as well as the one that would be installed. */
function missingTestPrograms(): ProgramName[] {
  const names = (Object.keys(PROGRAMS) as ProgramName[]).filter((name) => {
    const { packages, neededBy }: { packages: readonly string[]; neededBy: readonly string[] } = PROGRAMS[name];
    return packages.length > 0 && neededBy.includes('make test');
  });
  return names.filter((name) => (name === 'chromium' ? findChromium() : findProgram(name)) === undefined);
}

export function findChromium(): string | undefined {
  return findProgram('chromium') ?? findProgram('chromium-browser') ?? findProgram('google-chrome');
}
