/**
 * Everything known of one HTTP request while it is served: what arrived, what was found out so far, and whether it is
 * answered.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationRecord } from '../../../generated/operations';
import type { Caller } from '../../application/callers';
import type { JsonObject } from '../../core/values/json';
import type { Route } from '../contract/router';
import type { ApiFamily, Problem } from '../responses/errors';
import type { Allowance, RateClass } from './rateLimits';
import type { WeightUse } from './weightLimits';

export class RequestContext {
  /** In lower case. HEAD becomes `get`, because it gets the same response without the body. */
  readonly method: string;
  readonly path: string;
  /** Not decoded, without the question mark. */
  readonly queryText: string;
  readonly apiFamily: ApiFamily;
  readonly rateClass: RateClass;
  /** Undefined until a route is found. */
  route: Route | undefined;
  /** Undefined until a route with an operation is found. */
  operation: OperationRecord | undefined;
  body: JsonObject | undefined;
  /** The body as it was received, for signatures over bytes. */
  bodyBytes: Buffer | undefined;
  /** The files of a form, by the name of their field. */
  files: ReadonlyMap<string, Buffer> | undefined;
  caller: Caller = { kind: 'public' };
  /** The stricter one of the allowances that the request has used. */
  allowance: Allowance | undefined;
  /** What the address has used of its weight; only under /binance/. */
  weightUse: WeightUse | undefined;
  /** Why the credentials were refused. */
  authenticationProblem: Problem | undefined;
  /** The error because of which the credentials could not be checked. */
  authenticationError: unknown;
  /** The tick of the pipeline at which the deadline has passed. */
  lateAtTick = 0;
  answered = false;
  /** The response repeats the stored outcome of an earlier request with the same idempotency key. */
  isReplayed = false;
  /** The neighbours in `InFlightRequests`. */
  previous: RequestContext | null = null;
  next: RequestContext | null = null;
  /** Called with the status when the response is written. */
  onAnswered: ((status: number) => void) | undefined;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    readonly requestId: string,
    /** The client's address, normalized. */
    readonly ip: string,
    /** Whether the request is for a page, not for an operation. */
    readonly isPage: boolean,
  ) {
    const method = (request.method ?? '').toLowerCase();
    const target = originForm(request.url ?? '');
    const queryAt = target.indexOf('?');
    this.method = method === 'head' ? 'get' : method;
    this.path = queryAt === -1 ? target : target.slice(0, queryAt);
    this.queryText = queryAt === -1 ? '' : target.slice(queryAt + 1);
    this.apiFamily = apiFamilyOf(this.path);
    this.rateClass =
      this.method === 'get' || this.method === 'options' ? 'get' : this.method === 'post' ? 'post' : 'other';
  }
}

function apiFamilyOf(path: string): ApiFamily {
  if (path.startsWith('/binance/')) return 'binance';
  return path.startsWith('/api/v3/') ? 'v3' : 'api';
}

/** A request line may contain an absolute URI (RFC 9112 section 3.2.2). `hostCheck.ts` reads its
 * host. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1];
  if (path === undefined) return target;
  return path.startsWith('/') ? path : `/${path}`;
}
