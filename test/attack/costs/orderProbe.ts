/** Orders of other users, each at an address of its own, and how long the server takes for them. */
import { canonicalMessage, sign } from '../../../src/core/values/signature';
import type { TestExchange, TestUser } from '../../support/exchange';
import { KeepAliveConnection } from '../../support/keepAliveConnection';
import { type LatencyPercentiles, latencyPercentiles } from '../traffic/run';

const TRADERS = 10;
/** Below the default limits of an address and of a key. */
const EVERY_MS = 125;
const PRICE = '1000';

export interface ProbeResult extends LatencyPercentiles {
  readonly refused: number;
}

export class OrderProbe {
  private nonce = 0;

  private constructor(
    private readonly exchange: TestExchange,
    private readonly users: readonly TestUser[],
  ) {}

  static async create(exchange: TestExchange): Promise<OrderProbe> {
    const users: TestUser[] = [];
    while (users.length < TRADERS)
      users.push(await exchange.createUser({ balances: { thb: '1000000000', btc: '100000' } }));
    return new OrderProbe(exchange, users);
  }

  /** Places orders, which trade with each other, for this long. */
  async measure(seconds: number): Promise<ProbeResult> {
    const endMs = performance.now() + seconds * 1_000;
    const found = { times: [] as number[], refused: 0 };
    await Promise.all(this.users.map((user, index) => this.placeOrders(user, index, endMs, found)));
    return { ...latencyPercentiles(found.times), refused: found.refused };
  }

  private async placeOrders(
    user: TestUser,
    index: number,
    endMs: number,
    found: { readonly times: number[]; refused: number },
  ): Promise<void> {
    const connection = new KeepAliveConnection(this.exchange.port, `127.0.1.${index + 1}`);
    await connection.connect();
    await pause((index * EVERY_MS) / TRADERS);
    while (performance.now() < endMs) {
      const startedMs = performance.now();
      const { status } = await connection.request(this.orderBytes(user, index % 2 === 0 ? 'buy' : 'sell'));
      found.times.push(performance.now() - startedMs);
      if (status !== 200) found.refused += 1;
      await pause(startedMs + EVERY_MS - performance.now());
    }
    connection.close();
  }

  private orderBytes({ apiKey, apiSecret }: TestUser, side: 'buy' | 'sell'): Buffer {
    this.nonce += 1;
    const terms = { type: 'limit', pair: 'btc_thb', side, price: PRICE, amount: '0.01', nonce: this.nonce };
    const body = JSON.stringify(terms);
    const signature = sign(apiSecret, canonicalMessage(terms));
    return Buffer.from(
      `POST /api/orders/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: TDAX-API ${apiKey}\r\nSignature: ${signature}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
