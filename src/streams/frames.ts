/**
 * Encodes WebSocket frames. A frame is encoded once per stream and event, and the same bytes are sent to every
 * subscriber, so that a frame must not depend on its reader.
 */

const FINAL_TEXT = 0x81;
const LENGTH_16_BITS = 126;
const LENGTH_64_BITS = 127;

/** Encodes one complete text frame from server to client: final, unmasked, uncompressed (RFC 6455 section 5.2). */
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
 * Events of one stream, encoded as one WebSocket frame each and sent to every reader in one write, in both the raw and
 * the combined form. Each form is encoded when its first reader needs it, and each event is rendered and serialized
 * only once. The data that `events` reads must therefore not change.
 */
export class StreamFrame {
  private texts: readonly string[] | undefined;
  private rawFrame: Buffer | undefined;
  private combinedFrame: Buffer | undefined;

  constructor(
    private readonly stream: string,
    private readonly events: () => readonly object[],
  ) {}

  /** The plain events, for sockets under /ws. */
  raw(): Buffer {
    this.rawFrame ??= textFrames(this.json());
    return this.rawFrame;
  }

  /** The events wrapped as `{stream, data}`, for sockets under /stream. */
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
