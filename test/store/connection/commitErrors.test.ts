/**
 * Errors of a batch's transaction, on a server that speaks the database's protocol and fails the statement that the test
 * names: an error of COMMIT leaves the outcome unknown, whatever its number.
 */
import type { AddressInfo, Server } from 'node:net';
import type { Knex } from 'knex';
import { type Connection, createServer } from 'mysql2';
import { readConfig } from '../../../src/foundation/settings/config';
import { openDatabase } from '../../../src/store/connection/database';
import { DatabaseError } from '../../../src/store/connection/databaseError';
import { engineDatabase } from '../../../src/store/connection/engineConnection';

const BATCH = ['START TRANSACTION', 'UPDATE engine_lease SET beat = beat + 1', 'COMMIT'];
const TIMEOUT_MS = 2_000;
const UTF8 = 33;
const MORE_RESULTS = 8;
const VARCHAR = 253;

interface Failure {
  /** Words at the beginning of the statement that fails. */
  readonly at: string;
  readonly errno: number;
}

/** The parts of the driver's server side that its types lack. */
interface ServerConnection extends Connection {
  /** Number of the next packet; each command of the client begins with 0. */
  sequenceId: number;
  serverHandshake(options: object): void;
  writeOk(result?: object): void;
  writeError(error: { code: number; message: string }): void;
  writeColumns(columns: readonly object[]): void;
  writeTextRow(row: readonly string[]): void;
  writeEof(): void;
}

let failure: Failure | undefined;
let server: Server;
let database: Knex;

beforeAll(async () => {
  const protocol = createServer((client) => acceptClient(client as ServerConnection));
  await new Promise<void>((resolve) => {
    protocol.listen(0);
    server = (protocol as unknown as { _server: Server })._server;
    server.once('listening', resolve);
  });
  const url = `mysql://talad@127.0.0.1:${(server.address() as AddressInfo).port}/talad`;
  database = openDatabase(url, readConfig({ DATABASE_URL: url }).database);
});

afterAll(async () => {
  await database.destroy();
  server.close();
});

function acceptClient(client: ServerConnection): void {
  client.on('error', () => undefined);
  client.serverHandshake({
    protocolVersion: 10,
    serverVersion: '8.4.0',
    connectionId: 1,
    statusFlags: 2,
    characterSet: UTF8,
    capabilityFlags: 0xffffff ^ 0x800,
    authCallback: (_login: unknown, done: (error: null) => void) => {
      done(null);
      client.sequenceId = 0;
    },
  });
  const onPacket = (packet: string): void => {
    answer(client, packet);
    client.sequenceId = 0;
  };
  client.on('query', onPacket);
  // The driver takes a packet that begins with SET for a prepared statement.
  client.on('stmt_prepare', onPacket);
}

/** Answers the statements of a packet in order, up to the first that fails. */
function answer(client: ServerConnection, packet: string): void {
  const statements = packet.split(';');
  for (const [index, statement] of statements.entries()) {
    if (failure !== undefined && statement.startsWith(failure.at))
      return client.writeError({ code: failure.errno, message: 'the test says so' });
    if (statement.startsWith('SELECT')) {
      client.writeColumns([
        {
          catalog: 'def',
          schema: '',
          table: '',
          orgTable: '',
          name: 'identity',
          orgName: 'identity',
          characterSet: UTF8,
          columnLength: 99,
          columnType: VARCHAR,
          flags: 0,
          decimals: 0,
        },
      ]);
      client.writeTextRow(['db1:3306:/data/']);
      client.writeEof();
    } else client.writeOk({ affectedRows: 1, serverStatus: index === statements.length - 1 ? 2 : 2 | MORE_RESULTS });
  }
}

async function failedBatch(at: string, errno: number): Promise<{ error: DatabaseError; isUsable: boolean }> {
  failure = undefined;
  const connection = await engineDatabase(database).connect(TIMEOUT_MS);
  expect(connection.serverIdentity).toBe('db1:3306:/data/');
  failure = { at, errno };
  const error: unknown = await connection.script(BATCH).catch((reason: unknown) => reason);
  failure = undefined;
  const isUsable = await connection.write('ROLLBACK').then(
    () => true,
    () => false,
  );
  connection.close();
  if (!(error instanceof DatabaseError)) throw new Error(`no DatabaseError: ${String(error)}`);
  return { error, isUsable };
}

test.each([1180, 3100, 3101, 1290, 1213, 1317])(
  'error %d at COMMIT: the outcome is unknown, and the connection is closed',
  async (errno) => {
    const { error, isUsable } = await failedBatch('COMMIT', errno);
    expect(error).toMatchObject({ answered: false, retryable: false, violation: false });
    expect(isUsable).toBe(false);
  },
);

test.each([
  [1213, true],
  [1290, false],
  [3098, false],
])('error %d before COMMIT: nothing was done, and the connection is usable', async (errno, retryable) => {
  const { error, isUsable } = await failedBatch('UPDATE', errno);
  expect(error).toMatchObject({ answered: true, retryable, violation: false });
  expect(isUsable).toBe(true);
});

test.each([1180, 3100, 3101])(
  'error %d of a statement that commits by itself: the outcome is unknown',
  async (errno) => {
    const { error } = await failedBatch('UPDATE', errno);
    expect(error.answered).toBe(false);
  },
);
