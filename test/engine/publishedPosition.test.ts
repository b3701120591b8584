/**
 * The saved position of the last published event never goes back, whichever process writes late: one that was stopped,
 * one that was deposed, and one that was suspended while another took over (promise 57).
 */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { identityFile } from '../../src/engine/identityFile';
import { positionFile } from '../../src/engine/positionFile';
import { type PositionStore, PublishedPosition } from '../../src/engine/publishedPosition';
import { systemEventLoop } from '../../src/foundation/eventLoop';
import { eventually } from '../support/eventually';
import { withExchange } from '../support/exchange';
import { printSeed, seededRandom } from '../support/randomSeed';
import { startSecondServer } from '../support/secondServer';
import { temporaryFolder } from '../support/temporaryFolder';
import { deposit, EngineHarness } from './engineHarness';

const folder = temporaryFolder();
/** So that a takeover is soon. */
const LEASE = { ENGINE_LEASE_MS: '5000', ENGINE_COMMIT_TIMEOUT_MS: '2000' };
const newFolder = (): string => mkdtempSync(join(folder, 'data-'));
const filesIn = (dataDir: string): string[] =>
  readdirSync(dataDir).filter((name) => name.startsWith('published-position'));

/** Timers that fire when the test says so, like those of a process that is suspended. */
class HeldTimers {
  private readonly held: (() => void)[] = [];
  readonly eventLoop = {
    ...systemEventLoop,
    after: (_afterMs: number, call: () => void) => {
      this.held.push(call);
      return () => void this.held.splice(this.held.indexOf(call), 1);
    },
  };
  fire(): void {
    for (const call of this.held.splice(0)) call();
  }
}

describe('an engine', () => {
  test('that was stopped writes nothing more, so that the position of its successor stays', async () => {
    const bench = await EngineHarness.create();
    const dataDir = newFolder();
    const timers = new HeldTimers();
    const store = positionFile(dataDir);
    let saves = 0;
    const counted: PositionStore = {
      ...store,
      save: (...saved) => {
        saves += 1;
        return store.save(...saved);
      },
    };
    const ofFirst = new PublishedPosition({ eventLoop: timers.eventLoop, store: counted });
    const first = await bench.start(undefined, {}, ofFirst);
    await first.execute(deposit(1, 'thb', '100'));
    await first.stop();
    const saved = store.load();
    const savesUntilStop = saves;
    expect(saved?.sequence).toBe(first.publishedSequence);
    const second = await bench.start(undefined, {}, new PublishedPosition({ eventLoop: systemEventLoop, store }));
    for (let count = 1; count <= 5; count += 1) await second.execute(deposit(1, 'thb', '1'));
    await second.stop();
    timers.fire();
    ofFirst.record({ sequence: 1_000, hash: null });
    timers.fire();
    await ofFirst.end();
    expect(saves).toBe(savesUntilStop);
    expect(store.load()?.sequence).toBe((saved?.sequence ?? 0) + 5);
    expect(filesIn(dataDir)).toHaveLength(1);
    await bench.stopAndAudit();
  });

  test('whose commit fails because it was deposed changes nothing that its successor saved', async () => {
    const bench = await EngineHarness.create();
    const dataDir = newFolder();
    const timers = new HeldTimers();
    const store = positionFile(dataDir);
    const first = await bench.start(undefined, {}, new PublishedPosition({ eventLoop: timers.eventLoop, store }));
    await first.execute(deposit(1, 'thb', '100'));
    await bench.killWriter();
    await bench.database('engine_lease').update({ expires_at_ms: 0 });
    const second = await bench.start(undefined, {}, new PublishedPosition({ eventLoop: systemEventLoop, store }));
    for (let count = 1; count <= 5; count += 1) await second.execute(deposit(1, 'thb', '1'));
    await first.execute(deposit(1, 'thb', '1')).catch(() => undefined);
    await eventually(
      () => bench.fatal,
      ({ length }) => length > 0,
    );
    await second.stop();
    timers.fire();
    await first.stop();
    expect(store.load()).toMatchObject({ sequence: second.publishedSequence, epoch: second.epoch });
    expect(filesIn(dataDir)).toEqual([`published-position.${second.epoch}`]);
    await bench.stopAndAudit();
  });

  test('begins a higher epoch than the saved one, also on an older copy of the database that lacks no event', async () => {
    const bench = await EngineHarness.create();
    const store = positionFile(newFolder());
    const start = () => bench.start(undefined, {}, new PublishedPosition({ eventLoop: systemEventLoop, store }));
    await (await start()).stop();
    const older = await bench.database('engine_lease').first();
    for (let count = 0; count < 3; count += 1) await (await start()).stop();
    const before = store.load();
    await bench.database('engine_lease').update(older);
    const engine = await start();
    expect(engine.epoch).toBe((before?.epoch ?? 0) + 1);
    await engine.execute(deposit(1, 'thb', '1'));
    await engine.stop();
    expect(store.load()).toMatchObject({ sequence: engine.publishedSequence, epoch: engine.epoch });
    await bench.stopAndAudit();
  });

  test('saves again what could not be saved, and says that it is not saved meanwhile', async () => {
    const dataDir = newFolder();
    const timers = new HeldTimers();
    const file = positionFile(dataDir);
    let isFull = true;
    const failures: string[] = [];
    const published = new PublishedPosition({
      eventLoop: timers.eventLoop,
      store: { ...file, save: (...saved) => (isFull ? Promise.reject(new Error('disk full')) : file.save(...saved)) },
      onSaveFailed: ({ message }) => failures.push(message),
    });
    await published.claim(1);
    published.record({ sequence: 1, hash: null });
    timers.fire();
    await eventually(
      () => published.isSaved,
      (isSaved) => !isSaved,
    );
    expect(failures).toEqual(['disk full']);
    isFull = false;
    timers.fire();
    await eventually(
      () => published.isSaved,
      (isSaved) => isSaved,
    );
    expect(file.load()).toEqual({ sequence: 1, hash: null, epoch: 1 });
    await published.end();
  });
});

