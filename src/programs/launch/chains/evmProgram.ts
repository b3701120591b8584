/** Finds the EVM node for development and its Solidity compiler in a folder of the project, or installs them there. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../process/childProcess';
import { LaunchError, type Say, withProgress } from '../process/terminal';

/** Hardhat 3 wants a project of its own around it. This compiler's default target is `shanghai`. */
const PACKAGES = { hardhat: '2.29.1', solc: '0.8.24' };

export interface EvmProgram {
  /** Folder with the packages. The node has to run in it. */
  readonly folder: string;
  /** Script of the node. */
  readonly hardhat: string;
  /** Script of the compiler. */
  readonly compiler: string;
}

/** The installed node, or undefined if `findOrInstallHardhat` has not run with this folder. */
export function findHardhat(folder: string): EvmProgram | undefined {
  const installed = join(folder, versionFolder());
  const program = {
    folder: installed,
    hardhat: join(installed, 'node_modules/hardhat/internal/cli/cli.js'),
    compiler: join(installed, 'node_modules/solc/solc.js'),
  };
  return existsSync(program.hardhat) && existsSync(program.compiler) ? program : undefined;
}

/** Throws a `LaunchError` if the packages cannot be installed. */
export async function findOrInstallHardhat(folder: string, say: Say): Promise<EvmProgram> {
  const present = findHardhat(folder);
  if (present !== undefined) return present;
  // Two installers at a time must not share a folder; the last one to finish replaces the other's equal result.
  const installing = join(folder, `installing-${process.pid}`);
  try {
    mkdirSync(installing, { recursive: true });
    writeFileSync(join(installing, 'package.json'), JSON.stringify({ private: true }));
    const packages = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
    await withProgress(
      say,
      `installing ${packages.join(' and ')} with npm (300 MB)`,
      runCommand('npm', [
        'install',
        '--prefix',
        installing,
        '--save-exact',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        ...packages,
      ]),
    );
    rmSync(join(folder, versionFolder()), { recursive: true, force: true });
    renameSync(installing, join(folder, versionFolder()));
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim().split('\n').at(-1) : String(error);
    throw new LaunchError(`The EVM node could not be installed: ${reason}`);
  } finally {
    rmSync(installing, { recursive: true, force: true });
  }
  const installed = findHardhat(folder);
  if (installed === undefined) throw new LaunchError('The installed packages contain no EVM node.');
  return installed;
}

/** Other versions get another folder, so that a newer Talad does not run an older node. */
function versionFolder(): string {
  return Object.entries(PACKAGES)
    .map(([name, version]) => `${name}-${version}`)
    .join('-');
}
