/**
 * Which database servers the engine refuses to write to, as their answers show them. `durability.test.ts` starts the
 * exchange on a real one.
 */
import { DatabaseError } from '../../../src/store/connection/databaseError';
import { checkServer, findUnsafeSettings } from '../../../src/store/connection/durability';

const SAFE = {
  innodb_flush_log_at_trx_commit: '1',
  log_bin: 'ON',
  sync_binlog: '1',
  read_only: 'OFF',
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
    const given = Object.entries(rows).find(([words]) => sql.includes(words));
    if (given !== undefined) return given[1] as unknown as Row[];
    if (sql.startsWith('SHOW GLOBAL VARIABLES'))
      return Object.entries(variables).map(([name, value]) => ({
        Variable_name: name,
        Value: value,
      })) as unknown as Row[];
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
  [
    'a Galera node',
    { variables: { ...SAFE, wsrep_on: 'ON' } },
    /wsrep_on is ON and must be OFF: a Galera cluster can lose committed/,
  ],
  [
    'a read-only server',
    { variables: { ...SAFE, read_only: 'ON' } },
    /read_only is ON and must be OFF: the server accepts no writes/,
  ],
  ...(
    [
      ['innodb_flush_log_at_trx_commit', '0'],
      ['innodb_flush_log_at_trx_commit', '2'],
      ['sync_binlog', '1000'],
      ['innodb_flush_method', 'nosync'],
      ['innodb_flush_method', 'O_DIRECT_NO_FSYNC'],
      ['innodb_doublewrite', 'OFF'],
      ['innodb_doublewrite', 'DETECT_ONLY'],
      ['innodb_redo_log_enabled', 'OFF'],
      ['innodb_force_recovery', '1'],
      ['innodb_checksum_algorithm', 'strict_none'],
      ['max_allowed_packet', '1048576'],
    ] as const
  ).map(([name, value]): [string, Answers, RegExp] => [
    `${name} = ${value}`,
    { variables: { ...SAFE, [name]: value } },
    new RegExp(`^${name} is ${value} and must be `),
  ]),
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

test('each connection is checked, also to a server that was safe, and an unsafe one is named in the error', async () => {
  const connectionWith = (variables: Readonly<Record<string, string>>) => ({
    serverIdentity: 'db1:3306:/data/',
    rows: serverWith({ variables }),
  });
  await checkServer(connectionWith(SAFE));
  const unsafe = connectionWith({ ...SAFE, innodb_flush_log_at_trx_commit: '2' });
  for (let time = 1; time <= 2; time += 1)
    await expect(checkServer(unsafe)).rejects.toThrow(
      /nothing is written to the database server db1:3306:\/data\/.*innodb_flush_log_at_trx_commit is 2/,
    );
  // An outage, so that the engine waits and connects again.
  await expect(checkServer(unsafe)).rejects.toMatchObject({ violation: false });
  await checkServer(connectionWith(SAFE));
});
