/**
 * The limits of the Binance interface: the weight of an address per minute, and the ban of an address that goes on
 * sending requests after it was asked to wait. Minutes are those of the clock, as Binance counts them, so that a client
 * that waits for `Retry-After` starts with an empty count. The number of addresses in memory is bounded.
 */
import type { RequestWeight } from '../../../../generated/operations';
import type { LimitUses } from '../../../engine/cluster/limitUses';
import type { Clock } from '../../../foundation/clock';

const MINUTE_MS = 60_000;
const BAN_MS_MIN = 2 * MINUTE_MS;
const BAN_MS_MAX = 3 * 86_400_000;
/** An address that keeps the limits for this long is no longer known as one that was banned. */
const FORGOTTEN_AFTER_MS = 86_400_000;

export interface WeightSettings {
  readonly perMinute: number;
  /** Offences within a minute after which the address is banned. */
  readonly refusalsMax: number;
  /**
   * Time from the first refusal in which further ones are no offences: the client had sent those requests before it could
   * read that it must wait.
   */
  readonly noticeMs: number;
}

export interface WeightUse {
  readonly used: number;
  readonly outcome: 'allowed' | 'refused' | 'banned';
  /** Whole seconds until the address may send again; 0 if it may. */
  readonly retryAfterSeconds: number;
}

interface AddressUse {
  minute: number;
  used: number;
  /** When the address was first refused without having waited since, and until when it was asked to wait. */
  refusedSinceMs: number;
  waitUntilMs: number;
  /** Requests that were refused although the client knew that it must wait. */
  offences: number;
  bans: number;
  bannedUntilMs: number;
}

export class WeightLimits {
  private readonly uses = new Map<string, AddressUse>();
  private noteUse: ((owner: string, weight: number, minute: number) => void) | undefined;

  constructor(
    private readonly settings: WeightSettings,
    private readonly addressesMax: number,
    private readonly clock: Clock,
  ) {}

  /** Tells the other gateways the weight that is counted from now on, and counts what they count. */
  shareWith(uses: LimitUses): void {
    const tell = uses.share('weight', (minuteAndOwner, weight) => {
      const [, minute = '', owner = ''] = /^(\d+) (.*)$/s.exec(minuteAndOwner) ?? [];
      const nowMs = this.clock.nowMs();
      // What was used in the last minute is not counted in this one.
      if (Number(minute) !== Math.floor(nowMs / MINUTE_MS)) return;
      const use = this.useOf(owner, nowMs);
      use.used = Math.min(use.used + weight, this.settings.perMinute);
    });
    this.noteUse = (owner, weight, minute) => tell(`${minute} ${owner}`, weight);
  }

  /** Counts the weight of a request, if the address has that much left and is not banned. */
  take(owner: string, weight: number): WeightUse {
    const nowMs = this.clock.nowMs();
    const use = this.useOf(owner, nowMs);
    if (use.bannedUntilMs > nowMs) return { used: use.used, outcome: 'banned', ...wait(use.bannedUntilMs - nowMs) };
    if (use.used + weight > this.settings.perMinute)
      return { used: use.used, outcome: 'refused', ...wait((use.minute + 1) * MINUTE_MS - nowMs) };
    use.used += weight;
    this.noteUse?.(owner, weight, use.minute);
    return { used: use.used, outcome: 'allowed', retryAfterSeconds: 0 };
  }

  /** Counts a request that is refused because of this limit or another one, and bans the address if it was one too many. */
  noteRefusal(owner: string, retryAfterSeconds: number): WeightUse {
    const nowMs = this.clock.nowMs();
    const use = this.useOf(owner, nowMs);
    if (nowMs >= use.waitUntilMs) use.refusedSinceMs = nowMs;
    use.waitUntilMs = Math.max(use.waitUntilMs, nowMs + retryAfterSeconds * 1_000);
    if (nowMs - use.refusedSinceMs >= this.settings.noticeMs) use.offences += 1;
    if (use.offences <= this.settings.refusalsMax) return { used: use.used, outcome: 'refused', retryAfterSeconds };
    const banMs = Math.min(BAN_MS_MAX, BAN_MS_MIN * 2 ** Math.min(use.bans, 20));
    use.bans += 1;
    use.offences = 0;
    use.bannedUntilMs = nowMs + banMs;
    return { used: use.used, outcome: 'banned', ...wait(banMs) };
  }

  private useOf(owner: string, nowMs: number): AddressUse {
    const minute = Math.floor(nowMs / MINUTE_MS);
    const known = this.uses.get(owner);
    if (known === undefined) {
      if (this.uses.size >= this.addressesMax) this.evict(nowMs);
      const use = { minute, used: 0, refusedSinceMs: 0, waitUntilMs: 0, offences: 0, bans: 0, bannedUntilMs: 0 };
      this.uses.set(owner, use);
      return use;
    }
    // A clock that steps back does not begin a new minute.
    if (minute > known.minute) {
      known.minute = minute;
      known.used = 0;
      known.offences = 0;
      if (known.bannedUntilMs + FORGOTTEN_AFTER_MS <= nowMs) known.bans = 0;
    }
    return known;
  }

  /** Removes what changes nothing: addresses without a ban, and of another minute. Otherwise the oldest. */
  private evict(nowMs: number): void {
    const minute = Math.floor(nowMs / MINUTE_MS);
    const before = this.uses.size;
    for (const [owner, use] of this.uses) if (use.minute < minute && use.bans === 0) this.uses.delete(owner);
    const [oldest] = this.uses.size < before ? [] : this.uses.keys();
    if (oldest !== undefined) this.uses.delete(oldest);
  }
}

function wait(ms: number): Pick<WeightUse, 'retryAfterSeconds'> {
  return { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) };
}

/** The weight of a call of an operation, as its contract states. */
export function weightOf(weight: RequestWeight, call: { readonly queryText: string }): number {
  const { base, above, withoutSymbol, perSymbol, perSymbolMax } = weight;
  if (above.length === 0 && perSymbol === 0 && withoutSymbol === base) return base;
  const query = new URLSearchParams(call.queryText);
  const limit = Number(query.get('limit') ?? '0');
  const step = above.findLast(([from]) => limit > from);
  if (step !== undefined) return step[1];
  const list = query.get('symbols');
  if (list === null) return query.has('symbol') ? base : withoutSymbol;
  return perSymbol === 0 ? base : Math.max(base, Math.min(perSymbolMax, perSymbol * list.split(',').length));
}
