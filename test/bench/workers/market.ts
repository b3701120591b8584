/** The rules of the first market and users with money, in memory, with the compiled core. */
import type { CancelOrder, Command, Trader } from '../../../src/core/model/commands';
import type { EngineEvent } from '../../../src/core/model/events';
import { loadBuiltModule } from '../loadBuiltModule';

const { decide, NOTHING_NAMED } = loadBuiltModule<typeof import('../../../src/core/decide')>('src/core/decide/index');
const { amountFrom } = loadBuiltModule<typeof import('../../../src/core/values/decimal')>('src/core/values/decimal');
const { Exchange } = loadBuiltModule<typeof import('../../../src/core/exchange')>('src/core/exchange');
const { listFirstMarket } = loadBuiltModule<typeof import('../../../src/programs/roles/firstStart')>(
  'src/programs/roles/firstStart',
);

export const SYMBOL = 'btc_thb';
const TIME_MS = 1_700_000_000_000;
const FUNDS = amountFrom('100000000000');

export class MemoryMarket {
  readonly exchange = new Exchange();
  private readonly situation = { exchange: this.exchange, timeMs: TIME_MS, ...NOTHING_NAMED };

  /** Sets the balances of the users directly, without deposits. */
  static async createWithUsers(users: number): Promise<MemoryMarket> {
    const market = new MemoryMarket();
    const execute = async (command: Command) => ({
      refusal: null,
      event: market.decideAccepted(command),
      replayed: false,
    });
    // The first start only looks for symbols, so the rest of the engine's state is omitted.
    await listFirstMarket({ committed: { symbols: () => [] } as never, execute });
    for (let userId = 1; userId <= users; userId += 1) {
      for (const asset of SYMBOL.split('_')) {
        market.exchange.accounts.findOrOpen(userId, asset, 'available').balance = FUNDS;
        // Opened here, because otherwise the first order would do it and be measured.
        market.exchange.accounts.findOrOpen(userId, asset, 'held');
      }
    }
    return market;
  }

  /** Returns false if the command was refused. */
  decide(command: Command): boolean {
    return decide(this.situation, command).refusal === null;
  }

  decideAccepted(command: Command): EngineEvent {
    const decision = decide(this.situation, command);
    if (decision.refusal !== null) throw new Error(`refused: ${JSON.stringify(decision.refusal)}`);
    return decision.event;
  }

  orderCommand(userId: number, { side, price, quantity, ioc = false }: BenchmarkOrder): Command {
    return {
      type: 'create_order',
      idempotencyKeys: [],
      trader: traderOf(userId),
      symbol: SYMBOL,
      side,
      orderType: 'limit',
      timeInForce: ioc ? 'IOC' : 'GTC',
      selfTradePrevention: 'none',
      postOnly: false,
      price: amountFrom(String(price)),
      stopPrice: null,
      quantity: amountFrom(String(quantity)),
      clientOrderId: null,
    };
  }

  cancelCommand(userId: number, orderId: number): CancelOrder {
    return { type: 'cancel_order', idempotencyKeys: [], trader: traderOf(userId), orderId, symbol: null };
  }
}

export interface BenchmarkOrder {
  readonly side: 'buy' | 'sell';
  readonly price: number;
  readonly quantity: number;
  readonly ioc?: boolean;
}

function traderOf(userId: number): Trader {
  return { userId, feeTier: 0, level: 'level_1', ip: '127.0.0.1' };
}
