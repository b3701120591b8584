/**
 * Who reads which stream. Opens a channel's stream with its first reader and closes it with its last, and hands each published event to the
 * readers of that moment. Listen keys it leaves to user data. Names of unknown kinds are remembered for their socket alone and stay silent.
 */
import type { Channel, NameCheck } from './channels/channel';
import type { FanOut } from './fanOut';
import { StreamFrame } from './frames';
import { CLOSE, type StreamConnection } from './streamConnection';
import { isListenKey } from './userData/listenKey';
import type { UserData } from './userData/userData';

/** Some 20 KB of trades. */
const EVENTS_PER_WRITE_MAX = 100;

interface OpenStreamReaders {
  readonly channel: Channel;
  readonly readers: Set<StreamConnection>;
  /** `readers` as a list for the fan-out, made anew after a change; a list that was handed out is never touched. */
  list: readonly StreamConnection[] | undefined;
}

export class Subscriptions {
  private readonly audiences = new Map<string, OpenStreamReaders>();

  constructor(
    private readonly channels: readonly Channel[],
    private readonly fanOut: FanOut,
    private readonly waitingFramesMax: number,
    private readonly userData: Pick<UserData, 'follow' | 'unfollow'> | undefined,
  ) {}

  /** Readers of each stream, added up. */
  get count(): number {
    let count = 0;
    for (const { readers } of this.audiences.values()) count += readers.size;
    return count;
  }

  /** Why there can be no such stream: a name of a known kind whose pair or interval does not exist. */
  problemWith(name: string): string | undefined {
    const check = this.find(name)?.check;
    return check === undefined || check.exists ? undefined : check.problem;
  }

  /** For names without a problem; twice is fine. `after`: where in the event log a listen key's reader goes on, if not from now on. */
  subscribe(connection: StreamConnection, names: Iterable<string>, after?: number): void {
    for (const name of names) {
      if (connection.streams.has(name)) continue;
      connection.addStream(name, this.fanOut.newestNumber);
      if (isListenKey(name)) this.userData?.follow(connection, name, after);
      const audience = this.audiences.get(name) ?? this.openAudience(name);
      if (audience === undefined) continue;
      audience.readers.add(connection);
      audience.list = undefined;
    }
  }

  unsubscribe(connection: StreamConnection, names: Iterable<string>): void {
    for (const name of names) {
      if (!connection.removeStream(name)) continue;
      if (isListenKey(name)) this.userData?.unfollow(connection, name);
      const audience = this.audiences.get(name);
      if (audience === undefined) continue;
      audience.readers.delete(connection);
      audience.list = undefined;
      if (audience.readers.size === 0) {
        this.audiences.delete(name);
        audience.channel.close(name);
      }
    }
  }

  /** The socket is gone, or is about to be. */
  leave(connection: StreamConnection): void {
    this.unsubscribe(connection, [...connection.streams.keys()]);
  }

  /** Queues one event for the stream's readers. */
  publish(stream: string, data: object): void {
    this.queue(stream, () => [data]);
  }

  /** Queues several, in groups that are each one write to a reader: a burst of trades costs a reader a few writes, and no turn of the loop is long. */
  publishEach<Item>(stream: string, items: readonly Item[], render: (item: Item) => object): void {
    if (!this.audiences.has(stream)) return;
    for (let from = 0; from < items.length; from += EVENTS_PER_WRITE_MAX) {
      const group = items.slice(from, from + EVENTS_PER_WRITE_MAX);
      this.queue(stream, () => group.map(render));
    }
  }

  /** Streams that have a reader. */
  get openStreams(): number {
    return this.audiences.size;
  }

  /**
   * When more waits than memory is meant for, the loop cannot keep up with it: the readers of this stream are sent away rather than left with a
   * gap they cannot see.
   */
  private queue(stream: string, events: () => readonly object[]): void {
    const audience = this.audiences.get(stream);
    if (audience === undefined) return;
    audience.list ??= [...audience.readers];
    if (this.fanOut.waiting < this.waitingFramesMax) {
      this.fanOut.add({ stream, frame: new StreamFrame(stream, events), readers: audience.list });
      return;
    }
    for (const reader of audience.list) {
      reader.close(CLOSE.tryAgainLater, 'the server is overloaded');
      this.leave(reader);
    }
  }

  private openAudience(name: string): OpenStreamReaders | undefined {
    const found = this.find(name);
    if (found === undefined) return undefined;
    const audience: OpenStreamReaders = { channel: found.channel, readers: new Set(), list: undefined };
    this.audiences.set(name, audience);
    found.channel.open(name);
    return audience;
  }

  private find(name: string): { readonly channel: Channel; readonly check: NameCheck } | undefined {
    for (const channel of this.channels) {
      const check = channel.check(name);
      if (check !== undefined) return { channel, check };
    }
    return undefined;
  }
}
