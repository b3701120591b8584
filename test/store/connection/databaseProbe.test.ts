/** The probe of the database: slowness and a closed connection do not make it unreachable, its end does. */
import type { EventLoop } from '../../../src/foundation/eventLoop';
import { DatabaseProbe } from '../../../src/store/connection/databaseProbe';
import type { EngineConnection, EngineDatabase } from '../../../src/store/connection/engineConnection';
import { BlockingGate } from '../../support/blockingGate';
import { eventually } from '../../support/eventually';

/** A database that answers as the test says, and an event loop whose timer the test fires. */
class FakeDatabase {
  connections = 0;
  closed = 0;
  /** What each statement waits for. */
  answer: () => Promise<unknown> = async () => undefined;
  refusesConnections = false;
  look: () => void = () => undefined;

  readonly eventLoop = {
    every: (_everyMs: number, look: () => void) => {
      this.look = look;
      return () => undefined;
    },
  } as Partial<EventLoop> as EventLoop;

  readonly connect: EngineDatabase['connect'] = async () => {
    if (this.refusesConnections) throw new Error('connect ECONNREFUSED');
    this.connections += 1;
    const connection: Partial<EngineConnection> = {
      rows: async () => {
        await this.answer();
        return [];
      },
      close: () => {
        this.closed += 1;
      },
    };
    return connection as EngineConnection;
  };
}

async function start(): Promise<{ readonly database: FakeDatabase; readonly probe: DatabaseProbe }> {
  const database = new FakeDatabase();
  const probe = new DatabaseProbe(database, database.eventLoop);
  expect(probe.isReachable).toBe(false);
  await probe.start();
  expect([probe.isReachable, database.connections]).toEqual([true, 1]);
  return { database, probe };
}

test('a slow answer does not make the database unreachable, and one probe runs at a time', async () => {
  const { database, probe } = await start();
  const gate = new BlockingGate<string>();
  let asked = 0;
  database.answer = () => {
    asked += 1;
    return gate.hold('asked');
  };
  database.look();
  await gate.reached;
  database.look();
  database.look();
  expect([probe.isReachable, asked]).toEqual([true, 1]);
  gate.open();
  await eventually(
    () => {
      database.look();
      return asked;
    },
    (count) => count === 2,
  );
  expect([probe.isReachable, database.connections]).toEqual([true, 1]);
});

test('a connection that the database closes is replaced before the database counts as unreachable', async () => {
  const { database, probe } = await start();
  database.answer = async () => {
    database.answer = async () => undefined;
    throw new Error('the connection is closed');
  };
  database.look();
  await eventually(
    () => {
      expect(probe.isReachable).toBe(true);
      return database.connections;
    },
    (connections) => connections === 2,
  );
  expect(database.closed).toBe(1);
});

test('a database that ends is unreachable until it accepts connections again', async () => {
  const { database, probe } = await start();
  database.answer = () => Promise.reject(new Error('the connection is closed'));
  database.refusesConnections = true;
  database.look();
  await eventually(
    () => probe.isReachable,
    (isReachable) => !isReachable,
  );
  database.refusesConnections = false;
  database.answer = async () => undefined;
  await eventually(
    () => {
      database.look();
      return probe.isReachable;
    },
    (isReachable) => isReachable,
  );
  expect(database.connections).toBe(2);
});
