/**
 * A database that accepts no writes, because it is read-only or full (promise 22): reads work, writes are answered 503
 * without effect, and service resumes by itself.
 */
import { withExchange } from '../support/exchange';
import { type SeparateDatabase, withSeparateDatabase } from '../support/separateDatabase';

/** Response to an order while nothing can be written. */
const UNAVAILABLE = { status: 503, body: { code: 'SERVICE_UNAVAILABLE' } };
/** Server options that limit the tablespace to this many MiB. */
function tablespaceOptions(mebibytes: number): string[] {
  return ['--innodb-file-per-table=0', `--innodb-data-file-path=ibdata1:12M:autoextend:max:${mebibytes}M`];
}

/** A full tablespace still has room for some rows in its pages. */
const ORDERS_MAX = 3_000;

async function testRefusedWrites(
  { schema, owner }: SeparateDatabase,
  refuse: () => Promise<void>,
  resume: () => Promise<void>,
): Promise<void> {
  await withExchange({ schema }, async (exchange) => {
    const trader = await exchange.createUser({ balances: { thb: '1000000000' } });
    let nonce = 0;
    const order = () =>
      trader.client.call('createOrder', {
        body: { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1000', amount: '0.001', nonce: (nonce += 1) },
      });
    expect((await order()).status).toBe(200);

    await refuse();
    let accepted = 1;
    let answer = await order();
    for (; answer.status === 200 && accepted < ORDERS_MAX; answer = await order()) accepted += 1;
    expect(answer).toMatchObject(UNAVAILABLE);
    for (let count = 0; count < 10; count += 1) expect(await order()).toMatchObject(UNAVAILABLE);
    // MariaDB ends itself in some states of a full tablespace. Then there is nothing to read until it is started again.
    const isRunning = await owner.raw('SELECT 1').then(
      () => true,
      () => false,
    );
    if (isRunning) {
      expect((await exchange.anonymous.call('getDepth', { query: { symbol: 'btc_thb' } })).status).toBe(200);
      expect((await trader.client.call('listOrders', { query: { pair: 'btc_thb' } })).status).toBe(200);
      expect(await exchange.database('orders').count({ n: '*' }).first()).toMatchObject({ n: accepted });
    }

    await resume();
    for (answer = await order(); answer.status === 503; answer = await order())
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answer.status).toBe(200);
    expect(await exchange.database('orders').count({ n: '*' }).first()).toMatchObject({ n: accepted + 1 });
  });
}

test('a read-only database', () =>
  withSeparateDatabase([], async (database) => {
    const { owner } = database;
    await testRefusedWrites(
      database,
      () => owner.raw('SET GLOBAL read_only = 1'),
      () => owner.raw('SET GLOBAL read_only = 0'),
    );
  }));

test('a full database', () =>
  withSeparateDatabase(tablespaceOptions(48), async (database) => {
    const { owner } = database;
    await owner.raw('CREATE TABLE filler (content LONGBLOB NOT NULL) ENGINE = InnoDB');
    const fill = async () => {
      for (const size of [1_000_000, 100_000, 10_000, 1_000])
        for (let refused = false; !refused; )
          refused = await owner.raw('INSERT INTO filler VALUES (REPEAT(?, ?))', ['x', size]).then(
            () => false,
            () => true,
          );
    };
    await testRefusedWrites(database, fill, () => database.restart(tablespaceOptions(96)));
  }));
