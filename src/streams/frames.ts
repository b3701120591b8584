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
 * Events of one stream, one WebSocket frame each, as the bytes that every reader gets in one write, in the two forms a socket may want.
 * A form is made when its first reader comes, and each event is made and serialised once for both: what `events` reads must not change.
 */
export class StreamFrame {
  private texts: readonly string[] | undefined;
  private rawFrame: Buffer | undefined;
  private combinedFrame: Buffer | undefined;

  constructor(
    private readonly stream: string,
    private readonly events: () => readonly object[],
  ) {}

  /** The events alone: sockets under /ws. */
  raw(): Buffer {
    this.rawFrame ??= textFrames(this.json());
    return this.rawFrame;
  }

  /** `{stream, data}`: sockets under /stream. */
  combined(): Buffer {
    if (this.combinedFrame === undefined) {
      const opening = `{"stream":${JSON.stringify(this.stream)},"data":`;
      this.combinedFrame = textFrames(this.json().map((text) => `${opening}${text}}`));
    }
    return this.combinedFrame;
  }

  private json(): readonly string[] {
    this.texts ??= this.events().map((event) => JSON.stringify(event));
    return this.texts;
  }
}

function textFrames(texts: readonly string[]): Buffer {
  const [only] = texts;
  return texts.length === 1 && only !== undefined ? textFrame(only) : Buffer.concat(texts.map(textFrame));
}
