/**
 * Applies and reverts the migrations of a folder. One run at a time: its lock belongs to the connection that executes
 * its statements, so it ends with a run that is killed, but not before the statement that the database still executes.
 * The next run then repairs what was left half done.
 *
 * Instead of Knex's own runner, whose lock is a row of a table that stays after a kill. The list of migrations is kept in
 * its form.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import { type EventLoop, pause } from '../../foundation/eventLoop';
import { withScripts } from './database';

/** Names of the migrations, as files without their extension, so that the source and the build have the same. */
const TABLE = 'knex_migrations';
/** Batch of a migration that has begun and not ended. */
const BEGUN = 0;
/** How long a run waits for another one. */
const LOCK_WAIT_SECONDS = 60;
/** The lock belongs to the schema. Names of locks are those of the whole server, and have at most 64 characters. */
const LOCK_NAME = "CONCAT('migrate-', SHA2(DATABASE(), 224))";

/** A run was refused, because another one is applying migrations to the same schema. */
export class MigrationLocked extends Error {
  override readonly name = 'MigrationLocked';
}

export class MigrationFolder {
  constructor(
    private readonly folder: string,
    private readonly eventLoop: EventLoop,
  ) {}

  /** Names of the migrations of this version of the program, in order. */
  names(): string[] {
    return readdirSync(this.folder)
      .map((file) => /^(\d{3}_\w+)\.(?:ts|js)$/.exec(file)?.[1])
      .filter((name) => name !== undefined)
      .sort();
  }

  load(name: string): Knex.Migration {
    return require(path.join(this.folder, name)) as Knex.Migration;
  }

  /** Runs all missing migrations and returns their names. A schema of a newer version is left unchanged. */
  async applyMissing(database: Knex): Promise<string[]> {
    return await withScripts(database, (owner) =>
      withLock(owner, async (connection) => {
        await prepareSchema(connection);
        await this.repair(connection);
        const applied = await appliedMigrations(connection);
        const missing = this.names().filter((name) => !applied.includes(name));
        const batch = (await newestBatch(connection)) + 1;
        for (const name of missing) {
          await connection(TABLE).insert({ name, batch: BEGUN, migration_time: connection.fn.now() });
          await this.execute(connection, (knex) => this.load(name).up(knex));
          await connection(TABLE).where({ name }).update({ batch });
        }
        return missing;
      }),
    );
  }

  /** Reverts the newest migration and returns its name in a list; the list is empty if there is no migration. */
  async revertNewest(database: Knex): Promise<string[]> {
    return await withLock(database, async (connection) => {
      await prepareSchema(connection);
      await this.repair(connection);
      const name = await newestMigration(connection);
      if (name === undefined) return [];
      await connection(TABLE).where({ name }).update({ batch: BEGUN });
      await this.execute(connection, (knex) => this.load(name).down?.(knex));
      await connection(TABLE).where({ name }).delete();
      return [name];
    });
  }

  /**
   * Reverts what a killed run has begun. Its tables are empty, because no server starts while a migration is missing.
   */
  private async repair(connection: Knex): Promise<void> {
    const begun: string[] = await connection(TABLE).where({ batch: BEGUN }).orderBy('id', 'desc').pluck('name');
    for (const name of begun.filter((each) => this.names().includes(each))) {
      await this.execute(connection, (knex) => this.load(name).down?.(knex));
      await connection(TABLE).where({ name }).delete();
    }
  }

  /** Statements that change rows only take effect together. */
  private async execute(connection: Knex, step: (knex: Knex) => PromiseLike<unknown> | undefined): Promise<void> {
    await connection.raw('START TRANSACTION');
    try {
      await withShortLockWait(connection, async () => await step(connection), this.eventLoop);
      await connection.raw('COMMIT');
    } catch (error) {
      await connection.raw('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}

/** Runs the work on one connection, which holds the lock. The transaction of Knex only keeps the connection. */
async function withLock<T>(database: Knex, work: (connection: Knex) => Promise<T>): Promise<T> {
  return await database.transaction(async (connection) => {
    const [[answer]] = (await connection.raw(`SELECT GET_LOCK(${LOCK_NAME}, ${LOCK_WAIT_SECONDS}) AS is_locked`)) as [
      [{ readonly is_locked: number | null }],
    ];
    if (Number(answer.is_locked) !== 1)
      throw new MigrationLocked('Another process is applying migrations to this database.');
    try {
      return await work(connection);
    } finally {
      await connection.raw(`DO RELEASE_LOCK(${LOCK_NAME})`).catch(() => undefined);
    }
  });
}

/**
 * Tables get a character set and collation that MySQL and MariaDB both have, so that a backup of one loads into the
 * other. Their own default collations differ.
 */
async function prepareSchema(connection: Knex): Promise<void> {
  const [[schema]] = (await connection.raw(
    'SELECT DATABASE() AS name, @@character_set_database AS characters, @@collation_database AS collation',
  )) as [[{ readonly name: string; readonly characters: string; readonly collation: string }]];
  if (schema.collation !== COLLATION)
    await connection.raw(`ALTER DATABASE ?? CHARACTER SET utf8mb4 COLLATE ${COLLATION}`, [schema.name]);
  await connection.raw(
    `CREATE TABLE IF NOT EXISTS ${TABLE} (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      name VARCHAR(255) NULL,
      batch INT NULL,
      migration_time TIMESTAMP NULL
    ) ENGINE = InnoDB DEFAULT CHARSET = utf8mb4 COLLATE = ${COLLATION}`,
  );
}

const COLLATION = 'utf8mb4_bin';

/**
 * An ALTER TABLE waits for all transactions that use the table, and all later statements wait behind it. So it waits
 * only as long as a request may, gives up, and retries after a pause in which the waiting statements run.
 */
const SHORT_WAIT_SECONDS = 1;
const PAUSE_MS = 1_000;
const ATTEMPTS = 60;
const LOCK_WAIT_TIMEOUT = 1205;

async function withShortLockWait(knex: Knex, step: () => Promise<unknown>, eventLoop: EventLoop): Promise<void> {
  await knex.raw(`SET SESSION lock_wait_timeout = ${SHORT_WAIT_SECONDS}`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await step();
      return;
    } catch (error) {
      if ((error as { errno?: number }).errno !== LOCK_WAIT_TIMEOUT || attempt === ATTEMPTS) throw error;
      await pause(eventLoop, PAUSE_MS);
    }
  }
}

async function newestBatch(connection: Knex): Promise<number> {
  const row = await connection(TABLE).max({ newest: 'batch' }).first<{ newest: number | null }>();
  return Number(row.newest ?? 0);
}

/** Names of the migrations applied to the database, in order; none in an empty database. */
export async function appliedMigrations(database: Knex): Promise<string[]> {
  if (!(await database.schema.hasTable(TABLE))) return [];
  return await database(TABLE).where('batch', '>', BEGUN).orderBy('name').pluck('name');
}

/** Name of the newest applied migration; undefined if there is none. */
export async function newestMigration(database: Knex): Promise<string | undefined> {
  if (!(await database.schema.hasTable(TABLE))) return undefined;
  const [name] = await database(TABLE)
    .where('batch', '>', BEGUN)
    .orderBy('id', 'desc')
    .limit(1)
    .pluck<string[]>('name');
  return name;
}
