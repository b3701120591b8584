/** Keeps sandboxes and real exchanges apart: neither starts on the other's database. */
import type { Knex } from 'knex';
import type { Clock } from '../../foundation/clock';
import type { Config } from '../../foundation/settings/config';
import { hasTransfers, isSandboxDatabase, markSandboxDatabase } from '../../store/connection/sandboxMarker';
import { StartRefused } from './startRefused';

/** Marks the database at the first start of a sandbox. Throws `StartRefused`. */
export async function refuseDatabaseOfOtherKind(
  database: Knex,
  { sandbox }: Pick<Config, 'sandbox'>,
  clock: Clock,
): Promise<void> {
  const isMarked = await isSandboxDatabase(database);
  if (isMarked && !sandbox)
    throw new StartRefused(
      'the database is that of a sandbox, whose money has no value. Set SANDBOX=on or use another one',
    );
  if (isMarked || !sandbox) return;
  if (await hasTransfers(database))
    throw new StartRefused('SANDBOX is on, but the database has real deposits or withdrawals. Use an empty database');
  await markSandboxDatabase(database, clock.nowMs());
}
