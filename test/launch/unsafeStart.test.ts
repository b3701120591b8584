/**
 * An unsafe start is refused with one clear line, and no port is opened (promise 52). As soon as the problem is solved,
 * the server starts.
 */
import { connect } from 'node:net';
import { eventually } from '../support/eventually';
import { TestExchange, withExchange } from '../support/exchange';
import { freePort } from '../support/freePort';

const FUTURE = '999_contract_of_a_newer_server';
/** The level of warnings in the log, for example of rights in the database. */
const WARNING = '"level":40';
const TOO_NEW = new RegExp(
  `schema of the database is too new for this server \\(${FUTURE}\\). Start the newer version`,
);

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

test('a standby checks again when it takes over, because a newer version may have changed the tables meanwhile', () =>
  withExchange({}, async (exchange) => {
    const { database, lines } = exchange;
    const leader = await exchange.releaseServer();
    const said = exchange.restart({ STANDBY: 'on' }).then(
      () => 'it started',
      (error: Error) => error.message,
    );
    await eventually(
      () => lines.slice(),
      (seen) => seen.some((line) => line.includes('waiting as standby')),
    );
    const newest = await database('knex_migrations').orderBy('id', 'desc').first<{ id: number; name: string }>();
    await database('knex_migrations').insert({ ...newest, id: 999, name: FUTURE });
    await leader.stop();
    expect(await said).toMatch(TOO_NEW);
    await database('knex_migrations').where({ name: FUTURE }).delete();
    await exchange.restart();
  }));

test('an unknown schema, audit violations and missing files prevent the start', () =>
  withExchange({}, async (exchange) => {
    const { database } = exchange;
    await exchange.createUser({ balances: { thb: '1000' } });
    await exchange.stop();
    const newest = await database('knex_migrations').orderBy('id', 'desc').first<{ id: number; name: string }>();
    const newestEvent = await database('events').orderBy('sequence', 'desc').first<{ sequence: number }>('sequence');
    const nothing = (): Promise<void> => Promise.resolve();
    const cases: readonly {
      readonly named: RegExp;
      readonly bend: () => PromiseLike<unknown>;
      readonly mend: () => PromiseLike<unknown>;
      readonly environment?: Readonly<Record<string, string>>;
    }[] = [
      {
        named: new RegExp(`the database lacks migrations \\(${newest.name}\\). Run make migrate`),
        bend: () => database('knex_migrations').where({ id: newest.id }).delete(),
        mend: () => database('knex_migrations').insert(newest),
      },
      {
        named: TOO_NEW,
        bend: () => database('knex_migrations').insert({ ...newest, id: 999, name: FUTURE }),
        mend: () => database('knex_migrations').where({ name: FUTURE }).delete(),
      },
      {
        named: /the audit found (1 violation|\d+ violations) \(EVENTS.*run `make audit`/,
        bend: () => database('events').where(newestEvent).increment('time_ms', 1),
        mend: () => database('events').where(newestEvent).decrement('time_ms', 1),
      },
      {
        named: /master\.key|no such file/,
        bend: nothing,
        mend: nothing,
        environment: { MASTER_KEY_FILE: '/nowhere/master.key' },
      },
      {
        named: /HTTP_BODY_BYTES_MAX must be an integer/,
        bend: nothing,
        mend: nothing,
        environment: { HTTP_BODY_BYTES_MAX: 'many' },
      },
    ];
    for (const { named, bend, mend, environment = {} } of cases) {
      await bend();
      const said = await exchange.restart(environment).then(
        () => 'it started',
        (error: Error) => error.message,
      );
      await mend();
      expect(said).toMatch(named);
      // The server's line for the operator, below that of the launcher.
      const lines = said.split('\n').slice(1);
      expect(lines.filter((line) => !line.includes(WARNING))).toEqual([expect.stringMatching(/^ {2}(talad: )?\S/)]);
      expect(await isOpen(exchange.port)).toBe(false);
    }
    await exchange.restart();
    expect(await isOpen(exchange.port)).toBe(true);
    const schema = { ...exchange.schema, drop: nothing };
    const nowhere = `mysql://talad:secret@127.0.0.1:${await freePort()}/talad`;
    await expect(TestExchange.start({ schema, serverDatabaseUrl: nowhere })).rejects.toThrow(
      /^ {2}talad: connect ECONNREFUSED 127\.0\.0\.1:\d+$/m,
    );
  }));

test('a server that other machines reach without TLS does not start, unless it is said to be meant', () =>
  withExchange({}, async (exchange) => {
    await exchange.stop();
    for (const HOST of ['0.0.0.0', '::']) {
      await expect(exchange.restart({ HOST, PUBLIC_URL: 'http://exchange.example' })).rejects.toThrow(
        `HOST=${HOST} is reachable from other machines, but PUBLIC_URL=http://exchange.example is not https. Put a proxy ` +
          'with TLS in front of the server and set PUBLIC_URL to its https URL, set HOST=127.0.0.1, or set ' +
          'ALLOW_PLAIN_HTTP=on if the network itself protects the connections',
      );
      expect(await isOpen(exchange.port)).toBe(false);
    }
    await exchange.restart({ HOST: '0.0.0.0', PUBLIC_URL: 'https://exchange.example' });
    await exchange.stop();
    await exchange.restart({ HOST: '0.0.0.0', PUBLIC_URL: 'http://exchange.example', ALLOW_PLAIN_HTTP: 'on' });
  }));
