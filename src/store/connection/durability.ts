/**
 * Checks, before anything is written to a database server, for settings under which a committed transaction could be
 * lost.
 */
import { listTables } from './catalogue';
import { DatabaseError } from './databaseError';
import type { EngineConnection } from './engineConnection';

type Rows = <Row extends object>(sql: string) => Promise<Row[]>;

/** Consistency levels under which a new primary first applies everything that the previous one had committed. */
const SAFE_CONSISTENCY = ['BEFORE_ON_PRIMARY_FAILOVER', 'AFTER', 'BEFORE_AND_AFTER'];
/** What a member does when it has left its group; each of these ends its writes. */
const SAFE_EXIT_ACTIONS = ['READ_ONLY', 'OFFLINE_MODE', 'ABORT_SERVER'];

/**
 * Throws `DatabaseError` if the server of a new connection is configured unsafely. Each connection is checked, because a
 * server may have been restarted with other settings.
 */
export async function checkServer(connection: Pick<EngineConnection, 'rows' | 'serverIdentity'>): Promise<void> {
  const faults = await findUnsafeSettings((sql) => connection.rows(sql));
  if (faults.length > 0)
    throw new DatabaseError(
      `nothing is written to the database server ${connection.serverIdentity}, because it is configured unsafely: ${faults.join('; ')}`,
      false,
      true,
      false,
    );
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

/** Global variables, and the status of the redo log, by their names in lower case. Those that do not exist are missing. */
type Variables = ReadonlyMap<string, string>;

/** The default of both families; scripts of statements are made to fit. */
const PACKET_BYTES_MIN = 16 * 1024 * 1024;

function oneOf(...safe: readonly string[]): (value: string) => boolean {
  return (value) => safe.some((each) => each.toLowerCase() === value.toLowerCase());
}

const OFF = oneOf('OFF', '0');

/**
 * Values that are safe, and what another one means. What a server does not have is safe. Settings that can be set for a
 * session are not listed: `sessionSettings.ts` sets them.
 */
const SAFE_VALUES: readonly (readonly [name: string, isSafe: (value: string) => boolean, what: string])[] = [
  ['innodb_flush_log_at_trx_commit', oneOf('1'), 'must be 1: a power failure could lose commits'],
  [
    'innodb_flush_method',
    // O_DIRECT_NO_FSYNC leaves pages in the cache of a disk, while the redo log that could repair them is overwritten.
    oneOf('', 'fsync', 'O_DSYNC', 'O_DIRECT', 'normal', 'unbuffered', 'async_unbuffered'),
    'must be fsync, O_DSYNC or O_DIRECT: a power failure could lose pages',
  ],
  [
    'innodb_doublewrite',
    oneOf('ON', '1', 'DETECT_AND_RECOVER'),
    'must be ON: a crash could destroy pages that are being written',
  ],
  [
    'innodb_redo_log_enabled',
    oneOf('ON'),
    'must be ON (ALTER INSTANCE ENABLE INNODB REDO_LOG): a crash would lose everything',
  ],
  ['innodb_force_recovery', oneOf('0'), 'must be 0: the server ignores damage'],
  ['innodb_read_only', OFF, 'must be OFF: the server accepts no writes'],
  [
    'innodb_checksum_algorithm',
    (value) => !value.endsWith('none'),
    'must be crc32 or full_crc32: damaged pages would not be noticed',
  ],
  ['read_only', OFF, 'must be OFF: the server accepts no writes. If it is a replica, use the server that it follows'],
  [
    'wsrep_on',
    OFF,
    'must be OFF: a Galera cluster can lose committed transactions. Use one server, or MySQL Group Replication',
  ],
  [
    'max_allowed_packet',
    (value) => Number(value) >= PACKET_BYTES_MIN,
    `must be at least ${PACKET_BYTES_MIN}: a batch would not fit`,
  ],
];

async function readVariables(rows: Rows): Promise<Variables> {
  const found = [
    ...(await rows<Variable>(`SHOW GLOBAL VARIABLES WHERE Variable_name IN (${VARIABLE_LIST})`)),
    ...(await rows<Variable>("SHOW GLOBAL STATUS LIKE 'Innodb_redo_log_enabled'")),
  ];
  return new Map(found.map(({ Variable_name: name, Value: value }) => [name.toLowerCase(), value] as const));
}

interface Variable {
  readonly Variable_name: string;
  readonly Value: string;
}

const VARIABLES = [
  ...SAFE_VALUES.map(([name]) => name),
  'log_bin',
  'sync_binlog',
  'group_replication_group_name',
  'group_replication_single_primary_mode',
  'group_replication_consistency',
  'group_replication_exit_state_action',
];
const VARIABLE_LIST = VARIABLES.map((name) => `'${name}'`).join(', ');

function findUnsafeVariables(variables: Variables): string[] {
  const valueIn = (name: string): string => variables.get(name) ?? '';
  const isKnown = (name: string): boolean => variables.has(name) || name === 'innodb_flush_log_at_trx_commit';
  const faults = SAFE_VALUES.filter(([name, isSafe]) => isKnown(name) && !isSafe(valueIn(name))).map(
    ([name, , what]) => `${name} is ${valueIn(name)} and ${what}`,
  );
  if (['ON', '1'].includes(valueIn('log_bin')) && valueIn('sync_binlog') !== '1')
    faults.push(`sync_binlog is ${valueIn('sync_binlog')} and must be 1 while the binary log is on`);
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
  const tables = await listTables(rows);
  return tables.filter(({ isView, engine }) => !isView && engine !== 'InnoDB').map(({ name }) => name);
}
