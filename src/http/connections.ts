/** What one address and one connection may take of the server. Who takes more is hung up on, before anything more of it is read: an answer would be work too. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { plainAddress, rateOwner } from './addresses';

/** Addresses are counted as their requests are: an IPv6 /64 is one. */
export function limitConnections(server: Server, perAddressMax: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const owner = rateOwner(plainAddress(socket.remoteAddress ?? ''));
    const count = (open.get(owner) ?? 0) + 1;
    if (count > perAddressMax) {
      socket.destroy();
      return;
    }
    open.set(owner, count);
    socket.once('close', () => {
      const left = (open.get(owner) ?? 1) - 1;
      if (left === 0) open.delete(owner);
      else open.set(owner, left);
    });
  });
}

/**
 * Whether a request may be worked on. The parser hands over every request of a packet at once, and a packet holds a thousand: those that came before
 * the answers to the ones before them were taken are counted.
 */
export function pipelineLimit(requestsMax: number): (request: IncomingMessage, response: ServerResponse) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return false;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > requestsMax) {
      socket.destroy();
      return false;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return true;
  };
}
