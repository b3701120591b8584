/** Selection of the archive checkpoint from which complete audits start, so that they cover all rows that are kept. */
import { readConfig } from '../../../src/foundation/settings/config';
import {
  activateArchiveCheckpoint,
  addArchiveCheckpoint,
  findArchiveCheckpoint,
  readArchiveCheckpoint,
} from '../../../src/store/audit/archiveCheckpoints';
import { openDatabase } from '../../../src/store/connection/database';
import { engineDatabase } from '../../../src/store/connection/engineConnection';
import { freshSchema } from '../../support/testDatabase';

test('the oldest checkpoint of at least that time is found; activating one deletes previous ones', async () => {
  const schema = await freshSchema();
  const database = openDatabase(schema.serviceUrl, readConfig({ DATABASE_URL: schema.serviceUrl }).database);
  const connection = await engineDatabase(database).connect(10_000);
  try {
    const found = async (timeMs: number) => (await findArchiveCheckpoint(connection, timeMs))?.sequence;
    expect([await found(0), await readArchiveCheckpoint(connection)]).toEqual([undefined, undefined]);
    for (const sequence of [30, 10, 20])
      await addArchiveCheckpoint(connection, { sequence, timeMs: sequence * 1_000, content: `of ${sequence}` });
    expect([await found(0), await found(10_001), await found(20_000), await found(30_001)]).toEqual([10, 20, 20, 30]);
    expect(await readArchiveCheckpoint(connection)).toBeUndefined();
    await activateArchiveCheckpoint(connection, 20);
    expect([await found(0), await readArchiveCheckpoint(connection)]).toEqual([20, 'of 20']);
    // A run without new events adds the checkpoint of the same event again; it stays the active one.
    await addArchiveCheckpoint(connection, { sequence: 20, timeMs: 20_000, content: 'of 20' });
    await activateArchiveCheckpoint(connection, 30);
    expect([await found(0), await readArchiveCheckpoint(connection)]).toEqual([30, 'of 30']);
  } finally {
    connection.close();
    await database.destroy();
    await schema.drop();
  }
});
