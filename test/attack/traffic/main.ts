/**
 * The process that generates traffic: `traffic.ts` starts it and sends it one run after the other. It is a separate
 * process, so that its measurements include neither the attack nor the test.
 */
import { canonicalMessage, sign } from '../../../src/core/values/signature';
import { KeepAliveConnection } from '../../support/keepAliveConnection';
import { type Random, seededRandom } from '../../support/randomSeed';
import type { RawHttpAnswer } from '../../support/rawHttp';
import { latencyPercentiles, type RunOptions, type RunResult, type TrafficTrader } from './run';

/** The interval in which due requests are sent. */
const TICK_MS = 5;
const PUBLIC = [
  '/api/v3/depth?symbol=btc_thb&limit=20',
  '/api/v3/ticker/24hr?symbol=btc_thb',
  '/api/orderbook-tickers/',
  '/api/v3/exchangeInfo',
] as const;

/** The number of price levels of buys and of sells. */
const PRICE_LEVELS = 20;
/** Of the traffic `churn`: the number of resting orders, and one trade per this many orders. */
const RESTING_ORDERS = 200;
const TRADES_ONE_IN = 25;

class TrafficGenerator {
  private readonly opened: KeepAliveConnection[] = [];
  private nonce = 0;
  private readonly resting: { readonly trader: TrafficTrader; readonly id: number }[] = [];

  constructor(
    private readonly traders: readonly [TrafficTrader, ...TrafficTrader[]],
    private readonly random: Random,
  ) {}

