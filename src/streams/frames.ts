/**
 * WebSocket frames as bytes. A frame is made once per stream and event and the same bytes go to every subscriber, so nothing here may
 * depend on who reads it.
 */

const FINAL_TEXT = 0x81;
const LENGTH_16_BITS = 126;
const LENGTH_64_BITS = 127;

/** One whole text frame from server to client: final, unmasked, uncompressed (RFC 6455 section 5.2). */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < LENGTH_16_BITS ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = FINAL_TEXT;
  if (header === 2) {
    frame[1] = length;
  } else if (header === 4) {
    frame[1] = LENGTH_16_BITS;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_64_BITS;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}

/**
 * One event of one stream, in the two forms a socket may want. Each form is made when its first reader comes, and the data is serialised
 * once for both: `data` must not change after it was handed over.
 */
export class StreamFrame {
  private text: string | undefined;
  private rawFrame: Buffer | undefined;
  private combinedFrame: Buffer | undefined;

  constructor(
    private readonly stream: string,
    private readonly data: object,
  ) {}

  /** The data alone: sockets under /ws. */
  raw(): Buffer {
    this.rawFrame ??= textFrame(this.json());
    return this.rawFrame;
  }

  /** `{stream, data}`: sockets under /stream. */
  combined(): Buffer {
    this.combinedFrame ??= textFrame(`{"stream":${JSON.stringify(this.stream)},"data":${this.json()}}`);
    return this.combinedFrame;
  }

  private json(): string {
    this.text ??= JSON.stringify(this.data);
    return this.text;
  }
}
