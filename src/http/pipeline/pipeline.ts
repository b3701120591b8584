/**
 * The one way of every HTTP request through the server, for contract operations and for pages. What differs between the
 * two (routing, the work itself, how a problem is rendered) is in their surfaces, `operationSurface.ts` and
 * `pageSurface.ts`. Every request gets exactly one response, whatever throws, and none waits longer than its deadline.
 *
 * | Stage, in this order | Statuses it can answer with |
 * |---|---|
 * | 1. Batch: operations that arrived in one event-loop iteration continue together | - |
 * | 2. Route: look up the operation, so that later refusals have its headers and error format | - |
 * | 3. Rate limit of the client's address, unless the operation is unlimited; under /binance/ also its weight | 429; 418 |
 * | 4. Length of path and query | 414 |
 * | 5. HTTP version, number of `Host` headers, percent-encoding; the host is one of this server, unless the operation is unlimited | 400; 421 |
 * | 6. Outcome without work: CORS preflight, unknown path, method not allowed | 204, 404, 405 |
 * | 7. Lease: the server must certainly be the leader; room: requests in flight, and for changes the engine's queue | 503 |
 * | 8. Body: media type, size, text | 413, 415, 400; none if the client disconnects |
 * | 9. Sequence: wait until this server has published the position in `X-Min-Sequence`, if it was sent | 503 |
 * | 10. Lease and room again, because stages 8 and 9 may have taken long | 503 |
 * | 11. Work, under the deadline: credentials, validation, handler; or the page | the contract's; a page's |
 * | 12. Lease again, for reads: the data may have become outdated while it was read | 503 |
 * | 13. Error mapping: deadline or outage; any other exception | 503; 500 |
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import type { Engine, Outage } from '../../engine/types';
import type { Cancel, EventLoop } from '../../eventLoop';
import { problemOfFailure } from '../responses/failures';
import { type EdgeProblem, problemOfOutage } from '../responses/problems';
import type { RenderedResponse, ResponseWriter } from '../responses/responseWriter';
import { operationName, type RequestObserver } from '../server/observer';
import { clientAddress, rateLimitOwner, type TrustedProxies } from './addresses';
import { type BodyMediaType, type BodyResult, readBody, readUnusedBody } from './body';
import type { HostCheck } from './hostCheck';
import { InFlightRequests } from './inFlightRequests';
import { LargeBodies } from './largeBodies';
import { MinSequenceWait, minSequenceOf } from './minSequence';
import type { RateLimits } from './rateLimits';
import type { RequestBatching } from './requestBatching';
import { RequestContext } from './requestContext';
import { hasVersionAndHost, isDecodable, URI_LENGTH_MAX } from './requestLine';
import { type WeightLimits, weightOf } from './weightLimits';

/**
 * Interval in which late requests are looked for. Deadlines are counted in ticks of this length, so that a jump of the
 * clock neither shortens nor extends them.
 */
const TICK_MS = 250;

/** The problems that the pipeline itself finds. Every surface can render them. */
export type PipelineProblem = Extract<
  EdgeProblem,
  {
    readonly code:
      | 'TOO_MANY_REQUESTS'
      | 'ADDRESS_BANNED'
      | 'URI_TOO_LONG'
      | 'MALFORMED_REQUEST'
      | 'MISDIRECTED_REQUEST'
      | 'REQUEST_BODY_TOO_LARGE'
      | 'UNSUPPORTED_MEDIA_TYPE'
      | 'INVALID_REQUEST_BODY'
      | 'SERVICE_UNAVAILABLE'
      | 'EXCHANGE_IN_QUARANTINE'
      | 'INTERNAL_SERVER_ERROR';
  }
>;

export interface Refused {
  readonly problem: PipelineProblem;
}

