/**
 * Scenarios of orders as small tables, played over real HTTP: orders in, fills, book and balances out. One line per step:
 *
 *     alice has 2 btc
 *     bob   has 1000 thb
 *     ask = alice sells 1   at 100          -> created
 *     bob   buys  1.5 at 101 IOC            -> cancelled 1@100
 *     bob   buys  9   at 100                -> INSUFFICIENT_BALANCE
 *     bob   buys  1   at market             -> completed 1@100
 *     bob   sells 1   at 90 stop=95         -> created
 *     alice cancels ask                     -> ORDER_NOT_CANCELLABLE
 *     bids  0.5@99 1@98                        (orders by priority; "none" when there are none)
 *     asks  none
 *     alice keeps 1 btc, 99.7325 thb, 5 thb held
 *
 * After the arrow stands the order's status or the refusal's code, then its fills as taker. `#` begins a comment.
 */
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import type { BodyOf } from './client';
import type { TestExchange, TestUser } from './exchange';

type OrderBody = BodyOf<'createOrder'>;

const STEPS: readonly [RegExp, (story: OrderScenario, parts: Readonly<Record<string, string>>) => Promise<void>][] = [
  [/^(?<who>\w+) +has +(?<amounts>.+)$/, (story, parts) => story.fund(parts)],
  [
    /^(?:(?<name>\w+) *= *)?(?<who>\w+) +(?<verb>buys|sells) +(?<quantity>\S+) +at +(?<price>\S+)(?<options>.*?) +-> +(?<outcome>\w+)(?<fills>.*)$/,
    (story, parts) => story.placeOrder(parts),
  ],
  [/^(?<who>\w+) +cancels +(?<name>\w+) +-> +(?<outcome>\w+)$/, (story, parts) => story.cancelOrder(parts)],
  [/^(?<side>bids|asks) +(?<orders>.+)$/, (story, parts) => story.checkBook(parts)],
  [/^(?<who>\w+) +keeps +(?<amounts>.+)$/, (story, parts) => story.checkBalances(parts)],
];

/** A market and its users; executes one table after another on the same book. */
export class OrderScenario {
  private readonly users = new Map<string, TestUser>();
  private readonly orders = new Map<string, number>();
  private nonce = 0;

  constructor(
    private readonly exchange: TestExchange,
    private readonly symbol = 'btc_thb',
  ) {}

