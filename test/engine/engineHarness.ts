/** An engine in the test process on a separate schema: real tables and the real writer, without HTTP. */
import type { Knex } from 'knex';
import pino from 'pino';
import type { CancelOrder, Command } from '../../src/core/model/commands';
import type { IdempotencyKey } from '../../src/core/model/idempotencyKeys';
import { MATCH_LIMITS } from '../../src/core/orders/matchLimits';
import { amountFrom } from '../../src/core/values/decimal';
import { audit } from '../../src/engine/audit/audit';
import { ExchangeEngine } from '../../src/engine/engine';
import type { OpenOptions } from '../../src/engine/engineWriter';
import type { PublishedPosition } from '../../src/engine/publishedPosition';
import type { CommandOutcome } from '../../src/engine/types';
import { OwnedEventLoop, systemEventLoop } from '../../src/foundation/eventLoop';
import { readConfig } from '../../src/foundation/settings/config';
import { listFirstMarket } from '../../src/programs/roles/firstStart';
import { openDatabase } from '../../src/store/connection/database';
import { type EngineDatabase, engineDatabase } from '../../src/store/connection/engineConnection';
import { eventually } from '../support/eventually';
import { freshSchema, type TestSchema } from '../support/testDatabase';

/** A clock that the test advances. */
export class ManualClock {
  constructor(private timeMs = Date.UTC(2026, 10, 20, 12)) {}

  nowMs(): number {
    return this.timeMs;
  }

  advance(milliseconds: number): void {
    this.timeMs += milliseconds;
  }
}

export class EngineHarness {
  readonly clock = new ManualClock();
  readonly fatal: Error[] = [];
  /** For engines that are started from now on. */
  matchLimits = MATCH_LIMITS;
  /** Number of batches that were sent. */
  commits = 0;
  /** Number of batches that the database rolled back because of a deadlock. */
  deadlocks = 0;
  /** Queries of the engines on their own connections. */
  readonly queries: string[] = [];
  private readonly open: { engine: ExchangeEngine; database: Knex; eventLoop: OwnedEventLoop }[] = [];

  /** Direct access to the same tables. */
  readonly database: Knex;

  private constructor(readonly schema: TestSchema) {
    this.database = openDatabase(schema.serviceUrl, readConfig({ DATABASE_URL: schema.serviceUrl }).database);
  }

  static async create(schema?: TestSchema): Promise<EngineHarness> {
    return new EngineHarness(schema ?? (await freshSchema()));
  }

  /** Starts an engine on these tables. The first one also lists the market. */
  async start(
    databaseUrl = this.schema.serviceUrl,
    settings: Readonly<Record<string, string>> = {},
    published?: PublishedPosition,
    options: OpenOptions = {},
  ): Promise<ExchangeEngine> {
    const config = readConfig({ ...settings, DATABASE_URL: databaseUrl });
    const database = openDatabase(databaseUrl, config.database);
    const eventLoop = new OwnedEventLoop(systemEventLoop);
    const engine = new ExchangeEngine({
      ...config.engine,
      database: this.withQueryCounter(engineDatabase(database)),
      clock: this.clock,
      eventLoop,
      random: Math.random,
      log: pino({ level: 'silent' }),
      holder: `engine ${this.open.length + 1} of a test`,
      transactionRetriesMax: config.database.transactionRetriesMax,
      published,
      matchLimits: this.matchLimits,
      onFatal: (error) => this.fatal.push(error),
    });
    this.open.push({ engine, database, eventLoop });
    await engine.start(options);
    // On a machine that is busy for a second, an engine first has to see its connection again.
    await eventually(
      () => engine.leaseHeld,
      (isHeld) => isHeld,
    );
    await listFirstMarket(engine);
    return engine;
  }

  private withQueryCounter(database: EngineDatabase): EngineDatabase {
    return {
      ...database,
      connect: async (statementTimeoutMs) => {
        const connection = await database.connect(statementTimeoutMs);
        const script = connection.script.bind(connection);
        const rows = connection.rows.bind(connection);
        connection.rows = (sql, values) => {
          this.queries.push(sql);
          return rows(sql, values);
        };
        connection.script = (statements) => {
          this.commits += 1;
          return script(statements).catch((error: Error) => {
            if (/deadlock/i.test(error.message)) this.deadlocks += 1;
            throw error;
          });
        };
        return connection;
      },
    };
  }

  /** Kills the connection of the engine that holds the lease, like a network failure. */
  async killWriter(): Promise<void> {
    await this.database.raw('KILL ?', [await this.writerId()]);
  }

  /** The database's identifier of the connection that holds the lease. */
  async writerId(): Promise<number> {
    const [[row]] = (await this.database.raw(
      "SELECT IS_USED_LOCK(CONCAT(LEFT(SHA2(DATABASE(), 256), 32), '.lease.', epoch)) AS id FROM engine_lease",
    )) as [[{ id: number }]];
    return row.id;
  }

  /** Stops the engines, audits the tables, and drops the schema. */
  async stopAndAudit(): Promise<void> {
    await this.stopEngines();
    const { violations } = await audit({ database: engineDatabase(this.database) });
    await this.dropSchema();
    expect(violations).toEqual([]);
  }

  /** For a test that has deleted a part of the history, without which nothing can be audited. */
  async stopWithoutAudit(): Promise<void> {
    await this.stopEngines();
    await this.dropSchema();
  }

  private async stopEngines(): Promise<void> {
    for (const { engine, database, eventLoop } of this.open) {
      await engine.stop();
      await database.destroy();
      // What an engine has scheduled must not run after its end.
      expect(eventLoop.end()).toEqual([]);
    }
  }

  private async dropSchema(): Promise<void> {
    await this.database.destroy();
    await this.schema.drop();
  }
}

export function deposit(
  userId: number,
  asset: string,
  amount: string,
  idempotencyKeys: IdempotencyKey[] = [],
): Command {
  return {
    type: 'credit_deposit',
    idempotencyKeys,
    userId,
    asset,
    amount: amountFrom(amount),
    reference: `${userId} ${asset} ${amount} ${Math.random()}`,
  };
}

export function cancel(userId: number, orderId: number): CancelOrder {
  return {
    type: 'cancel_order',
    idempotencyKeys: [],
    trader: { userId, feeTier: 0, level: 'level_1', ip: '127.0.0.1' },
    orderId,
    symbol: null,
  };
}

/** Lets tests place any number of orders of any value. */
export async function liftOrderLimits(engine: ExchangeEngine): Promise<void> {
  const limits = { minimumNotional: 0n, maxOpenOrders: 1_000_000, maxStopOrders: 1_000_000 };
  for (const symbol of engine.committed.symbols())
    await engine.execute({ type: 'set_symbol', idempotencyKeys: [], symbol: { ...symbol, ...limits } });
}

/** The event of an outcome that must not be a refusal. */
export function acceptedEvent(outcome: CommandOutcome) {
  if (outcome.refusal !== null) throw new Error(`refused: ${outcome.refusal.code}`);
  return outcome.event;
}
