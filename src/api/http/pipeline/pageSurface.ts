/** Pages in the pipeline: found and made by a `PageHandler`, rendered as HTML. Their forms are the only bodies. */
import type { IncomingMessage } from 'node:http';
import { rateLimitOwner } from '../calls/addresses';
import { isStreamed, type PageHandler, type PageProblem, type PageResponse } from '../calls/pageHandler';
import type { RequestContext } from '../calls/requestContext';
import { type EdgeProblem, problemHeaders } from '../problems/errors';
import type { RenderedResponse } from '../responses/responseWriter';
import { baseHeaders } from '../responses/responseWriter';
import type { AdmissionRules } from './admission';
import type { BodyMediaType } from './body';
import type { Refused, RequestSurface } from './pipeline';

const NO_BODIES: readonly BodyMediaType[] = [];
const FORM: readonly BodyMediaType[] = ['form'];
const NO_FILES: ReadonlyMap<string, Buffer> = new Map();
const FORM_WITH_FILES: readonly BodyMediaType[] = ['multipart'];

interface PageRefused {
  readonly problem: Extract<EdgeProblem, { readonly code: PageProblem }>;
}
export type PageOutcome = PageResponse | PageRefused;

export class PageSurface implements RequestSurface<PageOutcome>, AdmissionRules<RequestContext> {
  readonly isPage = true;
  readonly batching = undefined;

  constructor(
    private readonly pages: PageHandler,
    private readonly isSandbox: boolean,
  ) {}

  /**
   * Whether the request is answered with a page: there is one at its path, whatever the method, or there is nothing at
   * all and a browser navigates there. `isOperation`: whether an operation is at the path.
   */
  serves({ url = '', headers }: IncomingMessage, isOperation: (path: string) => boolean): boolean {
    // Most requests are for operations and end here.
    if (url.startsWith('/api/') || url.startsWith('/binance/')) return false;
    const queryAt = url.indexOf('?');
    const path = queryAt === -1 ? url : url.slice(0, queryAt);
    if (this.pages.methodsAt(path).length > 0) return true;
    // Programs accept any media type: they get the contract's 404.
    return (headers.accept ?? '').startsWith('text/html') && path.startsWith('/') && !isOperation(path);
  }

  /** The page handler finds the page itself. */
  route(): void {}

  outcomeWithoutWork({ method, path }: RequestContext): PageOutcome | undefined {
    const methods = this.pages.methodsAt(path);
    if (methods.length === 0) return { problem: { code: 'NOT_FOUND' } };
    return methods.includes(method)
      ? undefined
      : { problem: { code: 'METHOD_NOT_ALLOWED', allow: allowText(methods) } };
  }

  acceptedBodies(context: RequestContext): readonly BodyMediaType[] {
    if (context.method !== 'post') return NO_BODIES;
    return this.hasLargeBody(context) ? FORM_WITH_FILES : FORM;
  }

  hasLargeBody({ method, path }: RequestContext): boolean {
    return method === 'post' && this.pages.takesFiles(path);
  }

  hasRoom(): boolean {
    return true;
  }

  isPublicRead(): boolean {
    return false;
  }

  isStateless({ path }: RequestContext): boolean {
    return this.pages.isStatic(path);
  }

  costUs({ path }: RequestContext): number {
    return this.pages.costUs(path);
  }

  run({ request, method, path, queryText, body, files, ip, requestId }: RequestContext): Promise<PageOutcome> {
    return this.pages.answer({
      method: method === 'post' ? 'post' : 'get',
      path,
      queryText,
      headers: request.headers,
      form: body ?? {},
      files: files ?? NO_FILES,
      ip,
      network: rateLimitOwner(ip),
      requestId,
    });
  }

  render(context: RequestContext, outcome: PageOutcome | Refused): RenderedResponse {
    const { path, queryText, request, requestId } = context;
    const problem = 'problem' in outcome ? outcome.problem : undefined;
    const page =
      'problem' in outcome
        ? this.pages.problemPage(pageProblemOf(outcome.problem.code), { path, queryText, headers: request.headers })
        : outcome;
    const headerLines = baseHeaders(requestId, this.isSandbox);
    // A 304 response has no length of its own (RFC 9110 section 15.4.5).
    if (page.status !== 304 && !isStreamed(page.body))
      headerLines.push('Content-Length', String(Buffer.byteLength(page.body)));
    const headers = problem === undefined ? page.headers : { ...page.headers, ...problemHeaders(problem) };
    for (const [name, value] of Object.entries(headers))
      for (const line of typeof value === 'string' ? [value] : value) headerLines.push(name, line);
    return { status: page.status, headerLines, body: page.body };
  }
}

/** Only operations under /binance/ are banned, which has no pages. */
function pageProblemOf(code: PageProblem | Refused['problem']['code']): PageProblem {
  return code === 'ADDRESS_BANNED' ? 'TOO_MANY_REQUESTS' : code;
}

/** HEAD is allowed wherever GET is. */
function allowText(methods: readonly string[]): string {
  return methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ');
}
