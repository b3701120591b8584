/**
 * Quotes one market: a ladder of a few levels a side around a wandering middle price, of which each step renews one
 * level. A level has at most one order, so the number of open orders is bounded whatever happens.
 */
import type { ExchangeClient } from './exchangeClient';
import { type DemoMarket, decimalText, nextMiddlePrice, randomLots, unitsFrom } from './markets';

const LEVELS = 6;
/** The best level is renewed every other step, so that it follows the middle; the others take turns. */
const RENEWAL_ORDER = [0, 1, 0, 2, 0, 3, 0, 4, 0, 5];

/** The open orders of one market by side and level; null where there is none. */
export interface QuotedOrders {
  readonly buy: (number | null)[];
  readonly sell: (number | null)[];
}

export function noQuotedOrders(): QuotedOrders {
  return { buy: Array(LEVELS).fill(null), sell: Array(LEVELS).fill(null) };
}

export interface Quoter {
  readonly market: DemoMarket;
  readonly quotedOrders: QuotedOrders;
  middleTicks(): number;
  /** Moves the middle and renews one level on both sides: the new quote first, then the old one's end, so that neither side is ever empty. */
  step(): Promise<void>;
}

/** `ladder` is what an earlier run left open; `lastPrice` is where it traded last ("0": never). */
export function createQuoter(
  market: DemoMarket,
  exchange: ExchangeClient,
  ladder: QuotedOrders,
  lastPrice: string,
): Quoter {
  let middleTicks = unitsFrom(lastPrice, market.priceDecimals) || market.anchorTicks;
  let turn = 0;
  return {
    market,
    quotedOrders: ladder,
    middleTicks: () => middleTicks,
    async step() {
      middleTicks = nextMiddlePrice(market, middleTicks);
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
      // A quote that meets an older one of ours on the other side replaces it.
      self_trade_prevention: 'expire_maker',
    });
    // A refused quote leaves the older one standing: better an old price than none.
    if (placed === undefined) return;
    const old = ladder[side][level] ?? null;
    ladder[side][level] = placed.open ? placed.id : null;
    if (old !== null) await exchange.cancelOrder(old);
  }
}
