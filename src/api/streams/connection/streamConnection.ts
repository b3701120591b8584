/**
 * One client's socket: its subscriptions, its send buffer, and its liveness. All frames are written by `send`, which
 * enforces the limit of unsent bytes. The server never waits for a slow client: a socket that reaches a limit is
 * closed, without an effect on other clients.
 */
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { EventLoop } from '../../../foundation/eventLoop';
import { TokenBucket } from '../../../foundation/tokenBucket';
import { type StreamFrame, textFrame } from '../frames/frames';
import { isListenKey } from '../frames/listenKey';
import { type ControlMessageLimits, ControlMessageQueue } from './controlMessageQueue';

/** The close codes that this server uses (RFC 6455 section 7.4.1 and the IANA registry). */
export const CLOSE = {
  normal: 1000,
  unsupportedData: 1003,
  policyViolation: 1008,
  internalError: 1011,
  serviceRestart: 1012,
  tryAgainLater: 1013,
} as const;
type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

export interface ConnectionLimits extends ControlMessageLimits {
  readonly sendBufferBytesMax: number;
  /** Limit of ping and pong frames from the client. */
  readonly pingsPerSecond: number;
  readonly unansweredPingsMax: number;
}

/**
 * What a connection speaks: which messages it answers, and in which form it gets events. All connections of a protocol
 * share it, unless their state belongs to it.
 */
export interface Protocol {
  readonly limits: ConnectionLimits;
  /** Subscribes to the streams named in the URL. `after`: the sequence after which the reader of a listen key resumes. */
  open(connection: StreamConnection, streams: readonly string[], after: number | undefined): void;
  /** Answers a message of the client. */
  receive(connection: StreamConnection, text: string): void;
  /** The frame as the connection gets it; empty if it does not. */
  encode(frame: StreamFrame, connection: StreamConnection): Buffer;
  /** The connection was closed. */
  end(connection: StreamConnection): void;
}

export interface ConnectionOptions {
  readonly webSocket: WebSocket;
  /** The underlying network socket. */
  readonly socket: Duplex;
  readonly combined: boolean;
  readonly protocol: Protocol;
  /** The client's address, for the limit of connections per address. */
  readonly owner: string;
  /**
   * Whether what is published may be sent. Asked at every write, because a process that was suspended may send before
   * any timer notices that it lost the lease.
   */
  readonly isCurrent: () => boolean;
  /** Called when the connection is closed with code 1013 because the client was too slow. */
  readonly onDropped?: (() => void) | undefined;
}

/** Frames are concatenated up to this size. Copying more bytes costs more than an additional write. */
const CONCATENATED_BYTES_MAX = 64 * 1024;
const NO_STREAMS: ReadonlyMap<string, number> = new Map();

/** Most connections are idle, so members that only few connections need are created on first use. */
export class StreamConnection {
  /** Whether events are wrapped as `{stream, data}`. Changed by SET_PROPERTY. */
  combined: boolean;
  readonly owner: string;
  /** What ends with the connection, of the few that cancel orders when they close. */
  timer: { end(): void } | undefined;
  private readonly protocol: Protocol;
  private readonly webSocket: WebSocket;
  private readonly socket: Duplex;
  private subscribed: Map<string, number> | undefined;
  /** Number of the newest fan-out job sent to this connection. */
  sentThrough = 0;
  private controlMessages: ControlMessageQueue | undefined;
  private pings: TokenBucket | undefined;
  private unansweredPings = 0;
  private readonly isCurrent: () => boolean;
  private readonly onDropped: (() => void) | undefined;

  constructor({ webSocket, socket, combined, protocol, owner, isCurrent, onDropped }: ConnectionOptions) {
    this.webSocket = webSocket;
    this.socket = socket;
    this.combined = combined;
    this.protocol = protocol;
    this.owner = owner;
    this.isCurrent = isCurrent;
    this.onDropped = onDropped;
  }

  private get limits(): ConnectionLimits {
    return this.protocol.limits;
  }

  get isOpen(): boolean {
    return this.webSocket.readyState === WebSocket.OPEN;
  }

  /**
   * The names it subscribed to, including names of unknown kinds, each with the number of the newest fan-out job at
   * that time. Maintained by `Subscriptions`.
   */
  get streams(): ReadonlyMap<string, number> {
    return this.subscribed ?? NO_STREAMS;
  }

  /** Whether it follows the data of a user. */
  get hasUserData(): boolean {
    return Array.from(this.streams.keys()).some(isListenKey);
  }

