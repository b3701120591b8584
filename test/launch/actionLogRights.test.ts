/** The log of operators' actions and the database user of the service, who may only read it and add to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { runningDatabase } from '../../src/programs/launch/database/database';
import { Client } from '../support/client';
import { commandLauncher } from '../support/commandLauncher';
import { startExchange } from '../support/exchange';
import { freePort, OPERATOR_PORT_DISTANCE } from '../support/freePort';
import { temporaryFolder } from '../support/temporaryFolder';

const launch = commandLauncher();
const folder = temporaryFolder();

test('an intruder with the database access of the server cannot change or delete what operators did', async () => {
  const [DATA_DIR, port] = [join(folder, 'run'), await freePort()];
  const run = launch(['run'], { DATA_DIR, PORT: String(port) });
  await run.says('Talad serves on');
  const token = readFileSync(join(DATA_DIR, 'operator-token'), 'utf8').trim();
  const operator = new Client(() => `http://127.0.0.1:${port + OPERATOR_PORT_DISTANCE}`).withCredentials({
    kind: 'operator',
    token,
  });
  await operator.expect('createUser', 201, { body: { email: 'somchai@example.com' } });

  const urls = await runningDatabase(join(DATA_DIR, 'database'));
  const service = await createConnection({ uri: urls?.serviceUrl ?? '' });
  const socketPath = new URL(urls?.serviceUrl ?? '').searchParams.get('socketPath');
  expect(socketPath).toContain(DATA_DIR);
  for (const statement of [
    'UPDATE operator_actions SET operator_id = 2',
    'DELETE FROM operator_actions',
    'TRUNCATE operator_actions',
    'DROP TABLE operator_actions',
    'ALTER TABLE operator_actions ADD n INT',
    'REPLACE INTO operator_actions SELECT * FROM operator_actions',
    "GRANT UPDATE ON operator_actions TO 'talad_service'@'localhost'",
  ])
    await expect(service.query(statement)).rejects.toThrow(/denied/i);
  await service.query('UPDATE users SET id = id');
  await service.end();
  const { items } = await operator.expect('listOperatorActions', 200);
  expect(items[0]).toMatchObject({ operation: 'createUser', operator_id: 1, end: { result: 'done' } });
  expect((await operator.expect('getAudit', 200)).clean).toBe(true);
  run.child.kill('SIGTERM');
  expect(await run.exited).toEqual({ code: 0, signal: null });
});

test('a server that could change the log says so, and with ACTION_LOG_RIGHTS=refuse it does not start', async () => {
  const exchange = await startExchange();
  try {
    const warned = "has UPDATE and DELETE on the log of operators' actions, but needs only SELECT and INSERT there";
    expect(exchange.lines.filter((line) => line.includes(warned))).toHaveLength(1);
    await expect(exchange.restart({ ACTION_LOG_RIGHTS: 'refuse' })).rejects.toThrow(warned);
  } finally {
    await exchange.close();
  }
});
