/**
 * The clock of the database jumps (promise 60): the next renewal of the lease notices it, commands are refused until
 * the clocks agree, and neither the lease nor the time of the server changes.
 */
import pino from 'pino';
import { ExchangeEngine } from '../../src/engine/engine';
import { systemEventLoop } from '../../src/foundation/eventLoop';
import { GuardedClock } from '../../src/foundation/guardedClock';
import { readConfig } from '../../src/foundation/settings/config';
import { listFirstMarket } from '../../src/programs/roles/firstStart';
import { openDatabase } from '../../src/store/connection/database';
import { type EngineDatabase, engineDatabase } from '../../src/store/connection/engineConnection';
import { eventually } from '../support/eventually';
import { freshSchema } from '../support/testDatabase';
import { acceptedEvent, deposit } from './engineHarness';

const HOUR_MS = 3_600_000;
const SETTINGS = { ENGINE_LEASE_MS: '5000', ENGINE_COMMIT_TIMEOUT_MS: '2000', CLOCK_SKEW_MAX_MS: '5000' };

/** By how much the clock of the database is wrong, as far as the engine can see. */
let offsetMs = 0;

function withWrongClock(database: EngineDatabase): EngineDatabase {
  return {
    ...database,
    connect: async (statementTimeoutMs) => {
      const connection = await database.connect(statementTimeoutMs);
      const read = connection.rows.bind(connection);
      connection.rows = async <Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]> =>
        (await read<Row & { readonly now_ms?: number }>(sql, values)).map((row) =>
          row.now_ms === undefined ? row : { ...row, now_ms: Number(row.now_ms) + offsetMs },
        );
      return connection;
    },
  };
}

test.each([25 * HOUR_MS, -2 * HOUR_MS])('a jump of %d ms pauses commands until the clocks agree', async (jumpMs) => {
  const schema = await freshSchema();
  const config = readConfig({ ...SETTINGS, DATABASE_URL: schema.serviceUrl });
  const database = openDatabase(schema.serviceUrl, config.database);
  const log = pino({ level: 'silent' });
  const clock = new GuardedClock({ skewMaxMs: config.clockSkewMaxMs, log });
  const fatal: Error[] = [];
  const engine = new ExchangeEngine({
    ...config.engine,
    database: withWrongClock(engineDatabase(database)),
    clock,
    clockGuard: clock,
    eventLoop: systemEventLoop,
    random: Math.random,
    log,
    holder: 'engine of a test',
    transactionRetriesMax: 0,
    onFatal: (error) => fatal.push(error),
  });
  try {
    offsetMs = 0;
    await engine.start();
    await listFirstMarket(engine);
    offsetMs = jumpMs;
    await eventually(
      () => clock.isTrusted,
      (trusted) => !trusted,
    );
    await expect(engine.execute(deposit(1, 'thb', '1'))).rejects.toMatchObject({
      outcome: 'not_done',
      message: expect.stringContaining('The clock of the server or of its database has jumped'),
    });
    expect([engine.leaseHeld, engine.ready, Math.abs(clock.nowMs() - Date.now()) < HOUR_MS]).toEqual([
      true,
      true,
      true,
    ]);
    offsetMs = 0;
    await eventually(
      () => clock.isTrusted,
      (trusted) => trusted,
    );
    acceptedEvent(await engine.execute(deposit(1, 'thb', '1')));
    expect([clock.jumps, fatal]).toEqual([1, []]);
  } finally {
    await engine.stop();
    await database.destroy();
    await schema.drop();
  }
});
