/** What the row of the lease allows, beside the engine (`test/engine/leaseWatch` judges who holds it). */
import { readConfig } from '../../../src/foundation/settings/config';
import { openDatabase } from '../../../src/store/connection/database';
import { type EngineConnection, engineDatabase } from '../../../src/store/connection/engineConnection';
import { LeaseLost, markLease, readLease, releaseLease, takeLease } from '../../../src/store/engine/lease';
import { freshSchema } from '../../support/testDatabase';

const LEASE_MS = 10_000;

async function withConnection(test: (connection: EngineConnection) => Promise<void>): Promise<void> {
  const schema = await freshSchema();
  const database = openDatabase(schema.serviceUrl, readConfig({ DATABASE_URL: schema.serviceUrl }).database);
  const connection = await engineDatabase(database).connect(LEASE_MS);
  try {
    await test(connection);
  } finally {
    connection.close();
    await database.destroy();
    await schema.drop();
  }
}

test('the mark for a gateway renews a lease that is held', () =>
  withConnection(async (connection) => {
    const epoch = (await takeLease(connection, 0, { holder: 'a', leaseMs: LEASE_MS, epochAbove: 0 })) ?? 0;
    const { beat } = await readLease(connection);
    expect(await markLease(connection, epoch, LEASE_MS)).toEqual({ epoch, holder: 'a', beat: beat + 1 });
  }));

test('the mark for a gateway does not take back a lease that its leader has just released', () =>
  withConnection(async (connection) => {
    const epoch = (await takeLease(connection, 0, { holder: 'a', leaseMs: LEASE_MS, epochAbove: 0 })) ?? 0;
    await releaseLease(connection, epoch);
    await expect(markLease(connection, epoch, LEASE_MS)).rejects.toThrow(LeaseLost);
    expect((await readLease(connection)).isReleased).toBe(true);
  }));
