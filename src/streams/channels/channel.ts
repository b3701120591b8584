/**
 * What a kind of stream is. Each kind is one file in this folder that makes a `Channel`; it knows which names are its own, follows the
 * committed events, and publishes. It never meets a socket: who reads a stream, and in which form, is not its business.
 */
import type { EngineEvent } from '../../core/events';
import type { CommittedView, Engine } from '../../engine/types';

/** What became of looking up a stream name of the channel's own kind. */
export type NameCheck = { readonly exists: true } | { readonly exists: false; readonly problem: string };

export interface Channel {
  /** Undefined when the name is of another kind. Asked at every subscription, so a symbol added at run time is found. */
  check(stream: string): NameCheck | undefined;
  /** The stream has its first subscriber: from now on it is followed. Called for names that exist only. */
  open(stream: string): void;
  /** The last subscriber has gone: forget it. */
  close(stream: string): void;
  /** One committed batch, in order, told after `engine.committed` shows it. Callers wait for their answers meanwhile: keep it short. */
  committed(events: readonly EngineEvent[]): void;
}

/** The part of the engine that streams look at: its events, how far they reach, and the committed state they start from. */
export interface StreamEngine extends Pick<Engine, 'subscribe' | 'watermarkMs'> {
  readonly committed: Pick<CommittedView, 'symbols' | 'symbol' | 'kline' | 'lastUpdateId' | 'bids' | 'asks' | 'ticker'>;
}

/** What a channel is given to work with. */
export interface ChannelContext {
  readonly engine: StreamEngine;
  /** Hands one event to all subscribers of the stream; nothing happens when it has none. `data` must not change afterwards. */
  publish(stream: string, data: object): void;
  /**
   * Hands several events of one moment over, in order. `render` makes each one when its turn to be sent comes, not while the engine's events are
   * being told; what it reads must not change.
   */
  publishEach<Item>(stream: string, items: readonly Item[], render: (item: Item) => object): void;
  /** The time to put in an event as `E`: never less than in any event before. */
  eventTimeMs(): number;
  /** Calls again and again until the streams end. */
  every(everyMs: number, call: () => void): void;
  readonly klineIntervalMs: number;
}

export type MakeChannel = (context: ChannelContext) => Channel;
