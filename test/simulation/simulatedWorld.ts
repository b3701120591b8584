/** A simulated world: a database, servers that come and go, users who send requests, and checks of all of it. */

import type { Exchange } from '../../src/core/exchange';
import type { EngineEvent } from '../../src/core/model/events';
import type { PartRefusal } from '../../src/core/model/refusals';
import { recoverExchange } from '../../src/store/engine/recovery';
import { type Random, seededRandom } from '../support/randomSeed';
import { SimulatedAudits } from './audits/simulatedAudits';
import { SimulatedCluster } from './cluster/simulatedCluster';
import type { SimulatedGateway } from './cluster/simulatedGateway';
import { SimulatedDatabase } from './database/database';
import { type DatabaseFaults, RandomFaults } from './database/databaseFaults';
import type { Row } from './database/tableData';
import { RunTrace } from './machine/runTrace';
import { LIMITS, SimulatedServer } from './machine/simulatedServer';
import { SimulatedTime } from './machine/simulatedTime';
import { CommitChecker } from './model/commitChecker';
import { describeExchange, judgeView } from './model/engineMemory';
import { FollowerChecker } from './model/followerChecker';
import { shownOf } from './model/icebergs';
import { ModelJudge } from './model/modelJudge';
import { ReferenceModel } from './model/referenceModel';
import { RequestModel } from './model/requestRecords';
import { levelOf } from './workload/users';
import { Workload } from './workload/workload';

/** Five minutes before the end of a year, so that every kline interval ends in some runs. */
const BEGINNING_MS = Date.UTC(2026, 11, 31, 23, 55);
const HOUR_MS = 3_600_000;
const START_PAUSE_MS = 300;
/** Number of gateways of a world; 0 if users reach the servers themselves. */
const GATEWAYS = [0, 0, 1, 2] as const;
const GATEWAY_SEED = 0x5bd1e995;

interface WorldOptions {
  readonly faults?: DatabaseFaults;
  readonly gateways?: number;
}

export class SimulatedWorld {
  readonly random: Random;
  readonly trace: RunTrace;
  readonly judge = new ModelJudge();
  readonly time = new SimulatedTime(() => {
    this.checkLeaders();
    this.cluster?.check();
  });
  readonly randomFaults: RandomFaults;
  readonly reference: ReferenceModel;
  readonly requests: RequestModel;
  readonly workload: Workload;
  readonly follower: FollowerChecker;
  readonly servers: SimulatedServer[] = [];
  audits!: SimulatedAudits;
  database!: SimulatedDatabase;
  /** Gateways, through which users send their commands; undefined in a world without them. */
  cluster: SimulatedCluster | undefined;
  /** Sum of the changes of all clocks. */
  private clockJumpMs = 0;
  private downUntilMs = 0;
  private serversStarted = 0;
  /** Refusal of each event, by sequence; null if it is not a refusal. */
  private readonly refusals = new Map<number, PartRefusal | null>();
  private nextStartMs = 0;

  private constructor(
    seed: number,
    private readonly faults: DatabaseFaults | undefined,
  ) {
    this.random = seededRandom(seed);
    this.randomFaults = new RandomFaults(this.random, LIMITS.commitTimeoutMs);
    this.trace = new RunTrace(() => this.time.nowMs);
    this.reference = new ReferenceModel(this.judge, levelOf);
    this.requests = new RequestModel(this.judge, {
      text: (sequence) => this.logText(sequence),
      refusal: (sequence) => this.refusals.get(sequence),
      keyed: (key) => this.keyed(key),
    });
    this.workload = new Workload(this.random, this.reference);
    this.follower = new FollowerChecker(this.judge, (what) => this.trace.count(what));
  }

