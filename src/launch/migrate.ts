/** `make migrate`: applies all new migrations, or reverts the newest one. */
import { migrateDown } from '../store/connection/migrations';
import { migrate, useDatabase, withKnex } from './commandDatabase';
import type { Settings } from './settings';
import { LaunchError, type Say } from './terminal';

export async function migrateCommand(settings: Settings, say: Say, direction: string): Promise<void> {
  if (direction !== 'up' && direction !== 'down')
    throw new LaunchError(`The direction of migrate is up or down, not ${JSON.stringify(direction)}.`);
  // On the operator's own database, applying migrations may run beside a server.
  const used = await useDatabase(settings, say, { share: direction === 'up' && settings.ownDatabase !== undefined });
  try {
    if (direction === 'up') return await migrate(used, settings, say);
    const names = await withKnex(used.ownerUrl, settings, migrateDown);
    say(names.length === 0 ? 'no migration to revert' : `reverted: ${names.join(', ')}`);
  } finally {
    await used.release();
  }
}
