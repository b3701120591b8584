/** HTTP as bytes on a socket, for requests that no client library would send, slowly, malformed or several at once. */
import { connect } from 'node:net';
import { HANG_MS } from './eventually';

export interface RawHttpAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface RawExchange {
  readonly answers: readonly RawHttpAnswer[];
  /** Whether the server closed the connection. */
  readonly closed: boolean;
}

export interface TalkOptions {
  /** Number of responses to wait for; 1 by default. */
  readonly answersMin?: number;
  /** How long after them to wait for more. */
  readonly quietMs?: number;
  /** Pause between two pieces. */
  readonly pauseMs?: number;
}

/**
 * Writes the pieces with pauses, and reads until the server closes the connection. If the last response does not say
 * that it will, it reads until nothing arrives for `quietMs` after the expected responses. Texts are Latin-1: one
 * character is one byte.
 */
export function exchangeBytes(
  port: number,
  pieces: readonly string[],
  { answersMin = 1, quietMs = 300, pauseMs = 20 }: TalkOptions = {},
): Promise<RawExchange> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    let quiet = setTimeout(() => finish(false), HANG_MS);
    const finish = (closed: boolean): void => {
      clearTimeout(quiet);
      socket.destroy();
      resolve({ answers: parseResponses(received), closed });
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      const answers = parseResponses(received);
      const isEnding = answers.at(-1)?.headers['connection'] === 'close';
      clearTimeout(quiet);
      quiet = setTimeout(() => finish(false), isEnding || answers.length < answersMin ? HANG_MS : quietMs);
    });
    socket.on('end', () => finish(true));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? finish(true) : reject(error),
    );
    void (async () => {
      for (const piece of pieces) {
        socket.write(piece, 'latin1');
        await new Promise((next) => setTimeout(next, pauseMs));
      }
    })();
  });
}

/** All responses in the received data. */
export function parseResponses(received: string): RawHttpAnswer[] {
  const answers: RawHttpAnswer[] = [];
  let rest = received;
  while (rest !== '') {
    const [head = '', ...after] = rest.split('\r\n\r\n');
    const [statusLine = '', ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const body = after.join('\r\n\r\n');
    const length = Number(headers['content-length'] ?? 0);
    answers.push({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]), headers, text: body.slice(0, length) });
    rest = body.slice(length);
  }
  return answers;
}
