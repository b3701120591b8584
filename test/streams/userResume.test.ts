/**
 * User data during 5,000 random commands of every kind (20,000 in `make long`), with broken connections, a restart and
 * a kill. Followers that only do what the contract says get every frame of the log exactly once, and can compute each
 * order's final state, each fill and each balance from the frames.
 */
import type { components } from '../../generated/streams';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import { type OrderRow, orderFromRow, type TradeRow, tradeFromRow } from '../../src/store/tables/orders';
import { AllOrderTypesTraders } from '../support/allOrderTypesTraders';
import { eventually } from '../support/eventually';
import { type TestExchange, type TestUser, withExchange } from '../support/exchange';
import { loggedUserFrames } from '../support/loggedUserFrames';
import { printSeed, seededRandom } from '../support/randomSeed';
import { scaledCount } from '../support/runSize';
import { UserFollower } from '../support/userFollower';

type Report = components['schemas']['ExecutionReportEvent'];
type Frame = components['schemas']['UserDataEvent'];

const ROUNDS = 20;
const COMMANDS_A_ROUND = scaledCount(1_000);
const KILLED_ROUND = 8;
const RESTARTED_ROUND = 14;
const ADDRESSES = [
  (listenKey: string, from: number) => `/ws/${listenKey}?from=${from}`,
  (listenKey: string, from: number) => `/ws/btc_thb@bookTicker/${listenKey}?from=${from}`,
  (listenKey: string, from: number) => `/stream?streams=${listenKey}&from=${from}`,
] as const;

test(`${ROUNDS * COMMANDS_A_ROUND} random commands are received without gaps and duplicates`, async () => {
  const random = seededRandom(printSeed('user resume'));
  await withExchange({}, async (exchange) => {
    const traders = await AllOrderTypesTraders.create(exchange, 3, random);
    const followers = traders.users.flatMap((user, index) => [
      { user, follower: new UserFollower(exchange, user, 0, ADDRESSES[index % 3] ?? ADDRESSES[0]) },
      { user, follower: new UserFollower(exchange, user, 0, random.pick(ADDRESSES)) },
    ]);
    let following = true;
    const working = Promise.all(
      followers.map(async ({ follower }) => {
        while (following) {
          // The server may be down at this moment.
          await follower.connectAndRead().catch(() => undefined);
          await new Promise((resolve) => setTimeout(resolve, random.integer(5, 60)));
          if (random.next() < 0.2) follower.disconnect();
        }
      }),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      const trading = traders.runCommands(COMMANDS_A_ROUND);
      if (round === KILLED_ROUND || round === RESTARTED_ROUND) {
        await new Promise((resolve) => setTimeout(resolve, random.integer(50, 300)));
        if (round === KILLED_ROUND) await exchange.kill();
        await exchange.restart();
      }
      await trading;
    }
    following = false;
    await working;
    for (const user of traders.users) {
      const log = await loggedUserFrames(exchange, user);
      for (const { follower } of followers.filter((one) => one.user === user)) {
        await waitForLastEvent(follower, log.length);
        expectLog(follower, log);
        await expectState(exchange, user, follower);
      }
    }
    printStatistics(traders, followers);
  });
});

/** Waits until the follower has received its last event. */
async function waitForLastEvent(follower: UserFollower, count: number): Promise<void> {
  await eventually(
    async () => {
      await follower.connectAndRead();
      return follower.kept.length;
    },
    (kept) => kept >= count,
  );
}

/** Checks that the frames equal, byte for byte, those computed from the log, each once. */
function expectLog({ kept }: UserFollower, expected: readonly string[]): void {
  const first = expected.findIndex((text, index) => text !== kept[index]);
  expect([kept.length, first === -1 ? undefined : kept[first]]).toEqual([
    expected.length,
    first === -1 ? undefined : expected[first],
  ]);
}

