/** Parses the WebSocket frames of a server from the bytes after its handshake. */

export interface ServerFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** Throws unless there are only complete, unmasked frames (RFC 6455 section 5.2); the last one may be truncated. */
export function serverFrames(received: Buffer): ServerFrame[] {
  const frames: ServerFrame[] = [];
  let at = 0;
  while (at + 2 <= received.length) {
    const [first = 0, second = 0] = received.subarray(at, at + 2);
    if ((first & 0x70) !== 0 || (second & 0x80) !== 0)
      throw new Error(`no frame of a server at byte ${at}: ${received.toString('hex', at, at + 20)}`);
    const [length, header] = lengthAt(received, at, second & 0x7f);
    if (at + header + length > received.length) break;
    frames.push({ opcode: first & 0x0f, payload: received.subarray(at + header, at + header + length) });
    at += header + length;
  }
  return frames;
}

function lengthAt(received: Buffer, at: number, short: number): readonly [length: number, header: number] {
  if (short < 126) return [short, 2];
  if (received.length < at + 10) return [received.length, 10];
  return short === 126 ? [received.readUInt16BE(at + 2), 4] : [Number(received.readBigUInt64BE(at + 2)), 10];
}
