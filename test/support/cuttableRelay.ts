/**
 * A relay between a browser and the server that a test can cut: every connection at once, without notice, and for a
 * while.
 */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class CuttableRelay {
  /** If true, new connections are refused. */
  refusing = false;
  private readonly sockets = new Set<Socket>();
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
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
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
      this.sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
  }
}
