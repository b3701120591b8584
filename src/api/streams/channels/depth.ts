/**
 * `<pair>@depth` (or `@depth@1000ms`) and `<pair>@depth@100ms`: changed price levels, sent once or ten times per second
 * while the book changes. The update ids of a stream's events are contiguous from its opening on, without gaps or overlaps, so that a
 * snapshot taken after subscribing always falls into one of the events.
 */
import { type components, streamChannels } from '../../../../generated/streams';
import type { EngineEvent } from '../../../core/model/events';
import { type ChangedLevel, DepthChanges } from '../../../core/orders/depthChanges';
import { formatAmount } from '../../../core/values/decimal';
import type { Channel, ChannelContext, NameCheck } from './channel';
import { type OpenStream, OpenStreams } from './openStreams';
import { checkPair, parseStreamName } from './streamNames';

export const SLOW_MS = 1_000;
export const FAST_MS = 100;

const { kind: ANY_DEPTH } = streamChannels.depth;

interface DepthStream extends OpenStream {
  readonly changes: DepthChanges;
  /** All streams of the same speed that have changes to send. */
  readonly due: Set<DepthStream>;
}

export function depthChannel(context: ChannelContext): Channel {
  return new DepthChannel(context);
}

class DepthChannel implements Channel {
  private readonly streams = new OpenStreams<DepthStream>();
  private readonly slow = new Set<DepthStream>();
  private readonly fast = new Set<DepthStream>();

  constructor(private readonly context: ChannelContext) {
    context.every(SLOW_MS, () => this.sendDue(this.slow));
    context.every(FAST_MS, () => this.sendDue(this.fast));
  }

  check(stream: string): NameCheck | undefined {
    return checkPair(this.context.engine, ANY_DEPTH, stream);
  }

  open(stream: string): void {
    const { pair: symbol, speed } = parseStreamName(ANY_DEPTH, stream);
    const changes = new DepthChanges(this.context.engine.published.lastUpdateId(symbol));
    this.streams.add({ name: stream, symbol, changes, due: speed === '@100ms' ? this.fast : this.slow });
  }

  close(stream: string): void {
    const closed = this.streams.remove(stream);
    closed?.due.delete(closed);
  }

  onCommitted(events: readonly EngineEvent[]): void {
    for (const event of events) {
      if (event.bookUpdateId === null || event.symbol === null) continue;
      for (const stream of this.streams.ofSymbol(event.symbol)) {
        stream.changes.add(event);
        stream.due.add(stream);
      }
    }
  }

  private sendDue(due: Set<DepthStream>): void {
    for (const stream of due) this.sendUpdate(stream);
    due.clear();
  }

  private sendUpdate(stream: DepthStream): void {
    const update = stream.changes.takeUpdate();
    if (update === undefined) return;
    const event: components['schemas']['DepthEvent'] = {
      e: 'depthUpdate',
      E: this.context.eventTimeMs(),
      s: stream.symbol,
      U: update.firstId,
      u: update.lastId,
      b: update.bids.map(formatLevel),
      a: update.asks.map(formatLevel),
    };
    this.context.publish(stream.name, event);
  }
}

/** Price and quantity in the wire format. */
export function formatLevel({ price, quantity }: ChangedLevel): [string, string] {
  return [formatAmount(price), formatAmount(quantity)];
}
