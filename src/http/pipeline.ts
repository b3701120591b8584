/**
 * The way of a call: edge checks, bucket, route, body, then the contract (`operations.ts`), then one answer. Every call gets
 * exactly one, whatever throws, and none waits longer than its deadline.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import type { Logger } from 'pino';
import type { OperationRecord } from '../../generated/operations';
import type { Config } from '../config';
import { type Engine, Outage } from '../engine/types';
import { isOutage } from '../store/database';
import { callerAddress, rateOwner } from './addresses';
import { type Answer, writeAnswer } from './answers';
import { readBody } from './body';
import { Call } from './call';
import { errorAnswer, type Problem } from './errors';
import { inStep } from './inStep';
import type { RequestObserver } from './observer';
import { methodsOf, type Operations, type Outcome, recordOf } from './operations';
import type { RateLimits } from './rateLimits';
import { hasVersionAndHost, isDecodable, URI_LENGTH_MAX } from './readable';
import { createRequestIds } from './requestIds';
import type { Route, RoutedRequest } from './router';
import { CallsUnderWay } from './underWay';

/** How often late calls are looked for. Deadlines are counted in ticks of this length, so that a jump of the clock neither ends a wait nor draws it out. */
const TICK_MS = 250;
/** A browser may remember the answer to its preflight for this long. */
const PREFLIGHT_AGE_SECONDS = 600;

export interface PipelineOptions {
  readonly operations: Operations;
  readonly engine: Pick<Engine, 'hasRoom'>;
  readonly addressLimits: RateLimits;
  readonly log: Logger;
  readonly config: Config;
  readonly observe: RequestObserver | undefined;
}

/** Answered without a contract operation: an edge's own answer. */
type EdgeOutcome = Outcome | { readonly problem?: undefined; readonly edge: Answer } | 'gone';

export class Pipeline {
  private readonly nextRequestId = createRequestIds();
  private readonly underWay = new CallsUnderWay();
  private readonly ticks: NodeJS.Timeout;
  private tick = 0;
  private closing = false;

  constructor(private readonly options: PipelineOptions) {
    this.ticks = setInterval(() => this.answerLate(), TICK_MS);
    this.ticks.unref();
  }

  /** For express. Never throws, never rejects. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    const call = new Call(
      request,
      response,
      this.nextRequestId(),
      callerAddress(request, this.options.config.http.trustProxy),
    );
    call.whenAnswered = this.options.observe?.(call);
    this.answer(call).catch((error: unknown) => {
      this.options.log.error({ err: error, requestId: call.requestId }, 'an answer could not be written');
      response.destroy();
    });
  };

  /** From now on each answer is its connection's last. */
  close(): void {
    this.closing = true;
  }

  /** Once no connection is left. */
  end(): void {
    clearInterval(this.ticks);
  }

  private async answer(call: Call): Promise<void> {
    await inStep();
    const outcome = await this.outcomeOf(call);
    if (outcome === 'gone') call.answered = true;
    else this.write(call, outcome);
  }

  private async outcomeOf(call: Call): Promise<EdgeOutcome> {
    try {
      return await this.passEdge(call);
    } catch (error) {
      return { problem: this.problemOf(error, call) };
    }
  }

