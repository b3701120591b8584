/**
 * A warm standby follows the log of a leader on a real database, and takes over with the memory that a recovery from the
 * tables gives. It survives a failing database, and never continues a log that has lost events which it has applied.
 */
import pino from 'pino';
import { exchangeDigest } from '../../src/core/exchangeDigest';
import { audit } from '../../src/engine/audit/audit';
import type { ExchangeEngine } from '../../src/engine/engine';
import { WarmStandby } from '../../src/engine/standby/warmStandby';
import type { LoadedState } from '../../src/engine/state/committedState';
import { systemEventLoop } from '../../src/foundation/eventLoop';
import { readConfig } from '../../src/foundation/settings/config';
import { openDatabase } from '../../src/store/connection/database';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { recoverExchange } from '../../src/store/engine/recovery';
import { hashedHead, hashOf } from '../../src/store/events/eventChain';
import { shortenedPayload } from '../../src/store/events/eventRows';
import { eventually } from '../support/eventually';
import { FaultProxy } from '../support/faultProxy';
import { limitOrder } from '../support/limitOrder';
import { printSeed, seededRandom } from '../support/randomSeed';
import { cancel, deposit, EngineHarness } from './engineHarness';

const USERS = [1, 2, 3, 4] as const;

interface LoggedLine {
  readonly level: number;
  readonly msg: string;
  readonly err?: { readonly type: string; readonly message: string };
}

/** A standby of the exchange, with what it logs, and with its own pool. */
function createStandby(databaseUrl: string) {
  const lines: LoggedLine[] = [];
  const pool = openDatabase(databaseUrl, readConfig({ DATABASE_URL: databaseUrl }).database);
  const log = pino({ level: 'warn' }, { write: (text: string) => lines.push(JSON.parse(text) as LoggedLine) });
  const database = engineDatabase(pool);
  const standby = new WarmStandby({ database, eventLoop: systemEventLoop, log, commitTimeoutMs: 1_000 });
  const errors = () => lines.filter(({ level }) => level >= 50).map(({ err }) => `${err?.type}: ${err?.message}`);
  const close = async () => {
    standby.stop();
    await pool.destroy();
  };
  const start = () => standby.start((onLoaded) => audit({ database, since: 'checkpoint', onLoaded }));
  return { standby, start, lines, errors, close };
}

/** Trades until `count` orders are placed: some rest, some match, some are cancelled, some wait for their stop price. */
async function trade(engine: ExchangeEngine, seed: number, count: number): Promise<void> {
  const random = seededRandom(seed);
  for (let placed = 0; placed < count; placed += 20) {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => {
        const side = random.pick(['buy', 'sell'] as const);
        const price = String(1_000 + random.integer(-9, 9));
        const stop =
          random.integer(1, 10) === 1 ? { stopPrice: BigInt(1_000 + random.integer(-9, 9)) * 10n ** 18n } : {};
        return engine.execute(limitOrder(random.pick(USERS), side, price, `0.0${random.integer(1, 9)}`, stop));
      }),
    );
    for (const { event } of outcomes)
      if (event?.order?.status === 'created' && random.integer(1, 3) === 1)
        await engine.execute(cancel(event.order.userId, event.order.id));
  }
}

async function fund(engine: ExchangeEngine): Promise<void> {
  for (const user of USERS)
    await Promise.all([engine.execute(deposit(user, 'thb', '10000000')), engine.execute(deposit(user, 'btc', '1000'))]);
}

async function tablesDigest(bench: EngineHarness): Promise<string> {
  const connection = await engineDatabase(bench.database).connect(30_000);
  try {
    return exchangeDigest((await recoverExchange(connection)).exchange);
  } finally {
    connection.close();
  }
}

/** Starts an engine that takes over with the standby's memory, and returns it with what the standby handed over. */
async function takeOver(bench: EngineHarness, standby: WarmStandby) {
  let digest = '';
  const load = async (connection: Parameters<WarmStandby['takeOver']>[0]): Promise<LoadedState> => {
    const loaded = await standby.takeOver(connection);
    digest = exchangeDigest(loaded.exchange);
    return loaded;
  };
  return { engine: await bench.start(undefined, {}, undefined, { isStandby: true, load }), digest };
}

let bench: EngineHarness;
let leader: ExchangeEngine;
beforeEach(async () => {
  bench = await EngineHarness.create();
  leader = await bench.start();
  await fund(leader);
});

