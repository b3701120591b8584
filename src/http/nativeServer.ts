/**
 * A node HTTP server whose request and response objects are born with express' prototypes. Express sets those prototypes
 * on every request, which costs more than all else it does; here it finds them set already.
 */
import { createServer, IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http';
import type { Express } from 'express';

export function createNativeServer(app: Express, options: ServerOptions): Server {
  class AppRequest extends IncomingMessage {
    // Only declared: node's constructor sets it, through the accessor below.
    declare private proposedUpgrade: boolean | null;

    // A proposal to leave HTTP/1.1 for anything but WebSocket (h2c, which some clients send on every call) is declined by
    // answering the request as it stands. Node asks this question once the headers are in.
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
