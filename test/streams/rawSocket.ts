/** A socket on which the test writes raw bytes, to send handshakes and frames that violate the protocol. */
import { connect, type Socket } from 'node:net';

export interface FrameDraft {
  readonly opcode?: number;
  readonly payload?: Buffer | string;
  readonly isFinal?: boolean;
  readonly isMasked?: boolean;
  readonly reservedBits?: number;
  /** If set, written as a 64-bit length instead of the true length of the payload. */
  readonly claimedLength?: bigint;
}

const TEXT = 1;

/** Encodes one client frame (RFC 6455 section 5.2), well-formed unless the draft specifies otherwise. */
export function clientFrame({
  opcode = TEXT,
  payload = '',
  isFinal = true,
  isMasked = true,
  reservedBits = 0,
  claimedLength,
}: FrameDraft): Buffer {
  const data = Buffer.from(payload);
  const head = Buffer.from([(isFinal ? 0x80 : 0) | (reservedBits << 4) | opcode]);
  const mask = Buffer.from([1, 2, 3, 4]);
  const masked = isMasked ? Buffer.from(data.map((byte, index) => byte ^ (mask[index % 4] ?? 0))) : data;
  return Buffer.concat([
    head,
    lengthBytes(data.length, isMasked, claimedLength),
    isMasked ? mask : Buffer.alloc(0),
    masked,
  ]);
}

function lengthBytes(length: number, isMasked: boolean, claimed: bigint | undefined): Buffer {
  const maskBit = isMasked ? 0x80 : 0;
  if (claimed !== undefined) {
    const bytes = Buffer.alloc(9);
    bytes[0] = maskBit | 127;
    bytes.writeBigUInt64BE(claimed, 1);
    return bytes;
  }
  if (length < 126) return Buffer.from([maskBit | length]);
  const bytes = Buffer.alloc(3);
  bytes[0] = maskBit | 126;
  bytes.writeUInt16BE(length, 1);
  return bytes;
}

export interface RawSocket {
  readonly socket: Socket;
  write(bytes: Buffer | string): void;
  /** All bytes received until the server closed the connection. */
  readonly ended: Promise<Buffer>;
}

export function rawSocket(port: number): RawSocket {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => undefined);
  const ended = new Promise<Buffer>((resolve) => socket.on('close', () => resolve(Buffer.concat(chunks))));
  return { socket, write: (bytes) => void socket.write(bytes), ended };
}

export function handshakeText(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string | undefined>> } = {},
): string {
  const all = {
    Host: 'localhost',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** A raw socket after its handshake. */
export async function rawWebSocket(port: number, path = '/ws'): Promise<RawSocket> {
  const raw = rawSocket(port);
  raw.write(handshakeText(path));
  await new Promise((resolve) => raw.socket.once('data', resolve));
  return raw;
}

/** The code of the server's close frame; undefined if the server closed the connection without one. */
export function closeCode(received: Buffer): number | undefined {
  const at = received.lastIndexOf(0x88);
  return at === -1 ? undefined : received.readUInt16BE(at + 2);
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export function parseHttpAnswer(received: Buffer): HttpAnswer {
  const [head = '', body = ''] = received.toString().split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}
