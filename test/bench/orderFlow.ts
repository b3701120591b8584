/** Orders of many users, signed beforehand. */
import { canonicalMessage, sign } from '../../src/core/signature';
import type { TestExchange, TestUser } from '../support/exchange';
import { bytesOf } from './load';
import { numbersFrom } from './numbers';

export class OrderFlow {
  private readonly random = numbersFrom(7);
  private nonce = 0;

  private constructor(private readonly users: readonly TestUser[]) {}

  static async create(exchange: TestExchange, count: number): Promise<OrderFlow> {
    const users: TestUser[] = [];
    while (users.length < count) users.push(await exchange.createUser({ balances: { thb: '100000000', btc: '100000' } }));
    return new OrderFlow(users);
  }

  next(count: number): Buffer[] {
    return Array.from({ length: count }, () => this.order());
  }

  /** Four in five meet a resting one; prices and quantities vary. */
  private order(): Buffer {
    this.nonce += 1;
    const { apiKey, apiSecret } = this.users[this.nonce % this.users.length] as TestUser;
    const order = {
      type: 'limit',
      pair: 'btc_thb',
      side: this.random() < 0.5 ? 'buy' : 'sell',
      price: String(1_000 + Math.floor(this.random() * 20)),
      amount: `0.0${1 + Math.floor(this.random() * 9)}`,
      nonce: this.nonce,
    };
    const headers = { 'content-type': 'application/json', authorization: `TDAX-API ${apiKey}`, signature: sign(apiSecret, canonicalMessage(order)) };
    return bytesOf({ method: 'POST', path: '/api/orders/', headers, body: JSON.stringify(order) });
  }
}
