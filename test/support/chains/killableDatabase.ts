/** A database server that a test may kill, with a migrated schema for an exchange and an empty one for a custodian. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../src/foundation/settings/config';
import { type PrivateDatabase, startPrivateDatabase } from '../../../src/programs/launch/database/database';
import { openDatabase } from '../../../src/store/connection/database';
import { migrateUp } from '../../../src/store/connection/migrations';
import { BUILD } from '../build';
import type { TestSchema } from '../testDatabase';

const CUSTODIAN_SCHEMA = 'talad_custodian';

export class KillableDatabase {
  private constructor(
    private readonly folder: string,
    private running: PrivateDatabase,
  ) {}

  static async start(): Promise<KillableDatabase> {
    const folder = mkdtempSync(join(tmpdir(), 'talad-killable-'));
    const database = new KillableDatabase(folder, await start(folder));
    const { ownerUrl } = database.schema();
    const owner = openDatabase(ownerUrl, readConfig({ DATABASE_URL: ownerUrl }).database);
    await migrateUp(owner);
    await owner.destroy();
    return database;
  }

  get schemas(): { readonly exchange: TestSchema; readonly custodian: TestSchema } {
    return { exchange: this.schema(), custodian: this.schema(CUSTODIAN_SCHEMA) };
  }

  /** It has the same address afterwards, and what it committed. */
  async killAndRestart(): Promise<void> {
    process.kill(this.running.processId, 'SIGKILL');
    await this.running.exited;
    this.running = await start(this.folder);
  }

  async close(): Promise<void> {
    await this.running.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private schema(name?: string): TestSchema {
    return {
      name: name ?? 'talad',
      serviceUrl: this.running.serviceUrl(name),
      ownerUrl: this.running.ownerUrl(name),
      drop: () => Promise.resolve(),
    };
  }
}

function start(folder: string): Promise<PrivateDatabase> {
  return startPrivateDatabase({
    folder,
    say: () => undefined,
    template: join(BUILD, 'database-template'),
    startSql: [`CREATE DATABASE IF NOT EXISTS \`${CUSTODIAN_SCHEMA}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;`],
  });
}
