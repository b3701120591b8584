/**
 * Random orders, cancels, amendments and Portal orders around one price: most of them match, and some must be refused.
 */
import type {
  AmendOrder,
  CancelOrder,
  Command,
  CreateOrder,
  CreateOrderList,
  CreatePortalOrder,
  QuotedTerms,
  RequestedExtras,
  SetCancelTimer,
} from '../../../src/core/model/commands';
import type { IdempotencyKey } from '../../../src/core/model/idempotencyKeys';
import type { OrderRecord, SelfTradePrevention, TimeInForce } from '../../../src/core/model/model';
import { ALL_ORDERS, connectionScope } from '../../../src/core/orders/cancelTimers';
import type { Random } from '../../support/randomSeed';
import type { ReferenceModel } from '../model/referenceModel';
import { idempotencyKey, nonceKey, type UniqueNames } from './uniqueNames';
import { MARKETS, traderOf, USERS, type WorkloadMarket } from './users';

const HUNDREDTH = 10n ** 16n;
const SATOSHI = 10n ** 10n;
const FORCES: readonly [TimeInForce, ...TimeInForce[]] = ['GTC', 'GTC', 'GTC', 'GTC', 'GTC', 'GTC', 'IOC', 'FOK'];
const MODES: readonly [SelfTradePrevention, ...SelfTradePrevention[]] = [
  'none',
  'expire_taker',
  'expire_maker',
  'expire_both',
  'decrement',
  'decrement',
];

export class OrderWorkload {
  private lastQuote = 0;

  constructor(
    private readonly random: Random,
    private readonly names: UniqueNames,
    private readonly reference: ReferenceModel,
  ) {}

  create(): CreateOrder {
    const { random, names } = this;
    const market = random.pick(MARKETS);
    const userId = random.pick(USERS);
    const clientOrderId = random.integer(1, 3) === 1 ? null : `order-${names.next()}`;
    const orderType = random.integer(1, 10) === 1 ? 'market' : 'limit';
    const stop = random.integer(1, 8) === 1;
    const trails = random.integer(1, stop ? 3 : 25) === 1;
    const byQuote = orderType === 'market' && !stop && random.integer(1, 3) === 1;
    const postOnly = !stop && orderType === 'limit' && random.integer(1, 10) === 1;
    const quantity = byQuote ? 0n : this.randomQuantity();
    return {
      type: 'create_order',
      idempotencyKeys: this.keysFor(userId, clientOrderId),
      trader: traderOf(userId, names.nextAddress()),
      symbol: random.integer(1, 60) === 1 ? 'xrp_thb' : market.symbol,
      side: random.pick(['buy', 'sell'] as const),
      orderType,
      timeInForce: postOnly && random.integer(1, 10) > 1 ? 'GTC' : random.pick(FORCES),
      selfTradePrevention: random.pick(MODES),
      postOnly,
      price: orderType === 'market' ? 0n : this.randomPrice(market),
      stopPrice: stop ? this.randomPrice(market) : null,
      quantity,
      clientOrderId,
      ...this.randomExtras(stop, byQuote, quantity, trails),
    };
  }

  /** Prices around the market, so that most are accepted, and both orders are reached soon. */
  createList(): CreateOrderList {
    const { random, names } = this;
    const market = random.pick(MARKETS);
    const userId = random.pick(USERS);
    const clientListId = random.integer(1, 3) === 1 ? null : `list-${names.next()}`;
    const [low, high] = [this.randomPrice(market), this.randomPrice(market)].sort((a, b) => Number(a - b)) as [
      bigint,
      bigint,
    ];
    const side = random.pick(['buy', 'sell'] as const);
    const stopPrice = side === 'buy' ? high : low;
    const quantity = this.randomQuantity();
    const trails = random.integer(1, 4) === 1;
    const iceberg = random.integer(1, 4) === 1 ? { extras: { icebergQuantity: quantity / 2n } } : {};
    return {
      type: 'create_order_list',
      idempotencyKeys: this.keysFor(userId, clientListId),
      trader: traderOf(userId, names.nextAddress()),
      symbol: random.integer(1, 60) === 1 ? 'xrp_thb' : market.symbol,
      side,
      quantity,
      selfTradePrevention: random.pick(MODES),
      clientListId,
      limit: { price: side === 'buy' ? low : high, clientOrderId: null, ...iceberg },
      stop: {
        ...(trails && { extras: { trailingDelta: random.integer(10, 2_000) } }),
        stopPrice: trails && random.integer(1, 2) === 1 ? null : stopPrice,
        price: random.integer(1, 2) === 1 ? 0n : this.randomPrice(market),
        timeInForce: random.pick(FORCES),
        clientOrderId: null,
      },
    };
  }

