/** The server does not start on a database that could lose commits or change values silently (promise 16). */
import { TestExchange } from '../../support/exchange';
import { withSeparateDatabase } from '../../support/separateDatabase';

const UNSAFE: readonly [string, string, string, RegExp][] = [
  [
    'a commit that is flushed later',
    'SET GLOBAL innodb_flush_log_at_trx_commit = 2',
    'SET GLOBAL innodb_flush_log_at_trx_commit = 1',
    /innodb_flush_log_at_trx_commit is 2 and must be 1/,
  ],
  [
    'a binary log that is flushed later',
    'SET GLOBAL sync_binlog = 0',
    'SET GLOBAL sync_binlog = 1',
    /sync_binlog is 0 and must be 1/,
  ],
  [
    'values truncated to fit',
    "SET GLOBAL sql_mode = ''",
    'SET GLOBAL sql_mode = DEFAULT',
    /sql_mode must contain STRICT_TRANS_TABLES/,
  ],
  [
    'escapes in texts ignored',
    "SET GLOBAL sql_mode = 'STRICT_TRANS_TABLES,NO_BACKSLASH_ESCAPES'",
    'SET GLOBAL sql_mode = DEFAULT',
    /sql_mode must not contain NO_BACKSLASH_ESCAPES/,
  ],
  [
    'a table without transactions',
    'ALTER TABLE klines ENGINE = MyISAM',
    'ALTER TABLE klines ENGINE = InnoDB',
    /table klines must use InnoDB/,
  ],
];

test('each unsafe setting keeps the server from starting, and is named; without them it starts', () =>
  withSeparateDatabase(['--log-bin', '--sync-binlog=1'], async ({ schema, owner }) => {
    for (const [setting, makeUnsafe, makeSafe, message] of UNSAFE) {
      await owner.raw(makeUnsafe);
      const started = await TestExchange.start({ schema }).then(
        (exchange) => exchange.close().then(() => `started with ${setting}`),
        (error: Error) => error.message,
      );
      expect(started).toMatch(message);
      expect(started).toContain('the database is configured unsafely');
      await owner.raw(makeSafe);
    }
    await (await TestExchange.start({ schema })).close();
  }));

test('the server does not start on an asynchronous replica, whose rights to see the replication it lacks', () =>
  withSeparateDatabase(['--log-bin', '--sync-binlog=1', '--server-id=2'], async ({ schema, owner }) => {
    await owner.raw("CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = 1, MASTER_USER = 'nobody'");
    await owner.raw('START SLAVE');
    await expect(TestExchange.start({ schema })).rejects.toThrow(/the server is an asynchronous replica/);
  }));
