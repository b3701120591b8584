/**
 * The process that makes traffic: `traffic.ts` starts it and sends it one run after the other. A process of its own, so that neither the attack
 * beside it nor the test is in what it measures.
 */
import { canonicalMessage, sign } from '../../../src/core/signature';
import { HttpPipe } from '../../support/httpPipe';
import type { RawHttpAnswer } from '../../support/rawHttp';
import { type Random, randomFrom } from '../../support/seed';
import { type Run, type RunResult, type Trader, timesOf } from './run';

/** How often requests that are due are sent. */
const TURN_MS = 5;
const PUBLIC = [
  '/api/v3/depth?symbol=btc_thb&limit=20',
  '/api/v3/ticker/24hr?symbol=btc_thb',
  '/api/orderbook-tickers/',
  '/api/v3/exchangeInfo',
] as const;

/** Prices that buys and sells stand at. */
const BAND = 20;
/** Of `churn`: so many rest at a time, and one order in so many trades. */
const RESTING = 200;
const SELDOM = 25;

class Traffic {
  private readonly pipes: HttpPipe[] = [];
  private nonce = 0;
  private readonly resting: { readonly trader: Trader; readonly id: number }[] = [];

  constructor(
    private readonly traders: readonly [Trader, ...Trader[]],
    private readonly random: Random,
  ) {}

  async run({ port, seconds, kind, perSecond, connections }: Run): Promise<RunResult> {
    const idle = await this.connected(port, connections);
    const accepted: number[] = [];
    const refused: number[] = [];
    const others: Record<string, number> = {};
    const orderIds: number[] = [];
    let heldBack = 0;
    const startedMs = performance.now();
    const underWay = new Set<Promise<void>>();
    const other = (what: string | number): void => {
      others[what] = (others[what] ?? 0) + 1;
    };
    const hear = ({ status, headers, text }: RawHttpAnswer, tookMs: number, trader: Trader | undefined): void => {
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
    const send = (pipe: HttpPipe): void => {
      const { bytes, trader } = this.request(kind);
      const sentMs = performance.now();
      const asked = pipe
        .ask(bytes)
        .then((answer) => hear(answer, performance.now() - sentMs, trader))
        .catch(() => other('none'))
        .then(() => {
          underWay.delete(asked);
          if (perSecond === 'closed' && !isOver()) send(pipe);
          else idle.push(pipe);
        });
      underWay.add(asked);
    };
    if (perSecond === 'closed') for (const pipe of idle.splice(0)) send(pipe);
    for (let due = 0; !isOver(); ) {
      await new Promise((resolve) => setTimeout(resolve, TURN_MS));
      if (perSecond === 'closed') continue;
      const asFar = ((performance.now() - startedMs) / 1_000) * perSecond;
      for (; due < asFar; due += 1) {
        const pipe = idle.shift();
        if (pipe === undefined) heldBack += 1;
        else send(pipe);
      }
    }
    while (underWay.size > 0) await Promise.all(underWay);
    const answered = accepted.length + refused.length + Object.values(others).reduce((sum, count) => sum + count, 0);
    return {
      sent: answered,
      heldBack,
      seconds: (performance.now() - startedMs) / 1_000,
      accepted: timesOf(accepted),
      refused: timesOf(refused),
      others,
      orderIds,
    };
  }

  /** So many connections, opened a few at a time. */
  private async connected(port: number, connections: number): Promise<HttpPipe[]> {
    while (this.pipes.length < connections) {
      const fresh = Array.from({ length: Math.min(50, connections - this.pipes.length) }, () => new HttpPipe(port));
      await Promise.all(fresh.map((pipe) => pipe.connected()));
      this.pipes.push(...fresh);
    }
    const chosen = this.pipes.slice(0, connections);
    // Some may have been hung up on while they waited.
    await Promise.all(chosen.map((pipe) => pipe.connected()));
    return chosen;
  }

  private request(kind: Run['kind']): Asked {
    const { random } = this;
    const trader = random.pick(this.traders);
    if (kind === 'orders' || random.next() < 0.5)
      return kind === 'churn' ? this.placeOrCancel(trader) : { bytes: this.order(trader, 0) };
    const isSigned = random.next() < 0.5;
    const headers = isSigned ? signedBy(trader) : '';
    return {
      bytes: Buffer.from(
        `GET ${isSigned ? '/api/users/me' : random.pick(PUBLIC)} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`,
      ),
    };
  }

  private placeOrCancel(trader: Trader): Asked {
    const oldest = this.resting.length < RESTING ? undefined : this.resting.shift();
    if (oldest !== undefined)
      return {
        bytes: Buffer.from(`DELETE /api/orders/${oldest.id} HTTP/1.1\r\nHost: x\r\n${signedBy(oldest.trader)}\r\n`),
      };
    return { bytes: this.order(trader, this.random.integer(1, SELDOM) === 1 ? 0 : BAND), trader };
  }

  /** Sells stand so far above where buys do: without it, four in five meet a resting one. */
  private order(trader: Trader, apart: number): Buffer {
    const { random } = this;
    this.nonce += 1;
    const side = random.pick(['buy', 'sell'] as const);
    const price = String(random.integer(1_000, 1_000 + BAND - 1) + (side === 'sell' ? apart : 0));
    const terms = {
      type: 'limit',
      pair: 'btc_thb',
      side,
      price,
      amount: `0.0${random.integer(1, 9)}`,
      nonce: this.nonce,
    };
    const body = JSON.stringify(terms);
    const head = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n${signedBy(trader, canonicalMessage(terms))}`;
    return Buffer.from(`POST /api/orders/ HTTP/1.1\r\nHost: x\r\n${head}\r\n${body}`);
  }
}

interface Asked {
  readonly bytes: Buffer;
  /** Whose order it is, when it is to be cancelled later. */
  readonly trader?: Trader;
}

function signedBy({ apiKey, apiSecret }: Trader, message = ''): string {
  return `Authorization: TDAX-API ${apiKey}\r\nSignature: ${sign(apiSecret, message)}\r\n`;
}

let traffic: Traffic | undefined;
process.on('message', (message: { readonly traders: [Trader, ...Trader[]]; readonly seed: number } | Run) => {
  if ('traders' in message) traffic = new Traffic(message.traders, randomFrom(message.seed));
  else void traffic?.run(message).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
