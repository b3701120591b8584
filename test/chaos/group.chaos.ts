/**
 * The ledger on a MySQL replication group: its primary is killed, frozen and replaced as planned under load. Orders are
 * accepted again within seconds without a restart, no acknowledged order is lost or doubled, and each member rejoins.
 */
import { readConfig } from '../../src/foundation/settings/config';
import { openDatabase } from '../../src/store/connection/database';
import { migrateUp } from '../../src/store/connection/migrations';
import { TestExchange, type TestUser } from '../support/exchange';
import { MysqlGroup } from '../support/mysql/mysqlGroup';
import { downloadMysql } from '../support/mysql/mysqlPackages';
import { startSecondServer } from '../support/secondServer';
import { printProgress, roundsFromEnvironment } from './chaosEnvironment';

const KILLS = roundsFromEnvironment(10);
const FREEZES = Math.ceil(KILLS / 2);
const SWITCHES = 3;
const CLIENTS = 8;
const WITHOUT_ORDERS_MS_MAX = 10_000;
const WITHOUT_ORDERS_PLANNED_MS_MAX = 1_000;
/** Orders are counted for this long after the first one that is accepted again. */
const AFTERWARDS_MS = 2_000;
const RETRY_MS = 20;
/** Time in which a standby certainly waits for the lease. */
const STANDBY_STARTS_MS = 5_000;
const GIVE_UP_AFTER_MS = 20_000;

