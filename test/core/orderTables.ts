/**
 * Scenarios as small tables of orders with their expected outcome, and the resulting book. A line reads `<user> <side>
 * <quantity> @ <price> [options] -> <status> [fills]`, with fills as `quantity@price`.
 */
import type { CreateOrder, RequestedExtras } from '../../src/core/model/commands';
import type { EngineEvent } from '../../src/core/model/events';
import type { SelfTradePrevention, Side } from '../../src/core/model/model';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import { MemoryExchange, SYMBOL } from './memoryExchange';

const USERS: Readonly<Record<string, number>> = { ann: 1, bob: 2, eve: 3 };
const LINE =
  /^(?<who>\w+) (?<side>buy|sell) (?<quantity>[\d.]+) @ (?<price>[\d.]+|market)(?<more>( \S+)*?) -> (?<expected>.*)$/;

export class OrderTable {
  readonly market = new MemoryExchange({ makerRate: '0', takerRate: '0' });

  constructor() {
    for (const user of Object.values(USERS)) {
      this.market.deposit(user, 'thb', '1000000');
      this.market.deposit(user, 'btc', '1000');
    }
  }

  /** Plays the lines in turn. The outcome of each must be as written. */
  play(table: string): this {
    const lines = table
      .trim()
      .split('\n')
      .map((line) => line.trim());
    expect(lines.map((line) => `${line.replace(/ -> .*/, '')} -> ${this.playLine(line)}`)).toEqual(lines);
    return this;
  }

  /** The book as `bids | asks`, best price first, each order as `quantity@price`. */
  bookText(): string {
    const side = (name: Side) => {
      const orders: string[] = [];
      for (const level of this.market.exchange.book(SYMBOL).levels(name))
        for (let order = level.first; order !== null; order = order.next)
          orders.push(`${formatAmount(order.shown)}@${formatAmount(level.price)}`);
      return orders.join(' ');
    };
    return `${side('buy')} | ${side('sell')}`;
  }

  private playLine(line: string): string {
    const groups = LINE.exec(line)?.groups;
    if (groups === undefined) throw new Error(`cannot read ${line}`);
    const { who = '', side = '', quantity = '', price = '', more = '' } = groups;
    const words = more.trim().split(' ');
    const command = this.market.orderCommand(
      USERS[who] ?? 0,
      side as Side,
      price === 'market' ? '0' : price,
      quantity,
      {
        ...orderOptions(words, this.market.timeMs),
        orderType: price === 'market' ? 'market' : 'limit',
      },
    );
    this.market.expireOrders();
    const decision = this.market.decide(command);
    if (decision.refusal !== null) return decision.refusal.code;
    return describeOutcome(decision.event);
  }
}

function orderOptions(words: readonly string[], nowMs: number): Partial<CreateOrder> {
  const stop = words.find((word) => word.startsWith('stop='))?.slice(5);
  const mode = words.find((word) => /^(none|decrement|expire_\w+)$/.test(word)) as SelfTradePrevention | undefined;
  const force = words.find((word) => /^(GTC|IOC|FOK)$/.test(word)) as CreateOrder['timeInForce'] | undefined;
  return {
    ...(stop !== undefined && { stopPrice: amountFrom(stop) }),
    ...extrasOf(words, nowMs),
    ...(mode !== undefined && { selfTradePrevention: mode }),
    ...(force !== undefined && { timeInForce: force }),
    postOnly: words.includes('post_only'),
  };
}

/** `expires=5` is five milliseconds after the line before. */
function extrasOf(words: readonly string[], nowMs: number): Pick<CreateOrder, 'extras'> {
  const value = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const expires = value('expires');
  const quote = value('quote');
  const iceberg = value('iceberg');
  const trail = value('trail');
  const extras: RequestedExtras = {
    ...(words.includes('take_profit') && { trigger: 'take_profit' }),
    ...(trail !== undefined && { trailingDelta: Number(trail) }),
    ...(iceberg !== undefined && { icebergQuantity: amountFrom(iceberg) }),
    ...(quote !== undefined && { quoteQuantity: amountFrom(quote) }),
    ...(expires !== undefined && { expiresAtMs: nowMs + Number(expires) }),
  };
  return Object.keys(extras).length === 0 ? {} : { extras };
}

function describeOutcome({ order, trades }: EngineEvent): string {
  const fills = trades.map((trade) => `${formatAmount(trade.quantity)}@${formatAmount(trade.price)}`);
  return [order?.status, ...fills].join(' ');
}
