/**
 * Tells the other gateways what clients have used of their limits here, so that a client that comes through several of
 * them has one limit in the long run. A lost message allows some requests more, and a late one is as good as lost: what it
 * tells has come back to the client since.
 */
import type { Clock } from '../../foundation/clock';
import type { Cancel, EventLoop } from '../../foundation/eventLoop';
import type { Bus } from './bus';
import { decodeMessage, encodeMessage, type LimitUsesMessage, Subjects } from './messages';

const SENT_EVERY_MS = 250;
/** A message that took longer is ignored. */
const MESSAGE_MS_MAX = 250;
/** How much later than the use itself the others hear of it, at most. */
export const USES_LATE_MS_MAX = SENT_EVERY_MS + MESSAGE_MS_MAX;
/** Uses in one message, and uses that wait for the next time. */
const USES_AT_ONCE = 1_000;
const USES_WAITING_MAX = 20_000;
/** Other gateways that are remembered, far more than there are at a time. */
const SESSIONS_MAX = 1_000;

interface LimitUse {
  readonly limit: string;
  readonly owner: string;
  amount: number;
}

export class LimitUses {
  private readonly subject: string;
  private readonly charges = new Map<string, (owner: string, amount: number) => void>();
  /** Not told yet, by limit and owner. */
  private readonly waiting = new Map<string, LimitUse>();
  /** The number of the newest message of each gateway: a message that arrives again counts once. */
  private readonly newest = new Map<string, number>();
  private sent = 0;
  private readonly stopSending: Cancel;

  constructor(
    private readonly options: {
      readonly bus: Bus;
      readonly natsPrefix: string;
      readonly eventLoop: EventLoop;
      /** The leader's time, which is the same at all gateways. */
      readonly clock: Clock;
      /** Names this gateway, which receives its own messages as well. */
      readonly session: string;
    },
  ) {
    this.subject = new Subjects(options.natsPrefix).limits;
    options.bus.subscribe(this.subject, ({ data }) => this.receive(decodeMessage<LimitUsesMessage>(data)));
    this.stopSending = options.eventLoop.every(SENT_EVERY_MS, () => this.send());
  }

  /**
   * Calls `charge` with what others have used of the limit. Returns the function that must be called with each use here.
   * `limit` is its name, the same at all gateways.
   */
  share(limit: string, charge: (owner: string, amount: number) => void): (owner: string, amount: number) => void {
    this.charges.set(limit, charge);
    return (owner, amount) => {
      const name = `${limit} ${owner}`;
      const use = this.waiting.get(name);
      if (use !== undefined) use.amount += amount;
      else if (this.waiting.size < USES_WAITING_MAX) this.waiting.set(name, { limit, owner, amount });
    };
  }

  stop(): void {
    this.stopSending();
  }

  private send(): void {
    const { bus, clock, session } = this.options;
    const uses = [...this.waiting.values()].map(({ limit, owner, amount }) => [limit, owner, amount] as const);
    this.waiting.clear();
    for (let at = 0; at < uses.length; at += USES_AT_ONCE) {
      this.sent += 1;
      const head = { session, number: this.sent, sentAtMs: clock.nowMs() };
      const message: LimitUsesMessage = { ...head, uses: uses.slice(at, at + USES_AT_ONCE) };
      bus.publish(this.subject, encodeMessage(message));
    }
  }

  private receive({ session, number, sentAtMs, uses }: LimitUsesMessage): void {
    if (session === this.options.session) return;
    // Also of a sender that is not a gateway of this version: a number that is none must not get into a bucket.
    if (!(Math.abs(this.options.clock.nowMs() - sentAtMs) <= MESSAGE_MS_MAX)) return;
    if (!(number > (this.newest.get(session) ?? 0))) return;
    if (this.newest.size >= SESSIONS_MAX) this.newest.clear();
    this.newest.set(session, number);
    for (const [limit, owner, amount] of uses)
      if (Number.isFinite(amount) && amount > 0) this.charges.get(limit)?.(String(owner), amount);
  }
}