  async play(table: string): Promise<void> {
    for (const line of table.split('\n').map((text) => text.replace(/#.*$/, '').trim())) {
      if (line !== '') await this.playLine(line);
    }
  }

  /** The user with this name, created without money when first mentioned. */
  async userNamed(who: string): Promise<TestUser> {
    const user = this.users.get(who) ?? (await this.exchange.createUser());
    this.users.set(who, user);
    return user;
  }

  async fund({ who = '', amounts = '' }: Readonly<Record<string, string>>): Promise<void> {
    const { id } = await this.userNamed(who);
    for (const { amount, asset } of amountsIn(amounts)) await this.exchange.deposit(id, asset, amount);
  }

  async placeOrder({
    name,
    who = '',
    verb,
    quantity = '',
    price = '',
    options = '',
    outcome = '',
    fills = '',
  }: Readonly<Record<string, string>>): Promise<void> {
    const { client } = await this.userNamed(who);
    this.nonce += 1;
    const body = {
      ...(price === 'market' ? { type: 'market' } : { type: 'limit', price }),
      pair: this.symbol,
      side: verb === 'buys' ? 'buy' : 'sell',
      amount: quantity,
      nonce: this.nonce,
      ...optionsIn(options),
    } as OrderBody;
    const answer = await client.call('createOrder', { body });
    if (answer.status !== 200) return expectSame((answer.body as { code: string }).code, outcome, `${who}'s order`);
    if (name !== undefined) this.orders.set(name, answer.body.id);
    expectSame(
      `${answer.body.status}${await this.fillsOf(answer.body.id)}`,
      `${outcome}${normalizeSpaces(fills)}`,
      `${who}'s order`,
    );
  }

  async cancelOrder({ who = '', name = '', outcome = '' }: Readonly<Record<string, string>>): Promise<void> {
    const { client } = await this.userNamed(who);
    const answer = await client.call('cancelOrder', { path: { id: this.orders.get(name) ?? 0 } });
    expectSame(
      answer.status === 202 ? 'accepted' : (answer.body as { code: string }).code,
      outcome,
      `the cancel of ${name}`,
    );
  }

  /** Resting orders in the order in which they would be filled. */
  async checkBook({ side, orders = '' }: Readonly<Record<string, string>>): Promise<void> {
    const buying = side === 'bids';
    const rows = await this.exchange
      .database('orders')
      .select<{ price: string; quantity: string; filled: string }[]>('price', 'quantity', 'filled')
      .where({ symbol: this.symbol, side: buying ? 'buy' : 'sell' })
      .whereIn('status', ['created', 'partial_filled'])
      .whereNotNull('rested_at')
      .orderBy([{ column: 'price', order: buying ? 'desc' : 'asc' }, { column: 'rested_at' }]);
    const found = rows.map(
      ({ price, quantity, filled }) =>
        `${formatAmount(amountFrom(quantity) - amountFrom(filled))}@${withoutTrailingZeros(price)}`,
    );
    expectSame(found.join(' ') || 'none', orders.trim().replace(/ +/g, ' '), `the ${side}`);
  }

  async checkBalances({ who = '', amounts = '' }: Readonly<Record<string, string>>): Promise<void> {
    const user = await this.userNamed(who);
    const { wallets } = await user.client.expect('getUser', 200, { path: { userid: user.id } });
    for (const { amount, asset, held } of amountsIn(amounts)) {
      const found = held ? await this.heldBalance(user.id, asset) : wallets[asset]?.available_balance;
      expectSame(found ?? 'no wallet', amount, `${who}'s ${held ? 'held' : 'available'} ${asset}`);
    }
  }

  private async playLine(line: string): Promise<void> {
    for (const [pattern, act] of STEPS) {
      const match = pattern.exec(line);
      if (match === null) continue;
      try {
        return await act(this, (match.groups ?? {}) as Record<string, string>);
      } catch (error) {
        throw new Error(`${line}\n  ${error instanceof Error ? error.message : error}`, { cause: error });
      }
    }
    throw new Error(`not a step of a story: ${line}`);
  }

  private async fillsOf(orderId: number): Promise<string> {
    const rows = await this.exchange
      .database('trades')
      .select<{ price: string; quantity: string }[]>('price', 'quantity')
      .where('taker_order_id', orderId)
      .orderBy('id');
    return rows
      .map(({ price, quantity }) => ` ${withoutTrailingZeros(quantity)}@${withoutTrailingZeros(price)}`)
      .join('');
  }

  private async heldBalance(owner: number, asset: string): Promise<string> {
    const row = await this.exchange
      .database('accounts')
      .first<{ balance: string } | undefined>('balance')
      .where({ owner, asset, kind: 'held' });
    return withoutTrailingZeros(row?.balance ?? '0');
  }
}

function optionsIn(text: string): Partial<OrderBody> {
  const body: Partial<OrderBody> = {};
  for (const word of text.split(/ +/).filter((part) => part !== '')) {
    const stop = /^stop=(\S+)$/.exec(word)?.[1];
    if (stop !== undefined) body.stop_price = stop;
    else if (word === 'post_only') body.post_only = true;
    else if (/^(GTC|IOC|FOK)$/.test(word)) body.time_in_force = word as NonNullable<OrderBody['time_in_force']>;
    else if (/^(none|expire_\w+)$/.test(word))
      body.self_trade_prevention = word as NonNullable<OrderBody['self_trade_prevention']>;
    else throw new Error(`not an option of an order: ${word}`);
  }
  return body;
}

/** Parses `1 btc, 99.5 thb, 5 thb held`. */
function amountsIn(text: string): { amount: string; asset: string; held: boolean }[] {
  return text.split(',').map((part) => {
    const match = /^ *(\S+) +([a-z][a-z0-9]*)( +held)? *$/.exec(part);
    if (match === null) throw new Error(`not an amount: ${part}`);
    const [, amount = '', asset = '', held] = match;
    return { amount, asset, held: held !== undefined };
  });
}

/** In the wire format, without trailing zeros. */
function withoutTrailingZeros(column: string): string {
  return formatAmount(amountFrom(column));
}

function normalizeSpaces(fills: string): string {
  const words = fills.split(/ +/).filter((word) => word !== '');
  return words.map((word) => ` ${word}`).join('');
}

function expectSame(found: string, expected: string, what: string): void {
  if (found !== expected) throw new Error(`${what}: found ${found}, expected ${expected}`);
}