  /** `faults` replaces the random faults of the database. By default, the seed decides whether there are gateways. */
  static async create(seed: number, { faults, gateways }: WorldOptions = {}): Promise<SimulatedWorld> {
    const world = new SimulatedWorld(seed, faults);
    const commits = new CommitChecker(
      world.judge,
      world.reference,
      () => world.leaseRow(),
      (event, keys) => {
        world.refusals.set(event.sequence, event.refusal);
        if (event.type === 'expire_cancel_timer') world.trace.count('expired timer');
        if (event.type === 'expire_order') world.trace.count('expired order');
        if (event.type === 'continue_order') world.trace.count(`continued ${shareKind(event)}`);
        world.requests.recordEvent(event, keys);
      },
      (orderId) => world.requests.portalSpending.purchases.get(orderId),
    );
    world.database = await SimulatedDatabase.create({
      time: world.time,
      wallMs: world.wallMs,
      randomChoice: () => world.random.next() < 0.5,
      onCommit: (changes) => {
        commits.checkCommit(changes);
        world.follower.checkCommit(changes);
        world.trace.addLine(`committed through event ${world.reference.sequence}`);
      },
    });
    world.audits = new SimulatedAudits(seed, world);
    world.addGateways(seed, gateways ?? (faults === undefined ? undefined : 0));
    return world;
  }

  readonly wallMs = (): number => Math.floor(BEGINNING_MS + this.time.nowMs + this.clockJumpMs);

  /** The newest server that serves. */
  get server(): SimulatedServer | undefined {
    return this.servers.findLast(({ state }) => state === 'serving');
  }

  /** A serving server; sometimes an old one, as a client may not know of a takeover. */
  get anyServer(): SimulatedServer | undefined {
    const serving = this.servers.filter(({ state }) => state === 'serving');
    return this.random.integer(1, 4) === 1 ? serving[0] : serving[serving.length - 1];
  }

  /** Whom a user reaches: a gateway, or any server if there are no gateways. */
  get anyReceiver(): SimulatedServer | SimulatedGateway | undefined {
    return this.cluster === undefined ? this.anyServer : this.cluster.anyGateway;
  }

  /** Like `anyReceiver`, but a server that leads. */
  get receiver(): SimulatedServer | SimulatedGateway | undefined {
    return this.cluster === undefined ? this.server : this.cluster.anyGateway;
  }

  /** Number of commands without an answer. */
  get attemptsInProgress(): number {
    const gateways = this.cluster?.gateways ?? [];
    return gateways.reduce((sum, gateway) => sum + gateway.attemptsInProgress, this.server?.attemptsInProgress ?? 0);
  }

  /** Starts a further server, even if another one is running. */
  startServer({ isStandby = false, isWarm = false } = {}): SimulatedServer {
    const { random, time, trace, judge, requests, follower, database, wallMs } = this;
    const server = new SimulatedServer({
      name: `server ${(this.serversStarted += 1)}`,
      isStandby,
      isWarm,
      random,
      time,
      faults: this.faults ?? this.randomFaults,
      trace,
      judge,
      requests,
      follower,
      database,
      wallMs,
      skewMs: random.integer(1, 6) === 1 ? random.integer(-HOUR_MS, HOUR_MS) : 0,
      downUntilMs: () => this.downUntilMs,
      epoch: () => Number(this.leaseRow()['epoch']),
      serve: this.cluster && ((parts) => (this.cluster as SimulatedCluster).serve(parts)),
    });
    this.servers.push(server);
    return server;
  }

  /** Acts as a supervisor: if no server is left, starts one after a pause. */
  keepServing(): void {
    if (this.time.nowMs < this.nextStartMs || this.servers.some(({ state }) => state !== 'over')) return;
    this.nextStartMs = this.time.nowMs + START_PAUSE_MS;
    this.startServer();
  }

  crashDatabase(downMs: number): void {
    this.trace.addLine(`the database is down for ${downMs} ms`);
    this.database.crash();
    this.downUntilMs = this.time.nowMs + downMs;
  }

  setClocks(byMs: number): void {
    this.trace.addLine(`all clocks are set by ${byMs} ms`);
    this.clockJumpMs += byMs;
  }

