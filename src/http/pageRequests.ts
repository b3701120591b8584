/**
 * The way of a page's request: the same edge checks as an operation's (`pipeline.ts`), its form, then the pages, then one answer. Every request gets
 * exactly one, whatever throws, and none waits longer than its deadline.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { Outage } from '../engine/types';
import { isOutage } from '../store/database';
import { callerAddress, rateOwner } from './addresses';
import { endAnswer } from './answers';
import { readBody } from './body';
import { Call } from './call';
import { baseHeaders } from './headers';
import type { RequestObserver } from './observer';
import type { PageAnswer, PageCall, PageDoor, PageProblem } from './pageDoor';
import type { RateLimits } from './rateLimits';
import { hasVersionAndHost, isDecodable, URI_LENGTH_MAX } from './readable';
import { createRequestIds } from './requestIds';

export interface PageRequestsOptions {
  readonly pages: PageDoor;
  readonly addressLimits: RateLimits;
  readonly log: Logger;
  readonly config: Config;
  readonly observe: RequestObserver | undefined;
}

interface Refused {
  readonly problem: PageProblem;
  readonly headers?: Readonly<Record<string, string>>;
}
type PageOutcome = PageAnswer | Refused | 'gone';

export class PageRequests {
  private readonly nextRequestId = createRequestIds();
  private underWay = 0;
  private closing = false;

  constructor(private readonly options: PageRequestsOptions) {}

  /** Whether a page lives there, whatever the method; or nothing at all, when it is a person who looks. `isOperation`: whether an operation does. */
  serves({ url = '', headers }: IncomingMessage, isOperation: (path: string) => boolean): boolean {
    // What most requests are for costs nothing here.
    if (url.startsWith('/api/')) return false;
    const queryAt = url.indexOf('?');
    const path = queryAt === -1 ? url : url.slice(0, queryAt);
    if (this.options.pages.methodsAt(path).length > 0) return true;
    // Programs, which take anything, are told as the contract says.
    return (headers.accept ?? '').startsWith('text/html') && path.startsWith('/') && !isOperation(path);
  }

  /** For express. Never throws, never rejects. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { config, log } = this.options;
    const call = new Call(request, response, this.nextRequestId(), callerAddress(request, config.http.trustProxy));
    call.isPage = true;
    call.whenAnswered = this.options.observe?.(call);
    this.answer(call).catch((error: unknown) => {
      log.error({ err: error, requestId: call.requestId }, 'a page could not be written');
      response.destroy();
    });
  };

  /** From now on each answer is its connection's last. */
  close(): void {
    this.closing = true;
  }

  private async answer(call: Call): Promise<void> {
    let outcome: PageOutcome;
    try {
      outcome = await this.passEdge(call);
    } catch (error) {
      outcome = this.refusedBy(error, call);
    }
    if (outcome === 'gone') call.answered = true;
    else this.write(call, outcome);
  }

  /** Cheapest first. */
  private async passEdge(call: Call): Promise<PageOutcome> {
    const { addressLimits, pages, config } = this.options;
    const network = rateOwner(call.ip);
    const allowance = addressLimits.take(network, call.rateClass);
    if (!allowance.allowed)
      return { problem: 'TOO_MANY_REQUESTS', headers: { 'Retry-After': String(allowance.retryAfterSeconds) } };
    if (call.path.length + call.queryText.length > URI_LENGTH_MAX) return { problem: 'URI_TOO_LONG' };
    if (!hasVersionAndHost(call.request) || !isDecodable(call.path) || !isDecodable(call.queryText))
      return { problem: 'MALFORMED_REQUEST' };
    const { method, path, queryText, ip, requestId } = call;
    const methods = pages.methodsAt(path);
    if (methods.length === 0) return { problem: 'NOT_FOUND' };
    if ((method !== 'get' && method !== 'post') || !methods.includes(method))
      return { problem: 'METHOD_NOT_ALLOWED', headers: { Allow: allowText(methods) } };
    const taken = method === 'get' ? { form: {} } : await this.takeForm(call);
    if (taken === 'gone' || 'problem' in taken) return taken;
    if (this.underWay >= config.http.requestsInFlightMax) return this.unavailable();
    return this.work(
      call,
      pages.answer({
        method,
        path,
        queryText,
        headers: call.request.headers,
        form: taken.form,
        ip,
        network,
        requestId,
      }),
    );
  }

  /** From here on the caller waits for us, and its deadline runs. */
  private async work(call: Call, page: Promise<PageAnswer>): Promise<PageOutcome> {
    this.underWay += 1;
    const done = page.finally(() => {
      this.underWay -= 1;
    });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<PageOutcome>((resolve) => {
      timer = setTimeout(() => {
        this.options.log.warn({ requestId: call.requestId, path: call.path }, 'no page by the deadline');
        resolve(this.unavailable());
      }, this.options.config.http.handlerDeadlineMs);
    });
    try {
      return await Promise.race([done, late]);
    } finally {
      clearTimeout(timer);
      // A page that fails after its deadline has been told already.
      done.catch(() => undefined);
    }
  }

  private async takeForm({ request }: Call): Promise<{ readonly form: PageCall['form'] } | Refused | 'gone'> {
    const read = await readBody(request, this.options.config.http, ['form']);
    switch (read.kind) {
      case 'body':
        return { form: read.body };
      case 'none':
        return { form: {} };
      case 'too_large':
        return { problem: 'REQUEST_BODY_TOO_LARGE' };
      case 'unsupported':
        return { problem: 'UNSUPPORTED_MEDIA_TYPE' };
      case 'unreadable':
        return { problem: 'INVALID_REQUEST_BODY' };
      case 'aborted':
        return 'gone';
    }
  }

  private write(call: Call, outcome: PageAnswer | Refused): void {
    if (call.answered || call.response.headersSent || call.response.destroyed) return;
    call.answered = true;
    const answer =
      'problem' in outcome
        ? this.options.pages.problemPage(outcome.problem, { ...call, headers: call.request.headers })
        : outcome;
    const lines = baseHeaders(call.requestId);
    // A 304 has no length of its own (RFC 9110 section 15.4.5).
    if (answer.status !== 304) lines.push('Content-Length', String(Buffer.byteLength(answer.body)));
    const headers = { ...answer.headers, ...('problem' in outcome ? outcome.headers : {}) };
    for (const [name, value] of Object.entries(headers))
      for (const line of typeof value === 'string' ? [value] : value) lines.push(name, line);
    // The rest of a body that was not read is not the next request.
    endAnswer(call, {
      status: answer.status,
      lines,
      body: answer.body,
      keepAlive: call.request.complete && !this.closing,
    });
  }

  private refusedBy(error: unknown, { requestId }: Call): Refused {
    const { log } = this.options;
    if (error instanceof Outage || isOutage(error)) {
      log.warn({ err: error, requestId }, 'outage');
      return this.unavailable();
    }
    log.error({ err: error, requestId }, 'fault');
    return { problem: 'INTERNAL_SERVER_ERROR' };
  }

  private unavailable(): Refused {
    return {
      problem: 'SERVICE_UNAVAILABLE',
      headers: { 'Retry-After': String(this.options.config.http.retryAfterSeconds) },
    };
  }
}

/** HEAD wherever GET is. */
function allowText(methods: readonly string[]): string {
  return methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ');
}