/** The parts of the pipeline that differ between operations and pages. */
export interface RequestSurface<Outcome extends object> {
  /** Whether its requests are for pages. */
  readonly isPage: boolean;
  /** Groups its requests; undefined to begin each at once. */
  readonly batching: RequestBatching | undefined;
  /** Sets the operation and the route on the context, if there are any. Only readable requests come here. */
  route(context: RequestContext): void;
  /** An outcome that needs neither the body nor any work; undefined to continue. */
  outcomeWithoutWork(context: RequestContext): Outcome | Promise<Outcome> | undefined;
  /** The media types in which the request may have a body; empty if its body is not read. */
  acceptedBodies(context: RequestContext): readonly BodyMediaType[];
  /** Whether the request's body may have the size of a document. */
  hasLargeBody(context: RequestContext): boolean;
  /** Whether the service behind the surface takes one more request. */
  hasRoom(context: RequestContext): boolean;
  /** Whether the request has the room of public market data, so that it is served during an overload of orders. */
  isPublicRead(context: RequestContext): boolean;
  /** Whether the response is the same whatever was committed. Every other request is refused without the lease. */
  isStateless(context: RequestContext): boolean;
  run(context: RequestContext): Promise<Outcome>;
  render(context: RequestContext, outcome: Outcome | Refused): RenderedResponse;
}

export interface PipelineOptions {
  readonly nextRequestId: () => string;
  readonly addressLimits: RateLimits;
  readonly weightLimits: WeightLimits;
  readonly responseWriter: ResponseWriter;
  readonly observe: RequestObserver | undefined;
  readonly engine: Pick<Engine, 'leaseHeld' | 'isQuarantined' | 'publishedSequence' | 'waitForSequence'>;
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  readonly config: Pick<Config, 'http' | 'identity'>;
  readonly trustedProxies: TrustedProxies;
  readonly isOwnHost: HostCheck;
}

/** One for each surface: the requests in flight of one do not count against the limit of the other. */
export class Pipeline<Outcome extends object> {
  /** Requests that have not been answered yet, oldest first. */
  private readonly inFlight = new InFlightRequests();
  /** Number of requests in flight that have the room of public market data. */
  private publicReads = 0;
  private readonly minSequenceWait: MinSequenceWait;
  private readonly largeBodies: LargeBodies;
  private readonly stopTicks: Cancel;
  private tick = 0;
  private closing = false;
  private hasWarnedOfProxy = false;

  constructor(
    private readonly surface: RequestSurface<Outcome>,
    private readonly options: PipelineOptions,
  ) {
    this.largeBodies = new LargeBodies(options.config.identity.uploadsAtOnceMax);
    this.minSequenceWait = new MinSequenceWait(options.engine, options.config.http.requestsInFlightMax);
    this.stopTicks = options.eventLoop.every(TICK_MS, () => this.timeOutLateRequests());
  }

  /** Never throws, never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    const { nextRequestId, observe, trustedProxies, log } = this.options;
    const ip = clientAddress(request, trustedProxies);
    if (!this.hasWarnedOfProxy && trustedProxies.ignoresHeaderOf(request)) {
      this.hasWarnedOfProxy = true;
      log.warn({ ip }, 'X-Forwarded-For was ignored, because TRUST_PROXY does not list this address');
    }
    const context = new RequestContext(request, response, nextRequestId(), ip, this.surface.isPage);
    context.onAnswered = observe?.(context);
    this.serve(context).catch((error: unknown) => {
      log.error({ err: error, requestId: context.requestId }, 'writing the response failed; the connection is closed');
      response.destroy();
    });
  }

  /** From now on, each response is the last one of its connection. */
  close(): void {
    this.closing = true;
  }

  /** To be called once no connection is left. */
  stopTimer(): void {
    this.stopTicks();
  }

  private async serve(context: RequestContext): Promise<void> {
    if (this.surface.batching !== undefined) await this.surface.batching.nextRequestBatch();
    const outcome = await this.outcomeOf(context);
    if (outcome === 'aborted') context.answered = true;
    else this.writeOutcome(context, outcome);
  }

  private async outcomeOf(context: RequestContext): Promise<Outcome | Refused | 'aborted'> {
    try {
      return await this.processRequest(context);
    } catch (error) {
      return { problem: this.problemOf(error, context) };
    }
  }

