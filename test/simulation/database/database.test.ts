/**
 * The simulated database must answer as the real one does: every statement that the real engine sends to MariaDB is
 * repeated on the simulated database, and rows and errors must be the same.
 */
import pino from 'pino';
import { ExchangeEngine } from '../../../src/engine/engine';
import { systemEventLoop } from '../../../src/foundation/eventLoop';
import { readConfig } from '../../../src/foundation/settings/config';
import { listFirstMarket } from '../../../src/programs/roles/firstStart';
import { readArchiveProgress } from '../../../src/store/archive/archiveProgress';
import { openDatabase } from '../../../src/store/connection/database';
import { DatabaseError } from '../../../src/store/connection/databaseError';
import {
  type EngineConnection,
  type EngineDatabase,
  engineDatabase,
} from '../../../src/store/connection/engineConnection';
import { readAccountTotals } from '../../../src/store/engine/accountTotals';
import { readEventsAfter } from '../../../src/store/engine/eventLog';
import { recoverExchange } from '../../../src/store/engine/recovery';
import { ManualClock } from '../../engine/engineHarness';
import { printSeed, seededRandom } from '../../support/randomSeed';
import { freshSchema } from '../../support/testDatabase';
import { SimulatedTime } from '../machine/simulatedTime';
import { SIMULATED_MATCH_LIMITS } from '../model/matchLimits';
import { ModelJudge } from '../model/modelJudge';
import { ReferenceModel } from '../model/referenceModel';
import { levelOf } from '../workload/users';
import { Workload } from '../workload/workload';
import { SimulatedDatabase } from './database';

const COMMANDS = 400;
/** Statements whose result depends on the database's clock, or on the random name of its life. */
const TIMED = /engine_lease|FROM lives/;

interface RecordedStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
  readonly answered: unknown;
  /** False if another connection changed rows meanwhile, so that the result depends on which came first. */
  readonly isDefinite: boolean;
}

function isReading(sql: string): boolean {
  return sql.startsWith('SELECT');
}

async function openSimulatedDatabase(): Promise<EngineConnection> {
  const options = { time: new SimulatedTime(), wallMs: () => 0, randomChoice: () => true, onCommit: () => undefined };
  return (await SimulatedDatabase.create(options)).openDirectConnection();
}

async function collectRows<Row>(parts: AsyncIterable<Iterable<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const part of parts) rows.push(...part);
  return rows;
}

/** Records all statements to the real database and their results. */
function recordStatements(database: EngineDatabase, said: RecordedStatement[]): EngineDatabase {
  let writing = 0;
  let writes = 0;
  return {
    ...database,
    connect: async (statementTimeoutMs) => {
      const connection = await database.connect(statementTimeoutMs);
      const noted = async <Answer>(
        sql: string,
        values: readonly unknown[] | undefined,
        answer: Promise<Answer>,
      ): Promise<Answer> => {
        const [writingBefore, writesBefore] = [writing, writes];
        const isRead = isReading(sql);
        if (!isRead) writing += 1;
        try {
          const answered = await answer;
          const isDefinite = writingBefore === 0 && writes === writesBefore && writing === (isRead ? 0 : 1);
          said.push({ sql, values: values ?? [], answered, isDefinite });
          return answered;
        } finally {
          if (!isRead) {
            writing -= 1;
            writes += 1;
          }
        }
      };
      return {
        threadId: connection.threadId,
        serverIdentity: connection.serverIdentity,
        isOpen: true,
        rows: (sql, values) => noted(sql, values, connection.rows(sql, values)),
        streamRows: async function* <Row extends object>(sql: string, values?: readonly unknown[]) {
          yield await noted(sql, values, collectRows(connection.streamRows<Row>(sql, values)));
        },
        write: (sql, values) => noted(sql, values, connection.write(sql, values)),
        script: async (statements) => {
          for (const sql of statements) await noted(sql, [], connection.write(sql));
        },
        close: () => connection.close(),
      };
    },
  };
}

