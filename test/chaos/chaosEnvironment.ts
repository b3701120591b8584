/** An exchange on its own database process, which tests can kill, freeze, and reach over a faulty link. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/foundation/settings/config';
import { type PrivateDatabase, startPrivateDatabase } from '../../src/programs/launch/database/database';
import { servingSize } from '../../src/programs/launch/database/databaseMemory';
import { openDatabase } from '../../src/store/connection/database';
import { migrateUp } from '../../src/store/connection/migrations';
import { type ExchangeOptions, TestExchange } from '../support/exchange';
import { FaultProxy } from '../support/faultProxy';
import { freePort } from '../support/freePort';
import { suspendProcess } from '../support/suspendedProcess';

export class ChaosEnvironment {
  private constructor(
    private readonly folder: string,
    private readonly databasePort: number,
    private database: PrivateDatabase,
    readonly proxy: FaultProxy,
    readonly exchange: TestExchange,
  ) {}

  static async create(
    environment: Readonly<Record<string, string>> = {},
    options: Pick<ExchangeOptions, 'readyDeadlineMs'> = {},
  ): Promise<ChaosEnvironment> {
    const folder = mkdtempSync(join(tmpdir(), 'talad-chaos-'));
    const port = await freePort();
    const database = await startPrivateDatabase({ folder, port, say: () => undefined, size: servingSize() });
    const owner = openDatabase(database.ownerUrl(), readConfig({ DATABASE_URL: database.ownerUrl() }).database);
    await migrateUp(owner).finally(() => owner.destroy());
    const proxy = await FaultProxy.start(database.serviceUrl());
    const schema = {
      name: 'talad',
      serviceUrl: database.serviceUrl(),
      ownerUrl: database.ownerUrl(),
      drop: () => Promise.resolve(),
    };
    const exchange = await TestExchange.start({
      ...options,
      environment,
      schema,
      serverDatabaseUrl: proxy.proxiedUrl(database.serviceUrl()),
    });
    return new ChaosEnvironment(folder, port, database, proxy, exchange);
  }

  /**
   * Ends the database: by SIGKILL, as the kernel does when memory runs out, or by a clean shutdown. Resolves when the
   * process has ended.
   */
  async endDatabase(how: 'SIGKILL' | 'shutdown'): Promise<void> {
    if (how === 'shutdown') return this.database.stop();
    process.kill(this.database.processId, 'SIGKILL');
    await this.database.exited;
  }

  async startDatabase(): Promise<void> {
    this.database = await startPrivateDatabase({
      folder: this.folder,
      port: this.databasePort,
      say: () => undefined,
      size: servingSize(),
    });
  }

  /** Copies the files of the database, which must not be running. Returns the folder of the copy. */
  copyDatabase(name: string): string {
    const copy = `${this.folder}-${name}`;
    cpSync(this.folder, copy, { recursive: true });
    return copy;
  }

  /** Replaces the files of the database, which must not be running, by those of a copy. */
  returnDatabaseTo(copy: string): void {
    rmSync(this.folder, { recursive: true, force: true });
    cpSync(copy, this.folder, { recursive: true });
  }

  freezeDatabase(): Promise<void> {
    return suspendProcess(this.database.processId);
  }

  thawDatabase(): void {
    process.kill(this.database.processId, 'SIGCONT');
  }

  async remove(): Promise<void> {
    await this.exchange.close();
    await this.proxy.close();
    await this.database.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Runs the test in its own environment, audits the exchange afterwards, and removes the environment in any case. */
export async function withChaosEnvironment(
  variables: Readonly<Record<string, string>>,
  test: (environment: ChaosEnvironment) => Promise<void>,
  options: Pick<ExchangeOptions, 'readyDeadlineMs'> = {},
): Promise<void> {
  const environment = await ChaosEnvironment.create(variables, options);
  try {
    await test(environment);
    await environment.exchange.audit();
  } finally {
    await environment.remove();
  }
}

/** Number of rounds: the environment variable ROUNDS, or the test's default. */
export function roundsFromEnvironment(roundsDefault: number): number {
  return Number(process.env['ROUNDS'] ?? roundsDefault);
}

/** Prints a line of progress or the final result to the standard error stream. */
export function printProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}
