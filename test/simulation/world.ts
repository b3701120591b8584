/** One simulated world: a database, the servers that come and go over it, people who ask, and judges who look at all of it. */
import type { Exchange } from '../../src/core/exchange';
import type { Refusal } from '../../src/core/refusals';
import { recoverExchange } from '../../src/store/engine/recovery';
import { type Random, seededRandom } from '../support/seed';
import { SimulatedDatabase } from './database/database';
import { type Faults, RandomFaults } from './database/faults';
import type { Row } from './database/tables';
import { LIMITS, SimulatedServer } from './machine/server';
import { SimulatedTime } from './machine/time';
import { Trace } from './machine/trace';
import { Commits } from './model/commits';
import { Deeds } from './model/deeds';
import { Judge } from './model/judge';
import { judgeView, portrait } from './model/memory';
import { Reference } from './model/reference';
import { levelOf } from './workload/people';
import { Workload } from './workload/workload';

/** A Sunday noon just before the year's last day and hour, so that every kline interval ends now and then. */
const BEGINNING_MS = Date.UTC(2026, 11, 31, 23, 55);
const HOUR_MS = 3_600_000;
const START_PAUSE_MS = 300;

export class World {
  readonly random: Random;
  readonly trace: Trace;
  readonly judge = new Judge();
  readonly time = new SimulatedTime();
  readonly weather: RandomFaults;
  readonly reference: Reference;
  readonly deeds: Deeds;
  readonly workload: Workload;
  readonly servers: SimulatedServer[] = [];
  database!: SimulatedDatabase;
  /** By how much all clocks together were set on. */
  private clockJumpMs = 0;
  private downUntilMs = 0;
  private serversMade = 0;
  /** What each event of the log refused. */
  private readonly refusals = new Map<number, Refusal | null>();
  private startsAgainAtMs = 0;

  private constructor(
    seed: number,
    private readonly faults: Faults | undefined,
  ) {
    this.random = seededRandom(seed);
    this.weather = new RandomFaults(this.random, LIMITS.commitTimeoutMs);
    this.trace = new Trace(() => this.time.nowMs);
    this.reference = new Reference(this.judge, levelOf);
    this.deeds = new Deeds(this.judge, {
      text: (sequence) => this.logText(sequence),
      refusal: (sequence) => this.refusals.get(sequence),
      keyed: (key) => this.keyed(key),
    });
    this.workload = new Workload(this.random, this.reference);
  }

  /** `faults` in place of random ones. */
  static async create(seed: number, faults?: Faults): Promise<World> {
    const world = new World(seed, faults);
    const commits = new Commits(
      world.judge,
      world.reference,
      () => world.lease(),
      (event, keys) => {
        world.refusals.set(event.sequence, event.refusal);
        world.deeds.done(event, keys);
      },
    );
    world.database = await SimulatedDatabase.create({
      time: world.time,
      wallMs: world.wallMs,
      toss: () => world.random.next() < 0.5,
      onCommit: (changes) => {
        commits.visible(changes);
        world.trace.note(`committed through event ${world.reference.sequence}`);
      },
    });
    return world;
  }

  readonly wallMs = (): number => Math.floor(BEGINNING_MS + this.time.nowMs + this.clockJumpMs);

  /** The server that people ask: the newest that serves. */
  get server(): SimulatedServer | undefined {
    return this.servers.findLast(({ state }) => state === 'serving');
  }

  /** Whom somebody asks who may not have heard that another server took over. */
  get anyServer(): SimulatedServer | undefined {
    const serving = this.servers.filter(({ state }) => state === 'serving');
    return this.random.integer(1, 4) === 1 ? serving[0] : serving[serving.length - 1];
  }

  /** Starts another server, whether or not one runs. */
  startServer(): SimulatedServer {
    const { random, time, trace, judge, deeds, database, wallMs } = this;
    const server = new SimulatedServer({
      name: `server ${(this.serversMade += 1)}`,
      random,
      time,
      faults: this.faults ?? this.weather,
      trace,
      judge,
      deeds,
      database,
      wallMs,
      skewMs: random.integer(1, 6) === 1 ? random.integer(-HOUR_MS, HOUR_MS) : 0,
      downUntilMs: () => this.downUntilMs,
      epoch: () => Number(this.lease()['epoch']),
    });
    this.servers.push(server);
    return server;
  }

  /** What a supervisor does: when none is left, another is started, after a pause. */
  keepServing(): void {
    if (this.time.nowMs < this.startsAgainAtMs || this.servers.some(({ state }) => state !== 'over')) return;
    this.startsAgainAtMs = this.time.nowMs + START_PAUSE_MS;
    this.startServer();
  }

  crashDatabase(downMs: number): void {
    this.trace.note(`the database dies for ${downMs} ms`);
    this.database.crash();
    this.downUntilMs = this.time.nowMs + downMs;
  }

  setClocks(byMs: number): void {
    this.trace.note(`all clocks are set by ${byMs} ms`);
    this.clockJumpMs += byMs;
  }

  /** Between two batches: memory is what would be read back, and readers see what the log says. False when the server could not be looked at. */
  async inspect(server: SimulatedServer): Promise<boolean> {
    const { judge, reference } = this;
    const looked = settling(async () => {
      const orders = await server.engine.restingOrders('btc_thb', 1_000);
      // One that was overtaken and does not know it yet shows what was true until then.
      if (server.process.dead || server.process.held || this.lease()['holder'] !== server.name) return false;
      const expected = (side: 'buy' | 'sell') =>
        reference.orders.resting('btc_thb', side).map(({ price, remaining }) => ({ price, remaining }));
      judge.same(orders, { bids: expected('buy'), asks: expected('sell') }, () => `${server.name}: resting orders`);
      // All of it at once: with the next turn the engine may decide the next batch.
      const memory = portrait(server.exchange as Exchange);
      const { latestMs } = server.process;
      judgeView(judge, server.engine.committed, reference, Math.max(latestMs, reference.timeMs));
      const direct = this.database.direct();
      judge.same(
        memory,
        portrait((await recoverExchange(direct)).exchange),
        () => `${server.name}: memory against what it would read back`,
      );
      direct.close();
      return true;
    });
    await this.time.passUntil(() => looked.over || server.state !== 'serving', 30_000);
    if (looked.value === true) this.trace.count('inspections');
    return looked.value === true;
  }

  lease(): Row {
    return this.database.committed('engine_lease').get('1') as Row;
  }

  private logText(sequence: number): string | undefined {
    const row = this.database.committed('events').get(String(sequence));
    return row === undefined
      ? undefined
      : [row['sequence'], row['time_ms'], row['type'], row['user_id'], row['payload']].join(' ');
  }

  private keyed(key: string): { fingerprint: string; sequence: number } | undefined {
    const row = this.database.committed('request_keys').get(key);
    return row === undefined
      ? undefined
      : { fingerprint: (row['fingerprint'] as Buffer).toString('hex'), sequence: Number(row['sequence']) };
  }
}

/** Work whose end is looked at from outside of it; a failure is an end without a value. */
export function settling<Value>(work: () => Promise<Value>): { over: boolean; value?: Value } {
  const state: { over: boolean; value?: Value } = { over: false };
  work().then(
    (value) => Object.assign(state, { over: true, value }),
    () => Object.assign(state, { over: true }),
  );
  return state;
}