/** Resolves when the standby has applied all that the leader has committed. */
async function whenComplete(standby: WarmStandby): Promise<void> {
  await eventually(
    () => standby.progress,
    ({ sequence, lagMs }) => sequence === leader.published.sequence && lagMs === 0,
  );
}

async function whenFailed(errors: () => readonly string[]): Promise<void> {
  await eventually(errors, (found) => found.length > 0);
}

/** Stops the leader; the memory that the standby takes over with must be what a recovery from the tables gives. */
async function expectEqualTakeover(standby: WarmStandby): Promise<void> {
  await leader.stop();
  const expected = await tablesDigest(bench);
  expect((await takeOver(bench, standby)).digest).toBe(expected);
}

test('it follows a leader under load and takes over with the memory that the tables give', async () => {
  const { standby, start, errors, close } = createStandby(bench.schema.serviceUrl);
  const seed = printSeed('warm standby');
  await trade(leader, seed, 200);
  expect((await start()).violations).toEqual([]);
  await trade(leader, seed + 1, 1_000);
  await whenComplete(standby);
  expect(standby.progress).toMatchObject({ isFollowing: true, epoch: 1, lagEvents: 0 });

  const last = trade(leader, seed + 2, 200).catch(() => undefined);
  await leader.stop();
  await last;
  const expected = await tablesDigest(bench);
  const { engine, digest } = await takeOver(bench, standby);
  expect(standby.isUsed).toBe(true);
  expect(digest).toBe(expected);
  expect(errors()).toEqual([]);
  // Compares memory and what readers see with the tables: balances, books, tickers, klines, withdrawals.
  expect((await engine.audit()).violations).toEqual([]);
  await trade(engine, seed + 3, 200);
  expect((await engine.audit()).violations).toEqual([]);
  await close();
  await bench.stopAndAudit();
});

test('while the database does not answer it retries, and continues with the next event afterwards', async () => {
  const proxy = await FaultProxy.start(bench.schema.serviceUrl);
  const { standby, start, lines, errors, close } = createStandby(proxy.proxiedUrl(bench.schema.serviceUrl));
  await start();
  proxy.refusing = true;
  proxy.cutAll();
  await trade(leader, printSeed('cut off'), 100);
  const behind = await eventually(
    () => Promise.resolve(standby.progress),
    ({ lagMs }) => lagMs > 300,
  );
  expect(behind.sequence).toBeLessThan(leader.committed.sequence);
  proxy.refusing = false;
  await whenComplete(standby);
  expect(lines.map(({ msg }) => msg)).toContain('the database does not answer; the warm standby tries again');
  expect(errors()).toEqual([]);
  await expectEqualTakeover(standby);
  await close();
  await proxy.close();
  await bench.stopAndAudit();
});

test('it does not take over a log that has lost events which it has applied', async () => {
  const { standby, start, errors, close } = createStandby(bench.schema.serviceUrl);
  await start();
  await leader.stop();
  await whenComplete(standby);
  const { sequence } = standby.progress;
  await bench.database('engine_lease').update({ sequence: sequence - 1 });
  await whenFailed(errors);
  const wentBack = `the log ends at ${sequence - 1}, before event ${sequence}, which this standby has applied`;
  expect(errors()).toEqual([`EventLogWentBack: ${wentBack}`]);
  await expect(takeOver(bench, standby)).rejects.toThrow(wentBack);
  await bench.database('engine_lease').update({ sequence });
  await close();
  await bench.stopAndAudit();
});

test('an event that was changed in the log stops it, and a takeover is refused', async () => {
  const { standby, start, errors, close } = createStandby(bench.schema.serviceUrl);
  await start();
  await leader.stop();
  standby.stop();
  const sequence = standby.progress.sequence;
  const [last] = await bench.database('events').where({ sequence }).pluck('hash');
  await bench
    .database('events')
    .where({ sequence })
    .update({ hash: Buffer.alloc(32) });
  await expect(takeOver(bench, standby)).rejects.toThrow(
    `event ${sequence}, which this standby has applied, is not in the log`,
  );
  await bench.database('events').where({ sequence }).update({ hash: last });
  expect(errors()).toEqual([]);
  await close();
  await bench.stopAndAudit();
});

