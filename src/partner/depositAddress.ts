/**
 * Asks a partner where its user's coins go: the outbound half of a Portal order, before anything is bought.
 * It never throws, never follows, never waits longer than its deadline, and never tells a log or a caller what the
 * partner said or which access token was used.
 */
import { type AnswerFault, judgeAnswer } from './answer';
import { type CallFailure, callPartner } from './call';
import { createResolve, type Resolve } from './resolve';
import { readPartnerUrl } from './url';

/** The closed list of ways in which a partner fails. For the log and for tests: a caller of ours only learns that there is no address. */
export type DepositAddressFailure = 'url_refused' | 'too_many_calls' | CallFailure | AnswerFault;

export type DepositAddressResult =
  | { readonly ok: true; readonly address: string; readonly tag: string | null }
  | { readonly ok: false; readonly reason: DepositAddressFailure };

export interface DepositAddressQuestion {
  /** The partner's registered get-deposit-address URL. */
  readonly url: string;
  /** The partner's access token for this user. Secret. */
  readonly accessToken: string;
  /** Any case; asked and compared in upper case. */
  readonly coin: string;
}

export interface PartnerClient {
  depositAddress(question: DepositAddressQuestion): Promise<DepositAddressResult>;
}

/** What this client needs of a logger. */
export interface PartnerLog {
  warn(fields: object, message: string): void;
}

export interface PartnerClientOptions {
  readonly allowLoopback: boolean;
  readonly log?: PartnerLog | undefined;
  readonly timeoutMs?: number | undefined;
  readonly bodyBytesMax?: number | undefined;
  readonly callsMax?: number | undefined;
  /** PEM certificates to trust instead of Node's own list. */
  readonly certificateAuthorities?: string | undefined;
  /** Replaces the name servers. */
  readonly resolve?: Resolve | undefined;
}

/** A Portal order promises its answer within 4 s; this leaves 1 s for everything else. */
export const PARTNER_TIMEOUT_MS = 3_000;
export const PARTNER_BODY_BYTES_MAX = 8 * 1024;
/** Calls under way to one partner. More are refused at once, not queued: behind a partner that hangs, a queue only grows. */
export const PARTNER_CALLS_MAX = 64;

export function createPartnerClient(options: PartnerClientOptions): PartnerClient {
  const callOptions = {
    allowLoopback: options.allowLoopback,
    certificateAuthorities: options.certificateAuthorities,
    resolve: options.resolve ?? createResolve(),
    timeoutMs: options.timeoutMs ?? PARTNER_TIMEOUT_MS,
    bodyBytesMax: options.bodyBytesMax ?? PARTNER_BODY_BYTES_MAX,
  };
  const places = createPlaces(options.callsMax ?? PARTNER_CALLS_MAX);

  return {
    async depositAddress(question) {
      const coin = question.coin.toUpperCase();
      const url = readPartnerUrl(question.url, callOptions);
      const answer = url instanceof URL ? await ask(url, question.accessToken, coin) : refused('url_refused');
      if (!answer.ok) {
        // The host only: the path and query are where the access token stands.
        const partner = url instanceof URL ? url.host : null;
        options.log?.warn({ partner, coin, reason: answer.reason, status: answer.status ?? null }, 'a partner gave no deposit address');
        return { ok: false, reason: answer.reason };
      }
      return answer;
    },
  };

  async function ask(url: URL, accessToken: string, coin: string): Promise<Asked> {
    if (!places.take(url.host)) return refused('too_many_calls');
    try {
      url.searchParams.set('access_token', accessToken);
      url.searchParams.set('coin', coin);
      const answer = await callPartner(url, callOptions);
      return answer.ok ? judgeAnswer(answer.body, coin) : answer;
    } finally {
      places.release(url.host);
    }
  }
}

type Asked = Extract<DepositAddressResult, { ok: true }> | { readonly ok: false; readonly reason: DepositAddressFailure; readonly status?: number };

function refused(reason: DepositAddressFailure): Asked {
  return { ok: false, reason };
}

/** Counts the calls under way to each host; a host without any takes no memory. */
function createPlaces(callsMax: number) {
  const taken = new Map<string, number>();
  return {
    take(host: string): boolean {
      const calls = taken.get(host) ?? 0;
      if (calls >= callsMax) return false;
      taken.set(host, calls + 1);
      return true;
    },
    release(host: string): void {
      const calls = (taken.get(host) ?? 1) - 1;
      if (calls === 0) taken.delete(host);
      else taken.set(host, calls);
    },
  };
}