  /** Stages 2 to 10 of the table above, the cheapest first. */
  private async processRequest(context: RequestContext): Promise<Outcome | Refused | 'aborted'> {
    const { surface } = this;
    const isReadable =
      hasVersionAndHost(context.request) && isDecodable(context.path) && isDecodable(context.queryText);
    if (isReadable) surface.route(context);
    if (context.operation?.unlimited !== true) {
      const allowance = this.options.addressLimits.takeToken(rateLimitOwner(context.ip), context.rateClass);
      context.allowance = allowance;
      const overWeight = this.countWeight(context, allowance.allowed);
      if (overWeight !== undefined) return { problem: overWeight };
      if (!allowance.allowed)
        return { problem: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: allowance.retryAfterSeconds } };
    }
    if (context.path.length + context.queryText.length > URI_LENGTH_MAX) return { problem: { code: 'URI_TOO_LONG' } };
    if (!isReadable) return { problem: { code: 'MALFORMED_REQUEST' } };
    // A load balancer checks the health at the address of a server.
    if (context.operation?.unlimited !== true && !this.options.isOwnHost(context.request, context.ip))
      return { problem: { code: 'MISDIRECTED_REQUEST' } };
    const early = surface.outcomeWithoutWork(context);
    if (early !== undefined) return early;
    // A request that has arrived completely is refused before its body is read. A body that is still arriving is
    // received first, so that the connection stays usable; `runWork` checks again.
    const refused = context.request.complete ? this.refuseWork(context) : undefined;
    if (refused !== undefined) return refused;
    const bodies = surface.acceptedBodies(context);
    const unread = bodies.length === 0 ? await this.readUnusedBody(context) : await this.readBody(context, bodies);
    if (unread !== undefined) return unread;
    const minSequence = minSequenceOf(context);
    if (minSequence > this.options.engine.publishedSequence && !(await this.minSequenceWait.isReached(minSequence)))
      return this.refuseOutdated();
    return this.runWork(context);
  }

  /** Under /binance/, why the request is over the limit of its address, if it is. */
  private countWeight(context: RequestContext, isWithinRate: boolean): PipelineProblem | undefined {
    if (context.apiFamily !== 'binance' || context.isPage) return undefined;
    const { weightLimits } = this.options;
    const owner = rateLimitOwner(context.ip);
    const weight = context.operation?.weight;
    const use = weightLimits.take(owner, weight == null ? 1 : weightOf(weight, context.queryText));
    context.weightUse = use;
    if (use.outcome === 'allowed') {
      if (!isWithinRate) weightLimits.noteRefusal(owner);
      return undefined;
    }
    const code = use.outcome === 'banned' ? 'ADDRESS_BANNED' : 'TOO_MANY_REQUESTS';
    return { code, retryAfterSeconds: use.retryAfterSeconds };
  }

  /** From here on the client waits for the server, and the deadline runs. Before, Node's request timeout applies. */
  private async runWork(context: RequestContext): Promise<Outcome | Refused> {
    const refused = this.refuseWork(context);
    if (refused !== undefined) return refused;
    // Part of the current tick is over.
    context.lateAtTick = this.tick + 1 + Math.ceil(this.options.config.http.handlerDeadlineMs / TICK_MS);
    const isPublicRead = this.surface.isPublicRead(context);
    this.inFlight.add(context);
    if (isPublicRead) this.publicReads += 1;
    try {
      const outcome = await this.surface.run(context);
      return context.method === 'get' && !this.isCurrent(context) ? this.refuseOutdated() : outcome;
    } finally {
      this.inFlight.remove(context);
      if (isPublicRead) this.publicReads -= 1;
    }
  }

  /** Checked before any work, because under overload a refusal has to be cheap. */
  private refuseWork(context: RequestContext): Refused | undefined {
    if (!this.isCurrent(context)) return this.refuseOutdated();
    return this.hasRoom(context) ? undefined : { problem: this.unavailableProblem('not_done') };
  }

  /**
   * Without the lease, another server may be the leader, so that this one must neither show data as current nor act on
   * it. Checked here and not by the handlers, so that no operation and no page can forget it.
   */
  private isCurrent(context: RequestContext): boolean {
    return this.options.engine.leaseHeld || this.surface.isStateless(context);
  }

  private refuseOutdated(): Refused {
    return { problem: this.unavailableProblem('not_current') };
  }

  private hasRoom(context: RequestContext): boolean {
    if (context.operation?.unlimited === true) return true;
    const { requestsInFlightMax, publicReadsInFlightMax } = this.options.config.http;
    if (this.surface.isPublicRead(context)) return this.publicReads < publicReadsInFlightMax;
    return this.inFlight.size - this.publicReads < requestsInFlightMax && this.surface.hasRoom(context);
  }

  /** Reads the body, if there is one, into the context and returns undefined; otherwise returns why it could not. */
  private async readBody(
    context: RequestContext,
    accepted: readonly BodyMediaType[],
  ): Promise<Refused | 'aborted' | undefined> {
    const { http, identity } = this.options.config;
    if (!this.surface.hasLargeBody(context))
      return this.takeBody(context, await readBody(context.request, http, accepted));
    const room = this.largeBodies.take(rateLimitOwner(context.ip));
    if (room === undefined) return { problem: this.unavailableProblem('not_done') };
    try {
      // In Base64, with what surrounds the document.
      const bodyBytesMax = Math.ceil(identity.documentBytesMax / 3) * 4 + http.bodyBytesMax;
      return this.takeBody(context, await readBody(context.request, { ...http, bodyBytesMax }, accepted));
    } finally {
      room.release();
    }
  }

  /** A signature of version 2 covers the body as it is sent, also that of an operation that has none. */
  private async readUnusedBody(context: RequestContext): Promise<Refused | 'aborted' | undefined> {
    if (context.apiFamily === 'binance' || context.request.headers['signature-version'] !== '2') return undefined;
    const bytes = await readUnusedBody(context.request, this.options.config.http);
    if (bytes === 'aborted') return bytes;
    if (bytes === 'too_large') return { problem: { code: 'REQUEST_BODY_TOO_LARGE' } };
    context.bodyBytes = bytes;
    return undefined;
  }

  private takeBody(context: RequestContext, read: BodyResult): Refused | 'aborted' | undefined {
    switch (read.kind) {
      case 'body':
        context.body = read.body;
        context.bodyBytes = read.bytes;
        context.files = read.files;
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
        return 'aborted';
    }
  }

  private writeOutcome(context: RequestContext, outcome: Outcome | Refused): void {
    const { request, response, operation } = context;
    if (context.answered || response.headersSent || response.destroyed) return;
    context.answered = true;
    // The unread rest of a body must not be taken for the next request. Node itself discards a body that the operation
    // does not have.
    const isReadWhole = request.complete || operation?.body === 'none';
    const rendered = this.surface.render(context, outcome);
    this.options.responseWriter.writeResponse(context, rendered, isReadWhole && !this.closing);
  }

  private problemOf(error: unknown, context: RequestContext): PipelineProblem {
    const { log, engine } = this.options;
    const { requestId } = context;
    return problemOfFailure(error, {
      log,
      fields: { requestId },
      // A read, or a request whose credentials could not be checked, has changed nothing.
      isUnchanged: context.authenticationError !== undefined || context.method === 'get',
      isQuarantined: engine.isQuarantined,
      retryAfterSeconds: this.options.config.http.retryAfterSeconds,
    });
  }

  private unavailableProblem(outcome: Outage['outcome']): PipelineProblem {
    return problemOfOutage(outcome, this.options.config.http.retryAfterSeconds);
  }

  private timeOutLateRequests(): void {
    this.tick += 1;
    for (const context of this.inFlight) {
      if (context.lateAtTick > this.tick) return;
      if (context.answered) continue;
      const { requestId } = context;
      // Not the path, which may contain an API key or another person's id.
      this.options.log.warn(
        { requestId, operation: operationName(context) },
        'the request exceeded its deadline and is answered 503',
      );
      this.writeOutcome(context, {
        problem: this.unavailableProblem(context.method === 'get' ? 'not_done' : 'unknown'),
      });
    }
  }
}