  /** Most are none, and some do not fit the other terms. */
  private randomExtras(
    stop: boolean,
    byQuote: boolean,
    quantity: bigint,
    trails: boolean,
  ): Pick<CreateOrder, 'extras'> {
    const { random } = this;
    const extras: RequestedExtras = {
      ...(random.integer(1, stop ? 3 : 40) === 1 && { trigger: 'take_profit' }),
      ...(trails && { trailingDelta: random.integer(5, 300) }),
      ...(byQuote && { quoteQuantity: BigInt(random.integer(1, 40_000)) * HUNDREDTH }),
      ...(random.integer(1, 6) === 1 && {
        icebergQuantity: (quantity / BigInt(random.integer(1, 10)) / SATOSHI + 1n) * SATOSHI,
      }),
      // Soon, because a history takes only seconds.
      ...(random.integer(1, byQuote ? 40 : 8) === 1 && {
        expiresAtMs: this.reference.timeMs + random.integer(-200, 4_000),
      }),
    };
    return Object.keys(extras).length === 0 ? {} : { extras };
  }

  createCancellation(): CancelOrder {
    const { orderId, userId } = this.pickOrder();
    return {
      type: 'cancel_order',
      idempotencyKeys: [],
      trader: traderOf(userId, this.names.nextAddress()),
      orderId,
      symbol: null,
    };
  }

  createAmendment(): AmendOrder {
    const { orderId, userId, order } = this.pickOrder();
    const quantity =
      order === undefined
        ? this.randomQuantity()
        : (order.quantity / SATOSHI / BigInt(this.random.integer(1, 4))) * SATOSHI;
    return {
      type: 'amend_order',
      idempotencyKeys: [],
      trader: traderOf(userId, this.names.nextAddress()),
      orderId,
      symbol: null,
      quantity,
    };
  }

  /** Most expire soon, because a history takes only seconds. */
  createCancelTimer(): SetCancelTimer {
    const { random, names } = this;
    const isShort = random.integer(1, 3) > 1;
    const orders = random.pick([
      ALL_ORDERS,
      random.pick(MARKETS).symbol,
      random.integer(1, 9) === 1 ? 'xrp_thb' : 'eth_thb',
    ]);
    // Those of connections are apart from the user's own.
    const scope = random.integer(1, 3) === 1 ? connectionScope(`3fa9c10${random.integer(0, 2)}`, orders) : orders;
    const afterMs = isShort ? random.integer(0, 800) : random.pick([0, 5_000, 60_000]);
    const trader = traderOf(random.pick(USERS), names.nextAddress());
    return { type: 'set_cancel_timer', idempotencyKeys: [], trader, scope, afterMs };
  }

