/**
 * Gives an empty sandbox a history: two users trade with each other at each hour of the last 30 days. These are real
 * commands of the engine, decided and committed in their order like all others; only the clock shows the past. So
 * orders, trades, ledger, klines and the event log agree as always, and the audit has nothing to excuse. The prices are
 * a function of time, so every sandbox that starts at the same hour has the same candles.
 */
import type { CreateOrder, Trader } from '../../core/model/commands';
import { amountFrom } from '../../core/values/decimal';
import type { Engine } from '../../engine/types';
import { decimalText, MARKETS, type SandboxMarket } from './markets';
import type { SandboxTraders } from './sandboxTraders';
import type { SimulatedClock } from './simulatedClock';
import { fractionOf, simulatedPriceTicks } from './simulatedPrices';

const HOUR_MS = 3_600_000;
const HISTORY_HOURS = 30 * 24;
/** The minutes of an hour whose prices are traded, all at the last of them. They give its candle a height. */
const TRADED_MINUTES = [5, 25, 45] as const;
const COMMAND_MINUTE = 45;

/** The time with which the history of a sandbox begins that starts now. */
export function historyStartMs(nowMs: number): number {
  return (Math.floor(nowMs / HOUR_MS) - HISTORY_HOURS) * HOUR_MS;
}

export interface HistoryParts {
  readonly engine: Pick<Engine, 'committed' | 'execute'>;
  readonly clock: SimulatedClock;
  readonly traders: SandboxTraders;
}

/** Leaves no open orders, and the clock in the past. */
export async function simulateHistory({ engine, clock, traders }: HistoryParts, startMs: number): Promise<void> {
  for (let hour = 0; hour < HISTORY_HOURS; hour += 1) {
    const hourMs = startMs + hour * HOUR_MS;
    clock.showPast(hourMs + COMMAND_MINUTE * 60_000);
    const orders = MARKETS.filter(({ pair }) => engine.committed.symbol(pair) !== undefined).flatMap((market) =>
      TRADED_MINUTES.flatMap((minute) => ordersOfTrade(market, hourMs + minute * 60_000, traders)),
    );
    const outcomes = await Promise.all(orders.map((order) => engine.execute(order)));
    const refused = outcomes.find(({ refusal }) => refusal !== null);
    if (refused !== undefined) throw new Error(`history was refused: ${JSON.stringify(refused.refusal)}`);
  }
}

/** Places two orders that fill each other. */
function ordersOfTrade(market: SandboxMarket, timeMs: number, { maker, taker }: SandboxTraders): CreateOrder[] {
  const price = simulatedPriceTicks(market, timeMs);
  const lots = Math.max(1, Math.round(market.crossLotsMax * (0.1 + 0.9 * fractionOf(`${market.pair} lots ${timeMs}`))));
  const makerSells = fractionOf(`${market.pair} side ${timeMs}`) < 0.5;
  const order = (trader: Trader, side: 'buy' | 'sell'): CreateOrder => ({
    type: 'create_order',
    idempotencyKeys: [],
    trader,
    symbol: market.pair,
    side,
    orderType: 'limit',
    timeInForce: 'GTC',
    selfTradePrevention: 'none',
    postOnly: false,
    price: amountFrom(decimalText(price, market.priceDecimals)),
    stopPrice: null,
    quantity: amountFrom(decimalText(lots, market.quantityDecimals)),
    clientOrderId: null,
  });
  return [order(maker, makerSells ? 'sell' : 'buy'), order(taker, makerSells ? 'buy' : 'sell')];
}
