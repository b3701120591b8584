/**
 * The leader is killed while orders expire, timers of users run out, lists end and stop orders are triggered, and a warm
 * standby takes over each time (promises 13 and 61). No takeover is refused or ends in quarantine, and in the end
 * everything that was due has happened.
 */
import { isQuarantined } from '../quarantine/damage';
import { eventually } from '../support/eventually';
import { type TestExchange, type TestUser, withExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { liftOpenOrderLimit } from '../support/orderHelpers';
import { printSeed, type Random, seededRandom } from '../support/randomSeed';
import { startSecondServer, untilFollowing } from '../support/secondServer';
import { printProgress, roundsFromEnvironment } from './chaosEnvironment';

const ROUNDS = roundsFromEnvironment(3);
const CLIENTS = 6;
const SHORT_LEASE = { ENGINE_COMMIT_TIMEOUT_MS: '1000', ENGINE_LEASE_MS: '2500' };
/** The least that a timer may be set to. */
const TIMER_MS = 5_000;
const EXPIRES_MS_MAX = 6_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Places what becomes due within seconds, and moves the price, so that stop orders are reached. */
class DueWorkload {
  /** Acknowledged orders that expire, and when. */
  readonly expiring = new Map<number, number>();
  acknowledged = 0;
  private nonce = 0;
  private isOver = false;

  constructor(
    private readonly users: readonly TestUser[],
    private readonly random: Random,
  ) {}

  /** Runs until `stop`, also while no server answers. */
  async run(): Promise<void> {
    const client = async (user: TestUser): Promise<void> => {
      while (!this.isOver)
        await this.send(user).then(
          () => undefined,
          () => pause(20),
        );
    };
    await Promise.all(this.users.map(client));
  }

  stop(): void {
    this.isOver = true;
  }

  private async send({ client }: TestUser): Promise<void> {
    const { random } = this;
    this.nonce += 1;
    const { nonce } = this;
    const [pair, amount] = ['btc_thb', '0.01'] as const;
    const price = String(1_000 + random.integer(-10, 10));
    const side = random.pick(['buy', 'sell'] as const);
    const choice = random.next();
    if (choice < 0.3)
      return this.acknowledge(
        await client.call('createOrder', {
          body: { pair, type: 'limit', side, price, amount, nonce },
        }),
      );
    if (choice < 0.5) {
      const expiresAtMs = Date.now() + random.integer(500, EXPIRES_MS_MAX);
      const far = side === 'buy' ? '900' : '1100';
      const body = { pair, type: 'limit', side, price: far, amount, nonce, expires_at: expiresAtMs } as const;
      const answer = await client.call('createOrder', { body });
      if (answer.status === 200) this.expiring.set(answer.body.id, expiresAtMs);
      return this.acknowledge(answer);
    }
    if (choice < 0.7) {
      const prices = side === 'sell' ? { price: '1020', stop_price: '990' } : { price: '980', stop_price: '1010' };
      const answer = await client.call('createOrderList', {
        body: { pair, type: 'oco', side, amount, nonce, ...prices },
      });
      this.acknowledge(answer);
      if (answer.status === 200 && random.next() < 0.5)
        await client.call('cancelOrderList', { path: { id: answer.body.id } });
      return;
    }
    if (choice < 0.85) {
      const working = { side: 'buy', amount, price } as const;
      const pending = { side: 'sell', type: 'limit', amount, price: '1030' } as const;
      return this.acknowledge(
        await client.call('createOtoOrderList', { body: { pair, working, pending: [pending], nonce } }),
      );
    }
    // Seldom, because each request puts the end of the timer off.
    if (choice < 0.9985)
      return this.acknowledge(
        await client.call('createOrder', {
          body: { pair, type: 'market', side: 'sell', amount, nonce, trailing_delta: random.integer(10, 60) },
        }),
      );
    return this.acknowledge(await client.call('setCancelAfter', { body: { pair, cancel_after: TIMER_MS } }));
  }

  private acknowledge({ status }: { readonly status: number }): void {
    if (status === 200) this.acknowledged += 1;
    else if (status === 503) throw new Error('no server leads');
  }
}

/** A warm standby that follows the leader. Throws if it ends instead. */
async function startStandby(leader: TestExchange): Promise<{ readonly serving: Promise<TestExchange> }> {
  const metricsPort = await freePort();
  const environment = { ...SHORT_LEASE, STANDBY: 'warm', METRICS_PORT: String(metricsPort) };
  const serving = startSecondServer(leader, { environment });
  await untilFollowing(metricsPort, serving);
  return { serving };
}

test(`a leader that is killed while orders, lists and timers are due is replaced, ${ROUNDS} times, and nothing due is left`, async () => {
  const random = seededRandom(printSeed('due events'));
  await withExchange({ environment: SHORT_LEASE }, async (exchange) => {
    await liftOpenOrderLimit(exchange);
    const users = await Promise.all(
      Array.from({ length: CLIENTS }, () => exchange.createUser({ balances: { thb: '100000000', btc: '100000' } })),
    );
    const workload = new DueWorkload(users, random);
    const load = workload.run();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { serving } = await startStandby(exchange);
      await pause(random.integer(200, 2_000));
      await exchange.kill();
      await exchange.adoptServerOf(await serving);
      expect([round, await isQuarantined(exchange)]).toEqual([round, false]);
      if (round % 10 === 0) printProgress(`due events: ${round} of ${ROUNDS}, ${workload.acknowledged} acknowledged`);
    }
    workload.stop();
    await load;
    const ids = Array.from(workload.expiring.keys());
    expect(ids.length).toBeGreaterThan(0);
    const open = () => exchange.database('orders').whereIn('id', ids).whereIn('status', ['created', 'partial_filled']);
    await eventually(
      async () => (await open().select('id')).length,
      (left) => left === 0,
    );
    expect((await exchange.database('orders').whereIn('id', ids).select('id')).length).toBe(ids.length);
    await eventually(
      async () => (await exchange.database('cancel_timers').whereNotNull('deadline_ms').select('user_id')).length,
      (left) => left === 0,
    );
    expect(await exchange.operator.expect('getAudit', 200)).toMatchObject({ clean: true, violations: [] });
    printProgress(`due events: ${ROUNDS} takeovers, ${workload.acknowledged} acknowledged, ${ids.length} expired`);
  });
}, 7_200_000);
