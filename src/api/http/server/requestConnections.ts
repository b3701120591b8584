/** The connections of a server that carry requests: all but those that became WebSockets. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export class RequestConnections {
  private readonly open = new Set<Socket>();
  private waiters: (() => void)[] = [];

  /** Something else must handle the upgrades of the server. */
  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.remove(socket));
    });
    server.on('upgrade', ({ socket }) => this.remove(socket));
  }

  /** Resolves when none is open. */
  whenNone(): Promise<void> {
    return this.open.size === 0 ? Promise.resolve() : new Promise((resolve) => void this.waiters.push(resolve));
  }

  private remove(socket: Socket): void {
    this.open.delete(socket);
    if (this.open.size > 0) return;
    for (const resolve of this.waiters.splice(0)) resolve();
  }
}