/** Compares the final state of the reports and balances with the tables. */
async function expectState(exchange: TestExchange, user: TestUser, { kept }: UserFollower): Promise<void> {
  const frames = kept.map((text) => JSON.parse(text) as Frame);
  const reports = frames.filter((frame): frame is Report => frame.e === 'executionReport');
  const orders: OrderRow[] = await exchange.database('orders').where('user_id', user.id);
  expect(ordersFromReports(reports)).toEqual(new Map(orders.map((row) => [Number(row.id), stateOf(row)])));
  const trades: TradeRow[] = await exchange
    .database('trades')
    .where('taker_user_id', user.id)
    .orWhere('maker_user_id', user.id);
  const halves = trades
    .map(tradeFromRow)
    .flatMap(({ id, taker, maker }) =>
      [taker, maker].filter(({ userId }) => userId === user.id).map(({ orderId }) => `${id} ${orderId}`),
    );
  expect(
    reports
      .filter(({ x }) => x === 'TRADE')
      .map(({ t, i }) => `${t} ${i}`)
      .sort(),
  ).toEqual(halves.sort());

  const balances = new Map<string, string>();
  for (const frame of frames) {
    if (frame.e !== 'outboundAccountPosition') continue;
    for (const { a, f, l } of frame.B) balances.set(`${a} available`, f).set(`${a} held`, l);
  }
  const accounts: { asset: string; kind: string; balance: string }[] = await exchange
    .database('accounts')
    .where('owner', user.id);
  for (const { asset, kind, balance } of accounts)
    expect([asset, kind, balances.get(`${asset} ${kind}`)]).toEqual([asset, kind, formatAmount(amountFrom(balance))]);
}

/** Computes each order from its reports. */
function ordersFromReports(reports: readonly Report[]): Map<number, unknown> {
  const orders = new Map<number, { X: string; q: string; filled: bigint; cost: bigint; charges: bigint }>();
  for (const { i, X, q, l, Y, n, z, Z } of reports) {
    const { filled = 0n, cost = 0n, charges = 0n } = orders.get(i) ?? {};
    const order = {
      X,
      q,
      filled: filled + amountFrom(l),
      cost: cost + amountFrom(Y),
      charges: charges + amountFrom(n),
    };
    const sums = [formatAmount(order.filled), formatAmount(order.cost)];
    if (z !== sums[0] || Z !== sums[1]) expect([z, Z]).toEqual(sums);
    orders.set(i, order);
  }
  return new Map(
    Array.from(orders, ([id, { X, ...order }]) => [
      id,
      { ...order, state: X === 'CANCELED' || X === 'EXPIRED' ? 'cancelled' : X },
    ]),
  );
}

const STATES = {
  created: 'NEW',
  partial_filled: 'PARTIALLY_FILLED',
  completed: 'FILLED',
  cancelled: 'cancelled',
  rejected: 'REJECTED',
} as const;

function stateOf(row: OrderRow): unknown {
  const { status, quantity, filled, cost, fee, vat } = orderFromRow(row);
  return { q: formatAmount(quantity), filled, cost, charges: fee + vat, state: STATES[status] };
}

function printStatistics(
  traders: AllOrderTypesTraders,
  followers: readonly { readonly follower: UserFollower }[],
): void {
  const sum = (of: (follower: UserFollower) => number): number =>
    followers.reduce((total, { follower }) => total + of(follower), 0);
  const frames = sum(({ kept }) => kept.length);
  const connections = sum((follower) => follower.connections);
  expect([
    traders.answered > (ROUNDS * COMMANDS_A_ROUND) / 2,
    frames > ROUNDS * COMMANDS_A_ROUND,
    connections > 3 * ROUNDS,
  ]).toEqual([true, true, true]);
  process.stderr.write(
    `user resume: ${traders.answered} commands answered, ${frames} frames, ${connections} connections, ` +
      `${sum(({ dropped }) => dropped)} frames requested again\n`,
  );
}