  /**
   * Compares the server's memory with a recovery from the tables, and the state that readers see with the log, between
   * two batches. Resolves to false if the server could not be inspected.
   */
  async inspectServer(server: SimulatedServer): Promise<boolean> {
    const { judge, reference } = this;
    const inspection = trackWork(async () => {
      const orders = await server.engine.restingOrders('btc_thb', 1_000);
      // A server that lost its lease and has not noticed yet shows an older state.
      if (server.process.isDead || server.process.isSuspended || this.leaseRow()['holder'] !== server.name)
        return false;
      const expected = (side: 'buy' | 'sell') =>
        reference.orders
          .restingOrders('btc_thb', side)
          .map((order) => ({ price: order.price, remaining: shownOf(order) }));
      judge.expectSame(
        orders,
        { bids: expected('buy'), asks: expected('sell') },
        () => `${server.name}: resting orders`,
      );
      // Without an await in between: in the next turn the engine may decide the next batch.
      const { timeMs } = server.exchange as Exchange;
      const memory = describeExchange(server.exchange as Exchange);
      const { latestReadMs: latestMs } = server.process;
      judgeView(judge, server.engine.published, reference, Math.max(latestMs, reference.timeMs));
      const direct = this.database.openDirectConnection();
      judge.expectSame(
        memory,
        describeExchange((await recoverExchange(direct)).exchange, timeMs),
        () => `${server.name}: memory against a recovery from the tables`,
      );
      direct.close();
      return true;
    });
    await this.time.advanceUntil(() => inspection.over || server.state !== 'serving', 30_000);
    if (inspection.value === true) this.trace.count('inspections');
    return inspection.value === true;
  }

  leaseRow(): Row {
    return this.database.committedRows('engine_lease').get('1') as Row;
  }

  /** To be called after each call on simulated time: at no time do two servers believe that they are the leader. */
  private checkLeaders(): void {
    const leaders = this.servers.filter(
      ({ engine, process }) => !process.isDead && !process.isSuspended && engine.leaseHeld,
    );
    this.judge.expect(
      leaders.length <= 1,
      () => `${leaders.map(({ name }) => name).join(' and ')} are leaders at the same time`,
    );
  }

  /** Drawn from numbers of its own, so that the other histories stay the same. */
  private addGateways(seed: number, number: number | undefined): void {
    const random = seededRandom(seed ^ GATEWAY_SEED);
    const gateways = number ?? random.pick(GATEWAYS);
    if (gateways === 0) return;
    const { time, trace, judge, requests, reference, follower, database, wallMs, servers } = this;
    const faults = this.faults ?? this.randomFaults;
    const downUntilMs = () => this.downUntilMs;
    const world = { time, trace, judge, requests, reference, follower, database, wallMs, servers, faults, downUntilMs };
    this.cluster = new SimulatedCluster({ ...world, random, gateways });
  }

  /** The hash of the last event: two histories with the same head are the same. */
  chainHead(): string {
    const { sequence } = this.reference;
    const hash = this.database.committedRows('events').get(String(sequence))?.['hash'];
    return `${sequence}:${hash instanceof Buffer ? hash.toString('hex') : 'none'}`;
  }

  private logText(sequence: number): string | undefined {
    const row = this.database.committedRows('events').get(String(sequence));
    return row === undefined
      ? undefined
      : [row['sequence'], row['time_ms'], row['type'], row['user_id'], row['payload']].join(' ');
  }

  private keyed(key: string): { fingerprint: string; sequence: number } | undefined {
    const row = this.database.committedRows('request_keys').get(key);
    return row === undefined
      ? undefined
      : { fingerprint: (row['fingerprint'] as Buffer).toString('hex'), sequence: Number(row['sequence']) };
  }
}

function shareKind({ order }: EngineEvent): string {
  if (order?.budget !== null) return 'Portal order';
  if (order.stopPrice !== null) return `triggered ${order.timeInForce} order`;
  return `${order.type === 'market' ? 'market' : order.timeInForce} order`;
}

/** Runs the work and exposes whether it has ended, and its value. A failure ends it without a value. */
export function trackWork<Value>(work: () => Promise<Value>): { over: boolean; value?: Value } {
  const state: { over: boolean; value?: Value } = { over: false };
  work().then(
    (value) => Object.assign(state, { over: true, value }),
    () => Object.assign(state, { over: true }),
  );
  return state;
}
