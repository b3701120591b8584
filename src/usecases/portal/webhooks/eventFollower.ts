/**
 * Finds the events of the log that webhook messages are written for, each once and in order. Normally it only looks at the
 * events that the engine publishes; after a start, and after a gap, it reads the log from the position on.
 */
import type { EngineEvent } from '../../../core/model/events';
import type { Withdrawal } from '../../../core/model/model';
import type { Engine } from '../../../engine/types';
import type { EventsOfTypes } from '../../../store/portal/webhookPosition';

/** An event in the life of a Portal order. */
export interface OrderEvent {
  readonly sequence: number;
  readonly timeMs: number;
  readonly orderId: number;
  /** The withdrawal after the event: sent, confirmed or failed. */
  readonly withdrawal: Withdrawal;
}

/** Reads the first events of these types in a range of the log. */
export type ReadEvents = (range: {
  readonly after: number;
  readonly through: number;
  readonly types: readonly EngineEvent['type'][];
}) => Promise<EventsOfTypes>;

/** The types of all events that change a withdrawal after it was requested. */
const TYPES: readonly EngineEvent['type'][] = ['move_withdrawal', 'cancel_withdrawal'];
/** Events that wait in memory. If there are more, they are read again later. */
const WAITING_MAX = 2_000;

export class EventFollower {
  private found: OrderEvent[] = [];
  /** The position up to which all events were read. */
  private lookedThrough = 0;

  constructor(
    private readonly engine: Pick<Engine, 'publishedSequence'>,
    private readonly read: ReadEvents,
  ) {}

  /** Forgets everything, and continues after this position. */
  startAfter(sequence: number): void {
    this.found = [];
    this.lookedThrough = sequence;
  }

  /** The listener to the engine's events. Events behind a gap are ignored, and read from the log later. */
  onPublished(events: readonly EngineEvent[]): void {
    if (this.found.length > WAITING_MAX) return;
    for (const event of events) if (event.sequence === this.lookedThrough + 1) this.lookAt(event);
  }

  /** Reads the log up to the position that the engine has published, unless that was looked at already. */
  async catchUp(): Promise<void> {
    while (this.lookedThrough < this.engine.publishedSequence && this.found.length <= WAITING_MAX) {
      const [after, published] = [this.lookedThrough, this.engine.publishedSequence];
      const { events, through } = await this.read({ after, through: published, types: TYPES });
      // Meanwhile the engine may have published some of them.
      for (const event of events) if (event.sequence > this.lookedThrough) this.lookAt(event);
      this.lookedThrough = Math.max(this.lookedThrough, through);
    }
  }

  /** Returns at most `limit` of the events that were found, and the position up to which there are no others. */
  waiting(limit: number): { readonly events: readonly OrderEvent[]; readonly through: number } {
    const events = this.found.slice(0, limit);
    const isAll = events.length === this.found.length;
    return { events, through: isAll ? this.lookedThrough : (events.at(-1)?.sequence ?? this.lookedThrough) };
  }

  /** The events up to this position are in messages. */
  forgetThrough(sequence: number): void {
    this.found = this.found.filter((event) => event.sequence > sequence);
  }

  private lookAt(event: EngineEvent): void {
    this.lookedThrough = event.sequence;
    const orderEvent = orderEventOf(event);
    if (orderEvent !== undefined) this.found.push(orderEvent);
  }
}

function orderEventOf({ type, sequence, timeMs, withdrawal, entries }: EngineEvent): OrderEvent | undefined {
  if (!TYPES.includes(type) || withdrawal === null || withdrawal.orderId === null) return undefined;
  const { status, orderId } = withdrawal;
  // A withdrawal stays `sent` while its confirmations increase. Only the first of these events has the journal entry.
  const isNew =
    status === 'sent'
      ? entries.some(({ kind }) => kind === 'withdrawal_sent')
      : status === 'confirmed' || status === 'failed';
  return isNew ? { sequence, timeMs, orderId, withdrawal } : undefined;
}
