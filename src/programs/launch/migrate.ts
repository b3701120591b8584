/** `make migrate`: applies all new migrations, or reverts the newest one. */
import { migrate, useDatabase } from './exchange/commandDatabase';
import type { Settings } from './process/settings';
import { LaunchError, type Say } from './process/terminal';
import { revertNewestMigration } from './revert';

export interface MigrateOptions {
  readonly direction: string;
  /** Whether rows may be lost when a migration is reverted. */
  readonly force: boolean;
}

export async function migrateCommand(
  settings: Settings,
  say: Say,
  { direction, force }: MigrateOptions,
): Promise<void> {
  if (direction !== 'up' && direction !== 'down')
    throw new LaunchError(`The direction of migrate is up or down, not ${JSON.stringify(direction)}.`);
  // On the operator's own database, applying migrations may run beside a server.
  const used = await useDatabase(settings, say, { share: direction === 'up' && settings.ownDatabase !== undefined });
  try {
    if (direction === 'up') await migrate(used, settings, say);
    else await revertNewestMigration(settings, say, { ownerUrl: used.ownerUrl, force });
  } finally {
    await used.release();
  }
}
