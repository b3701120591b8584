/**
 * Tells the other gateways what clients have used of their limits here, so that a client that comes through several of
 * them has one limit in the long run. A lost message allows some requests more.
 */
import type { Cancel, EventLoop } from '../../foundation/eventLoop';
import type { Bus } from './bus';
import { decodeMessage, encodeMessage, type LimitUsesMessage, Subjects } from './messages';

const SENT_EVERY_MS = 250;
/** Uses in one message, and uses that wait for one. */
const USES_AT_ONCE = 1_000;
const USES_WAITING_MAX = 20_000;

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
  private readonly stopSending: Cancel;

  constructor(
    private readonly options: {
      readonly bus: Bus;
      readonly natsPrefix: string;
      readonly eventLoop: EventLoop;
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
    if (this.waiting.size === 0) return;
    const uses: LimitUsesMessage['uses'][number][] = [];
    for (const [name, { limit, owner, amount }] of this.waiting) {
      uses.push([limit, owner, amount]);
      this.waiting.delete(name);
      if (uses.length === USES_AT_ONCE) break;
    }
    this.options.bus.publish(this.subject, encodeMessage({ session: this.options.session, uses }));
  }

  private receive({ session, uses }: LimitUsesMessage): void {
    if (session === this.options.session) return;
    for (const [limit, owner, amount] of uses) this.charges.get(limit)?.(owner, amount);
  }
}
