/**
 * The market maker of a sandbox, in the process that leads: it keeps quotes around the simulated prices, and a second
 * account trades with them now and then. It uses commands of the engine, and works only while this server leads.
 */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { CreateOrder, Trader } from '../../core/model/commands';
import { amountFrom } from '../../core/values/decimal';
import type { Engine } from '../../engine/types';
import type { Clock } from '../../foundation/clock';
import type { EventLoop } from '../../foundation/eventLoop';
import { openOrderIds } from '../../store/trading/orders';
import { createQuoter, type NewOrder, noQuotedOrders, type OrderPlacer, type Quoter } from './marketQuoter';
import { decimalText, MARKETS, randomLots } from './markets';
import { fundTraders, type SandboxTraders } from './sandboxTraders';
import { simulatedPriceTicks } from './simulatedPrices';

export interface MarketMakerOptions {
  readonly engine: Engine;
  readonly database: Knex;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  readonly traders: SandboxTraders;
  /** The markets take turns. */
  readonly everyMs: number;
}

/** Share of turns that are followed by a crossing order. */
const CROSS_SHARE = 0.5;
/** Distance of a crossing order's limit from the middle price, as a fraction; enough to reach the best quote. */
const CROSS_LIMIT_OFFSET = 0.01;
const ORDERS_PAGE = 1_000;

export class MarketMaker {
  private readonly quoters: readonly Quoter[];
  private turn = 0;
  private running: Promise<void> | undefined;
  private cancelTimer: (() => void) | undefined;

  constructor(private readonly options: MarketMakerOptions) {
    const placer = this.placerFor(options.traders.maker);
    this.quoters = MARKETS.map((market) =>
      createQuoter(market, placer, noQuotedOrders(), () => simulatedPriceTicks(market, options.clock.nowMs())),
    );
  }

  /** Cancels the quotes of an earlier start, quotes every market once, and continues in the background. */
  async start(): Promise<void> {
    const { engine, eventLoop, everyMs, traders } = this.options;
    if (!engine.isQuarantined) {
      await this.cancelOldQuotes();
      await fundTraders(engine, traders);
      for (const quoter of this.quoters) await quoter.step();
    }
    this.cancelTimer = eventLoop.every(everyMs, () => this.startTurn());
  }

  async stop(): Promise<void> {
    this.cancelTimer?.();
    await this.running;
  }

  private startTurn(): void {
    const { engine, log } = this.options;
    if (this.running !== undefined || !engine.ready || !engine.leaseHeld || !engine.hasRoom) return;
    if (engine.isQuarantined) return;
    this.running = this.takeTurn()
      .catch((error: unknown) => log.warn({ err: error }, 'the market maker of the sandbox missed a turn'))
      .finally(() => {
        this.running = undefined;
      });
  }

  private async takeTurn(): Promise<void> {
    const quoter = this.quoters[this.turn % this.quoters.length];
    this.turn += 1;
    if (quoter === undefined || this.options.engine.committed.symbol(quoter.market.pair) === undefined) return;
    await quoter.step();
    if (this.turn % this.quoters.length === 0) await fundTraders(this.options.engine, this.options.traders);
    if (Math.random() < CROSS_SHARE) await this.placeCrossingOrder(quoter);
  }

  private async placeCrossingOrder({ market, middleTicks }: Quoter): Promise<void> {
    const side = Math.random() < 0.5 ? 'buy' : 'sell';
    const reach = side === 'buy' ? 1 + CROSS_LIMIT_OFFSET : 1 - CROSS_LIMIT_OFFSET;
    await this.placerFor(this.options.traders.taker).placeOrder({
      pair: market.pair,
      side,
      price: decimalText(Math.round(middleTicks() * reach), market.priceDecimals),
      amount: decimalText(randomLots(market.crossLotsMax), market.quantityDecimals),
      time_in_force: 'IOC',
      self_trade_prevention: 'none',
    });
  }

  private async cancelOldQuotes(): Promise<void> {
    const { engine, database, traders } = this.options;
    for (const trader of Object.values(traders)) {
      const query = { userId: trader.userId, symbol: undefined, afterId: 0, limit: ORDERS_PAGE };
      const ids = await engine.whenDurable(openOrderIds(database, query));
      await Promise.all(ids.map((orderId) => this.cancel(trader, orderId)));
    }
  }

  private placerFor(trader: Trader): OrderPlacer {
    return {
      placeOrder: async (order) => {
        const { refusal, event } = await this.options.engine.execute(commandOf(trader, order));
        if (refusal !== null) return undefined;
        return event.order === null ? undefined : { id: event.order.id, open: isOpen(event.order.status) };
      },
      cancelOrder: (id) => this.cancel(trader, id),
    };
  }

  /** An order that is already closed is not an error. */
  private async cancel(trader: Trader, orderId: number): Promise<void> {
    await this.options.engine.execute({ type: 'cancel_order', idempotencyKeys: [], trader, orderId, symbol: null });
  }
}

function isOpen(status: string): boolean {
  return status === 'created' || status === 'partial_filled';
}

function commandOf(trader: Trader, order: NewOrder): CreateOrder {
  return {
    type: 'create_order',
    idempotencyKeys: [],
    trader,
    symbol: order.pair,
    side: order.side,
    orderType: 'limit',
    timeInForce: order.time_in_force,
    selfTradePrevention: order.self_trade_prevention,
    postOnly: false,
    price: amountFrom(order.price),
    stopPrice: null,
    quantity: amountFrom(order.amount),
    clientOrderId: null,
  };
}
