/**
 * A database that lacks users, but no event, for example because an older copy of its disk was put back: the server
 * notices it, an operator has to accept it, and the ids that were lost are not given out again.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLauncher } from '../support/commandLauncher';
import { eventually } from '../support/eventually';
import { expectCleanAudit, startExchange, type TestExchange } from '../support/exchange';

const launch = commandLauncher();
let exchange: TestExchange;
beforeAll(async () => {
  exchange = await startExchange();
});
afterAll(() => exchange.close(), 60_000);

const signUp = async (): Promise<number> =>
  (await exchange.operator.expect('createUser', 201, { body: { email: `user${Date.now()}@example.com` } })).id;

/** The server is a second behind with what it remembers. */
async function untilRemembered(userId: number): Promise<void> {
  const file = join(exchange.dataDir, 'published-identities');
  await eventually(
    async () => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
    (text) => text.includes(`"users":${userId},`),
  );
}

test('lost users are noticed, accepted only with a new life, and their ids are not used again', async () => {
  await signUp();
  const lost = await signUp();
  await untilRemembered(lost);
  await exchange.stop();
  const sequence = Number((await exchange.database('events').max({ last: 'sequence' }).first())?.['last']);
  await exchange.database('users').where({ id: lost }).delete();

  await expect(exchange.restart()).rejects.toThrow(
    `the table users of the database ends at ${lost - 1} and lacks ids up to ${lost}`,
  );
  const accepted = { ACCEPT_DATA_LOSS_FROM: String(sequence + 1) };
  await expect(exchange.restart({ ACCEPT_DATA_LOSS_FROM: String(sequence + 2) })).rejects.toThrow(
    `ACCEPT_DATA_LOSS_FROM=${sequence + 1}`,
  );
  // A server may not set the next ids of the tables.
  await expect(exchange.restart(accepted)).rejects.toThrow('the database must begin a new life: run make migrate');
  const migrate = launch(['migrate'], {
    ...accepted,
    DATA_DIR: exchange.dataDir,
    MASTER_KEY_FILE: join(exchange.dataDir, 'master.key'),
    DATABASE_URL: exchange.schema.serviceUrl,
    MIGRATE_DATABASE_URL: exchange.schema.ownerUrl,
  });
  expect([(await migrate.exited).code, migrate.output()]).toEqual([0, expect.stringContaining('began life')]);
  await exchange.restart(accepted);
  const next = await signUp();
  expect(next).toBeGreaterThan(1_000_000);
  expect(await exchange.database('accepted_data_losses').select('missing_from')).toEqual([
    { missing_from: sequence + 1 },
  ]);
  await exchange.restart();
  expect(await signUp()).toBe(next + 1);
  await expectCleanAudit(exchange);
});
