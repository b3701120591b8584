/**
 * Stream subscribers on raw sockets. Of each frame only the length is read, so that ten thousand of them fit on the
 * machine that they measure. Every n-th one records the latency of its frames from the event time in them.
 */
import { connect, type Socket } from 'node:net';

/** Number of concurrent handshakes. */
const HANDSHAKES = 50;
const HEAD_END = Buffer.from('\r\n\r\n');
const EVENT_TIME = /"E":(\d{13})/;

export interface SubscriberCrowd {
  readonly followers: readonly StreamSubscriber[];
  frames(): number;
  close(): void;
}

/** Opens `count` subscribers of a stream. `path` as in `/ws/btc_thb@trade`. */
export async function openSubscribers(port: number, path: string, count: number): Promise<SubscriberCrowd> {
  const followers: StreamSubscriber[] = [];
  while (followers.length < count) {
    const together = Math.min(HANDSHAKES, count - followers.length);
    followers.push(...(await Promise.all(Array.from({ length: together }, () => StreamSubscriber.open(port, path)))));
  }
  return {
    followers,
    frames: () => followers.reduce((sum, { frames }) => sum + frames, 0),
    close: () => {
      for (const follower of followers) follower.close();
    },
  };
}

export class StreamSubscriber {
  frames = 0;
  /** Latency of each frame in milliseconds; recorded once the array is set. */
  lags: number[] | undefined;
  private rest: Buffer | undefined;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    socket.on('error', () => undefined);
  }

  static open(port: number, path: string): Promise<StreamSubscriber> {
    return new Promise((resolve, reject) => {
      const socket = connect({ host: '127.0.0.1', port });
      const ended = () => reject(new Error(`no socket at ${path}`));
      socket.once('close', ended);
      socket.once('error', reject);
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      );
      socket.once('data', (answer: Buffer) => {
        if (!answer.toString('latin1', 0, 12).endsWith(' 101'))
          return reject(new Error(`a handshake was answered ${answer.toString('latin1')}`));
        socket.off('close', ended);
        const follower = new StreamSubscriber(socket);
        const end = answer.indexOf(HEAD_END) + HEAD_END.length;
        if (end < answer.length) follower.receive(answer.subarray(end));
        resolve(follower);
      });
    });
  }

  /** Sends a control message; a mask of zeros leaves its text unchanged. */
  sendText(text: string): void {
    const bytes = Buffer.from(text);
    const head = Buffer.alloc(8);
    head[0] = 0x81;
    head[1] = 0x80 | 126;
    head.writeUInt16BE(bytes.length, 2);
    this.socket.write(Buffer.concat([head, bytes]));
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    const bytes = this.rest === undefined ? chunk : Buffer.concat([this.rest, chunk]);
    let at = 0;
    for (;;) {
      const header = parseFrameHeader(bytes, at);
      if (header === undefined || at + header.bytes + header.length > bytes.length) break;
      this.frames += 1;
      if (this.lags !== undefined)
        this.recordLag(bytes.toString('latin1', at + header.bytes, at + header.bytes + header.length));
      at += header.bytes + header.length;
    }
    this.rest = at === bytes.length ? undefined : bytes.subarray(at);
  }

  private recordLag(text: string): void {
    const eventTimeMs = EVENT_TIME.exec(text)?.[1];
    if (eventTimeMs !== undefined) this.lags?.push(Date.now() - Number(eventTimeMs));
  }
}

/** Parses the header of a server frame: unmasked, with a length of 7 or 16 bits. Undefined if it is incomplete. */
function parseFrameHeader(bytes: Buffer, at: number): { readonly bytes: number; readonly length: number } | undefined {
  if (bytes.length < at + 2) return undefined;
  const length = bytes[at + 1] as number;
  if (length < 126) return { bytes: 2, length };
  return bytes.length < at + 4 ? undefined : { bytes: 4, length: bytes.readUInt16BE(at + 2) };
}
