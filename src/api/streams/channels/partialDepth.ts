/**
 * `<pair>@depth<5, 10 or 20>`: the best price levels of the book, sent completely every second. With `@100ms` they are
 * sent when one of them changed, at most ten times and at least once per second. A new subscriber waits at most one
 * second, even if the market is quiet.
 */
import { type components, streamChannels } from '../../../../generated/streams';
import type { EngineEvent } from '../../../core/model/events';
import type { PriceLevel } from '../../../engine/state/committedView';
import type { Channel, ChannelContext, NameCheck } from './channel';
import { FAST_MS, formatLevel, SLOW_MS } from './depth';
import { type OpenStream, OpenStreams } from './openStreams';
import { checkPair, parseStreamName } from './streamNames';

const { kind: ANY_PARTIAL_DEPTH } = streamChannels.partialDepth;

/** Ticks of the fast timer after which unchanged levels are sent again. */
const UNCHANGED_TICKS_MAX = SLOW_MS / FAST_MS;

type PartialDepthEvent = components['schemas']['PartialDepthEvent'];

interface PartialDepthStream extends OpenStream {
  readonly levels: number;
  /** Whether the book has changed since the last refresh. */
  changed: boolean;
  unchangedTicks: number;
  bids: readonly PriceLevel[];
  asks: readonly PriceLevel[];
  event: PartialDepthEvent;
}

export function partialDepthChannel(context: ChannelContext): Channel {
  return new PartialDepthChannel(context);
}

class PartialDepthChannel implements Channel {
  private readonly slow = new OpenStreams<PartialDepthStream>();
  private readonly fast = new OpenStreams<PartialDepthStream>();

  constructor(private readonly context: ChannelContext) {
    context.every(SLOW_MS, () => this.publishSlow());
    context.every(FAST_MS, () => this.publishFast());
  }

  check(stream: string): NameCheck | undefined {
    return checkPair(this.context.engine, ANY_PARTIAL_DEPTH, stream);
  }

  open(stream: string): void {
    const { pair: symbol, levels, speed } = parseStreamName(ANY_PARTIAL_DEPTH, stream);
    const empty = { bids: [], asks: [], event: { lastUpdateId: 0, bids: [], asks: [] } };
    const opened = {
      name: stream,
      symbol,
      levels: Number(levels),
      changed: true,
      unchangedTicks: UNCHANGED_TICKS_MAX,
      ...empty,
    };
    (speed === '@100ms' ? this.fast : this.slow).add(opened);
  }

  close(stream: string): void {
    this.slow.remove(stream);
    this.fast.remove(stream);
  }

  onCommitted(events: readonly EngineEvent[]): void {
    for (const event of events) {
      if (event.bookUpdateId === null || event.symbol === null) continue;
      for (const stream of this.slow.ofSymbol(event.symbol)) stream.changed = true;
      for (const stream of this.fast.ofSymbol(event.symbol)) stream.changed = true;
    }
  }

  private publishSlow(): void {
    for (const stream of this.slow.all()) {
      this.refresh(stream);
      this.context.publish(stream.name, stream.event);
    }
  }

  private publishFast(): void {
    for (const stream of this.fast.all()) {
      stream.unchangedTicks += 1;
      if (!this.refresh(stream) && stream.unchangedTicks < UNCHANGED_TICKS_MAX) continue;
      stream.unchangedTicks = 0;
      this.context.publish(stream.name, stream.event);
    }
  }

  /** Updates the levels and the event; true if one of the levels has changed. */
  private refresh(stream: PartialDepthStream): boolean {
    if (!stream.changed) return false;
    stream.changed = false;
    const { published } = this.context.engine;
    const bids = published.bids(stream.symbol, stream.levels);
    const asks = published.asks(stream.symbol, stream.levels);
    const hasChanged = !isSame(bids, stream.bids) || !isSame(asks, stream.asks);
    stream.bids = bids;
    stream.asks = asks;
    stream.event = {
      lastUpdateId: published.lastUpdateId(stream.symbol),
      bids: bids.map(formatLevel),
      asks: asks.map(formatLevel),
    };
    return hasChanged;
  }
}

function isSame(levels: readonly PriceLevel[], others: readonly PriceLevel[]): boolean {
  return (
    levels.length === others.length &&
    levels.every(({ price, quantity }, index) => price === others[index]?.price && quantity === others[index]?.quantity)
  );
}