/** Clients that place and cancel orders, and repeat each until it has an outcome. */
class Load {
  /** Ids of the acknowledged orders by their nonces. */
  readonly acknowledged = new Map<number, number>();
  /** When each of them was acknowledged. */
  readonly timesMs: number[] = [];
  private isOver = false;
  private giveUpMs = Number.POSITIVE_INFINITY;
  private clients: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly user: TestUser,
    /** The server that the clients use; changes after a takeover. */
    public server: TestExchange,
  ) {}

  start(): void {
    this.clients = Promise.all(Array.from({ length: CLIENTS }, (_, index) => this.placeOrders(index + 1)));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    this.giveUpMs = performance.now() + GIVE_UP_AFTER_MS;
    await this.clients;
  }

  /** Resolves to the longest time without an acknowledged order from now until orders flow again. */
  async longestPauseMs(): Promise<number> {
    const first = this.timesMs.length - 1;
    const startedMs = performance.now();
    while ((this.timesMs.at(-1) ?? 0) < startedMs + AFTERWARDS_MS) {
      if (performance.now() - startedMs > 120_000) throw new Error('no order was accepted for two minutes');
      await sleep(50);
    }
    const untilMs = performance.now();
    let isFlowing = false;
    while (!isFlowing) {
      await sleep(AFTERWARDS_MS);
      isFlowing = this.timesMs.filter((timeMs) => timeMs > performance.now() - AFTERWARDS_MS).length > CLIENTS;
    }
    const times = this.timesMs.slice(Math.max(first, 0)).filter((timeMs) => timeMs < untilMs + AFTERWARDS_MS);
    return Math.max(...times.slice(1).map((timeMs, index) => timeMs - (times[index] as number)));
  }

  private async placeOrders(client: number): Promise<void> {
    for (let count = 1; !this.isOver; count += 1) {
      const nonce = client * 1_000_000 + count;
      const body = { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1000', amount: '0.001', nonce } as const;
      const id = await this.repeat(async (exchange) => {
        const answer = await exchange.call('createOrder', { body });
        return answer.status === 200 ? answer.body.id : undefined;
      });
      if (id === undefined) return;
      this.acknowledged.set(nonce, id);
      this.timesMs.push(performance.now());
      await this.repeat(async (exchange) => {
        const { status } = await exchange.call('cancelOrder', { path: { id } });
        return status === 503 ? undefined : status;
      });
    }
  }

  /** Resolves to undefined if there is no outcome long after the load has ended. */
  private async repeat<T>(call: (client: TestUser['client']) => Promise<T | undefined>): Promise<T | undefined> {
    while (performance.now() < this.giveUpMs) {
      const client = this.server.anonymous.withCredentials(this.user.client.credentials);
      const outcome = await call(client).catch(() => undefined);
      if (outcome !== undefined) return outcome;
      await sleep(RETRY_MS);
    }
    return undefined;
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function withGroupUnderLoad(
  work: (group: MysqlGroup, load: Load, leader: TestExchange) => Promise<void>,
): Promise<void> {
  const group = await MysqlGroup.create(await downloadMysql(printProgress));
  const servers: TestExchange[] = [];
  try {
    const owner = openDatabase(group.url('owner'), readConfig({ DATABASE_URL: group.url('owner') }).database);
    await migrateUp(owner).finally(() => owner.destroy());
    const schema = {
      name: 'talad',
      serviceUrl: group.url('service'),
      ownerUrl: group.url('owner'),
      drop: () => Promise.resolve(),
    };
    const leader = await TestExchange.start({ schema });
    servers.push(leader);
    const user = await leader.createUser({ balances: { thb: '1000000' } });
    const load = new Load(user, leader);
    load.start();
    try {
      await sleep(AFTERWARDS_MS);
      await work(group, load, leader);
    } finally {
      await load.stop();
      if (load.server !== leader) servers.push(load.server);
    }
    const rows: { id: number }[] = await leader.database('orders').where({ user_id: user.id }).select('id');
    const stored = new Set(rows.map(({ id }) => Number(id)));
    const lost = Array.from(load.acknowledged.values()).filter((id) => !stored.has(id)).length;
    printProgress(
      `group: ${load.acknowledged.size} orders acknowledged, ${lost} lost, ${stored.size - (load.acknowledged.size - lost)} doubled`,
    );
    expect({ lost, stored: stored.size }).toEqual({ lost: 0, stored: load.acknowledged.size });
    if (load.server !== leader) await load.server.stop();
    // With a killed leader, this audits the tables.
    await leader.audit();
  } finally {
    for (const server of servers) await server.close();
    await group.remove();
  }
}

/** Starts a standby. When it becomes the leader, the clients use it. */
function startStandby(leader: TestExchange, load: Load): Promise<void> {
  const taking = startSecondServer(leader, { environment: { STANDBY: 'on' } }).then((standby) => {
    load.server = standby;
  });
  taking.catch(() => undefined);
  return taking;
}

test(
  `the primary of the group is killed ${KILLS} times: orders are accepted again within ${WITHOUT_ORDERS_MS_MAX / 1000} s, and each member rejoins`,
  () =>
    withGroupUnderLoad(async (group, load) => {
      for (let round = 1; round <= KILLS; round += 1) {
        const primary = await group.primary();
        await primary.kill();
        const pauseMs = await load.longestPauseMs();
        printProgress(`group: killed ${round} of ${KILLS}, ${Math.round(pauseMs)} ms without an order`);
        expect(pauseMs).toBeLessThan(WITHOUT_ORDERS_MS_MAX);
        await primary.start();
        await group.untilComplete();
      }
      const member = await group.primary();
      await member.kill();
      await group.primary(member);
      await group.rejoinWithoutData(member);
      printProgress('group: a member came back with an empty disk');
    }),
  3_600_000,
);

test(
  `the primary of the group is frozen ${FREEZES} times: orders are accepted again within ${WITHOUT_ORDERS_MS_MAX / 1000} s, and a standby takes over from the server`,
  () =>
    withGroupUnderLoad(async (group, load, leader) => {
      let standby: Promise<void> | undefined;
      for (let round = 1; round <= FREEZES; round += 1) {
        // Only beside the last round, because its start has a time limit.
        if (round === FREEZES) {
          standby = startStandby(leader, load);
          await sleep(STANDBY_STARTS_MS);
        }
        const primary = await group.primary();
        await primary.suspend();
        const pauseMs = await load.longestPauseMs().finally(() => primary.resume());
        printProgress(`group: frozen ${round} of ${FREEZES}, ${Math.round(pauseMs)} ms without an order`);
        expect(pauseMs).toBeLessThan(WITHOUT_ORDERS_MS_MAX);
        await group.untilComplete();
      }
      const pausing = load.longestPauseMs();
      await leader.kill();
      await standby;
      printProgress(`group: the standby took over, ${Math.round(await pausing)} ms without an order`);
    }),
  3_600_000,
);

test(`another member becomes the primary as planned, ${SWITCHES} times: less than ${WITHOUT_ORDERS_PLANNED_MS_MAX / 1000} s without an order`, () =>
  withGroupUnderLoad(async (group, load) => {
    for (let round = 1; round <= SWITCHES; round += 1) {
      const pausing = load.longestPauseMs();
      await group.switchPrimary();
      const pauseMs = await pausing;
      printProgress(`group: switched ${round} of ${SWITCHES}, ${Math.round(pauseMs)} ms without an order`);
      expect(pauseMs).toBeLessThan(WITHOUT_ORDERS_PLANNED_MS_MAX);
    }
  }));
