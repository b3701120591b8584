/** The last step of a warm standby before it serves: bring memory up to the end of the log, and compare it with the tables. */
import { computeAccountTotals, formatTotals } from '../../core/ledger/accountTotals';
import type { EngineConnection, EngineDatabase } from '../../store/connection/engineConnection';
import { readAccountTotals } from '../../store/engine/accountTotals';
import { readEventsAfter, readLogEnd } from '../../store/engine/eventLog';
import type { LoadedState } from '../state/committedState';
import type { FollowedState } from './followedState';
import { areNextArchived, refuseEarlierEnd, refuseLoss } from './logChecks';

/** Number of events that are read and applied at once. They occupy the event loop for some milliseconds. */
export const PAGE_EVENTS = 500;
/**
 * Timeout in milliseconds. It is long, because summing up a large table takes long, and a takeover must not fail for
 * that.
 */
const TOTALS_TIMEOUT_MS = 60_000;

/** Memory cannot be used, because it differs from the tables or cannot be completed. */
export class StandbyDiffers extends Error {
  override readonly name = 'StandbyDiffers';
}

/**
 * Completes the state. `connection` holds the lease, so that nothing more is added to the log. The time depends on the
 * number of accounts, but not on the number of open orders. Throws `EventLogWentBack`, `StandbyDiffers`,
 * `DatabaseError`, and the errors of `FollowedState.apply`.
 */
export async function completeState(
  state: FollowedState,
  connection: EngineConnection,
  database: EngineDatabase,
): Promise<LoadedState> {
  await refuseLoss(connection, state.position);
  const { epoch, sequence } = await readLogEnd(connection);
  refuseEarlierEnd(sequence, state.position);
  if (await areNextArchived(connection, state.position))
    throw new StandbyDiffers('the next events of the log were archived');
  while (state.position.sequence < sequence) {
    const rows = await readEventsAfter(connection, state.position.sequence, PAGE_EVENTS);
    if (Number(rows[0]?.sequence) !== state.position.sequence + 1)
      throw new StandbyDiffers(`event ${state.position.sequence + 1} is not in the log any more`);
    state.apply(rows);
  }
  await compareAccounts(state, database);
  const { exchange, committed, position } = state;
  return { exchange, committed, lastHash: position.hash, epoch, recentTrades: new Map(), withdrawals: [] };
}

/** Throws `StandbyDiffers` if balances in memory differ from the tables. */
async function compareAccounts({ exchange }: FollowedState, database: EngineDatabase): Promise<void> {
  const connection = await database.connect(TOTALS_TIMEOUT_MS);
  try {
    // The database sums up while this process does the same.
    const reading = readAccountTotals(connection);
    const inMemory = formatTotals(computeAccountTotals(exchange.accounts));
    const inTables = formatTotals(await reading);
    if (inMemory !== inTables)
      throw new StandbyDiffers(`accounts in memory differ from the tables: ${inMemory} instead of ${inTables}`);
  } finally {
    connection.close();
  }
}
