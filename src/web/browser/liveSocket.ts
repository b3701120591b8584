/**
 * A WebSocket that reconnects after a close, an error, an unexpected silence or the loss of the network. Browsers do not show pings to scripts,
 * so its user always subscribes to a stream that sends something every second. After each connection the user of the
 * socket must load what it missed.
 */

/** Close code of a restarting server. Clients reconnect within a few seconds, at random times. */
const SERVICE_RESTART = 1012;
const RESTART_SPREAD_MS = 3_000;
const FIRST_WAIT_MS = 250;
const WAIT_MS_MAX = 15_000;
const SILENCE_MS_MAX = 8_000;

export interface LiveSocketOptions {
  /** Called for each connection; returns path and query, or undefined to stop reconnecting. */
  readonly address: () => Promise<string | undefined> | string | undefined;
  readonly opened: () => void;
  /** Called with each parsed frame. */
  readonly frame: (frame: unknown) => void;
  readonly lost: () => void;
}

export class LiveSocket {
  private socket: WebSocket | undefined;
  private failures = 0;
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LiveSocketOptions) {
    addEventListener('online', () => this.reconnectNow());
    // The browser knows at once. The socket itself would only be silent.
    addEventListener('offline', () => this.restart());
    document.addEventListener('visibilitychange', () => !document.hidden && this.reconnectNow());
  }

  async connect(): Promise<void> {
    clearTimeout(this.reconnectTimer);
    this.reconnectTimer = undefined;
    const address = await Promise.resolve(this.options.address()).catch(() => null);
    if (address === undefined) return;
    if (address === null) return this.scheduleReconnect();
    const url = new URL(address, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.failures = 0;
      this.restartSilenceTimer();
      this.options.opened();
    });
    socket.addEventListener('message', ({ data }) => {
      this.restartSilenceTimer();
      this.options.frame(JSON.parse(String(data)));
    });
    socket.addEventListener('close', ({ code }) => this.handleClose(socket, code));
    this.restartSilenceTimer();
  }

  send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Drops the connection, because its data cannot be used, and connects again after the usual delay. */
  restart(): void {
    const { socket } = this;
    if (socket === undefined) return;
    socket.close();
    // The close event of a peer that does not answer comes late, so do not wait for it.
    this.handleClose(socket, 0);
  }

  private handleClose(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = undefined;
    clearTimeout(this.silenceTimer);
    this.options.lost();
    this.scheduleReconnect(code === SERVICE_RESTART ? Math.random() * RESTART_SPREAD_MS : 0);
  }

  /** Exponential backoff with a random factor, so that clients do not reconnect simultaneously. */
  private scheduleReconnect(extraMs = 0): void {
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** this.failures, WAIT_MS_MAX);
    this.failures += 1;
    this.reconnectTimer = setTimeout(() => void this.connect(), extraMs + waitMs * (0.5 + Math.random()));
  }

  /** Reconnects immediately: the network is available again, or the page has become visible. */
  private reconnectNow(): void {
    if (this.reconnectTimer !== undefined) void this.connect();
  }

  private restartSilenceTimer(): void {
    clearTimeout(this.silenceTimer);
    this.silenceTimer = setTimeout(() => this.restart(), SILENCE_MS_MAX);
  }
}
