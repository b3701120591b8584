/** A stream server with a real port and real sockets, whose clock, timers and engine are controlled by the test. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { MakeChannel } from '../../src/api/streams/channels/channel';
import type { BinanceSessions } from '../../src/api/streams/protocols/binanceSessions';
import { attachStreams, type Streams } from '../../src/api/streams/streamServer';
import type { ConnectionTimerSource } from '../../src/api/streams/userData/connectionTimerSource';
import type { UserDataSource } from '../../src/api/streams/userData/userDataSource';
import type { EventLoop } from '../../src/foundation/eventLoop';
import { type Config, readConfig } from '../../src/foundation/settings/config';
import { checkFrame } from '../support/contractCheck';
import { eventLoopTurns } from '../support/eventLoopTurns';
import { FakeEngine } from './fakeEngine';
import { FakeKlineHistory } from './fakeKlineHistory';

/** A clock and timers that advance only when the test advances them. `nextTurn` uses the real event loop. */
export class ManualEventLoop implements EventLoop {
  private timers: { dueMs: number; everyMs: number; call: () => void }[] = [];
  private pendingTurns = 0;
  private clockJumpMs = 0;

  constructor(private timeMs: number) {}

  nowMs(): number {
    return this.timeMs;
  }

  elapsedMs(): number {
    return this.timeMs - this.clockJumpMs;
  }

  every(everyMs: number, call: () => void): () => void {
    return this.start(everyMs, everyMs, call);
  }

  after(afterMs: number, call: () => void): () => void {
    return this.start(afterMs, 0, call);
  }

  nextTurn(call: () => void): void {
    this.pendingTurns += 1;
    setImmediate(() => {
      this.pendingTurns -= 1;
      call();
    });
  }

  /** Resolves when all callbacks of the next turns of the event loop have run. */
  async whenIdle(): Promise<void> {
    while (this.pendingTurns > 0) await eventLoopTurns();
  }

  /** Advances the time by `ms`, and runs each timer at its time. */
  advance(ms: number): void {
    const untilMs = this.timeMs + ms;
    for (;;) {
      const next = this.timers.filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];
      if (next === undefined) break;
      this.timeMs = Math.max(this.timeMs, next.dueMs);
      if (next.everyMs > 0) next.dueMs += next.everyMs;
      else this.timers = this.timers.filter((timer) => timer !== next);
      next.call();
    }
    this.timeMs = untilMs;
  }

  /** Sets the clock, as an administrator may, without an effect on timers. */
  setClock(timeMs: number): void {
    const jumpMs = timeMs - this.timeMs;
    this.clockJumpMs += jumpMs;
    for (const timer of this.timers) timer.dueMs += jumpMs;
    this.timeMs = timeMs;
  }

  /** Lets time pass in which no timer fires, as in a process that was suspended. */
  delayTimers(ms: number): void {
    for (const timer of this.timers) timer.dueMs += ms;
    this.timeMs += ms;
  }

  get pending(): number {
    return this.timers.length;
  }

  private start(firstMs: number, everyMs: number, call: () => void): () => void {
    const timer = { dueMs: this.timeMs + firstMs, everyMs, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }
}

const refuseCall = (): never => {
  throw new Error('the WebSocket API is tested with a whole server');
};
const NO_SESSIONS: BinanceSessions = {
  identify: refuseCall,
  isActive: refuseCall,
  call: refuseCall,
  renewListenKey: refuseCall,
};

/** An event is an object, except for raw streams of all symbols, whose events are arrays. */
export type Frame = Readonly<Record<string, unknown>>;

/** A client that stores received frames until the test reads them. */
export class HarnessClient {
  private readonly inbox: Frame[] = [];
  private readonly waiting: { readonly resolve: (frame: Frame) => void; readonly reject: (error: Error) => void }[] =
    [];
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** Number of pings received from the server. */
  pings = 0;
  private nextId = 1000;