  addStream(name: string, newestJob: number): void {
    this.subscribed ??= new Map();
    this.subscribed.set(name, newestJob);
  }

  /**
   * Whether the fan-out job with this number, a frame of that stream, must still be sent to this connection. After the
   * response to UNSUBSCRIBE, no more frames of the stream are sent.
   */
  mustReceive(stream: string, job: number): boolean {
    if (job <= this.sentThrough) return false;
    const joinedAfter = this.subscribed?.get(stream);
    return joinedAfter !== undefined && job > joinedAfter;
  }

  /** False if the connection was not subscribed to the stream. */
  removeStream(name: string): boolean {
    return this.subscribed?.delete(name) ?? false;
  }

  sendEvent(frame: StreamFrame): void {
    if (this.closeUnlessCurrent()) this.send(this.bytesOf(frame));
  }

  /** Sends the frames in one write, unless they are large. */
  sendEvents(frames: readonly StreamFrame[]): void {
    const [only] = frames;
    if (frames.length === 1 && only !== undefined) return this.sendEvent(only);
    if (!this.closeUnlessCurrent()) return;
    const parts = frames.map((frame) => this.bytesOf(frame));
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    if (length <= Math.min(CONCATENATED_BYTES_MAX, this.limits.sendBufferBytesMax))
      this.send(Buffer.concat(parts, length));
    else for (const part of parts) this.send(part);
  }

  /** Closes the connection and returns false while another server may be the leader. */
  closeUnlessCurrent(): boolean {
    if (this.isCurrent()) return true;
    this.close(CLOSE.serviceRestart, 'the server cannot confirm that its data is current');
    return false;
  }

  /** Sends a response to a control message. Responses are never wrapped as `{stream, data}`. */
  sendResponse(response: object): void {
    if (this.closeUnlessCurrent()) this.send(textFrame(JSON.stringify(response)));
  }

  /**
   * Writes a whole frame directly to the network socket. This is safe because `ws` has no send queue without
   * compression, so frames keep their order among its pings and closes. If the frame would exceed the send buffer, it
   * is not written and the connection is closed with code 1013 (try again later).
   */
  send(frame: Buffer): void {
    if (!this.isOpen || frame.length === 0) return;
    if (this.socket.writableLength + frame.length > this.limits.sendBufferBytesMax) {
      this.close(CLOSE.tryAgainLater, 'too slow: the send buffer is full');
      return;
    }
    this.socket.write(frame);
  }

  /**
   * True while written bytes wait to be read by the client. Only senders that can wait use this; the limit of the send
   * buffer applies to all.
   */
  get isFull(): boolean {
    return this.socket.writableNeedDrain;
  }

  /** Resolves when the send buffer is empty or the connection is closed. */
  whenDrained(): Promise<void> {
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

  /** Subscribes to the streams named in the URL. */
  openStreams(streams: readonly string[], after: number | undefined): void {
    this.protocol.open(this, streams, after);
  }

  /** A delayed message may come after the connection was closed. */
  receive(text: string): void {
    if (this.isOpen) this.protocol.receive(this, text);
  }

  /**
   * Passes a control message to `answer`, at once or delayed to the limited rate. Closes the connection if too many are
   * delayed. `answer` is the same for all messages of a connection.
   */
  admitMessage(text: string, eventLoop: EventLoop, answer: (text: string) => void): void {
    this.controlMessages ??= new ControlMessageQueue(this.limits, eventLoop, answer);
    if (!this.controlMessages.add(text))
      this.close(CLOSE.policyViolation, `more than ${this.limits.delayedControlMessagesMax} delayed control messages`);
  }

  /** The connection was closed. */
  end(): void {
    this.controlMessages?.end();
    this.timer?.end();
    this.protocol.end(this);
  }

  /** Closes the connection if the client exceeds the rate of pings and pongs. */
  admitPing(nowMs: number): void {
    this.pings ??= new TokenBucket(this.limits.pingsPerSecond, nowMs);
    if (!this.pings.take(nowMs))
      this.close(CLOSE.policyViolation, `more than ${this.limits.pingsPerSecond} pings a second`);
  }

  /** Sends a ping, or terminates the connection if too many previous pings were not answered. */
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

  /** Starts the closing handshake. `ws` terminates the connection if the peer does not complete it in time. */
  close(code: CloseCode, reason: string): void {
    if (!this.isOpen) return;
    if (code === CLOSE.tryAgainLater) this.onDropped?.();
    this.webSocket.close(code, reason);
  }

  private bytesOf(frame: StreamFrame): Buffer {
    return this.protocol.encode(frame, this);
  }
}
