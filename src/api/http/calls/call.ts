/**
 * Calls of operations, while they are served: who calls, from where, and what was found out so far. Each door has its
 * own kind: a request over HTTP (`RequestContext`), a message of the WebSocket API, and a call from inside the server.
 */
import type { IncomingMessage } from 'node:http';
import { type OperationId, type OperationRecord, operationRecords } from '../../../../generated/operations';
import type { Caller } from '../../../usecases/callers';
import type { Approval } from '../../../usecases/proposals/approvals';
import { type ApiMessage, messageQuery } from '../../binance/apiMessages';
import type { ApiFamily, Problem } from '../problems/errors';
import type { AdmissionProblem } from '../problems/problems';
import type { Allowance, RateClass } from './rateLimits';
import type { WeightUse } from './weightLimits';

export abstract class Call {
  /** Undefined until one is found. */
  operation: OperationRecord | undefined = undefined;
  caller: Caller = { kind: 'public' };
  /** The stricter one of the allowances that the call has used. */
  allowance: Allowance | undefined;
  /** What the address has used of its weight; only under /binance/. */
  weightUse: WeightUse | undefined;
  /** Why the call is refused unless its key is valid: the address is over its limit, but may cancel orders. */
  problemWithoutKey: AdmissionProblem | undefined;
  /** Why the credentials were refused. */
  authenticationProblem: Problem | undefined;
  /** The error because of which the credentials could not be checked. */
  authenticationError: unknown;
  /** The tick of the admission at which the deadline has passed. */
  lateAtTick = 0;
  answered = false;
  /** The response repeats the stored outcome of an earlier call with the same idempotency key. */
  isReplayed = false;
  /** The neighbours in `InFlightCalls`. */
  previous: Call | null = null;
  next: Call | null = null;
  /** The operator who approved it; undefined if the call needs no approval. */
  approval: Approval | undefined;
  /** Called with the status when the call is answered. */
  onAnswered: ((status: number) => void) | undefined;
  /** Answers the call when its deadline has passed. */
  onLate: ((call: Call, problem: AdmissionProblem) => void) | undefined;

  /** The HTTP request; undefined at the other doors. */
  abstract readonly request: IncomingMessage | undefined;
  /** The parameters as they are in the query of a URL, without the question mark. */
  abstract readonly queryText: string;

  constructor(
    /** The method of the operation in lower case. */
    readonly method: string,
    readonly apiFamily: ApiFamily,
    readonly requestId: string,
    /** The client's address, normalized. */
    readonly ip: string,
    /** Whether a page is asked for, not an operation. */
    readonly isPage: boolean,
  ) {}

  get rateClass(): RateClass {
    const { method } = this;
    return method === 'get' || method === 'options' ? 'get' : method === 'post' ? 'post' : 'other';
  }
}

/** A request of the WebSocket API for an operation under /binance/. */
export class MessageCall extends Call {
  readonly request = undefined;
  readonly query: Readonly<Record<string, string>>;

  constructor(
    id: OperationId,
    readonly message: ApiMessage,
    requestId: string,
  ) {
    const operation = operationRecords[id];
    super(operation.method, 'binance', requestId, message.ip, false);
    this.operation = operation;
    this.query = messageQuery(message.params);
  }

  get queryText(): string {
    return new URLSearchParams(this.query).toString();
  }
}

/** A call for someone whom the server has identified already: an operator of the console, or of an approved proposal. */
export class InsideCall extends Call {
  readonly request = undefined;
  readonly queryText = '';

  constructor(
    id: OperationId,
    {
      caller,
      requestId,
      ip,
      approval,
    }: Pick<Call, 'caller' | 'requestId' | 'ip'> & { readonly approval?: Approval | undefined },
  ) {
    // An operation that was proposed may be one of an older contract.
    const operation: OperationRecord | undefined = operationRecords[id];
    super(operation?.method ?? '', 'api', requestId, ip, false);
    this.operation = operation;
    this.caller = caller;
    this.approval = approval;
  }
}

/**
 * Calls that have not been answered yet, oldest first. A linked list through the calls instead of a `Set`, because a Set
 * that lives long keeps finished calls reachable until it is rehashed, so that the collector copies them again and again
 * (src/performance.md, linked list).
 */
export class InFlightCalls {
  private first: Call | null = null;
  private last: Call | null = null;
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(call: Call): void {
    call.previous = this.last;
    if (this.last === null) this.first = call;
    else this.last.next = call;
    this.last = call;
    this.count += 1;
  }

  /** Each call that was added must be removed exactly once. */
  remove(call: Call): void {
    const { previous, next } = call;
    if (previous === null) this.first = next;
    else previous.next = next;
    if (next === null) this.last = previous;
    else next.previous = previous;
    call.previous = null;
    call.next = null;
    this.count -= 1;
  }

  /** Removing the current call ends the iteration. */
  *[Symbol.iterator](): Generator<Call> {
    for (let call = this.first; call !== null; call = call.next) yield call;
  }
}
