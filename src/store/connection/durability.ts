/**
 * Checks, before anything is written to a database server, for settings under which a committed transaction could be
 * lost or an invalid value would be silently changed to fit its column.
 */
import { DatabaseError } from './databaseError';
import type { EngineConnection } from './engineConnection';

type Rows = <Row extends object>(sql: string) => Promise<Row[]>;

/** Consistency levels under which a new primary first applies everything that the previous one had committed. */
const SAFE_CONSISTENCY = ['BEFORE_ON_PRIMARY_FAILOVER', 'AFTER', 'BEFORE_AND_AFTER'];
/** What a member does when it has left its group; each of these ends its writes. */
const SAFE_EXIT_ACTIONS = ['READ_ONLY', 'OFFLINE_MODE', 'ABORT_SERVER'];

/**
 * A check for each new connection that throws `DatabaseError` if its server is configured unsafely. Each server is
 * checked until it was found safe once.
 */
export function serverCheck(): (connection: Pick<EngineConnection, 'rows' | 'serverIdentity'>) => Promise<void> {
  const safe = new Set<string>();
  return async (connection) => {
    const { serverIdentity } = connection;
    if (safe.has(serverIdentity)) return;
    const faults = await findUnsafeSettings((sql) => connection.rows(sql));
    if (faults.length > 0)
      throw new DatabaseError(
        `nothing is written to the database server ${serverIdentity}, because it is configured unsafely: ${faults.join('; ')}`,
        false,
        true,
        false,
      );
    safe.add(serverIdentity);
  };
}

/** One message for each unsafe setting, with its value and the value it must have. */
export async function findUnsafeSettings(rows: Rows): Promise<string[]> {
  return [
    ...findUnsafeVariables(await readVariables(rows)),
    ...(await findReplicationSources(rows)).map(
      (source) =>
        `the server is an asynchronous replica (${source}): after a failover between such servers, committed orders ` +
        'could be missing. Use the source, or, if this server has replaced it for good, run RESET REPLICA ALL',
    ),
    ...(await findTablesWithoutTransactions(rows)).map(
      (name) => `table ${name} must use InnoDB: its engine has no transactions`,
    ),
  ];
}

/** Global variables by their names, in lower case, and the session's `sql_mode`. Those that do not exist are missing. */
type Variables = ReadonlyMap<string, string>;

async function readVariables(rows: Rows): Promise<Variables> {
  const global = await rows<{ Variable_name: string; Value: string }>(
    `SHOW GLOBAL VARIABLES WHERE Variable_name IN (${VARIABLE_LIST})`,
  );
  const [session] = await rows<{ sql_mode: string }>('SELECT @@SESSION.sql_mode AS sql_mode');
  return new Map([
    ...global.map(({ Variable_name: name, Value: value }) => [name.toLowerCase(), value] as const),
    ['sql_mode', session?.sql_mode ?? ''],
  ]);
}

const VARIABLES = [
  'innodb_flush_log_at_trx_commit',
  'log_bin',
  'sync_binlog',
  'read_only',
  'wsrep_on',
  'group_replication_group_name',
  'group_replication_single_primary_mode',
  'group_replication_consistency',
  'group_replication_exit_state_action',
];
const VARIABLE_LIST = VARIABLES.map((name) => `'${name}'`).join(', ');

function findUnsafeVariables(variables: Variables): string[] {
  const faults: string[] = [];
  const valueIn = (name: string): string => variables.get(name) ?? '';
  const isOn = (name: string): boolean => ['ON', '1'].includes(valueIn(name));
  if (Number(valueIn('innodb_flush_log_at_trx_commit')) !== 1)
    faults.push(
      `innodb_flush_log_at_trx_commit is ${valueIn('innodb_flush_log_at_trx_commit')} and must be 1: a power failure could lose commits`,
    );
  if (isOn('log_bin') && Number(valueIn('sync_binlog')) !== 1)
    faults.push(`sync_binlog is ${valueIn('sync_binlog')} and must be 1 while the binary log is on`);
  if (!/STRICT_(TRANS|ALL)_TABLES/.test(valueIn('sql_mode')))
    faults.push('sql_mode must contain STRICT_TRANS_TABLES: values that do not fit would be truncated');
  if (valueIn('sql_mode').includes('NO_BACKSLASH_ESCAPES'))
    faults.push('sql_mode must not contain NO_BACKSLASH_ESCAPES: escaped text would be stored incorrectly');
  if (isOn('read_only'))
    faults.push('read_only is ON: the server accepts no writes. If it is a replica, use the server that it follows');
  if (isOn('wsrep_on'))
    faults.push(
      'wsrep_on is ON: a Galera cluster can lose committed transactions. Use one server, or MySQL Group Replication',
    );
  return [...faults, ...(valueIn('group_replication_group_name') === '' ? [] : findUnsafeGroup(valueIn))];
}

function findUnsafeGroup(valueIn: (name: string) => string): string[] {
  const faults: string[] = [];
  const refuse = (name: string, allowed: readonly string[], reason: string): void => {
    const value = valueIn(`group_replication_${name}`);
    if (!allowed.includes(value))
      faults.push(`group_replication_${name} is ${value} and must be ${allowed.join(' or ')}: ${reason}`);
  };
  refuse('single_primary_mode', ['ON'], 'with several primaries, two servers could write at the same time');
  refuse('consistency', SAFE_CONSISTENCY, 'a new primary could show an earlier state than the previous one');
  refuse('exit_state_action', SAFE_EXIT_ACTIONS, 'a server that has left its group must accept no writes');
  return faults;
}

/**
 * Sources from which the server replicates outside of a group. Each query needs rights that the service's user may lack;
 * one that is refused finds nothing.
 */
async function findReplicationSources(rows: Rows): Promise<string[]> {
  const read = (sql: string): Promise<Record<string, unknown>[]> =>
    rows<Record<string, unknown>>(sql).catch((error: unknown) => {
      if (isRejection(error)) return [];
      throw error;
    });
  const channels = [
    ...(await read('SHOW REPLICA STATUS')).map((row) => ({ name: row['Channel_Name'], host: hostIn(row) })),
    ...(
      await read(
        'SELECT channel_name AS name, host AS Source_Host FROM performance_schema.replication_connection_configuration',
      )
    ).map((row) => ({ name: row['name'], host: hostIn(row) })),
  ].filter(({ name, host }) => host !== '' && !String(name ?? '').startsWith('group_replication_'));
  // MariaDB shows its status variables to everybody.
  const [running] = await read("SHOW GLOBAL STATUS LIKE 'Slaves_running'");
  const count = Number(running?.['Value'] ?? 0);
  const sources = new Set(channels.map(({ host }) => `of ${host}`));
  return sources.size === 0 && count > 0 ? [`${count} replication connections are running`] : Array.from(sources);
}

function hostIn(row: Record<string, unknown>): string {
  return String(row['Source_Host'] ?? row['Master_Host'] ?? '');
}

/** Whether the database answered that it does not run the statement: a missing right, or no such table. */
function isRejection(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.answered;
  return typeof (error as { errno?: unknown }).errno === 'number' && (error as { errno: number }).errno >= 1000;
}

async function findTablesWithoutTransactions(rows: Rows): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = ' +
      "'BASE TABLE' AND engine <> 'InnoDB'",
  );
  return tables.map(({ name }) => name);
}
