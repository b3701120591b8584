/** `make migrate`: brings the schema to the newest version, or takes the newest migration back. */
import { migrateDown } from '../store/migrations';
import { LaunchError, type Say } from './console';
import type { Settings } from './settings';
import { migrate, useDatabase, withKnex } from './usedDatabase';

export async function migrateCommand(settings: Settings, say: Say, direction: string): Promise<void> {
  if (direction !== 'up' && direction !== 'down')
    throw new LaunchError(`migrate goes up or down, not ${JSON.stringify(direction)}.`);
  // On a database of the operator's own, up may run beside whoever serves.
  const used = await useDatabase(settings, say, { share: direction === 'up' && settings.ownDatabase !== undefined });
  try {
    if (direction === 'up') return await migrate(used, settings, say);
    const names = await withKnex(used.ownerUrl, settings, migrateDown);
    say(names.length === 0 ? 'there is nothing to take back' : `taken back: ${names.join(', ')}`);
  } finally {
    await used.release();
  }
}
