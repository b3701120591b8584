/** HTTP as bytes on a socket: for what no client library would send, slowly, wrongly or several requests at once. */
import { connect } from 'node:net';

export interface RawHttpAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Conversation {
  readonly answers: readonly RawHttpAnswer[];
  /** Whether the server ended the connection. */
  readonly closed: boolean;
  readonly lastedMs: number;
}

export interface TalkOptions {
  /** How long after the last answer nothing more is waited for. */
  readonly quietMs?: number;
  /** Between one piece and the next. */
  readonly pauseMs?: number;
}

/** Without any answer, a talk lasts this long. */
const SILENCE_MS = 5_000;

/** Writes the pieces with a pause between them, and listens until the server closes or nothing comes for `quietMs`. Texts are Latin-1: a character is a byte. */
export function talk(
  port: number,
  pieces: readonly string[],
  { quietMs = 300, pauseMs = 20 }: TalkOptions = {},
): Promise<Conversation> {
  return new Promise((resolve, reject) => {
    const startedAt = Date.now();
    const socket = connect(port, '127.0.0.1');
    let received = '';
    let quiet = setTimeout(() => finish(false), SILENCE_MS);
    const finish = (closed: boolean): void => {
      clearTimeout(quiet);
      socket.destroy();
      resolve({ answers: answersIn(received), closed, lastedMs: Date.now() - startedAt });
    };
    const restart = (milliseconds: number): void => {
      clearTimeout(quiet);
      quiet = setTimeout(() => finish(false), milliseconds);
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      restart(quietMs);
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

/** All answers in what a server sent, one after the other. */
export function answersIn(received: string): RawHttpAnswer[] {
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