test('every statement of a random history has the same result as in MariaDB, and the log agrees with the reference', async () => {
  const schema = await freshSchema();
  const config = readConfig({ DATABASE_URL: schema.serviceUrl });
  const knex = openDatabase(schema.serviceUrl, config.database);
  const said: RecordedStatement[] = [];
  const database = recordStatements(engineDatabase(knex), said);
  const judge = new ModelJudge();
  const reference = new ReferenceModel(judge, levelOf);
  const clock = new ManualClock();
  const options = {
    ...config.engine,
    database,
    clock,
    eventLoop: systemEventLoop,
    random: Math.random,
    log: pino({ level: 'silent' }),
    holder: 'test',
  };
  const engine = new ExchangeEngine({
    ...options,
    transactionRetriesMax: 5,
    matchLimits: SIMULATED_MATCH_LIMITS,
    onFatal: (error) => judge.addFinding(error.message),
  });
  try {
    await engine.start();
    engine.subscribe((events) => {
      for (const event of events) reference.apply(event);
    });
    await listFirstMarket(engine);
    const workload = new Workload(seededRandom(printSeed('simulated database')), reference);
    await Promise.all(workload.firstDeposits().map((command) => engine.execute(command)));
    for (let asked = 0; asked < COMMANDS; asked += 8) {
      clock.advance(40_000);
      await Promise.all(Array.from({ length: 8 }, () => engine.execute(workload.nextCommand())));
    }
    const reader = await database.connect(5_000);
    await recoverExchange(reader);
    // What a warm standby reads.
    await readEventsAfter(reader, 10, 50);
    await readAccountTotals(reader);
    await readArchiveProgress(reader, 'events');
    reader.close();
    await engine.stop();
  } finally {
    await knex.destroy();
    await schema.drop();
  }
  expect(judge.findings).toEqual([]);

  const replica = await openSimulatedDatabase();
  let compared = 0;
  for (const { sql, values, answered, isDefinite } of said) {
    const isRead = isReading(sql);
    const answer = isRead ? await replica.rows(sql, values) : await replica.write(sql, values);
    if (!isRead || !isDefinite || TIMED.test(sql)) continue;
    expect({ sql, values, rows: toPlainRows(sql, answer) }).toEqual({ sql, values, rows: toPlainRows(sql, answered) });
    compared += 1;
  }
  expect(compared).toBeGreaterThan(COMMANDS / 8);
});

test.each([
  ['a key that is taken', "INSERT INTO `books` (`symbol`,`last_update_id`) VALUES ('a_b',1),('a_b',2)"],
  ['nothing where something must be', "INSERT INTO `books` (`symbol`,`last_update_id`) VALUES ('a_b',NULL)"],
  ['a text that is too long', `INSERT INTO \`books\` (\`symbol\`,\`last_update_id\`) VALUES ('${'a'.repeat(30)}',1)`],
  [
    'a word that is none of the list',
    "INSERT INTO `journal_entries` (`id`,`sequence`,`kind`,`reference`,`time_ms`,`postings`) VALUES (1,1,'gift',1,1,'[]')",
  ],
  [
    'an amount beyond its column',
    "INSERT INTO `accounts` (`id`,`owner`,`asset`,`kind`,`balance`) VALUES (1,1,'btc','held',1234567890123456789)",
  ],
  ['a column that is not there', "INSERT INTO `books` (`symbol`,`colour`) VALUES ('a_b','red')"],
  ['a table that is not there', "INSERT INTO `magazines` (`symbol`) VALUES ('a_b')"],
])('it refuses %s, as a fault of ours, like MariaDB', async (_what, sql) => {
  const schema = await freshSchema();
  const knex = openDatabase(schema.serviceUrl, readConfig({ DATABASE_URL: schema.serviceUrl }).database);
  const real = await engineDatabase(knex).connect(5_000);
  const refusals = [];
  for (const connection of [real, await openSimulatedDatabase()])
    refusals.push(
      await connection.write(sql).then(
        () => 'accepted',
        (error: DatabaseError) => error,
      ),
    );
  real.close();
  await knex.destroy();
  await schema.drop();
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(DatabaseError);
    expect(refusal).toMatchObject({ retryable: false, answered: true, violation: true });
  }
});

/** Rows as plain objects; sorted if the query has no ORDER BY, because their order is not defined. */
function toPlainRows(sql: string, rows: unknown): unknown {
  const copies = (rows as readonly object[]).map((row) => ({ ...row }));
  return sql.includes('ORDER BY')
    ? copies
    : copies.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}
