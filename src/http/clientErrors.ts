/**
 * Answers what node's parser gave up on, where no request object exists: malformed, oversized or late requests. The
 * connection ends with the answer, so that nothing that follows is taken for a second request.
 */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CallSurface } from './call';
import { errorAnswer, type Problem } from './errors';
import { baseHeaders } from './headers';
import { endAll } from './turnEnd';

/** A socket that does not take its last answer is not waited for. */
const LINGER_MS = 1_000;

/** Sockets whose present request has its answer although not all of it has arrived. */
const answeredEarly = new WeakSet<Duplex>();

/** What goes wrong with the rest of this request is not answered a second time. */
export function noteAnsweredEarly(request: IncomingMessage): void {
  answeredEarly.add(request.socket);
  request.once('end', () => answeredEarly.delete(request.socket));
}

interface ParserError extends Error {
  readonly code?: string;
  /** What the parser was reading when it gave up. */
  readonly rawPacket?: Buffer;
}

/** A request line of the surface that has its own form of errors. */
const V3_REQUEST = /^[A-Za-z-]+ +(?:[A-Za-z]+:\/\/[^/\s]*)?\/api\/v3\//;
const REQUEST_LINE_LENGTH = 512;

export function answerClientError(error: ParserError, socket: Duplex, nextRequestId: () => string): void {
  // What was asked before it is answered first.
  endAll();
  // Reset by the caller, or an answer is under way already: a second one would be read as part of the first.
  if (error.code === 'ECONNRESET' || !socket.writable || answeredEarly.has(socket) || hasBegunAnswer(socket)) {
    socket.destroy(error);
    return;
  }
  const { status, body } = errorAnswer(problemOf(error.code), surfaceOf(error), undefined);
  const text = JSON.stringify(body);
  const headers = [
    ...baseHeaders(nextRequestId()),
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(text)),
  ];
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${text}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** As far as it can be told: nothing is known of a request that came in several pieces or not at all. */
function surfaceOf({ rawPacket }: ParserError): CallSurface {
  return rawPacket !== undefined && V3_REQUEST.test(rawPacket.toString('latin1', 0, REQUEST_LINE_LENGTH))
    ? 'v3'
    : 'api';
}

function problemOf(code: string | undefined): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { code: 'REQUEST_HEADERS_TOO_LARGE' };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { code: 'REQUEST_TIMEOUT' };
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { code: 'REQUEST_BODY_TOO_LARGE' };
    default:
      return { code: 'MALFORMED_REQUEST' };
  }
}

/** Node keeps the response under way on its socket. */
function hasBegunAnswer(socket: Duplex): boolean {
  const message: unknown = '_httpMessage' in socket ? socket._httpMessage : undefined;
  return typeof message === 'object' && message !== null && 'headersSent' in message && message.headersSent === true;
}
