/** Keeps an engine from leading beside the leader of another database on the same message bus, which gateways would follow. */
import { randomUUID } from 'node:crypto';
import type { Bus } from '../../engine/cluster/bus';
import { findLeader } from '../../engine/cluster/findLeader';
import { compareWithLeader, type Differences, warningOf } from '../../engine/cluster/leaderComparison';
import { settings } from '../../foundation/settings/config';
import { renewPool } from '../../store/connection/database';
import { engineDatabase } from '../../store/connection/engineConnection';
import type { Preparation } from './preparation';
import { StartRefused } from './startRefused';

type Parts = Pick<Preparation, 'config' | 'database' | 'eventLoop' | 'log' | 'shared'>;

/** Throws `StartRefused` if a leader answers on the bus and writes to another database, or has settings that must be equal. */
export async function refuseBesideOtherLeader(parts: Parts, bus: Bus): Promise<void> {
  const { refused, reported } = (await findDifferences(parts, bus)) ?? { refused: [], reported: [] };
  if (refused.length > 0) throw new StartRefused(`another engine leads on the message bus: ${refused.join('; ')}`);
  if (reported.length > 0) parts.log.warn(warningOf(reported.join('; ')));
}

/** Undefined if no leader answers. If another one begins meanwhile, that one is asked. */
async function findDifferences(parts: Parts, bus: Bus): Promise<Differences | undefined> {
  const { config, database, eventLoop, log, shared } = parts;
  const { natsPrefix } = config.cluster;
  const leader = await findLeader({ bus, natsPrefix, eventLoop, session: randomUUID() });
  if (leader?.status.identifies !== true) return undefined;
  try {
    const found = await compareWithLeader(
      {
        database: engineDatabase(database, eventLoop),
        settings,
        shared,
        renewConnections: () => renewPool(database),
      },
      leader.identify,
    );
    return found ?? (await findDifferences(parts, bus));
  } catch (error) {
    // The database or the leader is ending. Whether this server may lead, its database decides.
    log.warn({ err: error }, 'this server could not be compared with the leader');
    return undefined;
  } finally {
    leader.end();
  }
}
