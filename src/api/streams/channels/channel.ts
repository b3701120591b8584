/**
 * The interface of a channel: one kind of stream. Each channel is a file in this folder. It recognizes the names of its
 * streams, receives committed events, and publishes stream events. Channels know nothing of sockets and their readers.
 */

import type { EngineEvent } from '../../../core/model/events';
import type { CommittedView } from '../../../engine/state/committedView';
import type { Engine } from '../../../engine/types';
import type { KlineHistorySource } from '../../marketData/klineHistorySource';

/** Result of checking a stream name of the channel's own kind. */
export type NameCheck = { readonly exists: true } | { readonly exists: false; readonly problem: string };

export interface Channel {
  /** Undefined if the name is of another kind. Called at every subscription, so that newly listed symbols are found. */
  check(stream: string): NameCheck | undefined;
  /** Called when the stream gets its first subscriber. Only called with names that exist. */
  open(stream: string): void;
  /** Called when the stream has lost its last subscriber. */
  close(stream: string): void;
  /**
   * Receives the effects of the events of one committed batch, in order, after `engine.published` shows them. Must be
   * fast, because clients wait for their responses meanwhile.
   */
  onCommitted(events: readonly EngineEvent[]): void;
  /**
   * Resolves when `greeting` can be called for the open stream. Rejects if that needs a table that cannot be read. Only
   * channels that greet have these two.
   */
  prepareGreeting?(stream: string): Promise<void>;
  /** The events that a reader gets before it joins the stream, as of now. */
  greeting?(stream: string): readonly object[];
}

/**
 * The part of the engine that streams use: its events, its watermark, and the published state. Channels use that state
 * also while the lease is not proved; the connections do not send anything then.
 */
export interface StreamEngine extends Pick<Engine, 'subscribe' | 'watermarkMs' | 'leaseHeld'> {
  readonly published: Pick<CommittedView, 'symbols' | 'symbol' | 'kline' | 'lastUpdateId' | 'bids' | 'asks' | 'ticker'>;
}

/** The services that a channel works with. */
export interface ChannelContext {
  readonly engine: StreamEngine;
  /** Sends one event to all subscribers of the stream, if there are any. `data` must not change afterwards. */
  publish(stream: string, data: object): void;
  /**
   * Sends several events of the same time, in order. `render` creates each one later, when it is sent, so that
   * publishing the engine's events is fast. The data that it reads must not change.
   */
  publishEach<Item>(stream: string, items: readonly Item[], render: (item: Item) => object): void;
  /** The event time `E` of a new event. It never decreases. */
  eventTimeMs(): number;
  /** Calls repeatedly until the stream server closes. */
  every(everyMs: number, call: () => void): void;
  readonly klineIntervalMs: number;
  readonly klineHistory: KlineHistorySource;
}

export type MakeChannel = (context: ChannelContext) => Channel;
