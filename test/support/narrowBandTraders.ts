/**
 * Traders who place, cross and cancel orders at random in a narrow price band, so that price levels appear, change and
 * disappear all the time.
 */
import type { TestExchange, TestUser } from './exchange';
import type { Random } from './randomSeed';

const TRADERS = 3;
const IN_FLIGHT = 16;
/** Pause before a retry while the server is down. */
const RETRY_MS = 50;

export class NarrowBandTraders {
  private readonly open: { readonly user: TestUser; readonly id: number }[] = [];
  private nonce = 0;

  private constructor(
    private readonly users: readonly TestUser[],
    private readonly random: Random,
  ) {}

  static async create(exchange: TestExchange, random: Random): Promise<NarrowBandTraders> {
    const users: TestUser[] = [];
    while (users.length < TRADERS)
      users.push(await exchange.createUser({ balances: { thb: '1000000000', btc: '100000' } }));
    return new NarrowBandTraders(users, random);
  }

  /**
   * Executes this many commands, some of them concurrently. Resolves when each has a response, or none because the
   * server stopped.
   */
  async runCommands(commands: number): Promise<void> {
    let left = commands;
    const one = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await this.sendCommand().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)));
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, one));
  }

  private async sendCommand(): Promise<void> {
    const { random } = this;
    const cancelled = random.next() < 0.35 ? this.open.splice(random.integer(0, this.open.length), 1)[0] : undefined;
    if (cancelled === undefined) await this.placeOrder();
    else await cancelled.user.client.call('cancelOrder', { path: { id: cancelled.id } });
  }

  private async placeOrder(): Promise<void> {
    const { random } = this;
    const user = this.users[random.integer(0, TRADERS - 1)];
    if (user === undefined) return;
    const side = random.pick(['buy', 'sell'] as const);
    const price = String((10_000 + random.integer(-15, 15) + (side === 'buy' ? -8 : 8)) / 10);
    this.nonce += 1;
    const body = {
      pair: 'btc_thb',
      type: 'limit' as const,
      side,
      price,
      amount: `0.0${random.integer(1, 99)}`,
      nonce: this.nonce,
    };
    const answer = await user.client.call('createOrder', { body: { ...body, self_trade_prevention: 'none' } });
    if (answer.status === 200 && (answer.body.status === 'created' || answer.body.status === 'partial_filled'))
      this.open.push({ user, id: answer.body.id });
  }
}
