/**
 * A relay between a client and a server that a test can cut: every connection at once, without notice, and for a while.
 * It can also be stalled, as a network that drops everything: neither end notices anything by itself.
 */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class CuttableRelay {
  /** If true, new connections are refused. */
  refusing = false;
  /** Each open socket, with the one to which it is relayed. */
  private readonly sockets = new Map<Socket, Socket>();
  private isStalled = false;
  /** What is done when the relay is not stalled any more. */
  private postponed: (() => void)[] = [];
  /** Number of connections that were cut. */
  cuts = 0;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(targetPort: () => number): Promise<CuttableRelay> {
    const server = createServer({ noDelay: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const relay = new CuttableRelay(server, (server.address() as AddressInfo).port);
    server.on('connection', (near) => relay.accept(near, targetPort()));
    return relay;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  cutAll(): void {
    this.cuts += 1;
    for (const socket of this.sockets.keys()) socket.destroy();
  }

  /** From now on nothing passes, on open and on new connections, not even their end. */
  stall(): void {
    this.isStalled = true;
    for (const [socket, other] of this.sockets) {
      socket.unpipe(other);
      this.unlessStalled(() => socket.pipe(other));
    }
  }

  /** Everything passes again, beginning with what has arrived meanwhile. */
  endStall(): void {
    this.isStalled = false;
    for (const call of this.postponed.splice(0)) call();
  }

  async close(): Promise<void> {
    this.endStall();
    this.cutAll();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private accept(near: Socket, targetPort: number): void {
    if (this.refusing) return void near.destroy();
    const far = connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.set(socket, other);
      this.unlessStalled(() => socket.pipe(other));
      socket.on('error', () => this.unlessStalled(() => other.destroy()));
      socket.on('close', () => {
        this.sockets.delete(socket);
        this.unlessStalled(() => other.destroy());
      });
    }
  }

  private unlessStalled(call: () => void): void {
    if (this.isStalled) this.postponed.push(call);
    else call();
  }
}
