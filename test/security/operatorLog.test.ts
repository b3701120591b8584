/**
 * What a writer of the tables cannot do unseen to the log of operators' actions: rewrite it with hashes of its own, or cut
 * off its end after the head was published outside the database.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runCommand } from '../../src/programs/launch/process/childProcess';
import { BUILD } from '../support/build';
import { startExchange, type TestExchange, withExchange } from '../support/exchange';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

interface LogRow {
  readonly id: number;
  readonly began_id: number | null;
  readonly time_ms: number;
  readonly operator_id: number;
  readonly operation: string;
  readonly content: string;
  readonly hash: string;
}

const findings = async ({ operator }: TestExchange): Promise<string> =>
  (await operator.expect('getAudit', 200)).violations.map(({ detail }) => detail).join('\n');

const rowsOf = ({ database }: TestExchange): Promise<LogRow[]> =>
  database<LogRow>('operator_actions').orderBy('id').select();

/** `make audit` on the exchange's tables. Resolves to its output, also if it finds violations. */
function makeAudit({ dataDir, schema }: TestExchange, environment: Record<string, string> = {}): Promise<string> {
  const variables = {
    PATH: process.env['PATH'],
    ENV_FILE: '/dev/null',
    DATA_DIR: dataDir,
    DATABASE_URL: schema.serviceUrl,
  };
  return runCommand(process.execPath, [join(BUILD, 'src', 'programs', 'launch', 'main.js'), 'audit'], {
    ...variables,
    ...environment,
  }).catch((error: Error) => error.message);
}

/** Waits until the head of the log's last row was published. */
async function untilPublished(exchange: TestExchange, text: () => string): Promise<void> {
  const last = (await rowsOf(exchange)).at(-1);
  while (!text().includes(String(last?.hash))) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('a log that was rewritten with hashes made without the key is found by both audits', async () => {
  const exchange = await startExchange();
  try {
    for (let count = 0; count < 2; count += 1) await exchange.createUser();
    const rows = await rowsOf(exchange);
    expect(rows.length).toBeGreaterThan(2);
    let previous = '0'.repeat(64);
    for (const row of rows) {
      const content = row.content.replace('example.com', 'attacker.example');
      const parts = [previous, Number(row.id), row.began_id && Number(row.began_id), Number(row.time_ms)];
      previous = createHash('sha256')
        .update(JSON.stringify([...parts, Number(row.operator_id), row.operation, content]))
        .digest('hex');
      for (const keyed of [false, true])
        await exchange.database('operator_actions').where({ id: row.id }).update({ content, hash: previous, keyed });
    }
    expect(await findings(exchange)).toMatch(/action row 1 was changed: its hash does not match/);
    await exchange.database('operator_actions').update({ keyed: false });
    expect(await findings(exchange)).toMatch(/action row 1 was changed: its hash is not made with the key/);
    expect(await makeAudit(exchange)).toMatch(/action row 1 was changed: its hash is not made with the key/);
  } finally {
    await exchange.close();
  }
});

test('rows that were deleted from the end of the log are found by both audits, by the head in a file', async () => {
  const file = join(folder, 'heads');
  const settings = { ACTION_LOG_HEAD_TO: file, ACTION_LOG_HEAD_INTERVAL_MS: '100' };
  const exchange = await startExchange({ environment: settings });
  try {
    await exchange.createUser();
    await untilPublished(exchange, () => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
    expect(await findings(exchange)).toBe('');
    expect(await makeAudit(exchange, settings)).toMatch(/clean at sequence/);
    const last = (await rowsOf(exchange)).at(-1)?.id ?? 0;
    await exchange.database('operator_actions').where('id', '>=', last).delete();
    const found = new RegExp(`action row ${last} is missing, and that was published`);
    expect(await findings(exchange)).toMatch(found);
    expect(await makeAudit(exchange, settings)).toMatch(found);
  } finally {
    await exchange.close();
  }
});

test('a URL receives the heads, and is compared if it returns them', async () => {
  let received = '';
  const receiver = createServer((request, response) => {
    if (request.method === 'GET') return void response.end(received);
    request.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    request.on('end', () => response.end());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => receiver.once('listening', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/heads`;
  await withExchange(
    { environment: { ACTION_LOG_HEAD_TO: url, ACTION_LOG_HEAD_INTERVAL_MS: '100' } },
    async (exchange) => {
      await exchange.createUser();
      await untilPublished(exchange, () => received);
      const whole = received;
      received += '{"id":1,"hash":"another"}\n';
      expect(await findings(exchange)).toMatch(/action row 1 is not the one that was published/);
      received = whole;
    },
  );
  receiver.close();
});