  constructor(
    readonly socket: WebSocket,
    private readonly eventLoop: ManualEventLoop,
  ) {
    socket.on('message', (data, isBinary) => {
      if (isBinary) throw new Error('the server sends text only');
      const text = data.toString();
      const isBinance = new URL(socket.url).pathname.startsWith('/binance/');
      this.receive(checkFrame(text, { combined: text.startsWith('{"stream"'), isBinance }).frame);
    });
    socket.on('ping', () => {
      this.pings += 1;
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => {
        for (const { reject } of this.waiting.splice(0))
          reject(new Error(`closed with ${code} while the test waited for a frame`));
        resolve({ code, reason: reason.toString() });
      });
    });
    socket.on('error', () => undefined);
  }

  private receive(frame: Frame): void {
    const waiter = this.waiting.shift();
    if (waiter === undefined) this.inbox.push(frame);
    else waiter.resolve(frame);
  }

  next(): Promise<Frame> {
    const frame = this.inbox.shift();
    if (frame !== undefined) return Promise.resolve(frame);
    if (this.socket.readyState === WebSocket.CLOSED) return Promise.reject(new Error('closed before the frame came'));
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  }

  /** Sends a request and returns the next frame, on a socket that expects no other frame before the response. */
  request(message: unknown): Promise<Frame> {
    this.send(message);
    return this.next();
  }

  /** Resolves when the server has read everything sent before, and everything that it has written was received. */
  pong(): Promise<void> {
    return new Promise((resolve) => {
      this.socket.once('pong', () => resolve());
      this.socket.ping();
    });
  }

  /** Sends a request, and returns all frames received before its response. */
  async receivedFrames(): Promise<readonly Frame[]> {
    // Responses do not wait for queued events.
    await this.eventLoop.whenIdle();
    this.nextId += 1;
    this.send({ method: 'LIST_SUBSCRIPTIONS', id: this.nextId });
    const frames: Frame[] = [];
    for (;;) {
      const frame = await this.next();
      if (frame['id'] === this.nextId) return frames;
      frames.push(frame);
    }
  }

  async subscriptions(): Promise<unknown> {
    return (await this.request({ method: 'LIST_SUBSCRIPTIONS', id: 1 }))['result'];
  }
}

export interface StreamHarness {
  readonly eventLoop: ManualEventLoop;
  readonly engine: FakeEngine;
  readonly klineHistory: FakeKlineHistory;
  readonly streams: Streams;
  readonly port: number;
  /** Errors that were logged. They indicate bugs, so tests expect none by default. */
  readonly errors: unknown[];
  connect(path: string, headers?: Readonly<Record<string, string>>): Promise<HarnessClient>;
  stop(): Promise<void>;
}

export const START_MS = Date.UTC(2026, 10, 20, 12, 0, 0);

export interface HarnessOptions {
  readonly limits?: Partial<Config['streams']>;
  readonly channels?: readonly MakeChannel[];
  readonly startMs?: number;
  readonly userData?: (engine: FakeEngine) => UserDataSource;
  readonly connectionTimers?: ConnectionTimerSource;
}

export async function startStreams({
  limits,
  channels,
  startMs = START_MS,
  userData,
  connectionTimers,
}: HarnessOptions = {}): Promise<StreamHarness> {
  const eventLoop = new ManualEventLoop(startMs);
  const engine = new FakeEngine(eventLoop);
  engine.listSymbol('btc_thb');
  engine.listSymbol('eth_thb');
  const klineHistory = new FakeKlineHistory(engine);
  const errors: unknown[] = [];
  const quiet = (): void => undefined;
  const log = { debug: quiet, info: quiet, warn: quiet, error: (problem: unknown) => errors.push(problem) };
  // The clock does not advance by itself, so the default limit of control messages would soon be used up.
  const settings = {
    ...readConfig({ DATABASE_URL: 'mysql://unused@localhost/unused' }).streams,
    controlMessagesPerSecond: 10_000,
    controlMessagesBurst: 10_000,
    ...limits,
  };
  const server = createServer((_request, response) => response.end('http'));
  const optional = {
    ...(channels && { channels }),
    ...(userData && { userData: userData(engine) }),
    ...(connectionTimers && { connectionTimers }),
  };
  const streams = attachStreams({
    server,
    engine,
    clock: eventLoop,
    eventLoop,
    config: { streams: settings, sandbox: false },
    log,
    klineHistory,
    binanceSessions: NO_SESSIONS,
    ...optional,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    eventLoop,
    engine,
    klineHistory,
    streams,
    port,
    errors,
    connect: (path, headers = {}) => connect(`ws://127.0.0.1:${port}${path}`, headers, eventLoop),
    async stop() {
      await streams.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

async function connect(
  url: string,
  headers: Readonly<Record<string, string>>,
  eventLoop: ManualEventLoop,
): Promise<HarnessClient> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  const client = new HarnessClient(socket, eventLoop);
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  return client;
}
