/**
 * A newer version takes over from an older one under load: its migration runs while the older one serves, it waits as
 * standby, and the older one is stopped. Clients that repeat unanswered requests with the same idempotency key lose
 * nothing and get nothing twice. Returning to the older version works too.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConnection } from 'mysql2/promise';
import { type BodyOf, Client } from '../support/client';
import { type TestExchange, withExchange } from '../support/exchange';
import { NOTE, newerBuild } from '../support/newerBuild';
import { startSecondServer } from '../support/secondServer';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const CLIENTS = 4;
/** As in a release: by the user who may change the schema, while the server uses the one who may not. */
async function runMigrate(build: string, { schema }: TestExchange, dataDir: string): Promise<string> {
  mkdirSync(dataDir);
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    DATABASE_URL: schema.serviceUrl,
    MIGRATE_DATABASE_URL: schema.ownerUrl,
  };
  return (
    await promisify(execFile)(process.execPath, [join(build, 'src', 'programs', 'launch', 'main.js'), 'migrate'], {
      env,
    })
  ).stdout;
}

/** Clients that each place one order after the other, and retry at both servers until there is a response. */
class OrderLoad {
  readonly acknowledged: number[] = [];
  longestGapMs = 0;
  private lastOrderMs = performance.now();
  private running = true;
  private readonly over: Promise<unknown>;

  private constructor(
    private readonly clients: readonly Client[],
    private readonly turn: () => void,
  ) {
    this.over = Promise.all(this.clients.map((client) => this.placeOrders(client)));
  }

  static async start(exchange: TestExchange, addresses: () => readonly string[]): Promise<OrderLoad> {
    let at = 0;
    const clients = [];
    for (let count = 0; count < CLIENTS; count += 1) {
      const { client } = await exchange.createUser({ balances: { thb: '100000000' } });
      clients.push(new Client(() => addresses()[at % addresses().length] ?? '').withCredentials(client.credentials));
    }
    return new OrderLoad(clients, () => (at += 1));
  }

  async waitForOrders(more: number): Promise<void> {
    const wanted = this.acknowledged.length + more;
    while (this.acknowledged.length < wanted) await new Promise((resolve) => setTimeout(resolve, 10));
  }

  async stop(): Promise<void> {
    this.running = false;
    await this.over;
    for (const client of this.clients) await client.close();
  }

  private async placeOrders(client: Client): Promise<void> {
    for (let nonce = 1; this.running; nonce += 1) {
      const body = {
        pair: 'btc_thb',
        type: 'limit' as const,
        side: 'buy' as const,
        price: '1000',
        amount: '0.001',
        nonce,
        client_order_id: randomUUID(),
      };
      this.recordOrder(await this.placeUntilAccepted(client, body));
    }
  }

  private async placeUntilAccepted(client: Client, body: BodyOf<'createOrder'>): Promise<number> {
    for (;;) {
      const answer = await client.call('createOrder', { body }).catch(() => undefined);
      if (answer?.status === 200) return answer.body.id;
      if (answer !== undefined && answer.status !== 503)
        throw new Error(`an order was answered ${String(answer.status)}: ${answer.text}`);
      this.turn();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  private recordOrder(id: number): void {
    const now = performance.now();
    this.longestGapMs = Math.max(this.longestGapMs, now - this.lastOrderMs);
    this.lastOrderMs = now;
    this.acknowledged.push(id);
  }
}

test('an upgrade under load loses nothing, duplicates nothing, and can be reverted', () =>
  withExchange({}, async (older) => {
    const build = newerBuild(folder, NOTE);
    const servers = [older];
    const load = await OrderLoad.start(older, () => servers.map(({ baseUrl }) => baseUrl));
    await load.waitForOrders(40);
    await expect(startSecondServer(older, { build })).rejects.toThrow(
      `the database lacks migrations (${NOTE}). Run make migrate`,
    );

    // A long transaction reads from the table, which blocks the migration. Orders continue, and finally so does the
    // migration.
    const reader = await createConnection({ uri: older.schema.ownerUrl });
    await reader.query('START TRANSACTION');
    await reader.query('SELECT COUNT(*) FROM orders');
    const migrating = runMigrate(build, older, join(folder, 'migrating'));
    await load.waitForOrders(200);
    expect(await older.database.schema.hasColumn('orders', 'note')).toBe(false);
    await reader.end();
    expect(await migrating).toContain(`migrated: ${NOTE}`);
    await load.waitForOrders(40);

    const takingOver = startSecondServer(older, { build, environment: { STANDBY: 'on' } });
    await load.waitForOrders(200);
    load.longestGapMs = 0;
    await older.stop();
    const newer = await takingOver;
    servers.push(newer);
    await load.waitForOrders(200);
    await load.stop();
    process.stderr.write(
      `upgrade: ${load.acknowledged.length} orders of ${CLIENTS} clients, the longest time without an answer ${Math.round(load.longestGapMs)} ms\n`,
    );

    await newer.stop();
    await newer.audit();
    const stored = await newer.database('orders').orderBy('id').pluck('id');
    expect(stored.map(Number)).toEqual(load.acknowledged.sort((a, b) => a - b));

    await newer.close();
    await expect(older.restart()).resolves.toBeUndefined();
    expect(
      older.lines.some(
        (line) => line.includes('the schema of the database is newer than this server') && line.includes(NOTE),
      ),
    ).toBe(true);
    expect((await older.createUser({ balances: { thb: '1' } })).id).toBeGreaterThan(CLIENTS);
  }));
