/**
 * The interface between the HTTP server and the pages. The server reads requests and writes responses; it knows no
 * page.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { EdgeProblem } from '../problems/errors';

/** A readable request for a page. */
export interface PageRequest {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** Not decoded, without the question mark. */
  readonly queryText: string;
  readonly headers: IncomingHttpHeaders;
  /** The members of the form: a string, or a list of them if a name was sent more than once. */
  readonly form: Readonly<Record<string, unknown>>;
  /** The files of the form, by the name of their field. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The client's address, normalized. */
  readonly ip: string;
  /** The address or IPv6 network that counts as one client in rate limits. */
  readonly network: string;
  readonly requestId: string;
}

/** A body that is made while it is sent, because it may be too large for memory. */
export type StreamedBody = AsyncIterable<string>;

export function isStreamed(body: PageResponse['body']): body is StreamedBody {
  return typeof body !== 'string' && !Buffer.isBuffer(body);
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Buffer | StreamedBody;
}

/** Why a request is answered with a problem page. */
export type PageProblem = Extract<
  EdgeProblem['code'],
  | 'MALFORMED_REQUEST'
  | 'MISDIRECTED_REQUEST'
  | 'INVALID_REQUEST_BODY'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REQUEST_BODY_TOO_LARGE'
  | 'URI_TOO_LONG'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'
  | 'EXCHANGE_IN_QUARANTINE'
  | 'INTERNAL_SERVER_ERROR'
>;

export interface PageHandler {
  /** The methods of the page at the path, in lower case; empty if there is none. */
  methodsAt(path: string): readonly string[];
  /** Whether a file is at the path, for example the documentation, and not a page that shows data. */
  isStatic(path: string): boolean;
  /** Whether the form of the page at the path has a file. */
  takesFiles(path: string): boolean;
  /** Processor time that a request for the path takes at most, in microseconds. */
  costUs(path: string): number;
  answer(request: PageRequest): Promise<PageResponse>;
  /** A page that explains the problem. Never throws. */
  problemPage(problem: PageProblem, request: Pick<PageRequest, 'path' | 'queryText' | 'headers'>): PageResponse;
}
