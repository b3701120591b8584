/**
 * The readers of each stream. Opens a stream in its channel with the first reader, closes it with the last one, and
 * passes each published event to the current readers. A reader of a stream with a greeting joins when the greeting is
 * known: it gets every event after it, and none before. Listen keys are passed to `UserData`. Names of unknown kinds are
 * only stored in their connection, and never send events.
 */
import type { Logger } from 'pino';
import type { Channel, NameCheck } from '../channels/channel';
import type { FanOut } from '../connection/fanOut';
import { CLOSE, type StreamConnection } from '../connection/streamConnection';
import { NO_STREAM } from '../frames/binanceNames';
import { StreamFrame } from '../frames/frames';
import { isListenKey } from '../frames/listenKey';
import type { UserData } from '../userData/userData';

/** About 20 KB of trades. */
const EVENTS_PER_WRITE_MAX = 100;
/** In place of the number of a job: no job of the stream is sent until the greeting was. */
const AFTER_GREETING = Number.POSITIVE_INFINITY;

interface OpenStreamReaders {
  readonly channel: Channel;
  readonly readers: Set<StreamConnection>;
  /** Connections that will join after their greeting. */
  readonly waiting: Set<StreamConnection>;
  /** `readers` as a list for the fan-out. Created again after a change, because the fan-out's lists must not change. */
  list: readonly StreamConnection[] | undefined;
}

interface SubscriptionOptions {
  /** The largest number of streams of a connection; any number if omitted. */
  readonly streamsMax?: number;
  /** The sequence after which the reader of a listen key resumes; by default it receives new events only. */
  readonly after?: number | undefined;
}

export class Subscriptions {
  private readonly audiences = new Map<string, OpenStreamReaders>();

  constructor(
    private readonly channels: readonly Channel[],
    private readonly fanOut: FanOut,
    private readonly waitingFramesMax: number,
    private readonly userData: Pick<UserData, 'addFollower' | 'removeFollower'> | undefined,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Total number of subscriptions to open streams. */
  get count(): number {
    let count = 0;
    for (const { readers, waiting } of this.audiences.values()) count += readers.size + waiting.size;
    return count;
  }

  /** Why the stream does not exist: the name is of a known kind, but its symbol or interval is unknown. */
  problemWith(name: string): string | undefined {
    const check = this.find(name)?.check;
    return check === undefined || check.exists ? undefined : check.problem;
  }

  /**
   * Subscribes to names without a problem; repeated names are ignored. False if the connection would then have more than
   * `streamsMax` streams; it is subscribed to none of them.
   */
  subscribe(
    connection: StreamConnection,
    names: Iterable<string>,
    { streamsMax = Number.POSITIVE_INFINITY, after }: SubscriptionOptions = {},
  ): boolean {
    const added = [...new Set(names)].filter((name) => !connection.streams.has(name));
    if (connection.streams.size + added.length > streamsMax) return false;
    for (const name of added) {
      connection.addStream(name, this.fanOut.newestNumber);
      if (isListenKey(name)) this.userData?.addFollower(connection, name, after);
      const audience = this.audiences.get(name) ?? this.openAudience(name);
      if (audience === undefined) continue;
      if (audience.channel.greeting === undefined) this.join(connection, audience);
      else void this.greet(connection, name, audience);
    }
    return true;
  }

  /**
   * Never synchronous, so that the greeting follows the response to SUBSCRIBE. Between the greeting and joining nothing
   * else happens, so that no event is lost or sent twice.
   */
  private async greet(connection: StreamConnection, name: string, audience: OpenStreamReaders): Promise<void> {
    audience.waiting.add(connection);
    connection.addStream(name, AFTER_GREETING);
    try {
      await audience.channel.prepareGreeting?.(name);
      if (!audience.waiting.delete(connection)) return;
      const events = audience.channel.greeting?.(name) ?? [];
      if (events.length > 0) connection.sendEvent(new StreamFrame(name, () => events));
      connection.addStream(name, this.fanOut.newestNumber);
      this.join(connection, audience);
    } catch (error) {
      this.log.warn({ err: error, stream: name }, 'the first events of a stream could not be read; closing the socket');
      connection.close(CLOSE.tryAgainLater, 'the first events of a stream cannot be read');
      this.removeConnection(connection);
    }
  }

  private join(connection: StreamConnection, audience: OpenStreamReaders): void {
    audience.readers.add(connection);
    audience.list = undefined;
  }

  unsubscribe(connection: StreamConnection, names: Iterable<string>): void {
    for (const name of names) {
      if (!connection.removeStream(name)) continue;
      if (isListenKey(name)) this.userData?.removeFollower(connection, name);
      const audience = this.audiences.get(name);
      if (audience === undefined) continue;
      audience.readers.delete(connection);
      audience.waiting.delete(connection);
      audience.list = undefined;
      if (audience.readers.size + audience.waiting.size === 0) {
        this.audiences.delete(name);
        audience.channel.close(name);
      }
    }
  }

  /** Ends all subscriptions of a socket that is closed or about to be closed. */
  removeConnection(connection: StreamConnection): void {
    this.unsubscribe(connection, [...connection.streams.keys()]);
  }

  /** Queues one event for the stream's readers. */
  publish(stream: string, data: object): void {
    this.enqueue(stream, () => [data]);
  }

  /**
   * Queues several events in groups, each of which is one write per reader, so that a burst of trades costs few writes
   * and no turn of the event loop takes long.
   */
  publishEach<Item>(stream: string, items: readonly Item[], render: (item: Item) => object): void {
    if (!this.audiences.has(stream)) return;
    for (let from = 0; from < items.length; from += EVENTS_PER_WRITE_MAX) {
      const group = items.slice(from, from + EVENTS_PER_WRITE_MAX);
      this.enqueue(stream, () => group.map(render));
    }
  }

  /** Number of streams with at least one reader. */
  get openStreams(): number {
    return this.audiences.size;
  }

  /**
   * If too many frames wait, the event loop cannot keep up. The readers of this stream are then disconnected, because
   * dropping events would leave a gap that they cannot detect.
   */
  private enqueue(stream: string, events: () => readonly object[]): void {
    const audience = this.audiences.get(stream);
    if (audience === undefined) return;
    audience.list ??= [...audience.readers];
    if (this.fanOut.waiting < this.waitingFramesMax) {
      this.fanOut.add({ stream, frame: new StreamFrame(stream, events), readers: audience.list });
      return;
    }
    for (const reader of [...audience.list, ...audience.waiting]) {
      reader.close(CLOSE.tryAgainLater, 'the server is overloaded');
      this.removeConnection(reader);
    }
  }

  private openAudience(name: string): OpenStreamReaders | undefined {
    const found = this.find(name);
    if (found === undefined) return undefined;
    const audience: OpenStreamReaders = {
      channel: found.channel,
      readers: new Set(),
      waiting: new Set(),
      list: undefined,
    };
    this.audiences.set(name, audience);
    found.channel.open(name);
    return audience;
  }

  private find(name: string): { readonly channel: Channel; readonly check: NameCheck } | undefined {
    if (name.startsWith(NO_STREAM)) return undefined;
    for (const channel of this.channels) {
      const check = channel.check(name);
      if (check !== undefined) return { channel, check };
    }
    return undefined;
  }
}
