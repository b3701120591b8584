/**
 * Calls partners within the house's limits: a URL that we would register today, so many calls at once to one host, and
 * everything that `call.ts` bounds. What an answer is worth is its reader's affair.
 */
import { type CallAnswer, type CallFailure, type CallRequest, callPartner } from './call';
import { KeptConnections } from './connections';
import { createResolve, type Resolve } from './resolve';
import { readPartnerUrl } from './url';

export interface PartnerCallerOptions {
  readonly allowLoopback: boolean;
  readonly timeoutMs?: number | undefined;
  readonly bodyBytesMax?: number | undefined;
  readonly callsMax?: number | undefined;
  /** PEM certificates to trust instead of Node's own list. */
  readonly certificateAuthorities?: string | undefined;
  /** Replaces the name servers. */
  readonly resolve?: Resolve | undefined;
}

/** What a caller needs of a logger. */
export interface PartnerLog {
  warn(fields: object, message: string): void;
}

/** Why there is nothing to judge. */
export type PartnerCallFailure = 'url_refused' | 'too_many_calls' | CallFailure;

export type PartnerCallAnswer =
  | Extract<CallAnswer, { readonly ok: true }>
  | { readonly ok: false; readonly reason: PartnerCallFailure; readonly status?: number };

export interface PartnerCall {
  /** As registered. */
  readonly url: string;
  /** Members set in the URL's query. */
  readonly query?: Readonly<Record<string, string>>;
  readonly request: CallRequest;
  readonly statuses: readonly number[];
  /** When less than the usual time is left. */
  readonly timeoutMs?: number | undefined;
}

/** A Portal order promises its answer within 4 s; this leaves 1 s for everything else. */
export const PARTNER_TIMEOUT_MS = 3_000;
export const PARTNER_BODY_BYTES_MAX = 8 * 1024;
/** Calls under way to one partner. More are refused at once, not queued: behind a partner that hangs, a queue only grows. */
export const PARTNER_CALLS_MAX = 64;

export class PartnerCaller {
  /** Calls under way to each host; a host without any takes no memory. */
  private readonly underWay = new Map<string, number>();
  private readonly kept = new KeptConnections();
  private readonly resolve: Resolve;

  constructor(private readonly options: PartnerCallerOptions) {
    this.resolve = options.resolve ?? createResolve();
  }

  /** Never throws. */
  async call({ url: text, query = {}, request, statuses, timeoutMs }: PartnerCall): Promise<PartnerCallAnswer> {
    const url = readPartnerUrl(text, this.options);
    if (!(url instanceof URL)) return { ok: false, reason: 'url_refused' };
    if (!this.take(url.host)) return { ok: false, reason: 'too_many_calls' };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    try {
      return await callPartner(url, request, {
        allowLoopback: this.options.allowLoopback,
        certificateAuthorities: this.options.certificateAuthorities,
        resolve: this.resolve,
        kept: this.kept,
        timeoutMs: timeoutMs ?? this.options.timeoutMs ?? PARTNER_TIMEOUT_MS,
        bodyBytesMax: this.options.bodyBytesMax ?? PARTNER_BODY_BYTES_MAX,
        statuses,
      });
    } finally {
      this.release(url.host);
    }
  }

  private take(host: string): boolean {
    const calls = this.underWay.get(host) ?? 0;
    if (calls >= (this.options.callsMax ?? PARTNER_CALLS_MAX)) return false;
    this.underWay.set(host, calls + 1);
    return true;
  }

  private release(host: string): void {
    const calls = (this.underWay.get(host) ?? 1) - 1;
    if (calls === 0) this.underWay.delete(host);
    else this.underWay.set(host, calls);
  }
}

/** The host of a registered URL, which alone may be logged: its path and query may hold secrets. Null for what is no URL. */
export function hostForLog(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null;
}
