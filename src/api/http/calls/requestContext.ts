/** A request over HTTP while it is served: the call that it is, what arrived, and whether that is readable at all. */

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonObject } from '../../../foundation/json';
import type { ApiFamily } from '../problems/errors';
import { Call } from './call';
import type { Route } from './router';

export class RequestContext extends Call {
  readonly path: string;
  /** Not decoded. */
  readonly queryText: string;
  /** Undefined until a route is found. */
  route: Route | undefined;
  body: JsonObject | undefined;
  /** The body as it was received, for signatures over bytes. */
  bodyBytes: Buffer | undefined;
  /** The files of a form, by the name of their field. */
  files: ReadonlyMap<string, Buffer> | undefined;

  constructor(
    readonly request: IncomingMessage,
    readonly response: ServerResponse,
    requestId: string,
    ip: string,
    isPage: boolean,
  ) {
    const method = (request.method ?? '').toLowerCase();
    const target = originForm(request.url ?? '');
    const queryAt = target.indexOf('?');
    const path = queryAt === -1 ? target : target.slice(0, queryAt);
    // HEAD gets the same response as GET without the body.
    super(method === 'head' ? 'get' : method, apiFamilyOf(path), requestId, ip, isPage);
    this.path = path;
    this.queryText = queryAt === -1 ? '' : target.slice(queryAt + 1);
  }
}

export function apiFamilyOf(path: string): ApiFamily {
  if (path.startsWith('/binance/')) return 'binance';
  if (path.startsWith('/udf/')) return 'udf';
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

/** Maximum length of path and query together, in characters, before decoding. */
export const URI_LENGTH_MAX = 4 * 1024;

/**
 * A request without a `Host` header, or with two, may be meant for another server (RFC 9112 section 3.2). Node's parser
 * accepts a request line without a version (HTTP/0.9) together with the bytes that follow it; no real client sends one.
 */
export function hasVersionAndHost({ rawHeaders, httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean {
  if (httpVersionMajor !== 1) return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}

export function isDecodable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Request ids: unique among all processes, cheap to create, and without information about the server. Each is 64 random
 * bits of this process and a counter.
 */
export function createRequestIds(): () => string {
  const prefix = randomBytes(8).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
