/** Finds programs of another project on this machine, or installs their packages if that is allowed. */
import { canInstall, installPrograms, PROGRAMS, type ProgramName } from './programs';
import { LaunchError, type Say, withProgress } from './terminal';

export interface WantedPrograms<Programs> {
  /** As the terminal names them: `This machine has no ...`. */
  readonly what: string;
  readonly find: () => Programs | undefined;
  /** The programs whose packages are installed. */
  readonly programs: readonly ProgramName[];
  /** Called after the installation. */
  readonly afterInstall?: () => Promise<void>;
  /** What to install on other systems. */
  readonly elsewhere: string;
  /** What the operator can do instead of installing it, without the full stop at the end. */
  readonly orElse?: string;
}

/** Throws a `LaunchError` that says what to install if the programs are missing and cannot be installed. */
export async function findOrInstall<Programs>(wanted: WantedPrograms<Programs>, say: Say): Promise<Programs> {
  const { what, find, programs, afterInstall } = wanted;
  const found = find();
  if (found !== undefined) return found;
  const toInstall = howToInstall(wanted);
  if (!canInstall()) throw new LaunchError(`This machine has no ${what}: ${toInstall}.`);
  const install = async (): Promise<void> => {
    try {
      await installPrograms(...programs);
      await afterInstall?.();
    } catch (error) {
      throw new LaunchError(
        `${error instanceof Error ? error.message.split('\n').at(-1) : error}. Check the network, or ${toInstall}.`,
      );
    }
  };
  await withProgress(say, `installing ${what} with apt-get`, install());
  const installed = find();
  if (installed === undefined)
    throw new LaunchError(`The installation with apt-get brought no usable ${what}: ${toInstall}.`);
  return installed;
}

function howToInstall<Programs>({ programs, elsewhere, orElse = '' }: WantedPrograms<Programs>): string {
  const packages = new Set(programs.map((name) => PROGRAMS[name].packages.at(-1)));
  return `run \`apt-get install ${[...packages].join(' ')}\` as root (on other systems: ${elsewhere})${orElse}`;
}
