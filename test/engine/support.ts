/** An engine in this process on a schema of its own: the real tables and the real writer, without HTTP. */
import type { Knex } from 'knex';
import pino from 'pino';
import { readConfig } from '../../src/config';
import type { Command, CreateOrder } from '../../src/core/commands';
import { amountFrom } from '../../src/core/values/decimal';
import type { IdempotencyKey } from '../../src/core/idempotencyKeys';
import { audit } from '../../src/engine/audit/audit';
import { ExchangeEngine } from '../../src/engine/engine';
import type { CommandOutcome } from '../../src/engine/types';
import { listFirstMarket } from '../../src/firstStart';
import { type EngineDatabase, engineDatabase } from '../../src/store/connection/engineConnection';
import { openDatabase } from '../../src/store/connection/database';
import { systemEventLoop } from '../../src/eventLoop';
import { freshSchema, type TestSchema } from '../support/testDatabase';

/** A clock whose hands the test holds. */
export class HeldClock {
  constructor(private timeMs = Date.UTC(2026, 10, 20, 12)) {}

  nowMs(): number {
    return this.timeMs;
  }

  advance(milliseconds: number): void {
    this.timeMs += milliseconds;
  }
}

export class EngineBench {
  readonly clock = new HeldClock();
  readonly fatal: Error[] = [];
  /** Batches that were sent. */
  commits = 0;
  /** Those that the database ended for a deadlock. */
  deadlocks = 0;
  /** What the engines asked the tables on connections of their own. */
  readonly asked: string[] = [];
  private readonly open: { engine: ExchangeEngine; database: Knex }[] = [];

  /** The same tables, for what no engine shows. */
  readonly database: Knex;

  private constructor(readonly schema: TestSchema) {
    this.database = openDatabase(schema.serviceUrl, readConfig({ DATABASE_URL: schema.serviceUrl }).database);
  }

  static async create(): Promise<EngineBench> {
    return new EngineBench(await freshSchema());
  }

  /** Another engine on the same tables; the first one also lists the market. */
  async start(
    databaseUrl = this.schema.serviceUrl,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<ExchangeEngine> {
    const config = readConfig({ ...settings, DATABASE_URL: databaseUrl });
    const database = openDatabase(databaseUrl, config.database);
    const engine = new ExchangeEngine({
      ...config.engine,
      database: this.counting(engineDatabase(database)),
      clock: this.clock,
      eventLoop: systemEventLoop,
      random: Math.random,
      log: pino({ level: 'silent' }),
      holder: `engine ${this.open.length + 1} of a test`,
      transactionRetriesMax: config.database.transactionRetriesMax,
      onFatal: (error) => this.fatal.push(error),
    });
    this.open.push({ engine, database });
    await engine.start();
    await listFirstMarket(engine);
    return engine;
  }

  private counting(database: EngineDatabase): EngineDatabase {
    return {
      ...database,
      connect: async (statementTimeoutMs) => {
        const connection = await database.connect(statementTimeoutMs);
        const script = connection.script.bind(connection);
        const rows = connection.rows.bind(connection);
        connection.rows = (sql, values) => {
          this.asked.push(sql);
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

  /** Cuts the connection of the engine that holds the lease, as a failing network would. */
  async killWriter(): Promise<void> {
    const [[row]] = (await this.database.raw("SELECT IS_USED_LOCK(CONCAT(DATABASE(), '.talad_engine')) AS id")) as [
      [{ id: number }],
    ];
    await this.database.raw('KILL ?', [row.id]);
  }

  /** Stops what still runs, audits the tables, and drops them. */
  async end(): Promise<void> {
    for (const { engine, database } of this.open) {
      await engine.stop();
      await database.destroy();
    }
    const { violations } = await audit({ database: engineDatabase(this.database) });
    await this.database.destroy();
    await this.schema.drop();
    expect(violations).toEqual([]);
  }
}

export function deposit(userId: number, asset: string, amount: string, once: IdempotencyKey[] = []): Command {
  return {
    type: 'credit_deposit',
    idempotencyKeys: once,
    userId,
    asset,
    amount: amountFrom(amount),
    reference: `${userId} ${asset} ${amount} ${Math.random()}`,
  };
}

export function limitOrder(
  userId: number,
  side: 'buy' | 'sell',
  price: string,
  quantity: string,
  more: Partial<CreateOrder> = {},
): CreateOrder {
  return {
    type: 'create_order',
    idempotencyKeys: [],
    trader: { userId, feeTier: 0, level: 'level_1', ip: '127.0.0.1' },
    symbol: 'btc_thb',
    side,
    orderType: 'limit',
    timeInForce: 'GTC',
    selfTradePrevention: 'expire_taker',
    postOnly: false,
    price: amountFrom(price),
    stopPrice: null,
    quantity: amountFrom(quantity),
    clientOrderId: null,
    ...more,
  };
}

export function cancel(userId: number, orderId: number): Command {
  return {
    type: 'cancel_order',
    idempotencyKeys: [],
    trader: { userId, feeTier: 0, level: 'level_1', ip: '127.0.0.1' },
    orderId,
    symbol: null,
  };
}

/** The event of what has to be a yes. */
export function yes(outcome: CommandOutcome) {
  if (outcome.refusal !== null) throw new Error(`refused: ${outcome.refusal.code}`);
  return outcome.event;
}
