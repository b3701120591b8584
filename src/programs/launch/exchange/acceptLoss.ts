/**
 * With ACCEPT_DATA_LOSS_FROM, begins a new life of a database that has lost what was published, before a server continues
 * with it: a server itself may not set the next numbers of the tables. After `make restore` that is done already.
 */
import type { Knex } from 'knex';
import { identityFile } from '../../../engine/identityFile';
import { positionFile } from '../../../engine/positionFile';
import { systemClock } from '../../../foundation/clock';
import type { EngineConnection } from '../../../store/connection/engineConnection';
import { findLostRows, isBeyond } from '../../../store/engine/identities';
import { findCurrentWriter } from '../../../store/engine/lease';
import { beginLife, readLives } from '../../../store/engine/lives';
import { findLostCommits } from '../../../store/engine/lostCommits';
import type { LogPosition } from '../../../store/events/eventChain';
import type { Settings } from '../process/settings';
import { LaunchError, type Say } from '../process/terminal';
import { endRevivedCredentials, publishLostActions } from './lostTime';

const NOTHING: LogPosition = { sequence: 0, hash: null };

/** Access of the owner, on two connections. */
interface Access {
  readonly database: Knex;
  readonly connection: EngineConnection;
}

/** Does nothing unless the setting names what is lost. The server says what it must name. */
export async function beginLifeAfterLoss(
  { database, connection }: Access,
  settings: Settings,
  say: Say,
): Promise<void> {
  const { config } = settings;
  const { acceptDataLossFrom } = config.engine;
  if (acceptDataLossFrom === 0) return;
  const { sequence, hash } = positionFile(config.dataDir).load() ?? NOTHING;
  const known = identityFile(config.dataDir).load();
  const loss =
    (await findLostCommits(connection, { sequence, hash })) ??
    (known && (await findLostRows(connection, known, { sequence, hash })));
  const life = (await readLives(connection)).at(-1);
  if (loss?.from !== acceptDataLossFrom || life === undefined || isBeyond(life, known, { sequence, hash })) return;
  const holder = await findCurrentWriter(connection);
  if (holder !== undefined) throw new LaunchError(`A server is using this database (${holder}). Stop it first.`);
  const [newest] = await connection.rows<{ time_ms: number }>(
    'SELECT time_ms FROM events ORDER BY sequence DESC LIMIT 1',
  );
  // First, so that nothing that was revoked works on a life that has begun.
  await endRevivedCredentials(database, settings, say);
  const nowMs = systemClock.nowMs();
  const { name, idsAfter } = await beginLife(connection, {
    reason: 'data_loss',
    lostFromMs: Number(newest?.time_ms ?? 0),
    nowMs,
    knownNumber: Math.max(sequence, ...Object.values(known?.highest ?? {})),
  });
  say(`began life ${name} of the database, because data was lost: all new numbers are greater than ${idsAfter}`);
  await publishLostActions(database, settings, say);
}