  /** The checks that come before the contract's own, cheapest first. The route is looked up early, so that each of them is answered as its operation's answers are. */
  private async passEdge(call: Call): Promise<EdgeOutcome> {
    const { addressLimits, operations } = this.options;
    const readable = hasVersionAndHost(call.request) && isDecodable(call.path) && isDecodable(call.queryText);
    const route = readable ? operations.router.find(call.method, call.path) : undefined;
    if (route?.operation !== undefined) call.operation = recordOf(route.operation.operationId);
    if (call.operation?.unlimited !== true) {
      const allowance = addressLimits.take(rateOwner(call.ip), call.rateClass);
      call.allowance = allowance;
      if (!allowance.allowed)
        return { problem: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: allowance.retryAfterSeconds } };
    }
    if (call.path.length + call.queryText.length > URI_LENGTH_MAX) return { problem: { code: 'URI_TOO_LONG' } };
    if (!readable) return { problem: { code: 'MALFORMED_REQUEST' } };
    const preflight = call.method === 'options' ? this.preflight(call) : undefined;
    if (preflight !== undefined) return { edge: preflight };
    if (route === undefined || call.operation === undefined) return operations.run(routedRequest(call, route), call);
    // What is here whole can be refused unread. A body that is still on its way is waited for, and then asked about in `work`.
    if (call.request.complete && !this.hasRoom(call)) return { problem: this.unavailable('not_done') };
    const unread = call.operation.body === 'none' ? undefined : await this.takeBody(call, call.operation);
    return unread ?? this.work(call, route);
  }

  /** From here on the caller waits for us, and its deadline runs. A slow sender is node's request timeout's affair. */
  private async work(call: Call, route: Route): Promise<EdgeOutcome> {
    if (!this.hasRoom(call)) return { problem: this.unavailable('not_done') };
    // The present tick is partly over.
    call.lateAtTick = this.tick + 1 + Math.ceil(this.options.config.http.handlerDeadlineMs / TICK_MS);
    this.underWay.add(call);
    try {
      return await this.options.operations.run(routedRequest(call, route), call);
    } finally {
      this.underWay.remove(call);
    }
  }

  /** Asked before anything is done: when there is more than can be done, refusing has to be cheap. What changes nothing does not wait for the engine's turn. */
  private hasRoom({ method, operation }: Call): boolean {
    const { engine, config } = this.options;
    if (operation?.unlimited === true) return true;
    return this.underWay.size < config.http.requestsInFlightMax && (method === 'get' || engine.hasRoom);
  }

  /** Undefined once the body, if there is one, is on the call. */
  private async takeBody(call: Call, operation: OperationRecord): Promise<EdgeOutcome | undefined> {
    const read = await readBody(call.request, this.options.config.http, operation.bodyMedia);
    switch (read.kind) {
      case 'body':
        call.body = read.body;
        call.bodyBytes = read.bytes;
        return undefined;
      case 'none':
        return undefined;
      case 'too_large':
        return { problem: { code: 'REQUEST_BODY_TOO_LARGE' } };
      case 'unsupported':
        return { problem: { code: 'UNSUPPORTED_MEDIA_TYPE' } };
      case 'unreadable':
        return { problem: { code: 'INVALID_REQUEST_BODY', reason: read.reason } };
      case 'aborted':
        return 'gone';
    }
  }

  /** A browser's question before it asks for public data from a page of another origin. Anything else has no OPTIONS. */
  private preflight(call: Call): Answer | undefined {
    const asked = call.request.headers['access-control-request-method'];
    if (asked === undefined) return undefined;
    const isPublic = ({ operationId }: { readonly operationId?: string | undefined }) =>
      recordOf(operationId).security === 'public';
    const found = this.options.operations.router.at(call.path).filter(isPublic);
    const methods = methodsOf(found);
    if (!methods.includes(asked.toUpperCase())) return undefined;
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': methods.join(', '),
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Max-Age': String(PREFLIGHT_AGE_SECONDS),
    };
    return { status: 204, body: undefined, headers };
  }

  private write(call: Call, outcome: Exclude<EdgeOutcome, 'gone'>): void {
    // The rest of a body that was not read is not the next request; one that nobody asked for is thrown away by node.
    const readWhole = call.request.complete || call.operation?.body === 'none';
    writeAnswer(call, this.answerOf(call, outcome), this.options.config.portal, readWhole && !this.closing);
  }

  private answerOf(call: Call, outcome: Exclude<EdgeOutcome, 'gone'>): Answer {
    if (outcome.problem === undefined) return 'edge' in outcome ? outcome.edge : outcome;
    try {
      return errorAnswer(outcome.problem, call.surface, call.operation);
    } catch (error) {
      this.options.log.error({ err: error, requestId: call.requestId }, 'a problem has no answer in the contract');
      return errorAnswer({ code: 'INTERNAL_SERVER_ERROR' }, call.surface, call.operation);
    }
  }

  /** An outage is 503 and says whether the outcome is known; anything else is a bug and says nothing. */
  private problemOf(error: unknown, call: Call): Problem {
    const { log } = this.options;
    if (error instanceof Outage) {
      log.warn({ err: error, requestId: call.requestId }, 'outage');
      return this.unavailable(error.outcome);
    }
    if (isOutage(error)) {
      log.warn({ err: error, requestId: call.requestId }, 'the database failed');
      // Credentials that could not be checked, and reads, have changed nothing.
      return this.unavailable(call.failure !== undefined || call.method === 'get' ? 'not_done' : 'unknown');
    }
    log.error({ err: error, requestId: call.requestId }, 'fault');
    return { code: 'INTERNAL_SERVER_ERROR' };
  }

  private unavailable(outcome: 'not_done' | 'unknown'): Problem {
    return { code: 'SERVICE_UNAVAILABLE', outcome, retryAfterSeconds: this.options.config.http.retryAfterSeconds };
  }

  private answerLate(): void {
    this.tick += 1;
    for (const call of this.underWay) {
      if (call.lateAtTick > this.tick) return;
      if (call.answered) continue;
      this.options.log.warn({ requestId: call.requestId, path: call.path }, 'no answer by the deadline');
      this.write(call, { problem: this.unavailable(call.method === 'get' ? 'not_done' : 'unknown') });
    }
  }
}

/** Parsed once; openapi-backend asks for it several times and gets the same object each time. */
function routedRequest(call: Call, route: Route | undefined): RoutedRequest {
  const { method, path, body } = call;
  const query = call.queryText === '' ? {} : { ...parseQuery(call.queryText) };
  const headers = call.request.headers as Record<string, string | string[]>;
  const parsed = { method, path, params: { ...route?.params }, query, headers, cookies: {}, requestBody: body };
  return { method, path, headers, body, route, parsed };
}
