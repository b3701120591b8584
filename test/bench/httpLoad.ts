/**
 * Generates HTTP load from this process on raw sockets. The bytes of every request are built beforehand, and of a
 * response only status and length are read, so that the generator needs a small part of the CPU. Every connection has
 * at most one request in flight.
 */
import { connect, type Socket } from 'node:net';
import { percentile } from './figure';
import { processorSeconds } from './measuredProcesses';
import { seededNumbers } from './seededNumbers';

export interface ReadyRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpLoad {
  readonly url: string;
  readonly connections: number;
  /** Sent in order, each on any idle connection. */
  readonly requests: readonly Buffer[];
  /** The process whose CPU time is measured. */
  readonly processId: number;
  /** Process of the database, if its CPU time is measured, too. */
  readonly databaseProcessId?: number | undefined;
  /**
   * Number of requests at the start that are sent but not measured: idle processors need a tenth of a second to reach
   * full speed.
   */
  readonly warmUp?: number;
  /** Requests per second at random times (a Poisson process); undefined: as fast as responses arrive. */
  readonly rate?: number;
}

export interface HttpLoadResult {
  readonly requestsPerSecond: number;
  /** CPU time per request, of the server and of this generator. */
  readonly serverMicroseconds: number;
  /** CPU time of the database per request; 0 if it is not measured. */
  readonly databaseMicroseconds: number;
  readonly generatorMicroseconds: number;
  /** Measured from the time at which a request was due, so the wait for an idle connection counts. */
  readonly p50Ms: number;
  readonly p99Ms: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_AT = 'HTTP/1.1 '.length;
const ASCII_TWO = 0x32;

export function requestBytes({ method, path, headers = {}, body = '' }: ReadyRequest): Buffer {
  const lines = Object.entries({
    host: '127.0.0.1',
    ...headers,
    ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }),
  });
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  );
}

/** Throws if any response is not a success: fast refusals are no result. */
export async function applyHttpLoad({
  url,
  connections,
  requests,
  processId,
  databaseProcessId,
  warmUp = 0,
  rate,
}: HttpLoad): Promise<HttpLoadResult> {
  const lines = await Promise.all(Array.from({ length: connections }, () => LoadConnection.open(url)));
  const latenciesMs = new Float64Array(requests.length);
  let before = processorTimeSpent(processId, databaseProcessId);
  await new Promise<void>((resolve, reject) => {
    const onAnswer = (latencyMs: number, answered: number): void => {
      latenciesMs[answered - 1] = latencyMs;
      if (answered === warmUp) before = processorTimeSpent(processId, databaseProcessId);
      if (answered === requests.length) resolve();
    };
    const run = new LoadRun(requests, lines, onAnswer, reject);
    if (rate === undefined) run.sendWithoutPause();
    else run.sendAtRate(rate);
  }).finally(() => {
    for (const line of lines) line.close();
  });
  const after = processorTimeSpent(processId, databaseProcessId);
  const counted = Array.from(latenciesMs.subarray(warmUp));
  return {
    requestsPerSecond: counted.length / (after.seconds - before.seconds),
    serverMicroseconds: ((after.server - before.server) * 1e6) / counted.length,
    databaseMicroseconds: ((after.database - before.database) * 1e6) / counted.length,
    generatorMicroseconds: ((after.generator - before.generator) * 1e6) / counted.length,
    p50Ms: percentile(counted, 50),
    p99Ms: percentile(counted, 99),
  };
}

/** Elapsed seconds, and seconds of CPU time. */
function processorTimeSpent(
  processId: number,
  databaseProcessId: number | undefined,
): {
  readonly seconds: number;
  readonly server: number;
  readonly database: number;
  readonly generator: number;
} {
  const { user, system } = process.cpuUsage();
  return {
    seconds: performance.now() / 1_000,
    server: processorSeconds(processId),
    database: databaseProcessId === undefined ? 0 : processorSeconds(databaseProcessId),
    generator: (user + system) / 1e6,
  };
}

class LoadRun {
  private readonly idle: LoadConnection[];
  /** Number of requests that are due, that were sent, and that were answered. */
  private due = 0;
  private sent = 0;
  private answered = 0;
  /** When each request is due; undefined: as soon as a connection is idle. */
  private dueMs: Float64Array | undefined;

