/** One HTTP call on its way through the server: what came, what is known of it so far, and whether it has been answered. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationRecord } from '../../generated/operations';
import type { JsonObject } from '../core/json';
import type { Caller } from '../handlers/context';
import type { Problem } from './errors';
import type { Allowance, RateClass } from './rateLimits';

export type CallSurface = 'api' | 'v3';

export class Call {
  /** Lower case; a HEAD counts as the GET whose answer it describes. */
  readonly method: string;
  readonly path: string;
  /** Undecoded, without its question mark. */
  readonly queryText: string;
  readonly surface: CallSurface;
  readonly rateClass: RateClass;
  /** The operation, once one is found. */
  operation: OperationRecord | undefined;
  body: JsonObject | undefined;
  /** The same as it came, for whoever signs bytes. */
  bodyBytes: Buffer | undefined;
  caller: Caller = { kind: 'public' };
  /** The tightest bucket that this call was taken from. */
  allowance: Allowance | undefined;
  /** Why its credentials were refused. */
  refused: Problem | undefined;
  /** What kept its credentials from being checked. */
  failure: unknown;
  /** The tick of the pipeline at which our work on it has taken too long. */
  lateAtTick = 0;
  answered = false;
  /** Its neighbours among the calls under way. */
  earlier: Call | null = null;
  later: Call | null = null;
  /** Of a person's browser, and not of a program. */
  isPage = false;
  /** Told the status of the answer, by whoever writes it. */
  whenAnswered: ((status: number) => void) | undefined;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    readonly requestId: string,
    /** The caller's address in its plain spelling. */
    readonly ip: string,
  ) {
    const method = (request.method ?? '').toLowerCase();
    const target = originForm(request.url ?? '');
    const queryAt = target.indexOf('?');
    this.method = method === 'head' ? 'get' : method;
    this.path = queryAt === -1 ? target : target.slice(0, queryAt);
    this.queryText = queryAt === -1 ? '' : target.slice(queryAt + 1);
    this.surface = this.path.startsWith('/api/v3/') ? 'v3' : 'api';
    this.rateClass =
      this.method === 'get' || this.method === 'options' ? 'get' : this.method === 'post' ? 'post' : 'other';
  }
}

/** A request line may hold a whole address (RFC 9112 section 3.2.2): its path counts, its host does not. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const path = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1];
  if (path === undefined) return target;
  return path.startsWith('/') ? path : `/${path}`;
}
