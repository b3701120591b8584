/**
 * Answers requests that Node's parser rejects and for which no request object exists: malformed, oversized or late
 * ones. The connection closes with the response, so that the bytes that follow are not taken for a second request.
 */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { EventLoop } from '../../../foundation/eventLoop';
import { apiFamilyOf } from '../calls/requestContext';
import { type ApiFamily, errorResponse, type Problem } from '../problems/errors';
import type { ResponseWriter } from '../responses/responseWriter';
import { baseHeaders } from '../responses/responseWriter';

/** How long a client may take to read its last response before the socket is destroyed. */
const LINGER_MS = 1_000;

interface ParserError extends Error {
  readonly code?: string;
  /** The bytes in which the parser found the error. */
  readonly rawPacket?: Buffer;
}

const REQUEST_LINE = /^[A-Za-z-]+ +(?:[A-Za-z]+:\/\/[^/\s]*)?(\/\S*)/;
const REQUEST_LINE_LENGTH = 512;

export interface ClientErrorOptions {
  readonly nextRequestId: () => string;
  readonly responseWriter: ResponseWriter;
  readonly eventLoop: EventLoop;
  readonly isSandbox: boolean;
}

export function answerClientError(
  error: ParserError,
  socket: Duplex,
  { nextRequestId, responseWriter, eventLoop, isSandbox }: ClientErrorOptions,
): void {
  // The client reset the connection, or a response has begun: a second one would be read as part of the first.
  const isAnswered = responseWriter.isAnsweredEarly(socket) || hasBegunResponse(socket);
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswered) {
    socket.destroy(error);
    return;
  }
  const { status, body } = errorResponse(problemOf(error.code), requestedFamily(error), undefined);
  const text = JSON.stringify(body);
  const headers = [
    ...baseHeaders(nextRequestId(), isSandbox),
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(text)),
  ];
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []));
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\nConnection: close\r\n\r\n${text}`);
  const cancelLinger = eventLoop.after(LINGER_MS, () => socket.destroy());
  socket.once('close', cancelLinger);
}

/** A guess: the request line is unknown if the request arrived in several packets. */
function requestedFamily({ rawPacket }: ParserError): ApiFamily {
  const [, path = ''] = REQUEST_LINE.exec(rawPacket?.toString('latin1', 0, REQUEST_LINE_LENGTH) ?? '') ?? [];
  return apiFamilyOf(path);
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

/** Node stores the current response on its socket. */
function hasBegunResponse(socket: Duplex): boolean {
  const message: unknown = '_httpMessage' in socket ? socket._httpMessage : undefined;
  return typeof message === 'object' && message !== null && 'headersSent' in message && message.headersSent === true;
}
