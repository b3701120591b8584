/**
 * A Node HTTP server for an Express application. Its requests and responses are created with Express's prototypes:
 * otherwise Express switches the prototypes of both for every request, which costs 6 to 17 % of a read
 * (src/performance.md, native prototypes). Requests can be upgraded to WebSocket and to nothing else.
 */
import { createServer, IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';

export function createExpressServer(app: Express, options: ServerOptions): Server {
  class AppRequest extends IncomingMessage {
    // Only declared: Node's constructor sets it through the accessor below.
    declare private proposedUpgrade: boolean | null;

    /**
     * Node reads this once the headers have arrived. Any other proposed protocol (h2c, which some clients propose with
     * every request) is declined by answering the request over HTTP/1.1, as RFC 9110 section 7.8 allows.
     */
    get upgrade(): boolean {
      return (
        this.proposedUpgrade === true &&
        (this.method === 'CONNECT' || this.headers.upgrade?.toLowerCase() === 'websocket')
      );
    }
    set upgrade(proposed: boolean | null) {
      this.proposedUpgrade = proposed;
    }
  }
  class AppResponse extends ServerResponse<AppRequest> {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return createServer({ ...options, IncomingMessage: AppRequest, ServerResponse: AppResponse }, app);
}