/** What `load` returns at each moment at which a file or folder is written to the disk while `work` runs. */
async function loadedAtEachSync<T>(load: () => T, work: () => Promise<void>): Promise<T[]> {
  const any = await open(folder, 'r');
  const handles = Object.getPrototypeOf(any) as { sync(): Promise<void> };
  await any.close();
  const { sync } = handles;
  const loaded: T[] = [];
  handles.sync = function () {
    loaded.push(load());
    return sync.call(this);
  };
  await work().finally(() => Object.assign(handles, { sync }));
  return loaded;
}

test('a power failure leaves a whole file: its content is on the disk before its name, and both when the save resolves', async () => {
  const dataDir = newFolder();
  const { load, save, claim } = positionFile(dataDir);
  await claim(1);
  await save({ sequence: 5, hash: null }, 1);
  const sequences = await loadedAtEachSync(
    () => load()?.sequence,
    () => save({ sequence: 6, hash: null }, 1),
  );
  expect(sequences).toEqual([5, 6]);
  const epochs = await loadedAtEachSync(
    () => load()?.epoch,
    () => claim(2),
  );
  expect(epochs).toEqual([2]);
  const identities = identityFile(dataDir);
  const lives = await loadedAtEachSync(
    () => identities.load()?.life,
    () => identities.save({ life: 'first', highest: {} }),
  );
  expect(lives).toEqual([undefined, 'first']);
});

test('servers that share a folder: a leader that wakes up after a takeover leaves the position of the new one', async () => {
  await withExchange({ environment: LEASE }, async (leader) => {
    const { dataDir } = leader;
    const starting = startSecondServer(leader, { environment: { ...LEASE, STANDBY: 'on' }, dataDir });
    const user = await leader.createUser({ balances: { thb: '1' } });
    // Suspended within the moment in which its last position is not saved yet.
    await leader.suspend();
    const standby = await starting;
    try {
      for (let count = 1; count <= 5; count += 1) await standby.deposit(user.id, 'thb', '1');
      const { load } = positionFile(dataDir);
      const { sequence } = await standby.audit();
      const saved = await eventually(load, (position) => position?.sequence === sequence);
      leader.resume();
      expect((await (await leader.releaseServer()).exited).code).toBe(1);
      expect(load()).toEqual(saved);
      expect(filesIn(dataDir)).toEqual([`published-position.${saved?.epoch}`]);
      await standby.restart();
      expect((await standby.audit()).sequence).toBe(sequence);
    } finally {
      await standby.close();
    }
  });
});

test('the files of killed servers are removed by the next one', async () => {
  const dataDir = newFolder();
  const file = positionFile(dataDir);
  await file.claim(1);
  await file.save({ sequence: 5, hash: null }, 1);
  // A leader that was killed while it wrote, and a suspended one that wrote after the takeover.
  for (const name of ['published-position.1.partial', 'published-position.2.partial'])
    writeFileSync(join(dataDir, name), '');
  await file.claim(2);
  writeFileSync(join(dataDir, 'published-position.1'), JSON.stringify({ sequence: 9, hash: null }));
  expect(file.load()).toEqual({ sequence: 5, hash: null, epoch: 2 });
  await file.claim(3);
  expect(filesIn(dataDir)).toEqual(['published-position.3']);
  expect(file.load()).toEqual({ sequence: 5, hash: null, epoch: 3 });
});

test('the next start removes the files that a killed server was writing, also those of an earlier version', async () => {
  await withExchange({}, async (exchange) => {
    await exchange.kill();
    const left = ['published-identities.4000000.partial', 'published-position.4000001.partial'];
    for (const name of left) writeFileSync(join(exchange.dataDir, name), '{');
    await exchange.restart();
    expect(readdirSync(exchange.dataDir).filter((name) => left.includes(name))).toEqual([]);
  });
});

test('random histories of leaders, each of which can be suspended between any two steps, never lower the position', async () => {
  const seed = printSeed('published position');
  const random = seededRandom(seed);
  for (let history = 0; history < 200; history += 1) {
    const dataDir = newFolder();
    const file = positionFile(dataDir);
    // The log of the database: each leader continues after all that was committed before it.
    let committed = 0;
    let highest = 0;
    let newestEpoch = 0;
    const leaders: { epoch: number; published: number; isClaimed: boolean }[] = [];
    for (let step = 0; step < 30; step += 1) {
      const leader = leaders[random.integer(0, leaders.length - 1)];
      const kind = random.integer(0, 3);
      if (leader === undefined || kind === 0) {
        newestEpoch += 1;
        leaders.push({ epoch: newestEpoch, published: 0, isClaimed: false });
      } else if (!leader.isClaimed) {
        await file.claim(leader.epoch);
        leader.isClaimed = true;
        leader.published = committed;
      } else if (kind === 1 && leader.epoch === newestEpoch) {
        committed += 1;
        leader.published = committed;
      } else await file.save({ sequence: leader.published, hash: null }, leader.epoch);
      const { sequence } = file.load() ?? { sequence: 0 };
      expect({ seed, history, step, isLower: sequence < highest }).toMatchObject({ isLower: false });
      highest = Math.max(highest, sequence);
    }
  }
});
