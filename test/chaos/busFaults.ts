/** The faults of the bus and of the servers around it. Each function resolves when the fault is over. */
import { eventually } from '../support/eventually';
import type { Random } from '../support/randomSeed';
import { startSecondServer } from '../support/secondServer';
import {
  type BusCluster,
  type EngineMember,
  type GatewayMember,
  LAG_MAX_MS,
  LEASE_MS,
  MESSAGE_BYTES_MAX,
} from './busCluster';
import type { BookFollower } from './busFollowers';
import { PRICE } from './busLoad';

/** The longest time without the bus: 5 s, and 30 s with LINK_SECONDS=600. */
const FROZEN_MS = Math.min(Math.max(Number(process.env['LINK_SECONDS'] ?? 60) / 20, 5), 30) * 1_000;
/** The gateway's state is too old by then, it has noticed that, and the follower, too, on a busy machine. */
const CLOSED_WITHIN_MS = LAG_MAX_MS + 1_000;
const ANOTHER_STANDBY_MS = 8_000;
const A_THOUSAND = 1_000;

export interface FaultContext {
  readonly cluster: BusCluster;
  readonly random: Random;
  readonly round: number;
  readonly books: readonly BookFollower[];
  /** To be called once, at the moment from which on the exchange can recover. */
  readonly recoversFromNow: () => void;
}

export type Fault = (context: FaultContext) => Promise<void>;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export const FAULTS: Readonly<Record<string, Fault>> = {
  'bus killed': async ({ cluster: { nats }, random, recoversFromNow }) => {
    await nats.kill();
    await pause(random.integer(0, 2_500));
    await nats.restart();
    recoversFromNow();
  },

  'bus frozen': async ({ cluster: { nats }, random, books, recoversFromNow }) => {
    await expectClosed(books, async () => {
      await nats.freeze();
      await pause(random.integer(CLOSED_WITHIN_MS, FROZEN_MS));
    });
    nats.resume();
    recoversFromNow();
  },

  'engine cut off from the bus': (context) => cutOff(context.cluster.leader, context.books, context),

  'gateway cut off from the bus': (context) => cutOff(gatewayOf(context), [bookOf(context)], context),

  'engine killed before COMMIT': (context) => killAtCommit(context, 'cut_before'),

  'engine killed after COMMIT': (context) => killAtCommit(context, 'held'),

  'engine killed between COMMIT and reply': async ({ cluster, random, recoversFromNow }) => {
    const { link, proxy } = cluster.leader;
    await atCommit(random, proxy, () => {
      // Events and outcomes stay on the way from here on.
      link.stall();
      return 'pass';
    });
    await pause(random.integer(20, 200));
    recoversFromNow();
    await cluster.killLeader();
    await cluster.completeTakeover();
  },

  'engine frozen past a takeover': async ({ cluster, random, recoversFromNow }) => {
    const former = await cluster.leader.serving;
    await former.suspend();
    recoversFromNow();
    await cluster.standby.serving;
    await pause(random.integer(0, 1_000));
    former.resume();
    await pause(500);
    await former.kill();
    await cluster.completeTakeover();
  },

  'two engines': async ({ cluster, recoversFromNow }) => {
    const epoch = await cluster.epoch();
    const { exchange } = cluster.database;
    const environment = cluster.engineSettings();
    await expect(startSecondServer(exchange, { environment })).rejects.toThrow(
      'another server writes to this database',
    );
    expect(await cluster.epoch()).toBe(epoch);
    // Beside the standby. It is ended if it does not lead by then.
    const another = startSecondServer(exchange, {
      environment: { ...environment, STANDBY: 'on' },
      readyDeadlineMs: ANOTHER_STANDBY_MS,
    }).catch(() => undefined);
    await pause(ANOTHER_STANDBY_MS / 4);
    recoversFromNow();
    await cluster.killLeader();
    await Promise.race([cluster.standby.serving, another]);
    expect(await cluster.epoch()).toBe(epoch + 1);
    await pause(LEASE_MS);
    expect(await cluster.epoch()).toBe(epoch + 1);
    await Promise.race([cluster.standby.serving, another.then((server) => server?.kill())]);
    await cluster.completeTakeover();
    await (await another)?.close();
  },

  'gateway killed': async (context) => {
    const { random, recoversFromNow } = context;
    const { exchange } = gatewayOf(context);
    const book = bookOf(context);
    book.mayBeKilled = true;
    await exchange.kill('SIGKILL');
    await pause(random.integer(0, 1_000));
    recoversFromNow();
    await exchange.restart();
    await eventually(
      () => book.isOpen,
      (isOpen) => isOpen,
    );
    book.mayBeKilled = false;
  },

  'order that matches a thousand': async ({ cluster, recoversFromNow }) => {
    const [{ exchange }] = cluster.gateways;
    const seller = await exchange.createUser({ balances: { btc: '10000' }, level: 'level_3' });
    const buyer = await exchange.createUser({ balances: { thb: '1000000000' }, level: 'level_3' });
    const terms = { pair: 'btc_thb', type: 'limit', price: String(PRICE + 100) } as const;
    for (let nonce = 1; nonce <= A_THOUSAND; nonce += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          seller.client.expect('createOrder', 200, {
            body: { ...terms, side: 'sell', amount: '0.001', nonce: nonce + index },
          }),
        ),
      );
    recoversFromNow();
    await buyer.client.expect('createOrder', 200, {
      body: { ...terms, side: 'buy', amount: '100', time_in_force: 'IOC', nonce: 1 },
    });
    const [largest] = await exchange.database('events').select(exchange.database.raw('MAX(LENGTH(payload)) AS bytes'));
    expect(Number((largest as { bytes: number }).bytes)).toBeGreaterThan(MESSAGE_BYTES_MAX);
  },

  'database and engine killed at once': async ({ cluster, random, recoversFromNow }) => {
    const { database } = cluster;
    await Promise.all([database.endDatabase('SIGKILL'), cluster.killLeader()]);
    await pause(random.integer(0, 500));
    await database.startDatabase();
    recoversFromNow();
    await cluster.completeTakeover();
  },
};

