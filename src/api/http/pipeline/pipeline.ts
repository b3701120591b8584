/**
 * The door of HTTP: the one way of every request, for contract operations and for pages. What differs between the two
 * (routing, the work itself, how a problem is rendered) is in their surfaces, `contract/operationSurface.ts` and
 * `pageSurface.ts`. Stages 3, 7 and 10 to 13 are those of every door, in `admission.ts`. Every request gets exactly one
 * response, whatever throws, and none waits longer than its deadline.
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
import { SequenceWait } from '../../../engine/sequenceWait';
import type { Engine } from '../../../engine/types';
import type { Config } from '../../../foundation/settings/config';
import { documentBodyBytesMax } from '../../../foundation/settings/identity';
import { clientAddress, rateLimitOwner, type TrustedProxies } from '../calls/addresses';
import type { Call } from '../calls/call';
import type { HostCheck } from '../calls/hostCheck';
import type { RequestObserver } from '../calls/observer';
import type { RequestBatching } from '../calls/requestBatching';
import { hasVersionAndHost, isDecodable, RequestContext, URI_LENGTH_MAX } from '../calls/requestContext';
import type { AdmissionProblem, EdgeProblem } from '../problems/problems';
import type { RenderedResponse, ResponseWriter } from '../responses/responseWriter';
import type { Admission } from './admission';
import { type BodyMediaType, type BodyResult, LargeBodies, readBody, readUnusedBody } from './body';
import { minSequenceOf } from './minSequence';

/** The problems that the pipeline itself finds. Every surface can render them. */
export type PipelineProblem =
  | AdmissionProblem
  | Extract<
      EdgeProblem,
      {
        readonly code:
          | 'URI_TOO_LONG'
          | 'MALFORMED_REQUEST'
          | 'MISDIRECTED_REQUEST'
          | 'REQUEST_BODY_TOO_LARGE'
          | 'UNSUPPORTED_MEDIA_TYPE'
          | 'INVALID_REQUEST_BODY';
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
  run(context: RequestContext): Promise<Outcome>;
  render(context: RequestContext, outcome: Outcome | Refused): RenderedResponse;
}

export interface PipelineOptions {
  readonly nextRequestId: () => string;
  readonly responseWriter: ResponseWriter;
  readonly observe: RequestObserver | undefined;
  readonly engine: Pick<Engine, 'publishedSequence' | 'waitForSequence'>;
  readonly log: Logger;
  readonly config: Pick<Config, 'http' | 'identity'>;
  readonly trustedProxies: TrustedProxies;
  readonly isOwnHost: HostCheck;
}

export class Pipeline<Outcome extends object> {
  private readonly minSequenceWait: SequenceWait;
  private readonly largeBodies: LargeBodies;
  private closing = false;
  /** The warnings about forwarding headers that were logged already. */
  private readonly proxyWarnings = new Set<string>();
  private readonly answerLate = (call: Call, problem: AdmissionProblem): void =>
    this.writeOutcome(call as RequestContext, { problem });

  constructor(
    private readonly surface: RequestSurface<Outcome>,
    private readonly admission: Admission<RequestContext>,
    private readonly options: PipelineOptions,
  ) {
    this.largeBodies = new LargeBodies(options.config.identity.uploadsAtOnceMax);
    this.minSequenceWait = new SequenceWait(options.engine, options.config.http.requestsInFlightMax);
  }

  /** Never throws, never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): void {
    const { nextRequestId, observe, trustedProxies, log } = this.options;
    const ip = clientAddress(request, trustedProxies);
    const doubt = trustedProxies.doubtAbout(request);
    if (doubt !== undefined && !this.proxyWarnings.has(doubt)) {
      this.proxyWarnings.add(doubt);
      log.warn({ ip }, doubt);
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
      return { problem: this.admission.problemOf(error, context) };
    }
  }

  /** Stages 2 to 10 of the table above, the cheapest first. */
  private async processRequest(context: RequestContext): Promise<Outcome | Refused | 'aborted'> {
    const { surface } = this;
    const isReadable =
      hasVersionAndHost(context.request) && isDecodable(context.path) && isDecodable(context.queryText);
    if (isReadable) surface.route(context);
    const overLimit = this.admission.countCall(context);
    if (overLimit !== undefined) return { problem: overLimit };
    if (context.path.length + context.queryText.length > URI_LENGTH_MAX) return { problem: { code: 'URI_TOO_LONG' } };
    if (!isReadable) return { problem: { code: 'MALFORMED_REQUEST' } };
    // A load balancer checks the health at the address of a server.
    if (context.operation?.unlimited !== true && !this.options.isOwnHost(context.request, context.ip))
      return { problem: { code: 'MISDIRECTED_REQUEST' } };
    const early = surface.outcomeWithoutWork(context);
    if (early !== undefined) return early;
    // A request that has arrived completely is refused before its body is read. A body that is still arriving is
    // received first, so that the connection stays usable; `runWork` checks again.
    const refused = context.request.complete ? this.admission.refuseWork(context) : undefined;
    if (refused !== undefined) return { problem: refused };
    const bodies = surface.acceptedBodies(context);
    const unread = bodies.length === 0 ? await this.readUnusedBody(context) : await this.readBody(context, bodies);
    if (unread !== undefined) return unread;
    const minSequence = minSequenceOf(context);
    if (minSequence > this.options.engine.publishedSequence && !(await this.minSequenceWait.isReached(minSequence)))
      return { problem: this.admission.unavailable('not_current') };
    return this.runWork(context);
  }

  private runWork(context: RequestContext): Promise<Outcome | Refused> {
    context.onLate = this.answerLate;
    return this.admission.run(context, () => this.surface.run(context));
  }

  /** Reads the body, if there is one, into the context and returns undefined; otherwise returns why it could not. */
  private async readBody(
    context: RequestContext,
    accepted: readonly BodyMediaType[],
  ): Promise<Refused | 'aborted' | undefined> {
    const { http } = this.options.config;
    const limits = { ...http, besideDocumentBytesMax: http.bodyBytesMax };
    if (!this.surface.hasLargeBody(context))
      return this.takeBody(context, await readBody(context.request, limits, accepted));
    const room = this.largeBodies.take(rateLimitOwner(context.ip));
    if (room === undefined) return { problem: this.admission.unavailable('not_done') };
    try {
      const bodyBytesMax = documentBodyBytesMax(this.options.config);
      return this.takeBody(context, await readBody(context.request, { ...limits, bodyBytesMax }, accepted));
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
}