test('balances that differ from the tables are noticed, and the tables are loaded instead', async () => {
  const { standby, start, errors, close } = createStandby(bench.schema.serviceUrl);
  await start();
  await leader.stop();
  const [account] = (await bench.database('accounts').where({ owner: 1, asset: 'thb' }).select('id', 'balance')) as [
    { id: number; balance: string },
  ];
  const other = (await bench.database('accounts').where({ owner: 2, asset: 'thb' }).first('id')) as { id: number };
  const move = async (amount: number) => {
    await bench.database('accounts').where({ id: account.id }).increment('balance', amount);
    await bench.database('accounts').where({ id: other.id }).decrement('balance', amount);
  };
  await whenComplete(standby);
  // The sum over all accounts stays the same.
  await move(1);
  const expected = await tablesDigest(bench);
  const { digest } = await takeOver(bench, standby);
  expect(digest).toBe(expected);
  expect(standby.isUsed).toBe(false);
  expect(errors()).toEqual([expect.stringContaining('StandbyDiffers: accounts in memory differ from the tables: ')]);
  await move(-1);
  await close();
  await bench.stopAndAudit();
});

test('if the next events were archived while it was cut off, it loads the tables again', async () => {
  const proxy = await FaultProxy.start(bench.schema.serviceUrl);
  const { standby, start, lines, errors, close } = createStandby(proxy.proxiedUrl(bench.schema.serviceUrl));
  await start();
  proxy.refusing = true;
  proxy.cutAll();
  await trade(leader, printSeed('archived'), 100);
  const through = leader.committed.sequence - 10;
  await bench.database('archived').insert({ what: 'events', through });
  const archived: { sequence: number; payload: string }[] = await bench
    .database('events')
    .where('sequence', '<=', through)
    .select('sequence', 'payload');
  for (const row of archived)
    await bench
      .database('events')
      .where({ sequence: row.sequence })
      .update({ payload: shortenedPayload(row) });
  proxy.refusing = false;
  await whenComplete(standby);
  expect(lines.map(({ msg }) => msg)).toContain('the next events of the log were archived; loading the tables again');
  expect(errors()).toEqual([]);
  await expectEqualTakeover(standby);
  await close();
  await proxy.close();
  await bench.stopWithoutAudit();
});

/** Adds an event that no engine has written, and returns its sequence and a function that removes it. */
async function insertEvent(payload: string, hashed: (previousHash: string) => string) {
  const { database } = bench;
  const [last] = (await database('events').orderBy('sequence', 'desc').limit(1)) as [
    { sequence: number; hash: Buffer },
  ];
  const sequence = last.sequence + 1;
  const row = { sequence, epoch: 1, time_ms: Date.UTC(2030, 0), type: 'create_order', user_id: null };
  const hash = hashOf(Buffer.from(hashedHead(hashed(last.hash.toString('hex')), row) + payload));
  await database.transaction(async (transaction) => {
    await transaction('events').insert({ ...row, payload, hash: Buffer.from(hash, 'hex') });
    await transaction('engine_lease').update({ sequence });
  });
  const remove = async () => {
    await database('events').where({ sequence }).delete();
    await database('engine_lease').update({ sequence: last.sequence });
  };
  return { sequence, remove };
}

test('an event that does not follow from the one before it is not applied, and a takeover is refused', async () => {
  const { standby, start, errors, close } = createStandby(bench.schema.serviceUrl);
  await start();
  await leader.stop();
  const { sequence, remove } = await insertEvent('{"v":1,"symbol":null}', () => 'ab'.repeat(32));
  await whenFailed(errors);
  const broken = `event ${sequence} does not follow from the event before it`;
  expect(errors()).toEqual([`BrokenEventChain: ${broken}`]);
  expect(standby.progress).toMatchObject({ isFollowing: false, sequence: sequence - 1, lagEvents: 1 });
  await expect(takeOver(bench, standby)).rejects.toThrow(broken);
  await remove();
  await close();
  await bench.stopAndAudit();
});

test('a payload of an unknown version is reported, and neither this server nor a recovery continues after it', async () => {
  const { standby, start, errors, close } = createStandby(bench.schema.serviceUrl);
  await start();
  await leader.stop();
  const { sequence, remove } = await insertEvent('{"v":99,"symbol":null}', (previousHash) => previousHash);
  await whenFailed(errors);
  expect(errors()).toEqual([expect.stringContaining(`UnknownPayloadVersion: the payload of event ${sequence}`)]);
  expect(standby.progress.isFollowing).toBe(false);
  await expect(takeOver(bench, standby)).rejects.toThrow(`the payload of event ${sequence} has format version 99`);
  await remove();
  await close();
  await bench.stopAndAudit();
});
