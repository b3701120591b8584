/**
 * Lets undici skip every interim response (RFC 9110 section 15.2). It skips those of 102 and above by itself, but closes
 * a connection on which a server sends `100 Continue` that was not asked for, as some do before the answer to each body.
 * A message that the receiver has processed would then count as lost, and be sent again and again.
 */
import type { Socket } from 'node:net';
import { buildConnector } from 'undici';

/** No interim response is longer; undici refuses what is. */
const HEAD_BYTES_MAX = 8 * 1024;
const SHORTEST_STATUS_LINE = 'HTTP/1.1 100'.length;
/** Without 101, which ends HTTP on the connection. */
const INTERIM = /^HTTP\/1\.[01] 1(?:0[02-9]|[1-9]\d)/;
const HEAD_END = '\r\n\r\n';

/** Connects as undici does by itself, and removes the interim responses. */
export function connectorWithoutInterim(options: buildConnector.BuildOptions): buildConnector.connector {
  const connect = buildConnector(options);
  return (target, callback) =>
    connect(target, (...result) => {
      const [error, socket] = result;
      if (error === null) removeInterimResponses(socket);
      callback(...result);
    });
}

/**
 * Removes the interim responses from what `socket.read` returns. To be called before the socket is used. One request at
 * a time is sent over it: the first bytes after one was written are those of the head of a response.
 */
export function removeInterimResponses(socket: Socket): void {
  const read = socket.read.bind(socket);
  const write = socket.write.bind(socket) as (...sent: unknown[]) => boolean;
  /** The bytes of a head that is not complete; undefined after the head of the final response has begun. */
  let head: Buffer | undefined;
  socket.write = (...sent: unknown[]): boolean => {
    head ??= Buffer.alloc(0);
    return write(...sent);
  };
  socket.read = (size?: number): Buffer | null => {
    for (let chunk: Buffer | null = read(size); chunk !== null; chunk = read(size)) {
      if (head === undefined) return chunk;
      const rest = withoutInterim(Buffer.concat([head, chunk]));
      if (isUndecided(rest)) head = rest;
      else {
        head = undefined;
        return rest;
      }
    }
    return null;
  };
}

/** The bytes without the complete interim heads at their beginning. */
function withoutInterim(bytes: Buffer): Buffer {
  let rest = bytes;
  while (isInterim(rest)) {
    const end = rest.indexOf(HEAD_END);
    if (end === -1) return rest;
    rest = rest.subarray(end + HEAD_END.length);
  }
  return rest;
}

/** Whether further bytes decide if this is, or where it ends, an interim response. */
function isUndecided(bytes: Buffer): boolean {
  return bytes.length < SHORTEST_STATUS_LINE || (isInterim(bytes) && bytes.length <= HEAD_BYTES_MAX);
}

function isInterim(bytes: Buffer): boolean {
  return INTERIM.test(bytes.toString('latin1', 0, SHORTEST_STATUS_LINE));
}
