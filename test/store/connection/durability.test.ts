/**
 * The server writes nothing to a database that could lose commits (promise 16): not at its start, and not after the
 * database was restarted under it. What it can set for its own sessions does not depend on the database's settings.
 */
import { FAMILY } from '../../support/databaseServer';
import { eventually } from '../../support/eventually';
import { TestExchange } from '../../support/exchange';
import { placeOrder } from '../../support/orderHelpers';
import { GOOD_PASSWORD, PageClient, signUpUser } from '../../support/pageClient';
import { withSeparateDatabase } from '../../support/separateDatabase';
import { updateCredential } from '../../support/storedCredentials';

const IS_MYSQL = FAMILY === 'MySQL';

/** How a running server is made unsafe and safe again. */
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
    'packets that are too small for a batch',
    'SET GLOBAL max_allowed_packet = 1048576',
    'SET GLOBAL max_allowed_packet = 16777216',
    /max_allowed_packet is 1048576 and must be at least 16777216/,
  ],
  [
    'a table without transactions',
    'ALTER TABLE klines ENGINE = MyISAM',
    'ALTER TABLE klines ENGINE = InnoDB',
    /table klines must use InnoDB/,
  ],
  ...(IS_MYSQL
    ? ([
        [
          'no redo log',
          'ALTER INSTANCE DISABLE INNODB REDO_LOG',
          'ALTER INSTANCE ENABLE INNODB REDO_LOG',
          /innodb_redo_log_enabled is OFF and must be ON/,
        ],
      ] satisfies [string, string, string, RegExp][])
    : []),
];

/** Options with which a server is started. */
const UNSAFE_OPTIONS: readonly [string, RegExp][] = [
  ['--innodb-flush-log-at-trx-commit=2', /innodb_flush_log_at_trx_commit is 2 and must be 1/],
  ['--sync-binlog=0', /sync_binlog is 0 and must be 1/],
  ['--innodb-flush-method=nosync', /innodb_flush_method is nosync and must be/],
  ['--innodb-flush-method=O_DIRECT_NO_FSYNC', /innodb_flush_method is O_DIRECT_NO_FSYNC and must be/],
  [IS_MYSQL ? '--innodb-doublewrite=OFF' : '--skip-innodb-doublewrite', /innodb_doublewrite is OFF and must be ON/],
];

const WITH_BINARY_LOG = ['--log-bin', '--server-id=2'];
const SAFE_OPTIONS = [...WITH_BINARY_LOG, '--sync-binlog=1'];

test('each unsafe setting keeps the server from starting, and is named; without them it starts', () =>
  withSeparateDatabase(SAFE_OPTIONS, async ({ schema, owner }) => {
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

test(
  'a database that is restarted with unsafe settings under a running server gets no orders until it is safe again',
  () =>
    withSeparateDatabase(SAFE_OPTIONS, async ({ schema, restart }) => {
      const exchange = await TestExchange.start({ schema });
      try {
        const trader = await exchange.createUser({ balances: { thb: '1000000' } });
        let nonce = 0;
        const status = async () =>
          (
            await trader.client.call('createOrder', {
              body: { pair: 'btc_thb', type: 'limit', side: 'buy', price: '100', amount: '1', nonce: (nonce += 1) },
            })
          ).status;
        expect(await status()).toBe(200);
        for (const [option, message] of UNSAFE_OPTIONS) {
          await restart([...SAFE_OPTIONS, option]);
          const seen: [string, number][] = [];
          const lines = async () => {
            seen.push([option, await status()]);
            return exchange.lines;
          };
          await eventually(lines, (printed) => printed.some((line) => message.test(line)));
          for (let count = 0; count < 5; count += 1) await lines();
          expect(seen).toEqual(seen.map(() => [option, 503]));
        }
        await restart(SAFE_OPTIONS);
        await eventually(status, (seen) => seen === 200);
        await exchange.stop();
        await exchange.audit();
      } finally {
        await exchange.close();
      }
    }),
  240_000,
);

/** Defaults of sessions under which statements would mean something else. */
const SESSION_DEFAULTS = [
  `--sql-mode=PAD_CHAR_TO_FULL_LENGTH,ANSI_QUOTES,PIPES_AS_CONCAT,NO_BACKSLASH_ESCAPES,NO_UNSIGNED_SUBTRACTION${IS_MYSQL ? '' : ',EMPTY_STRING_IS_NULL'}`,
  '--default-storage-engine=MyISAM',
  '--autocommit=OFF',
  '--completion-type=RELEASE',
  '--transaction-isolation=READ-UNCOMMITTED',
  '--default-time-zone=+07:00',
  '--group-concat-max-len=16',
  '--character-set-server=latin1',
  '--collation-server=latin1_swedish_ci',
  // Ignores the character set that a client names when it connects.
  ...(IS_MYSQL ? [] : ['--skip-character-set-client-handshake']),
];

/** What a wrong character set or a wrong reading of escapes would change. */
const TEXT = 'มาลี 👍 \\ " \' ';

test('the defaults of sessions change nothing: migrations, a password, a text in Thai, orders and the audit are right', () =>
  withSeparateDatabase([...SAFE_OPTIONS, ...SESSION_DEFAULTS], async ({ schema, owner }) => {
    const exchange = await TestExchange.start({ schema });
    try {
      const buyer = await exchange.createUser({ balances: { thb: '1000000' } });
      const seller = await exchange.createUser({ balances: { btc: '10' } });
      await placeOrder(buyer, { side: 'buy', price: '100', amount: '1' });
      await placeOrder(seller, { side: 'sell', price: '100', amount: '1' });
      const { email } = await signUpUser(() => exchange.baseUrl);
      const page = await new PageClient(() => exchange.baseUrl).open('/sign-in');
      expect((await page.submit('/sign-in', { email, password: GOOD_PASSWORD })).path).toBe('/account');
      const rows = { database: owner, masterKeys: exchange.masterKeys };
      await updateCredential(rows, { table: 'users', where: { email } }, { state_reason: TEXT });
      expect(await owner('users').where({ email }).first('state_reason')).toEqual({ state_reason: TEXT });
      expect((await exchange.operator.expect('getAudit', 200)).clean).toBe(true);
      await exchange.restart();
      await exchange.stop();
      await exchange.audit();
    } finally {
      await exchange.close();
    }
  }));

test('the server does not start on an asynchronous replica, on MariaDB also without rights to see the replication', () =>
  withSeparateDatabase(SAFE_OPTIONS, async ({ schema, owner }) => {
    if (IS_MYSQL) {
      await owner.raw(
        "CHANGE REPLICATION SOURCE TO SOURCE_HOST = '127.0.0.1', SOURCE_PORT = 1, SOURCE_USER = 'nobody'",
      );
      await owner.raw('START REPLICA');
    } else {
      await owner.raw("CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = 1, MASTER_USER = 'nobody'");
      await owner.raw('START SLAVE');
    }
    const { serviceUrl, ownerUrl } = schema;
    const started = TestExchange.start({ schema: { ...schema, serviceUrl: IS_MYSQL ? ownerUrl : serviceUrl } });
    await expect(started).rejects.toThrow(/the server is an asynchronous replica/);
  }));
