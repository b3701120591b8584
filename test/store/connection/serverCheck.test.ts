/**
 * Which database servers the engine refuses to write to, as their answers show them. `durability.test.ts` starts the
 * exchange on a real one.
 */
import { DatabaseError } from '../../../src/store/connection/databaseError';
import { findUnsafeSettings, serverCheck } from '../../../src/store/connection/durability';

const SAFE = {
  innodb_flush_log_at_trx_commit: '1',
  log_bin: 'ON',
  sync_binlog: '1',
  read_only: 'OFF',
  sql_mode: 'STRICT_TRANS_TABLES',
};
const GROUP = {
  ...SAFE,
  group_replication_group_name: 'aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa',
  group_replication_single_primary_mode: 'ON',
  group_replication_consistency: 'BEFORE_ON_PRIMARY_FAILOVER',
  group_replication_exit_state_action: 'OFFLINE_MODE',
};

interface Answers {
  readonly variables: Readonly<Record<string, string>>;
  /** Rows of further statements, by their first words; a statement without rows here is refused. */
  readonly rows?: Readonly<Record<string, readonly object[]>>;
}

/** Answers the statements of the check. Rights to see the replication are missing unless the test gives rows. */
function serverWith({ variables, rows = {} }: Answers) {
  return async <Row extends object>(sql: string): Promise<Row[]> => {
    const { sql_mode: mode, ...global } = variables;
    const given = Object.entries(rows).find(([words]) => sql.includes(words));
    if (given !== undefined) return given[1] as unknown as Row[];
    if (sql.startsWith('SHOW GLOBAL VARIABLES'))
      return Object.entries(global).map(([name, value]) => ({ Variable_name: name, Value: value })) as unknown as Row[];
    if (sql.includes('@@SESSION.sql_mode')) return [{ sql_mode: mode }] as unknown as Row[];
    if (sql.startsWith('SHOW GLOBAL STATUS') || sql.includes('information_schema.tables')) return [];
    throw new DatabaseError('denied', false, true, false);
  };
}

test.each([
  ['a single server', { variables: SAFE }],
  ['a server without the binary log', { variables: { ...SAFE, log_bin: 'OFF', sync_binlog: '0' } }],
  ['the primary of a group', { variables: GROUP }],
  [
    'a member of a group, which has channels of the group',
    {
      variables: GROUP,
      rows: { replication_connection_configuration: [{ name: 'group_replication_recovery', Source_Host: 'b' }] },
    },
  ],
  ['a server that was made a source again', { variables: SAFE, rows: { 'SHOW REPLICA STATUS': [] } }],
])('%s is accepted', async (_what, answers: Answers) => {
  expect(await findUnsafeSettings(serverWith(answers))).toEqual([]);
});

test.each<[string, Answers, RegExp]>([
  ['a Galera node', { variables: { ...SAFE, wsrep_on: 'ON' } }, /wsrep_on is ON: a Galera cluster can lose committed/],
  ['a read-only server', { variables: { ...SAFE, read_only: 'ON' } }, /read_only is ON: the server accepts no writes/],
  [
    'a running replica of MariaDB, without rights to see more',
    { variables: SAFE, rows: { Slaves_running: [{ Variable_name: 'Slaves_running', Value: '1' }] } },
    /asynchronous replica \(1 replication connections are running\)/,
  ],
  [
    'a writable replica of MySQL',
    { variables: SAFE, rows: { replication_connection_configuration: [{ name: '', Source_Host: 'db1' }] } },
    /asynchronous replica \(of db1\)/,
  ],
  [
    'a stopped replica of MariaDB',
    { variables: SAFE, rows: { 'SHOW REPLICA STATUS': [{ Master_Host: 'db1' }] } },
    /asynchronous replica \(of db1\)/,
  ],
  [
    'a primary that follows another group',
    { variables: GROUP, rows: { replication_connection_configuration: [{ name: 'abroad', Source_Host: 'db9' }] } },
    /asynchronous replica \(of db9\)/,
  ],
  [
    'a group with several primaries',
    { variables: { ...GROUP, group_replication_single_primary_mode: 'OFF' } },
    /group_replication_single_primary_mode is OFF and must be ON/,
  ],
  [
    'a group whose new primary may lag behind',
    { variables: { ...GROUP, group_replication_consistency: 'EVENTUAL' } },
    /group_replication_consistency is EVENTUAL and must be BEFORE_ON_PRIMARY_FAILOVER or AFTER or BEFORE_AND_AFTER/,
  ],
])('%s is refused', async (_what, answers, reason) => {
  const faults = await findUnsafeSettings(serverWith(answers));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(reason);
});

test('each new server is checked once, and an unsafe one each time, with its name in the error', async () => {
  const check = serverCheck();
  let asked = 0;
  const connectionTo = (serverIdentity: string, variables: Readonly<Record<string, string>>) => {
    const answer = serverWith({ variables });
    return {
      serverIdentity,
      rows: <Row extends object>(sql: string): Promise<Row[]> => {
        asked += 1;
        return answer<Row>(sql);
      },
    };
  };
  await check(connectionTo('db1:3306:/data/', SAFE));
  const askedOnce = asked;
  await check(connectionTo('db1:3306:/data/', SAFE));
  expect(asked).toBe(askedOnce);
  const unsafe = connectionTo('db2:3306:/data/', { ...SAFE, innodb_flush_log_at_trx_commit: '2' });
  for (let time = 1; time <= 2; time += 1)
    await expect(check(unsafe)).rejects.toThrow(
      /nothing is written to the database server db2:3306:\/data\/.*innodb_flush_log_at_trx_commit is 2/,
    );
  // An outage, so that the engine waits and connects again.
  await expect(check(unsafe)).rejects.toMatchObject({ violation: false });
  await check(connectionTo('db2:3306:/data/', SAFE));
});
