/** A WebSocket client that checks every frame against the contract and keeps it. */
import { WebSocket } from 'ws';
import { recordFrame, recordStreamRequest } from './coverage/recording';
import { HANG_MS } from './eventually';

export type Frame = Readonly<Record<string, unknown>>;

export interface CloseEvent {
  readonly code: number;
  readonly reason: string;
}

export class StreamClient {
  /** Every frame received so far, oldest first. */
  readonly frames: Frame[] = [];
  readonly closed: Promise<CloseEvent>;
  private read = 0;
  private fault: Error | undefined;
  private readonly waiting = new Set<() => void>();

  private constructor(
    readonly socket: WebSocket,
    private readonly path: string,
  ) {
    this.closed = new Promise((resolve) =>
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() })),
    );
    socket.on('error', () => undefined);
    socket.on('message', (data) => this.receive(data.toString()));
    void this.closed.then(() => this.wakeWaiters());
  }

  /** `path` as in `/ws/btc_thb@kline_1m`. Rejects if the connection is refused. */
  static async open(baseUrl: string, path: string): Promise<StreamClient> {
    const socket = new WebSocket(`${baseUrl.replace(/^http/, 'ws')}${path}`);
    const client = new StreamClient(socket, path);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Sends a text unchanged, anything else as JSON. */
  send(message: unknown): void {
    const text = typeof message === 'string' ? message : JSON.stringify(message);
    recordStreamRequest(text, this.path);
    this.socket.send(text);
  }

  /** The next frame that `wanted` accepts and that was not returned before. Frames before it are skipped. */
  async next(wanted: (frame: Frame) => boolean = () => true, withinMs = HANG_MS): Promise<Frame> {
    const deadline = Date.now() + withinMs;
    for (;;) {
      if (this.fault !== undefined) throw this.fault;
      const index = this.frames.findIndex((frame, position) => position >= this.read && wanted(frame));
      const found = this.frames[index];
      if (found !== undefined) {
        this.read = index + 1;
        return found;
      }
      const leftMs = deadline - Date.now();
      if (leftMs <= 0 || this.socket.readyState === WebSocket.CLOSED) {
        throw new Error(
          `${this.path} sent no such frame within ${withinMs} ms; the last ones: ${JSON.stringify(this.frames.slice(-3))}`,
        );
      }
      await this.nextChange(leftMs);
    }
  }

  /** Sends a request and returns the response with the same id. */
  async request(method: string, params: unknown, id: number | string = this.frames.length + 1): Promise<Frame> {
    this.send(params === undefined ? { method, id } : { method, params, id });
    return await this.next((frame) => 'id' in frame && frame['id'] === id);
  }

  async close(): Promise<CloseEvent> {
    this.socket.close();
    const closed = await this.closed;
    if (this.fault !== undefined) throw this.fault;
    return closed;
  }

  private receive(text: string): void {
    try {
      this.frames.push(recordFrame(text, { path: this.path, combined: this.looksCombined(text) }));
    } catch (error) {
      this.fault ??= error as Error;
    }
    this.wakeWaiters();
  }

  /** A client may switch wrapping on and off, so a frame that looks wrapped is checked as a wrapped one. */
  private looksCombined(text: string): boolean {
    return /^(\/binance)?\/stream/.test(this.path) || text.startsWith('{"stream"');
  }

  private wakeWaiters(): void {
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }

  private nextChange(withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, withinMs);
      this.waiting.add(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
