/**
 * Encodes WebSocket frames. A frame is encoded once per stream and event, and the same bytes are sent to every
 * subscriber, so that a frame must not depend on its reader.
 */
import { toApiEvents, toBinanceEvents } from './binanceEvents';
import { binanceStreamName } from './binanceNames';

const FINAL_TEXT = 0x81;
const NOTHING = Buffer.alloc(0);
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
 * the combined form, each also as Binance-compatible connections get it. Each form is encoded when its first reader
 * needs it, and each event is rendered once, and serialized once for both forms of an interface. The data that `events`
 * reads must therefore not change.
 */
export class StreamFrame {
  private rendered: readonly object[] | undefined;
  private own: EncodedForms | undefined;
  private binance: EncodedForms | undefined;
  private apiEvents: readonly string[] | undefined;
  /** By the id of the subscription, which is 0 on nearly all connections. */
  private api: Map<number, Buffer> | undefined;

  constructor(
    private readonly stream: string,
    private readonly events: () => readonly object[],
    /** The position of the first event among those that the same event of the log sends to a user. */
    private readonly firstIndex = 0,
  ) {}

  /** The plain events; `combined`: the events wrapped as `{stream, data}`. */
  bytes(combined: boolean): Buffer {
    this.own ??= new EncodedForms(this.stream, this.renderedEvents());
    return this.own.bytes(combined);
  }

  /** As Binance-compatible connections get them; empty if Binance has no such events. */
  binanceBytes(combined: boolean): Buffer {
    this.binance ??= new EncodedForms(
      binanceStreamName(this.stream),
      toBinanceEvents(this.renderedEvents(), this.firstIndex),
    );
    return this.binance.bytes(combined);
  }

  /** The events as a connection of the WebSocket API gets them; empty if it has no subscription to the stream. */
  apiBytes(ids: SubscriptionIds): Buffer {
    const id = ids.subscriptionIdOf(this.stream);
    if (id === undefined) return NOTHING;
    const known = this.api?.get(id);
    if (known !== undefined) return known;
    this.apiEvents ??= toApiEvents(this.renderedEvents(), this.firstIndex).map((event) => JSON.stringify(event));
    const bytes = textFrames(this.apiEvents.map((text) => `{"subscriptionId":${id},"event":${text}}`));
    this.api = (this.api ?? new Map<number, Buffer>()).set(id, bytes);
    return bytes;
  }

  private renderedEvents(): readonly object[] {
    this.rendered ??= this.events();
    return this.rendered;
  }
}

/** The ids of the subscriptions of a connection of the WebSocket API, by the name of their stream. */
interface SubscriptionIds {
  subscriptionIdOf(stream: string): number | undefined;
}

/** The two forms of the events on one interface. */
class EncodedForms {
  private readonly texts: readonly string[];
  private raw: Buffer | undefined;
  private combined: Buffer | undefined;

  constructor(
    private readonly stream: string,
    events: readonly object[],
  ) {
    this.texts = events.map((event) => JSON.stringify(event));
  }

  bytes(combined: boolean): Buffer {
    if (!combined) {
      this.raw ??= textFrames(this.texts);
      return this.raw;
    }
    const opening = `{"stream":${JSON.stringify(this.stream)},"data":`;
    this.combined ??= textFrames(this.texts.map((text) => `${opening}${text}}`));
    return this.combined;
  }
}

function textFrames(texts: readonly string[]): Buffer {
  const [only] = texts;
  return texts.length === 1 && only !== undefined ? textFrame(only) : Buffer.concat(texts.map(textFrame));
}
