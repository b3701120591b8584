/**
 * Checks, before the server starts to serve, for database settings under which a committed transaction could be lost or
 * an invalid value would be silently changed to fit its column.
 */
import type { Knex } from 'knex';

interface Settings {
  flush: number;
  log_bin: number;
  sync_binlog: number;
  sql_mode: string;
}

/** One message for each unsafe setting, with its value and the value it must have. */
export async function findUnsafeSettings(database: Knex): Promise<string[]> {
  const [rows] = (await database.raw(
    'SELECT @@innodb_flush_log_at_trx_commit AS flush, @@log_bin AS log_bin, @@sync_binlog AS sync_binlog, ' +
      '@@SESSION.sql_mode AS sql_mode',
  )) as [Settings[]];
  const settings = rows[0] as Settings;
  const faults: string[] = [];
  if (Number(settings.flush) !== 1)
    faults.push(
      `innodb_flush_log_at_trx_commit is ${settings.flush} and must be 1: a power failure could lose commits`,
    );
  if (Number(settings.log_bin) === 1 && Number(settings.sync_binlog) !== 1)
    faults.push(`sync_binlog is ${settings.sync_binlog} and must be 1 while the binary log is on`);
  if (!/STRICT_(TRANS|ALL)_TABLES/.test(settings.sql_mode))
    faults.push('sql_mode must contain STRICT_TRANS_TABLES: values that do not fit would be truncated');
  if (settings.sql_mode.includes('NO_BACKSLASH_ESCAPES'))
    faults.push('sql_mode must not contain NO_BACKSLASH_ESCAPES: escaped text would be stored incorrectly');
  const [tables] = (await database.raw(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = ' +
      "'BASE TABLE' AND engine <> 'InnoDB'",
  )) as [{ name: string }[]];
  for (const { name } of tables) faults.push(`table ${name} must use InnoDB: its engine has no transactions`);
  return faults;
}