  async run({ port, seconds, kind, perSecond, connections }: RunOptions): Promise<RunResult> {
    const idle = await this.openConnections(port, connections);
    const accepted: number[] = [];
    const refused: number[] = [];
    const others: Record<string, number> = {};
    const orderIds: number[] = [];
    let heldBack = 0;
    const startedMs = performance.now();
    const inFlight = new Set<Promise<void>>();
    const other = (what: string | number): void => {
      others[what] = (others[what] ?? 0) + 1;
    };
    const record = (
      { status, headers, text }: RawHttpAnswer,
      tookMs: number,
      trader: TrafficTrader | undefined,
    ): void => {
      if (status >= 200 && status < 300) {
        accepted.push(tookMs);
        const id = /^\{"id":(\d+),"type"/.exec(text)?.[1];
        if (id !== undefined) orderIds.push(Number(id));
        if (id !== undefined && trader !== undefined) this.resting.push({ trader, id: Number(id) });
      } else if (status === 429 || status === 503) {
        refused.push(tookMs);
        if (!((Number(headers['retry-after']) ?? 0) >= 1)) other('no_retry_after');
      } else other(status);
    };
    const isOver = (): boolean => performance.now() - startedMs >= seconds * 1_000;
    const send = (connection: KeepAliveConnection): void => {
      const { bytes, trader } = this.nextRequest(kind);
      const sentMs = performance.now();
      const request = connection
        .request(bytes)
        .then((answer) => record(answer, performance.now() - sentMs, trader))
        .catch(() => other('none'))
        .then(() => {
          inFlight.delete(request);
          if (perSecond === 'closed' && !isOver()) send(connection);
          else idle.push(connection);
        });
      inFlight.add(request);
    };
    if (perSecond === 'closed') for (const connection of idle.splice(0)) send(connection);
    for (let due = 0; !isOver(); ) {
      await new Promise((resolve) => setTimeout(resolve, TICK_MS));
      if (perSecond === 'closed') continue;
      const dueByNow = ((performance.now() - startedMs) / 1_000) * perSecond;
      for (; due < dueByNow; due += 1) {
        const connection = idle.shift();
        if (connection === undefined) heldBack += 1;
        else send(connection);
      }
    }
    while (inFlight.size > 0) await Promise.all(inFlight);
    const { no_retry_after: alsoRefused = 0 } = others;
    const otherCount = Object.values(others).reduce((sum, count) => sum + count, 0) - alsoRefused;
    const answered = accepted.length + refused.length + otherCount;
    return {
      sent: answered,
      heldBack,
      seconds: (performance.now() - startedMs) / 1_000,
      accepted: latencyPercentiles(accepted),
      refused: latencyPercentiles(refused),
      others,
      orderIds,
    };
  }

  /** Returns this many open connections. Missing ones are opened in groups of 50. */
  private async openConnections(port: number, connections: number): Promise<KeepAliveConnection[]> {
    while (this.opened.length < connections) {
      const fresh = Array.from(
        { length: Math.min(50, connections - this.opened.length) },
        () => new KeepAliveConnection(port),
      );
      await Promise.all(fresh.map((connection) => connection.connect()));
      this.opened.push(...fresh);
    }
    const chosen = this.opened.slice(0, connections);
    // The server may have closed some of them while they were idle.
    await Promise.all(chosen.map((connection) => connection.connect()));
    return chosen;
  }

  private nextRequest(kind: RunOptions['kind']): GeneratedRequest {
    const { random } = this;
    const trader = random.pick(this.traders);
    if (kind === 'orders' || random.next() < 0.5)
      return kind === 'churn' ? this.placeOrCancelRequest(trader) : { bytes: this.orderRequest(trader, 0) };
    const isSigned = random.next() < 0.5;
    const headers = isSigned ? signedRequest(trader) : '';
    return {
      bytes: Buffer.from(
        `GET ${isSigned ? '/api/users/me' : random.pick(PUBLIC)} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`,
      ),
    };
  }

  private placeOrCancelRequest(trader: TrafficTrader): GeneratedRequest {
    const oldest = this.resting.length < RESTING_ORDERS ? undefined : this.resting.shift();
    if (oldest !== undefined)
      return {
        bytes: Buffer.from(
          `DELETE /api/orders/${oldest.id} HTTP/1.1\r\nHost: localhost\r\n${signedRequest(oldest.trader)}\r\n`,
        ),
      };
    return { bytes: this.orderRequest(trader, this.random.integer(1, TRADES_ONE_IN) === 1 ? 0 : PRICE_LEVELS), trader };
  }

  /** `gap`: by how much the prices of sells are higher. With 0, four of five orders trade. */
  private orderRequest(trader: TrafficTrader, gap: number): Buffer {
    const { random } = this;
    this.nonce += 1;
    const side = random.pick(['buy', 'sell'] as const);
    const price = String(random.integer(1_000, 1_000 + PRICE_LEVELS - 1) + (side === 'sell' ? gap : 0));
    const terms = {
      type: 'limit',
      pair: 'btc_thb',
      side,
      price,
      amount: `0.0${random.integer(1, 9)}`,
      nonce: this.nonce,
    };
    const body = JSON.stringify(terms);
    const credentials = signedRequest(trader, canonicalMessage(terms));
    const head = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n${credentials}`;
    return Buffer.from(`POST /api/orders/ HTTP/1.1\r\nHost: localhost\r\n${head}\r\n${body}`);
  }
}

interface GeneratedRequest {
  readonly bytes: Buffer;
  /** The owner of an order that is cancelled later. */
  readonly trader?: TrafficTrader;
}

function signedRequest({ apiKey, apiSecret }: TrafficTrader, message = ''): string {
  return `Authorization: TDAX-API ${apiKey}\r\nSignature: ${sign(apiSecret, message)}\r\n`;
}

let traffic: TrafficGenerator | undefined;
process.on(
  'message',
  (message: { readonly traders: [TrafficTrader, ...TrafficTrader[]]; readonly seed: number } | RunOptions) => {
    if ('traders' in message) traffic = new TrafficGenerator(message.traders, seededRandom(message.seed));
    else void traffic?.run(message).then((result) => process.send?.(result));
  },
);
process.on('disconnect', () => process.exit(0));
