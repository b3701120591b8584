/**
 * A keep-alive connection on which complete requests are sent as bytes, one after the other, and each response is read
 * exactly.
 */
import { connect, type Socket } from 'node:net';
import { HANG_MS } from './eventually';
import type { RawHttpAnswer } from './rawHttp';

export class KeepAliveConnection {
  private socket: Socket | undefined;
  private received = Buffer.alloc(0);
  private heard: () => void = () => undefined;

  /** `from`: local address of the connection, 127.0.0.1 or another one of this machine. */
  constructor(
    private readonly port: number,
    private readonly from = '127.0.0.1',
  ) {}

  /**
   * Rejects if the server closes the connection without a response, or gives none in time. `isHead`: the response has
   * no body, whatever its Content-Length.
   */
  async request(request: Buffer, isHead = false): Promise<RawHttpAnswer> {
    const isFresh = this.socket === undefined;
    const socket = await this.open();
    socket.write(request);
    const answer = await this.readResponse(socket, isHead);
    if (answer !== undefined) return answer;
    // An idle connection may have been closed just before the request arrived.
    if (!isFresh) return await this.request(request, isHead);
    throw new Error('the server hung up without an answer');
  }

  /** Resolves when it is connected, so that the first request need not wait. */
  async connect(): Promise<void> {
    await this.open();
  }

  close(): void {
    this.socket?.destroy();
    this.socket = undefined;
  }

  private open(): Promise<Socket> {
    if (this.socket !== undefined) return Promise.resolve(this.socket);
    const socket = connect({ port: this.port, host: '127.0.0.1', localAddress: this.from });
    this.socket = socket;
    this.received = Buffer.alloc(0);
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
      this.heard();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.socket === socket) this.socket = undefined;
      this.heard();
    });
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(socket));
      socket.once('error', reject);
    });
  }

  /** Undefined if the connection ends first. */
  private async readResponse(socket: Socket, isHead: boolean): Promise<RawHttpAnswer | undefined> {
    const deadline = Date.now() + HANG_MS;
    for (;;) {
      const answer = this.takeResponse(isHead);
      if (answer?.headers['connection'] === 'close') this.close();
      if (answer !== undefined && answer.status !== 100) return answer;
      if (answer !== undefined) continue;
      if (this.socket !== socket) return undefined;
      if (Date.now() > deadline) throw new Error(`no answer within ${HANG_MS} ms`);
      await this.nextData(deadline);
    }
  }

  private nextData(deadline: number): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(resolve, Math.max(0, deadline - Date.now()) + 1);
      this.heard = () => {
        clearTimeout(late);
        resolve();
      };
    });
  }

  /** The first complete response in the received data. */
  private takeResponse(isHead: boolean): RawHttpAnswer | undefined {
    const headEnd = this.received.indexOf('\r\n\r\n');
    if (headEnd === -1) return undefined;
    const [statusLine = '', ...lines] = this.received.toString('latin1', 0, headEnd).split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const length = isHead ? 0 : Number(headers['content-length'] ?? 0);
    const end = headEnd + 4 + length;
    if (this.received.length < end) return undefined;
    const text = this.received.toString('utf8', headEnd + 4, end);
    this.received = this.received.subarray(end);
    return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]), headers, text };
  }
}
