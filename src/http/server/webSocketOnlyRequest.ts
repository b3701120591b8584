/**
 * An HTTP request that can be upgraded to WebSocket and to nothing else. Any other proposed protocol (h2c, which some
 * clients propose with every request) is declined by answering the request over HTTP/1.1, as RFC 9110 section 7.8
 * allows.
 */
import { IncomingMessage } from 'node:http';

export class WebSocketOnlyRequest extends IncomingMessage {
  // Only declared: Node's constructor sets it through the accessor below.
  declare private proposedUpgrade: boolean | null;

  /** Node reads this once the headers have arrived. */
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