function gatewayOf({ cluster: { gateways }, round }: FaultContext): GatewayMember {
  return gateways[round % 2] as GatewayMember;
}

function bookOf({ books, round }: FaultContext): BookFollower {
  return books[round % 2] as BookFollower;
}

/** Odd rounds: connections are cut and refused. Even ones: nothing passes, and everything arrives late. */
async function cutOff(
  { link }: Pick<EngineMember | GatewayMember, 'link'>,
  books: readonly BookFollower[],
  { round, random, recoversFromNow }: FaultContext,
): Promise<void> {
  await expectClosed(books, async () => {
    if (round % 2 === 1) {
      link.refusing = true;
      link.cutAll();
    } else link.stall();
    await pause(random.integer(CLOSED_WITHIN_MS, FROZEN_MS));
  });
  link.refusing = false;
  link.endStall();
  recoversFromNow();
}

/** While nothing comes from the leader, the streams of these books are closed, and not opened again. */
async function expectClosed(books: readonly BookFollower[], cut: () => Promise<void>): Promise<void> {
  const before = books.map(({ outdatedConnections }) => outdatedConnections);
  await cut();
  expect(
    books.map(({ isOpen, outdatedConnections }, index) => [isOpen, outdatedConnections - (before[index] ?? 0)]),
  ).toEqual(books.map(() => [false, 1]));
}

type CommitFate = 'pass' | 'cut_before' | 'held';

/** Resolves when one of the next commits was sent; `fate` decides on it. */
async function atCommit(random: Random, proxy: EngineMember['proxy'], fate: () => CommitFate): Promise<void> {
  let left = random.integer(1, 20);
  await new Promise<void>((resolve) => {
    proxy.commitFate = () => {
      left -= 1;
      if (left === 0) resolve();
      return left === 0 ? fate() : 'pass';
    };
  });
}

async function killAtCommit(
  { cluster, random, recoversFromNow }: FaultContext,
  fate: 'cut_before' | 'held',
): Promise<void> {
  const { proxy } = cluster.leader;
  await atCommit(random, proxy, () => fate);
  // The database executes the COMMIT, whose answer is held.
  if (fate === 'held') await pause(random.integer(20, 200));
  recoversFromNow();
  await cluster.killLeader();
  await cluster.completeTakeover();
}
