/**
 * Sends requests to partners within the configured limits: only to URLs that pass today's registration check, with a
 * limit on concurrent requests to one host, and with the bounds of `partnerRequest.ts`. Callers validate the response's
 * content.
 */

import type { Clock } from '../../foundation/clock';
import type { EventLoop } from '../../foundation/eventLoop';
import { retryAfterMs } from '../../foundation/retryAfter';
import { IdleConnections } from './idleConnections';
import { type RequestContent, type RequestFailure, type RequestResult, sendPartnerRequest } from './partnerRequest';
import { parsePartnerUrl } from './partnerUrl';
import { createHostResolver, type ResolveHost } from './resolveHost';

export interface PartnerHttpClientOptions {
  readonly allowLoopback: boolean;
  readonly eventLoop: EventLoop;
  readonly timeoutMs?: number | undefined;
  readonly bodyBytesMax?: number | undefined;
  readonly callsMax?: number | undefined;
  /**
   * If set, a partner that asks for a delay (`Retry-After`) gets no further request at that URL until then. The webhook
   * sender postpones its messages itself, and the partner check asks whatever the partner says.
   */
  readonly clock?: Clock | undefined;
  /** PEM certificates to trust instead of Node's list. */
  readonly certificateAuthorities?: string | undefined;
  /** Replaces the name servers. */
  readonly resolve?: ResolveHost | undefined;
}

/** The methods of a logger that are used here. */
export interface PartnerLog {
  warn(fields: object, message: string): void;
}

/** The reason why there is no usable response. */
export type PartnerRequestFailure = 'url_refused' | 'too_many_calls' | 'asked_to_wait' | RequestFailure;

export type PartnerRequestResult =
  | Extract<RequestResult, { readonly ok: true }>
  | {
      readonly ok: false;
      readonly reason: PartnerRequestFailure;
      readonly status?: number;
      readonly retryAfter?: string | string[] | undefined;
    };

export interface PartnerRequest {
  /** The URL as the partner registered it. */
  readonly url: string;
  /** Parameters to set in the URL's query. */
  readonly query?: Readonly<Record<string, string>>;
  readonly request: RequestContent;
  readonly statuses: readonly number[];
  /** Overrides the default timeout if less time is left. */
  readonly timeoutMs?: number | undefined;
}

/** Portal orders must be answered within 4 s, so this leaves 1 s for everything else. */
export const PARTNER_TIMEOUT_MS = 3_000;
export const PARTNER_BODY_BYTES_MAX = 8 * 1024;
/**
 * Concurrent requests to one partner. Further ones are refused, not queued, because a hanging partner would only fill a
 * queue.
 */
export const PARTNER_REQUESTS_MAX = 64;
/** The longest delay that a partner can ask for: its users wait for the next request. */
export const PARTNER_PAUSE_MS_MAX = 60_000;

export class PartnerHttpClient {
  /** Requests in flight to each host. Hosts without requests have no entry. */
  private readonly inFlight = new Map<string, number>();
  /** The time until which each URL asked for no request. The partners' registrations limit the number of URLs. */
  private readonly pausedUntilMs = new Map<string, number>();
  private readonly idleConnections = new IdleConnections();
  private readonly resolve: ResolveHost;

  constructor(private readonly options: PartnerHttpClientOptions) {
    this.resolve = options.resolve ?? createHostResolver();
  }

  /** Sends a request. Never throws; a failure is part of the result. */
  async send({ url: text, query = {}, request, statuses, timeoutMs }: PartnerRequest): Promise<PartnerRequestResult> {
    const url = parsePartnerUrl(text, this.options);
    if (!(url instanceof URL)) return { ok: false, reason: 'url_refused' };
    if (this.isPaused(text)) return { ok: false, reason: 'asked_to_wait' };
    if (!this.acquireSlot(url.host)) return { ok: false, reason: 'too_many_calls' };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    try {
      const result = await sendPartnerRequest(url, request, {
        allowLoopback: this.options.allowLoopback,
        certificateAuthorities: this.options.certificateAuthorities,
        eventLoop: this.options.eventLoop,
        resolve: this.resolve,
        idleConnections: this.idleConnections,
        timeoutMs: timeoutMs ?? this.options.timeoutMs ?? PARTNER_TIMEOUT_MS,
        bodyBytesMax: this.options.bodyBytesMax ?? PARTNER_BODY_BYTES_MAX,
        statuses,
      });
      this.noteDelay(text, result);
      return result;
    } finally {
      this.releaseSlot(url.host);
    }
  }

  private isPaused(url: string): boolean {
    const untilMs = this.pausedUntilMs.get(url) ?? 0;
    const leftMs = untilMs - (this.options.clock?.nowMs() ?? 0);
    // More than the longest delay is left only after the clock was set back.
    if (leftMs > 0 && leftMs <= PARTNER_PAUSE_MS_MAX) return true;
    this.pausedUntilMs.delete(url);
    return false;
  }

  private noteDelay(url: string, result: RequestResult): void {
    const { clock } = this.options;
    if (clock === undefined || result.ok) return;
    const askedMs = retryAfterMs(result.retryAfter, clock.nowMs());
    if (askedMs > 0) this.pausedUntilMs.set(url, clock.nowMs() + Math.min(askedMs, PARTNER_PAUSE_MS_MAX));
  }

  private acquireSlot(host: string): boolean {
    const requests = this.inFlight.get(host) ?? 0;
    if (requests >= (this.options.callsMax ?? PARTNER_REQUESTS_MAX)) return false;
    this.inFlight.set(host, requests + 1);
    return true;
  }

  private releaseSlot(host: string): void {
    const requests = (this.inFlight.get(host) ?? 1) - 1;
    if (requests === 0) this.inFlight.delete(host);
    else this.inFlight.set(host, requests);
  }
}

/**
 * The host of a registered URL. Only the host may be logged, because path and query may contain secrets. Null if it is
 * not a URL.
 */
export function hostForLog(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}
