/** Reads timers that cancel orders. Only the engine writes the table `cancel_timers`. */
import type { Knex } from 'knex';
import { withTimeout } from '../connection/database';

/** Whether the user has a timer of this scope that was neither cleared nor has expired. */
export async function isCancelTimerRunning(database: Knex, userId: number, scope: string): Promise<boolean> {
  const row: object | undefined = await withTimeout(
    database,
    database('cancel_timers').where({ user_id: userId, scope }).where('deadline_ms', '>', 0).first('deadline_ms'),
  );
  return row !== undefined;
}
