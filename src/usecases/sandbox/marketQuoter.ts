/**
 * Quotes one market: a few price levels per side around a moving middle price. Each step renews one level. A level has
 * at most one order, so the number of open orders is bounded.
 */
import { decimalText, randomLots, type SandboxMarket } from './markets';

const LEVELS = 6;
/** The best level is renewed every second step, so that it follows the middle price; the others take turns. */
const RENEWAL_ORDER = [0, 1, 0, 2, 0, 3, 0, 4, 0, 5];

/** Ids of the open orders of one market by side and level; null for a level without order. */
export interface QuotedOrders {
  readonly buy: (number | null)[];
  readonly sell: (number | null)[];
}

export function noQuotedOrders(): QuotedOrders {
  return { buy: Array(LEVELS).fill(null), sell: Array(LEVELS).fill(null) };
}

export interface NewOrder {
  readonly pair: string;
  readonly side: 'buy' | 'sell';
  readonly price: string;
  readonly amount: string;
  readonly time_in_force: 'GTC' | 'IOC';
  readonly self_trade_prevention: 'none' | 'expire_maker';
}

/** Settings of how a quoter places its orders. */
export interface OrderPlacer {
  /** Places a limit order; undefined if it is refused. */
  placeOrder(order: NewOrder): Promise<{ readonly id: number; readonly open: boolean } | undefined>;
  /** Cancels an order. An order that is already closed is not an error. */
  cancelOrder(id: number): Promise<void>;
}

export interface Quoter {
  readonly market: SandboxMarket;
  readonly quotedOrders: QuotedOrders;
  middleTicks(): number;
  /**
   * Takes the present middle price and renews one level on both sides. The new order is placed before the old one is cancelled,
   * so that no side is ever empty.
   */
  step(): Promise<void>;
}

/** `priceTicks` is the present middle price. */
export function createQuoter(
  market: SandboxMarket,
  exchange: OrderPlacer,
  quotedOrders: QuotedOrders,
  priceTicks: () => number,
): Quoter {
  let middleTicks = priceTicks();
  let turn = 0;
  return {
    market,
    quotedOrders,
    middleTicks: () => middleTicks,
    async step() {
      middleTicks = priceTicks();
      const level = RENEWAL_ORDER[turn % RENEWAL_ORDER.length] ?? 0;
      turn += 1;
      await renew('buy', level);
      await renew('sell', level);
    },
  };

  async function renew(side: 'buy' | 'sell', level: number): Promise<void> {
    const distanceTicks = market.halfSpreadTicks + level * market.levelTicks;
    const placed = await exchange.placeOrder({
      pair: market.pair,
      side,
      price: decimalText(
        side === 'buy' ? middleTicks - distanceTicks : middleTicks + distanceTicks,
        market.priceDecimals,
      ),
      amount: decimalText(randomLots(market.quoteLotsMax), market.quantityDecimals),
      time_in_force: 'GTC',
      // A quote that would trade with the maker's own order on the other side replaces that order.
      self_trade_prevention: 'expire_maker',
    });
    // If the new quote is refused, the old one stays: an outdated price is better than none.
    if (placed === undefined) return;
    const old = quotedOrders[side][level] ?? null;
    quotedOrders[side][level] = placed.open ? placed.id : null;
    if (old !== null) await exchange.cancelOrder(old);
  }
}
