/**
 * Writes each response: one `writeHead` with all of its headers, and one body. Nothing is written twice, and nothing is
 * written after the client has disconnected.
 */
import type { IncomingMessage } from 'node:http';
import { type Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EventLoop } from '../../../foundation/eventLoop';
import { isStreamed, type StreamedBody } from '../calls/pageHandler';
import type { RequestContext } from '../calls/requestContext';

/** How long a client may go on sending a body that the server does not read. */
const DRAIN_MS = 1_000;

/** A response that is ready to be written. */
export interface RenderedResponse {
  readonly status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly headerLines: string[];
  readonly body: string | Buffer | StreamedBody;
}

export class ResponseWriter {
  /** Sockets whose current request has been answered before all of it arrived. */
  private readonly answeredEarly = new WeakSet<Duplex>();

  constructor(private readonly eventLoop: EventLoop) {}

  /** `keepAlive`: whether the connection can take another request. */
  writeResponse(context: RequestContext, { status, headerLines, body }: RenderedResponse, keepAlive: boolean): void {
    const { request, response } = context;
    if (!keepAlive) headerLines.push('Connection', 'close');
    response.writeHead(status, headerLines);
    context.onAnswered?.(status);
    if (!request.complete) this.markAnsweredEarly(request);
    if (isStreamed(body)) void streamBody(context, body);
    else if (keepAlive || request.complete) response.end(body);
    else this.endAfterDraining(context, body);
  }

  /**
   * Whether the request being received on the socket has its answer already: an error in the rest of it gets no second
   * one.
   */
  isAnsweredEarly(socket: Duplex): boolean {
    return this.answeredEarly.has(socket);
  }

  private markAnsweredEarly(request: IncomingMessage): void {
    this.answeredEarly.add(request.socket);
    request.once('end', () => this.answeredEarly.delete(request.socket));
  }

  /**
   * Closing a connection while the client is still sending would reset it, and the client would lose the response.
   * Therefore the rest of the body is discarded for a moment before the connection closes.
   */
  private endAfterDraining({ request, response }: RequestContext, body: string | Buffer): void {
    const end = (): void => void response.end();
    if (body.length === 0) response.flushHeaders();
    else response.write(body);
    request.once('end', end);
    const cancelDraining = this.eventLoop.after(DRAIN_MS, end);
    request.socket.once('close', cancelDraining);
    request.resume();
  }
}

/**
 * Sends the parts as fast as the client reads them. If a part cannot be made, the connection is closed before the end of
 * the body, so that the client does not take what it has for the whole.
 */
async function streamBody({ request, response }: RequestContext, body: StreamedBody): Promise<void> {
  if (request.method === 'HEAD') return void response.end();
  await pipeline(Readable.from(body), response).catch(() => response.destroy());
}

/** Sent if the public URL uses HTTPS: browsers then use nothing else for a year. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000';

/** Marks every answer of a sandbox, so that no client takes it for the exchange. */
export const SANDBOX_HEADER = ['X-Talad-Sandbox', 'on'] as const;

/** The headers of every response, including those that are written to the socket directly. */
export function baseHeaders(requestId: string, isSandbox: boolean): string[] {
  const headers = [
    'X-Request-Id',
    requestId,
    'X-Content-Type-Options',
    'nosniff',
    'X-Frame-Options',
    'DENY',
    'Vary',
    'Origin',
  ];
  if (isSandbox) headers.push(...SANDBOX_HEADER);
  return headers;
}
