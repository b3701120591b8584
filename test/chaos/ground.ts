/** Where chaos is made: an exchange on a database of its own that can be killed, frozen and reached by a bad way only. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config';
import { type PrivateDatabase, startPrivateDatabase } from '../../src/launch/database';
import { servingSize } from '../../src/launch/databaseSize';
import { openDatabase } from '../../src/store/database';
import { migrateUp } from '../../src/store/migrations';
import { TestExchange } from '../support/exchange';
import { FaultProxy } from '../support/faultProxy';
import { freePort } from '../support/ports';

export class Ground {
  private constructor(
    private readonly folder: string,
    private readonly databasePort: number,
    private database: PrivateDatabase,
    readonly proxy: FaultProxy,
    readonly exchange: TestExchange,
  ) {}

  static async prepare(environment: Readonly<Record<string, string>> = {}): Promise<Ground> {
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
      environment,
      schema,
      serverDatabaseUrl: proxy.through(database.serviceUrl()),
    });
    return new Ground(folder, port, database, proxy, exchange);
  }

  /** SIGKILL, as the kernel does when memory runs out; or in order. Resolves when it is gone. */
  async endDatabase(how: 'SIGKILL' | 'in order'): Promise<void> {
    if (how === 'in order') return this.database.stop();
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

  freezeDatabase(): void {
    process.kill(this.database.processId, 'SIGSTOP');
  }

  thawDatabase(): void {
    process.kill(this.database.processId, 'SIGCONT');
  }

  async leave(): Promise<void> {
    await this.exchange.close();
    await this.proxy.close();
    await this.database.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** On ground of its own; audited at the end, however the test went, and left. */
export async function onGround(
  environment: Readonly<Record<string, string>>,
  test: (ground: Ground) => Promise<void>,
): Promise<void> {
  const ground = await Ground.prepare(environment);
  try {
    await test(ground);
    await ground.exchange.audit();
  } finally {
    await ground.leave();
  }
}

/** How many rounds: ROUNDS of the environment, or what the test takes by itself. */
export function roundsOr(usual: number): number {
  return Number(process.env['ROUNDS'] ?? usual);
}

/** One line of progress, and at the end the verdict, beside the test's own output. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}
