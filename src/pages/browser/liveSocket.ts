/**
 * A socket that comes back by itself: after a close, an error, or a silence that cannot be (a stream of each second is always among those followed, because a
 * browser shows its script no pings). What was missed meanwhile is for its owner to get, each time it opens.
 */

/** Close code of a server that restarts: everybody is back within a few seconds, but not all at once. */
const SERVICE_RESTART = 1012;
const RESTART_SPREAD_MS = 3_000;
const FIRST_WAIT_MS = 250;
const WAIT_MS_MAX = 15_000;
const SILENCE_MS_MAX = 8_000;

export interface LiveSocketOptions {
  /** Path and query, asked anew for each connection; undefined: nothing is to be followed any more. */
  readonly address: () => Promise<string | undefined> | string | undefined;
  readonly opened: () => void;
  /** One frame, as JSON. */
  readonly frame: (frame: unknown) => void;
  readonly lost: () => void;
}

export class LiveSocket {
  private socket: WebSocket | undefined;
  private failures = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LiveSocketOptions) {
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => !document.hidden && this.hurry());
  }

  async connect(): Promise<void> {
    clearTimeout(this.again);
    this.again = undefined;
    const address = await Promise.resolve(this.options.address()).catch(() => null);
    if (address === undefined) return;
    if (address === null) return this.retry();
    const url = new URL(address, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.failures = 0;
      this.listen();
      this.options.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      this.listen();
      this.options.frame(JSON.parse(String(data)));
    });
    socket.addEventListener('close', ({ code }) => this.closed(socket, code));
    this.listen();
  }

  send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** What came over this connection cannot be used: a new one begins anew. */
  restart(): void {
    const { socket } = this;
    if (socket === undefined) return;
    socket.close();
    // A peer that does not answer would keep it closing for long.
    this.closed(socket, 0);
  }

  private closed(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = undefined;
    clearTimeout(this.silence);
    this.options.lost();
    this.retry(code === SERVICE_RESTART ? Math.random() * RESTART_SPREAD_MS : 0);
  }

  /** Twice as long each time, and never for everybody at the same moment. */
  private retry(extraMs = 0): void {
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** this.failures, WAIT_MS_MAX);
    this.failures += 1;
    this.again = setTimeout(() => void this.connect(), extraMs + waitMs * (0.5 + Math.random()));
  }

  /** There is a reason to believe that it works again. */
  private hurry(): void {
    if (this.again !== undefined) void this.connect();
  }

  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.restart(), SILENCE_MS_MAX);
  }
}
