/** A request over HTTP while it is served: the call that it is, and what arrived. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonObject } from '../../../foundation/json';
import type { Route } from '../contract/router';
import type { ApiFamily } from '../responses/errors';
import { Call } from './call';

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

function apiFamilyOf(path: string): ApiFamily {
  if (path.startsWith('/binance/')) return 'binance';
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
