/**
 * One subscriber's socket: what it wants, what it still has to read, whether it is alive. Every frame to it leaves through `send`, the only
 * place that writes, and so the only one that counts its unsent bytes. A socket is never waited for: at a limit it is closed, and nobody else notices.
 */
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { type StreamFrame, textFrame } from './frames';
import { TokenBucket } from './tokenBucket';

/** Close codes of RFC 6455 section 7.4.1 and the IANA registry, as this server uses them. */
export const CLOSE = {
  normal: 1000,
  unsupportedData: 1003,
  policyViolation: 1008,
  internalError: 1011,
  serviceRestart: 1012,
  tryAgainLater: 1013,
} as const;
type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

export interface ConnectionLimits {
  readonly sendBufferBytesMax: number;
  readonly controlMessagesPerSecond: number;
  /** Ping and pong frames of the client. */
  readonly pingsPerSecond: number;
  readonly unansweredPingsMax: number;
}

export interface ConnectionOptions {
  readonly webSocket: WebSocket;
  /** The network socket below it. */
  readonly socket: Duplex;
  readonly combined: boolean;
  readonly limits: ConnectionLimits;
  /** The address it came from. */
  readonly owner: string;
  /** It is told to come back because it was too slow. */
  readonly onDropped?: (() => void) | undefined;
}

/** Copying more than that costs more than another write. */
const CONCATENATED_BYTES_MAX = 64 * 1024;
const NO_STREAMS: ReadonlyMap<string, number> = new Map();

/** Most are idle, so that what only a few need is made when it is needed. */
export class StreamConnection {
  /** Frames as `{stream, data}`; SET_PROPERTY changes it. */
  combined: boolean;
  readonly owner: string;
  private readonly webSocket: WebSocket;
  private readonly socket: Duplex;
  private subscribed: Map<string, number> | undefined;
  /** The newest of the fan-out's jobs that it was told of. */
  sentThrough = 0;
  private readonly limits: ConnectionLimits;
  private controlMessages: TokenBucket | undefined;
  private pings: TokenBucket | undefined;
  private unansweredPings = 0;
  private readonly onDropped: (() => void) | undefined;

  constructor({ webSocket, socket, combined, limits, owner, onDropped }: ConnectionOptions) {
    this.webSocket = webSocket;
    this.socket = socket;
    this.combined = combined;
    this.limits = limits;
    this.owner = owner;
    this.onDropped = onDropped;
  }

  get isOpen(): boolean {
    return this.webSocket.readyState === WebSocket.OPEN;
  }

  /** Names it asked for, those of unknown kinds too, each with the newest of the fan-out's jobs when it did. Kept by `Subscriptions`. */
  get streams(): ReadonlyMap<string, number> {
    return this.subscribed ?? NO_STREAMS;
  }

  addStream(name: string, newestJob: number): void {
    this.subscribed ??= new Map();
    this.subscribed.set(name, newestJob);
  }

  /** Whether the fan-out's job of this number, a frame of that stream, is still to be sent to it. Whoever unsubscribed has had its answer and gets nothing more. */
  expects(stream: string, job: number): boolean {
    if (job <= this.sentThrough) return false;
    const joinedAfter = this.subscribed?.get(stream);
    return joinedAfter !== undefined && job > joinedAfter;
  }

  /** False when it did not follow it. */
  removeStream(name: string): boolean {
    return this.subscribed?.delete(name) ?? false;
  }

  sendEvent(frame: StreamFrame): void {
    this.send(this.bytesOf(frame));
  }

  /** In one write, unless they are large. */
  sendEvents(frames: readonly StreamFrame[]): void {
    const [only] = frames;
    if (frames.length === 1 && only !== undefined) return this.sendEvent(only);
    const parts = frames.map((frame) => this.bytesOf(frame));
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    if (length <= Math.min(CONCATENATED_BYTES_MAX, this.limits.sendBufferBytesMax))
      this.send(Buffer.concat(parts, length));
    else for (const part of parts) this.send(part);
  }

  /** An answer to this socket alone, never wrapped. */
  sendResponse(answer: object): void {
    this.send(textFrame(JSON.stringify(answer)));
  }

  /**
   * Without compression `ws` keeps no queue of its own, so whole frames written to the network socket keep their place between its pings and
   * closes. The frame that would pass the budget is not written: a reader that is so far behind is told to come back instead.
   */
  send(frame: Buffer): void {
    if (!this.isOpen) return;
    if (this.socket.writableLength + frame.length > this.limits.sendBufferBytesMax) {
      this.close(CLOSE.tryAgainLater, 'too slow: the send buffer is full');
      return;
    }
    this.socket.write(frame);
  }

  /** True while what was written waits for the reader. Only a sender that can wait asks; the send budget holds for all. */
  get isFull(): boolean {
    return this.socket.writableNeedDrain;
  }

  /** Resolves once the reader has taken what was written, or is gone. */
  drained(): Promise<void> {
    const { socket } = this;
    if (!this.isOpen || !socket.writableNeedDrain) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        socket.off('drain', done).off('close', done);
        resolve();
      };
      socket.on('drain', done).on('close', done);
    });
  }

  /** False, and closed, when the client sends control messages faster than it may. */
  admitMessage(nowMs: number): boolean {
    this.controlMessages ??= new TokenBucket(this.limits.controlMessagesPerSecond, nowMs);
    if (this.controlMessages.take(nowMs)) return true;
    this.close(CLOSE.policyViolation, `more than ${this.limits.controlMessagesPerSecond} control messages a second`);
    return false;
  }

  /** The same for its pings and pongs. */
  admitPing(nowMs: number): void {
    this.pings ??= new TokenBucket(this.limits.pingsPerSecond, nowMs);
    if (!this.pings.take(nowMs))
      this.close(CLOSE.policyViolation, `more than ${this.limits.pingsPerSecond} pings a second`);
  }

  /** Pings; cuts the connection instead when earlier pings were left unanswered. */
  checkAlive(): void {
    if (!this.isOpen) return;
    if (this.unansweredPings >= this.limits.unansweredPingsMax) {
      this.webSocket.terminate();
      return;
    }
    this.unansweredPings += 1;
    this.webSocket.ping();
  }

  markAlive(): void {
    this.unansweredPings = 0;
  }

  /** Starts the closing handshake; `ws` cuts a peer that does not finish it in time. */
  close(code: CloseCode, reason: string): void {
    if (!this.isOpen) return;
    if (code === CLOSE.tryAgainLater) this.onDropped?.();
    this.webSocket.close(code, reason);
  }

  private bytesOf(frame: StreamFrame): Buffer {
    return this.combined ? frame.combined() : frame.raw();
  }
}
