/**
 * `make reseal`: changes the master key. MASTER_KEY_FILE has the new key, and PREVIOUS_MASTER_KEY_FILE the previous one.
 * Works beside servers that were started with both settings. An interrupted run is continued by the next one.
 */

import { loadMasterKeys } from '../../foundation/secrets/encryption';
import { resealStoredSecrets } from '../../store/secrets/resealSecrets';
import { findSecretUpgrade } from '../../store/upgrade/upgradeSecrets';
import { requireExchange, useDatabase, withKnex } from './exchange/commandDatabase';
import type { Settings } from './process/settings';
import { LaunchError, type Say, withProgress } from './process/terminal';

export async function resealCommand(settings: Settings, say: Say): Promise<void> {
  const masterKeys = loadMasterKeys(settings.config);
  if (masterKeys.byId.size < 2)
    throw new LaunchError(
      'There is only one master key. Write the new key to MASTER_KEY_FILE, and name the file with the previous key in PREVIOUS_MASTER_KEY_FILE.',
    );
  const used = await useDatabase(settings, say, { share: true });
  try {
    await withKnex(used.serviceUrl, settings, async (database) => {
      await requireExchange(database);
      if ((await findSecretUpgrade(database, masterKeys)) === undefined)
        throw new LaunchError('Start a server of this version once before you change the master key.');
      let seen = 0;
      const work = resealStoredSecrets(database, masterKeys, () => {
        seen += 1;
      });
      const { rows, damaged } = await withProgress(
        say,
        `encrypting with master key ${masterKeys.current}`,
        work,
        () => `, ${seen} secrets`,
      );
      for (const what of damaged.slice(0, 20)) say(`  not changed: ${what}`);
      if (damaged.length > 0)
        throw new LaunchError(
          `${damaged.length} secrets could not be decrypted. Keep the previous key until that is explained.`,
        );
      say(`${seen} secrets are encrypted with master key ${masterKeys.current}, ${rows} of them since this run`);
      say('Once every server runs with the new key, run this again. Then start the servers without the previous key.');
    });
  } finally {
    await used.release();
  }
}
