/** What the HTTP server and the pages say to each other. The server reads requests and writes answers; what a page is, it does not know. */
import type { IncomingHttpHeaders } from 'node:http';
import type { EdgeProblem } from './errors';

/** A request that can be read. */
export interface PageCall {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** Undecoded, without its question mark. */
  readonly queryText: string;
  readonly headers: IncomingHttpHeaders;
  /** What a form sent: a text, or several under one name. */
  readonly form: Readonly<Record<string, unknown>>;
  /** The caller's address in its plain spelling, and the network that counts as one caller. */
  readonly ip: string;
  readonly network: string;
  readonly requestId: string;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Buffer;
}

/** What keeps a request from its page. */
export type PageProblem = Extract<
  EdgeProblem['code'],
  | 'MALFORMED_REQUEST'
  | 'INVALID_REQUEST_BODY'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'REQUEST_BODY_TOO_LARGE'
  | 'URI_TOO_LONG'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR'
>;

export interface PageDoor {
  /** In lower case; none where no page is. */
  methodsAt(path: string): readonly string[];
  answer(call: PageCall): Promise<PageAnswer>;
  /** A page that tells it in words. Never throws. */
  problemPage(problem: PageProblem, call: Pick<PageCall, 'path' | 'queryText' | 'headers'>): PageAnswer;
}
