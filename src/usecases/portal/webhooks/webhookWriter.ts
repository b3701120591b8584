/**
 * Writes the webhook messages of partners from the event log and from the ends of Portal sessions. Messages and position
 * are written in one transaction, so that a crash at any moment neither loses nor repeats a message.
 */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { webhooks } from '../../../../generated/partner';
import type { EngineEvent } from '../../../core/model/events';
import type { Engine } from '../../../engine/types';
import type { Clock } from '../../../foundation/clock';
import { findPortalOrders, type PortalOrder } from '../../../store/portal/portalOrders';
import {
  type EndedPortalSession,
  findEndedPortalSessions,
  type NewWebhookMessage,
  readEventsOfTypes,
  readWebhookPosition,
  type WebhookPosition,
  writeWebhookMessages,
} from '../../../store/portal/webhookPosition';
import { EventFollower, type OrderEvent } from './eventFollower';

/** Renders the JSON text of a message. */
export interface MessageRendering {
  portalOrder(order: PortalOrder, message: MessageFacts): string;
  endedSession(session: EndedPortalSession, message: MessageFacts): string;
}

export interface MessageFacts {
  readonly type: string;
  readonly sequence: number;
  readonly timeMs: number;
}

export interface WebhookWriterOptions {
  readonly engine: Pick<Engine, 'publishedSequence'>;
  readonly database: Knex;
  readonly clock: Clock;
  readonly log: Logger;
  readonly rendering: MessageRendering;
}

/** Events in one transaction. */
const EVENTS_MAX = 200;
/** Without messages, the position is written after this many events, so that a start has few events to read. */
const POSITION_STEP = 10_000;
/**
 * Ends of sessions are looked for again for this long, because the servers of an exchange that end sessions may have
 * other clocks, and their transactions take time.
 */
const SESSION_OVERLAP_MS = 60_000;
/** How often the position in the ends of sessions is written when there are none. */
const SESSION_STEP_MS = 60_000;

/** What each webhook of the contract tells of: a status of an order's withdrawal, or the end of a session. */
const OCCASIONS = {
  'portal_order.sent': 'sent',
  'portal_order.confirmed': 'confirmed',
  'portal_order.returned': 'failed',
  'session.ended': 'session ended',
} as const satisfies Readonly<Record<keyof webhooks, string>>;

type WebhookType = keyof typeof OCCASIONS;

function webhookOf(occasion: string): WebhookType {
  const found = (Object.keys(OCCASIONS) as WebhookType[]).find((type) => OCCASIONS[type] === occasion);
  if (found === undefined) throw new Error(`broken invariant: no webhook tells of ${occasion}`);
  return found;
}

export class WebhookWriter {
  private position: WebhookPosition | undefined;
  private readonly follower: EventFollower;
  /** Sessions of the overlap that are in messages already. */
  private readonly reportedSessions = new Map<number, number>();

  constructor(private readonly options: WebhookWriterOptions) {
    const { engine, database } = options;
    this.follower = new EventFollower(engine, (range) => readEventsOfTypes(database, range));
  }

  /** To be called with the events of each committed batch. */
  onPublished(events: readonly EngineEvent[]): void {
    this.follower.onPublished(events);
  }

  /** Writes what has happened since the position. True if there may be more. */
  async run(): Promise<boolean> {
    try {
      return await this.writeNext();
    } catch (error) {
      // The position in the table counts: another server may have moved it.
      this.position = undefined;
      throw error;
    }
  }

  private async writeNext(): Promise<boolean> {
    const from = this.position ?? (await this.readPosition());
    this.position = from;
    await this.follower.catchUp();
    const { events, through } = this.follower.waiting(EVENTS_MAX);
    const nowMs = this.options.clock.nowMs();
    const sessions = await this.newlyEndedSessions(from, nowMs);
    const messages = [
      ...(await this.orderMessages(events)),
      ...sessions.map((session) => this.sessionMessage(session)),
    ];
    const isMoved =
      from.sequence === null ||
      through - from.sequence >= POSITION_STEP ||
      nowMs - from.sessionsThroughMs >= SESSION_STEP_MS;
    if (events.length > 0 || messages.length > 0 || isMoved) {
      const to = { sequence: through, sessionsThroughMs: Math.max(nowMs, from.sessionsThroughMs) };
      await writeWebhookMessages(this.options.database, { from, to, messages });
      this.position = to;
      this.follower.forgetThrough(through);
      this.rememberSessions(sessions, nowMs);
    }
    return events.length === EVENTS_MAX;
  }

  private async readPosition(): Promise<WebhookPosition> {
    const { engine, clock, log, database } = this.options;
    const stored = await readWebhookPosition(database);
    const published = engine.publishedSequence;
    // A first leader begins with the present, because no partner has had an endpoint before.
    const position = stored.sequence === null ? { ...stored, sessionsThroughMs: clock.nowMs() } : stored;
    if (stored.sequence !== null && stored.sequence > published)
      log.warn(
        { position: stored.sequence, published },
        'the webhooks were ahead of the event log, which has lost events',
      );
    this.follower.startAfter(Math.min(stored.sequence ?? published, published));
    return position;
  }

  private async newlyEndedSessions(from: WebhookPosition, nowMs: number): Promise<readonly EndedPortalSession[]> {
    const fromMs = Math.min(from.sessionsThroughMs, nowMs) - SESSION_OVERLAP_MS;
    const ended = await findEndedPortalSessions(this.options.database, { fromMs, toMs: nowMs });
    return ended.filter(({ id }) => !this.reportedSessions.has(id));
  }

  private rememberSessions(sessions: readonly EndedPortalSession[], nowMs: number): void {
    for (const { id, endedAtMs } of sessions) this.reportedSessions.set(id, endedAtMs);
    for (const [id, endedAtMs] of this.reportedSessions)
      if (endedAtMs < nowMs - 2 * (SESSION_OVERLAP_MS + SESSION_STEP_MS)) this.reportedSessions.delete(id);
  }

  /** Orders that no app has placed cause no messages. */
  private async orderMessages(events: readonly OrderEvent[]): Promise<NewWebhookMessage[]> {
    const orders = await findPortalOrders(this.options.database, [...new Set(events.map(({ orderId }) => orderId))]);
    return events.flatMap(({ orderId, timeMs, withdrawal }): NewWebhookMessage[] => {
      const order = orders.get(orderId);
      if (order === undefined) return [];
      const [type, subject] = [webhookOf(withdrawal.status), `portal_order/${orderId}`];
      const [, state] = type.split('.');
      const then = { ...order, withdrawal };
      return [
        {
          partnerId: order.partnerId,
          source: `${subject}/${state}`,
          subject,
          type,
          createdAtMs: timeMs,
          bodyFor: (sequence) => this.options.rendering.portalOrder(then, { type, sequence, timeMs }),
        },
      ];
    });
  }

  private sessionMessage(session: EndedPortalSession): NewWebhookMessage {
    const { id, partnerId, endedAtMs: timeMs } = session;
    const [type, subject] = [webhookOf('session ended'), `session/${id}`];
    return {
      partnerId,
      source: `${subject}/ended`,
      subject,
      type,
      createdAtMs: timeMs,
      bodyFor: (sequence) => this.options.rendering.endedSession(session, { type, sequence, timeMs }),
    };
  }
}