  createPurchase(): CreatePortalOrder {
    const { random, names } = this;
    const market = random.pick(MARKETS);
    const keys = random.integer(1, 4) === 1 ? [] : [idempotencyKey(`purchase ${names.next()}`, 'purchase', true)];
    const isQuoted = random.integer(1, 3) === 1;
    return {
      type: 'create_portal_order',
      idempotencyKeys: isQuoted ? [...keys, this.nextQuoteKey()] : keys,
      trader: traderOf(random.pick(USERS), names.nextAddress()),
      symbol: market.symbol,
      price: this.randomPrice(market) + (this.randomPrice(market) / 20n / HUNDREDTH) * HUNDREDTH,
      budget: BigInt(random.integer(1, 4_000)) * HUNDREDTH,
      address: `address-${names.next()}`,
      tag: null,
      // Usually enough for several purchases.
      app: { partnerId: random.integer(1, 2), spendingLimit: BigInt(random.integer(0, 12_000)) * HUNDREDTH },
      ...(isQuoted && { quote: this.randomQuote() }),
    };
  }

  /** Sometimes the key of a quote that another order names, too. */
  private nextQuoteKey(): IdempotencyKey {
    const { random, names } = this;
    if (random.integer(1, 3) > 1) this.lastQuote = names.next();
    const key = idempotencyKey(`quote ${this.lastQuote}`, `order ${names.next()}`, false);
    return { ...key, refusalWhenUsed: 'PORTAL_QUOTE_USED' };
  }

  /** Terms that are often met, and sometimes not. */
  private randomQuote(): QuotedTerms {
    const { random } = this;
    return {
      quantity: BigInt(random.integer(1, 100)) * SATOSHI,
      withdrawalFee: random.integer(1, 6) === 1 ? 0n : 10n ** 24n,
      expiresAtMs: this.reference.timeMs + random.integer(-200, 20_000),
    };
  }

  /** A command with the same idempotency key and another fingerprint. */
  withOtherFingerprint(command: Command): Command {
    const [first, ...rest] = command.idempotencyKeys;
    return first === undefined
      ? command
      : {
          ...command,
          idempotencyKeys: [{ ...first, fingerprint: idempotencyKey('', 'something else', true).fingerprint }, ...rest],
        };
  }

  /** No key, a nonce (stores refusals), a client order id (does not), or both. */
  private keysFor(userId: number, clientOrderId: string | null): IdempotencyKey[] {
    const byName = clientOrderId === null ? [] : [idempotencyKey(clientOrderId, 'order', false)];
    return this.random.integer(1, 2) === 1 ? [this.nextNonceKey(userId), ...byName] : byName;
  }

  /** Nonces usually grow and sometimes go back. Keys without a scope have no order. */
  private nextNonceKey(userId: number): IdempotencyKey {
    const { random } = this;
    const number = this.names.next();
    const name = `nonce ${number}`;
    if (random.integer(1, 4) === 1) return idempotencyKey(name, 'order', true);
    const back = random.integer(1, 3) === 1 ? random.integer(0, Math.min(number - 1, 30)) : 0;
    return nonceKey(userId, number - back, name);
  }

  /** Usually an open order and its user; sometimes another user, or an order that is closed or does not exist. */
  private pickOrder(): { orderId: number; userId: number; order?: OrderRecord } {
    const { random, reference } = this;
    const open = Array.from(reference.orders.open.values());
    const order = open[random.integer(0, Math.max(open.length - 1, 0))];
    if (order === undefined || random.integer(1, 8) === 1)
      return { orderId: random.integer(1, reference.orders.all.size + 2), userId: random.pick(USERS) };
    return { orderId: order.id, userId: random.integer(1, 12) === 1 ? random.pick(USERS) : order.userId, order };
  }

  private randomPrice({ aboutHundredths, stepHundredths }: WorkloadMarket): bigint {
    const steps = this.random.integer(-6, 6);
    const price = BigInt(aboutHundredths + steps * stepHundredths) * HUNDREDTH;
    return this.random.integer(1, 80) === 1 ? price + 1n : price;
  }

  private randomQuantity(): bigint {
    const { random } = this;
    if (random.integer(1, 60) === 1) return SATOSHI;
    return (
      BigInt(random.integer(1, 3) === 1 ? random.integer(1, 20) * 10_000_000 : random.integer(10_000, 150_000_000)) *
      SATOSHI
    );
  }
}
