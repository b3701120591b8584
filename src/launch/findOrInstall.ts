/** Finds programs of another project on this machine, or installs their packages if that is allowed. */
import { aptGet, canInstall } from './installedPrograms';
import { LaunchError, type Say, withProgress } from './terminal';

export interface WantedPrograms<Programs> {
  /** As the terminal names them: `This machine has no ...`. */
  readonly what: string;
  readonly find: () => Programs | undefined;
  /** Called as root on Debian and Ubuntu, after the package lists were updated. */
  readonly install: () => Promise<void>;
  /** What the operator can do instead, without the full stop at the end. */
  readonly howToInstall: string;
}

/** Throws a `LaunchError` that says what to install if the programs are missing and cannot be installed. */
export async function findOrInstall<Programs>(
  { what, find, install, howToInstall }: WantedPrograms<Programs>,
  say: Say,
): Promise<Programs> {
  const found = find();
  if (found !== undefined) return found;
  if (!canInstall()) throw new LaunchError(`This machine has no ${what}: ${howToInstall}.`);
  const updatedAndInstalled = async (): Promise<void> => {
    try {
      await aptGet('update');
      await install();
    } catch (error) {
      throw new LaunchError(
        `${error instanceof Error ? error.message.split('\n').at(-1) : error}. Check the network, or ${howToInstall}.`,
      );
    }
  };
  await withProgress(say, `installing ${what} with apt-get`, updatedAndInstalled());
  const installed = find();
  if (installed === undefined)
    throw new LaunchError(`The installation with apt-get brought no usable ${what}: ${howToInstall}.`);
  return installed;
}
