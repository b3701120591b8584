/**
 * The most expensive valid requests of every operation, on an exchange with a full market and a user with a long history:
 * the valid request of the contract's tests, with the largest page and with as few filters as the operation permits.
 */
import { deflateSync } from 'node:zlib';
import { type OperationId, operationRecords } from '../../../generated/operations';
import { requestBytes } from '../../bench/httpLoad';
import { type ApiRequest, type RequestAnswer, ValidRequests } from '../../contract/validRequests';
import type { TestExchange } from '../../support/exchange';
import { pngDocument } from '../../support/identityDocuments';
import { liftOpenOrderLimit, placeOrder } from '../../support/orderHelpers';

const TRADES = 1_200;
const LEVELS = 600;
const AT_ONCE = 32;
/** The largest page that each operation accepts is found by trying these. */
const LIMITS = ['5000', '1000', '500', '100', '50'];
/** Parameters that select a part of a list. */
const FILTERS = ['offset', 'endTime', 'from', 'to', 'cursor', 'status', 'state', 'side', 'operation', 'operator_id'];
const OPTIONAL = ['symbol', 'pair', 'currency', 'asset', 'user_id', 'partner_id'];

export class ExpensiveRequests {
  private constructor(
    readonly exchange: TestExchange,
    readonly valid: ValidRequests,
  ) {}

  static async prepare(exchange: TestExchange): Promise<ExpensiveRequests> {
    await liftOpenOrderLimit(exchange);
    const valid = await ValidRequests.prepare(exchange);
    await fillMarket(exchange, valid);
    return new ExpensiveRequests(exchange, valid);
  }

  /** What may be the most expensive request, each with everything that it needs. */
  async candidates(id: OperationId): Promise<ApiRequest[]> {
    const request = await this.valid.create(id);
    if (id === 'uploadIdentityDocument') return [{ ...request, body: { ...request.body, content: largeDocument() } }];
    if (id === 'getUdfHistory')
      return [
        { ...request, query: { ...request.query, resolution: '1', from: '0', to: '9999999999', countback: '1000' } },
      ];
    if (operationRecords[id].method !== 'get' || request.query === undefined) return [request];
    const wide = without(request, FILTERS);
    const found = [request];
    for (const query of [wide, without(wide, OPTIONAL)]) {
      const largest = await this.largestPage(id, query);
      if (largest !== undefined) found.push(largest);
    }
    return found;
  }

  /** `index`: makes the request differ from others, so that none is answered with what was made for another one. */
  bytes(id: OperationId, request: ApiRequest, index = 0): Buffer {
    const {
      method,
      path,
      headers,
      body = '',
    } = this.valid.requestOf(id, this.valid.withNewIds(id, withSmallerLimit(request, index)));
    return requestBytes({ method: method as 'GET', path, headers, body });
  }

  close(): Promise<void> {
    return this.valid.close();
  }

  private async largestPage(id: OperationId, request: ApiRequest): Promise<ApiRequest | undefined> {
    const { startTime, fromId, limit } = request.query ?? {};
    const query = {
      ...request.query,
      ...(startTime !== undefined && { startTime: '1' }),
      ...(fromId && { fromId: '1' }),
    };
    for (const one of limit === undefined ? [undefined] : LIMITS) {
      const tried = { ...request, query: { ...query, ...(one !== undefined && { limit: one }) } };
      if (isAccepted(await this.valid.send(id, tried))) return tried;
    }
    return undefined;
  }
}

function isAccepted({ status }: RequestAnswer): boolean {
  return status < 300;
}

function withSmallerLimit(request: ApiRequest, by: number): ApiRequest {
  const limit = Number(request.query?.['limit'] ?? 0);
  return limit <= by ? request : { ...request, query: { ...request.query, limit: String(limit - by) } };
}

function without(request: ApiRequest, names: readonly string[]): ApiRequest {
  const kept = Object.entries(request.query ?? {}).filter(([name]) => !names.includes(name));
  return { ...request, query: Object.fromEntries(kept) };
}

/** Most of what a document may have. */
const MARK_BYTES = 5_000_000;

/** A picture that takes the longest to receive and to check. */
function largeDocument(): string {
  const [width, height] = [8_000, 6_200];
  const data = deflateSync(Buffer.alloc((width + 1) * height));
  const picture = pngDocument({ width, height, data, mark: Buffer.alloc(MARK_BYTES) });
  return JSON.stringify(picture.toString('base64'));
}

/** Trades of the user whose requests are sent, and levels on both sides of the book. */
async function fillMarket(exchange: TestExchange, { participants: { alice } }: ValidRequests): Promise<void> {
  const maker = await exchange.createUser({ balances: { btc: '100000', thb: '1000000000' } });
  const orders: (() => Promise<unknown>)[] = [
    ...Array.from(
      { length: LEVELS },
      (_, level) => () => placeOrder(maker, { side: 'buy', price: String(900 - level), amount: '0.1' }),
    ),
    ...Array.from(
      { length: LEVELS },
      (_, level) => () => placeOrder(maker, { side: 'sell', price: String(1_001 + level), amount: '0.1' }),
    ),
    () => placeOrder(maker, { side: 'sell', price: '999', amount: String(TRADES) }),
  ];
  await inTurns(orders);
  await inTurns(
    Array.from({ length: TRADES }, () => () => placeOrder(alice, { side: 'buy', price: '999', amount: '0.01' })),
  );
}

async function inTurns(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...works];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
