/** A database that takes no writes, because it is read-only or full (promise 22): reads are served, writes refused without a trace, and all resumes by itself. */
import { withExchange } from '../support/exchange';
import { type SeparateDatabase, withSeparateDatabase } from '../support/separateDatabase';

/** What an order is answered while nothing can be written. */
const NOTHING_DONE = { status: 503, body: { code: 'SERVICE_UNAVAILABLE' } };
/** As a disk of so many MiB. */
function tablespace(mebibytes: number): string[] {
  return ['--innodb-file-per-table=0', `--innodb-data-file-path=ibdata1:12M:autoextend:max:${mebibytes}M`];
}

/** Even a full tablespace has room in its pages for some more. */
const ORDERS_MAX = 3_000;

async function whileRefused(
  { schema }: SeparateDatabase,
  refuse: () => Promise<void>,
  resume: () => Promise<void>,
): Promise<void> {
  await withExchange({ schema }, async (exchange) => {
    const trader = await exchange.createUser({ balances: { thb: '1000000000' } });
    let nonce = 0;
    const order = () =>
      trader.client.call('createOrder', {
        body: { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1', amount: '0.001', nonce: (nonce += 1) },
      });
    expect((await order()).status).toBe(200);

    await refuse();
    let told = 1;
    let answer = await order();
    for (; answer.status === 200 && told < ORDERS_MAX; answer = await order()) told += 1;
    expect(answer).toMatchObject(NOTHING_DONE);
    for (let count = 0; count < 10; count += 1) expect(await order()).toMatchObject(NOTHING_DONE);
    expect((await exchange.anonymous.call('getDepth', { query: { symbol: 'btc_thb' } })).status).toBe(200);
    expect((await trader.client.call('listOrders', { query: { pair: 'btc_thb' } })).status).toBe(200);
    expect(await exchange.database('orders').count({ n: '*' }).first()).toMatchObject({ n: told });

    await resume();
    for (answer = await order(); answer.status === 503; answer = await order())
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answer.status).toBe(200);
    expect(await exchange.database('orders').count({ n: '*' }).first()).toMatchObject({ n: told + 1 });
  });
}

test('read-only', () =>
  withSeparateDatabase([], async (database) => {
    const { owner } = database;
    await whileRefused(
      database,
      () => owner.raw('SET GLOBAL read_only = 1'),
      () => owner.raw('SET GLOBAL read_only = 0'),
    );
  }));

test(
  'full',
  () =>
    withSeparateDatabase(tablespace(48), async (database) => {
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
      await whileRefused(database, fill, () => database.restart(tablespace(96)));
    }),
  60_000,
);