  constructor(
    private readonly requests: readonly Buffer[],
    lines: readonly LoadConnection[],
    private readonly onAnswer: (latencyMs: number, answered: number) => void,
    onFailure: (error: Error) => void,
  ) {
    this.idle = Array.from(lines);
    for (const line of lines) line.setCallbacks((sinceMs) => this.recordAnswer(line, sinceMs), onFailure);
  }

  sendWithoutPause(): void {
    this.due = this.requests.length;
    this.sendDue();
  }

  sendAtRate(rate: number): void {
    const next = seededNumbers(11);
    let atMs = performance.now();
    const dueMs = Float64Array.from(this.requests, () => (atMs += (-Math.log(1 - next()) * 1_000) / rate));
    this.dueMs = dueMs;
    const tick = (): void => {
      const nowMs = performance.now();
      while (this.due < dueMs.length && (dueMs[this.due] ?? 0) <= nowMs) this.due += 1;
      this.sendDue();
      if (this.due < dueMs.length) setTimeout(tick, 1);
    };
    tick();
  }

  private sendDue(): void {
    while (this.sent < this.due) {
      // In turn, because a connection that never sends a request would be closed as late.
      const line = this.idle.shift();
      if (line === undefined) return;
      line.send(this.requests[this.sent] as Buffer, this.dueMs?.[this.sent] ?? performance.now());
      this.sent += 1;
    }
  }

  private recordAnswer(line: LoadConnection, sinceMs: number): void {
    this.answered += 1;
    this.onAnswer(performance.now() - sinceMs, this.answered);
    this.idle.push(line);
    this.sendDue();
  }
}

/**
 * All responses are read into this buffer, each parsed before the next arrives. A buffer per response would add garbage
 * collection to the measurement.
 */
const ANSWERS = Buffer.alloc(64 * 1024);

/** A connection that sends a request and counts its response to the last byte. */
class LoadConnection {
  private sinceMs = 0;
  /** Bytes of the response still to come; undefined until its header is complete. */
  private bytesLeft: number | undefined;
  private head: Buffer | undefined;
  private onAnswer: (sinceMs: number) => void = () => undefined;
  private readonly socket: Socket;

  private constructor(
    url: string,
    onOpen: (line: LoadConnection) => void,
    private onFailure: (error: Error) => void,
  ) {
    const callback = (bytes: number): boolean => {
      this.receive(ANSWERS.subarray(0, bytes));
      return true;
    };
    this.socket = connect(
      { host: '127.0.0.1', port: Number(new URL(url).port), noDelay: true, onread: { buffer: ANSWERS, callback } },
      () => onOpen(this),
    );
    this.socket.on('error', (error) => this.onFailure(error));
    this.socket.on('end', () => this.onFailure(new Error('the server closed a connection')));
  }

  static open(url: string): Promise<LoadConnection> {
    return new Promise((resolve, reject) => new LoadConnection(url, resolve, reject));
  }

  /** The callbacks are known only when all connections are open. */
  setCallbacks(onAnswer: (sinceMs: number) => void, onFailure: (error: Error) => void): void {
    this.onAnswer = onAnswer;
    this.onFailure = onFailure;
  }

  close(): void {
    this.socket.destroy();
  }

  send(request: Buffer, sinceMs: number): void {
    this.sinceMs = sinceMs;
    this.socket.write(request);
  }

  private receive(chunk: Buffer): void {
    if (this.bytesLeft === undefined) this.bytesLeft = this.parseHead(chunk);
    else this.bytesLeft -= chunk.length;
    if (this.bytesLeft !== 0) return;
    this.bytesLeft = undefined;
    this.onAnswer(this.sinceMs);
  }

  /** Number of bytes of the body still to come; undefined if the header is incomplete. */
  private parseHead(chunk: Buffer): number | undefined {
    const bytes = this.head === undefined ? chunk : Buffer.concat([this.head, chunk]);
    const end = bytes.indexOf(HEAD_END);
    this.head = end === -1 ? Buffer.from(bytes) : undefined;
    if (end === -1) return undefined;
    const head = bytes.toString('latin1', 0, end);
    if (bytes[STATUS_AT] !== ASCII_TWO)
      this.onFailure(new Error(`a request was not answered with success: ${bytes.toString('latin1', 0, 1_000)}`));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) this.onFailure(new Error(`an answer does not say how long it is: ${head}`));
    return end + HEAD_END.length + Number(length) - bytes.length;
  }
}
