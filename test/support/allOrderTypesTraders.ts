/**
 * Traders who use every type of order at random against each other and themselves, amend and cancel their orders, and
 * receive deposits.
 */
import type { BodyOf } from './client';
import type { TestExchange, TestUser } from './exchange';
import type { Random } from './randomSeed';

const IN_FLIGHT = 16;
/** Pause before a retry while the server is down. */
const RETRY_MS = 50;

export class AllOrderTypesTraders {
  private readonly open: { readonly user: TestUser; readonly id: number; readonly amount: number }[] = [];
  private nonce = 0;
  /** Number of commands that got a response, whatever it was. */
  answered = 0;

  private constructor(
    private readonly exchange: TestExchange,
    readonly users: readonly [TestUser, ...TestUser[]],
    private readonly random: Random,
  ) {}

  static async create(exchange: TestExchange, count: number, random: Random): Promise<AllOrderTypesTraders> {
    const join = () => exchange.createUser({ balances: { thb: '1000000', btc: '1000' } });
    const users: [TestUser, ...TestUser[]] = [await join()];
    while (users.length < count) users.push(await join());
    return new AllOrderTypesTraders(exchange, users, random);
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
        await this.sendCommand().then(
          () => {
            this.answered += 1;
          },
          () => new Promise((resolve) => setTimeout(resolve, RETRY_MS)),
        );
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, one));
  }

  private async sendCommand(): Promise<void> {
    const choice = this.random.next();
    if (choice < 0.01) return this.exchange.deposit(this.random.pick(this.users).id, 'thb', '1.25');
    const chosen = choice < 0.3 ? this.open.splice(this.random.integer(0, this.open.length), 1)[0] : undefined;
    if (chosen === undefined) return this.placeOrder();
    const { user, id, amount } = chosen;
    if (choice < 0.25) await user.client.call('cancelOrder', { path: { id } });
    else await user.client.call('amendOrder', { path: { id }, body: { amount: (amount * 0.75).toFixed(6) } });
  }

  private async placeOrder(): Promise<void> {
    const { random } = this;
    const user = random.pick(this.users);
    const amount = random.integer(1, 999) / 1_000;
    this.nonce += 1;
    const answer = await user.client.call('createOrder', {
      body: { pair: 'btc_thb', amount: String(amount), nonce: this.nonce, ...this.randomTerms() },
    });
    if (answer.status === 200 && (answer.body.status === 'created' || answer.body.status === 'partial_filled'))
      this.open.push({ user, id: answer.body.id, amount });
  }

  private randomTerms(): Omit<BodyOf<'createOrder'>, 'pair' | 'amount' | 'nonce'> {
    const { random } = this;
    const side = random.pick(['buy', 'sell'] as const);
    const price = String((10_000 + random.integer(-15, 15) + (side === 'buy' ? -6 : 6)) / 10);
    const prevention = {
      self_trade_prevention: random.pick(['none', 'expire_taker', 'expire_maker', 'expire_both', 'decrement'] as const),
    };
    const name = random.next() < 0.3 ? { client_order_id: `order ${this.nonce}` } : {};
    const choice = random.next();
    if (choice < 0.08) return { type: 'market', side, ...prevention, ...name };
    if (choice < 0.13)
      return { type: 'limit', side, price, stop_price: String(995 + random.integer(0, 10)), ...prevention, ...name };
    if (choice < 0.15)
      return { type: 'market', side, stop_price: String(995 + random.integer(0, 10)), ...prevention, ...name };
    if (choice < 0.2) return { type: 'limit', side, price, post_only: true, ...prevention, ...name };
    return {
      type: 'limit',
      side,
      price,
      time_in_force: random.pick(['GTC', 'GTC', 'GTC', 'GTC', 'IOC', 'FOK'] as const),
      ...prevention,
      ...name,
    };
  }
}
