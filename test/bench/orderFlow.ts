/** Signed orders of many users, built beforehand. */
import { canonicalMessage, sign } from '../../src/core/values/signature';
import type { TestExchange, TestUser } from '../support/exchange';
import { liftOpenOrderLimit } from '../support/orderHelpers';
import { requestBytes } from './httpLoad';
import { seededNumbers } from './seededNumbers';

export interface FlowTrader {
  readonly user: TestUser;
  readonly pairs: readonly string[];
}

export interface FlowTerms {
  readonly trader: FlowTrader;
  readonly pair: string;
  readonly side: 'buy' | 'sell';
  readonly price: string;
  readonly amount: string;
}

export class OrderFlow {
  private readonly random = seededNumbers(7);
  private nonce = 0;

  private constructor(readonly traders: readonly FlowTrader[]) {}

  /** With many symbols each user trades some of them, and each symbol has at least two users. */
  static async create(
    exchange: TestExchange,
    count: number,
    pairs: readonly string[] = ['btc_thb'],
  ): Promise<OrderFlow> {
    for (const symbol of pairs) await liftOpenOrderLimit(exchange, symbol);
    const groups = Math.min(pairs.length, Math.floor(count / 2));
    const traders: FlowTrader[] = [];
    while (traders.length < count) {
      const own = pairs.filter((_, index) => index % groups === traders.length % groups);
      const coins = own.map((pair) => [pair.split('_')[0] ?? '', '100000']);
      traders.push({
        user: await exchange.createUser({ balances: { thb: '100000000', ...Object.fromEntries(coins) } }),
        pairs: own,
      });
    }
    return new OrderFlow(traders);
  }

  nextRequests(count: number): Buffer[] {
    return Array.from({ length: count }, () => this.orderRequest());
  }

  /** Four of five cross a resting order; prices and quantities vary. */
  nextTerms(): FlowTerms {
    this.nonce += 1;
    const trader = this.traders[this.nonce % this.traders.length] as FlowTrader;
    const { pairs } = trader;
    return {
      trader,
      pair: pairs[pairs.length === 1 ? 0 : Math.floor(this.random() * pairs.length)] as string,
      side: this.random() < 0.5 ? 'buy' : 'sell',
      price: String(900 + Math.floor(this.random() * 20)),
      amount: `1.0${1 + Math.floor(this.random() * 9)}`,
    };
  }

  private orderRequest(): Buffer {
    const { trader, ...terms } = this.nextTerms();
    const { apiKey, apiSecret } = trader.user;
    const order = { type: 'limit', ...terms, nonce: this.nonce };
    const headers = {
      'content-type': 'application/json',
      authorization: `TDAX-API ${apiKey}`,
      signature: sign(apiSecret, canonicalMessage(order)),
    };
    return requestBytes({ method: 'POST', path: '/api/orders/', headers, body: JSON.stringify(order) });
  }
}
