/**
 * Asks a partner where its user's coins go: the outbound half of a Portal order, before anything is bought.
 * It never throws, never follows, never waits longer than its deadline, and never tells a log or a caller what the
 * partner said or which access token was used.
 */
import { type AnswerFault, judgeAnswer } from './answer';
import {
  hostForLog,
  PartnerCaller,
  type PartnerCallerOptions,
  type PartnerCallFailure,
  type PartnerLog,
} from './caller';

/** The closed list of ways in which a partner fails. For the log and for tests: a caller of ours only learns that there is no address. */
export type DepositAddressFailure = PartnerCallFailure | AnswerFault | 'token_refused';

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
  /** When less than the usual time is left. */
  readonly timeoutMs?: number;
}

export interface PartnerClient {
  depositAddress(question: DepositAddressQuestion): Promise<DepositAddressResult>;
}

export interface PartnerClientOptions extends PartnerCallerOptions {
  readonly log?: PartnerLog | undefined;
}

/** RFC 6750: the access token is expired, revoked or malformed. */
const TOKEN_REFUSED_STATUS = 401;

export function createPartnerClient(options: PartnerClientOptions): PartnerClient {
  const caller = new PartnerCaller(options);
  return {
    async depositAddress(question) {
      const coin = question.coin.toUpperCase();
      const answer = await ask(caller, question, coin);
      if (answer.ok) return answer;
      options.log?.warn(
        { partner: hostForLog(question.url), coin, reason: answer.reason, status: answer.status ?? null },
        'a partner gave no deposit address',
      );
      return { ok: false, reason: answer.reason };
    },
  };
}

type Asked =
  | Extract<DepositAddressResult, { ok: true }>
  | { readonly ok: false; readonly reason: DepositAddressFailure; readonly status?: number };

async function ask(
  caller: PartnerCaller,
  { url, accessToken, timeoutMs }: DepositAddressQuestion,
  coin: string,
): Promise<Asked> {
  const query = { access_token: accessToken, coin };
  const answer = await caller.call({ url, query, request: { method: 'GET' }, statuses: [200], timeoutMs });
  if (answer.ok) return judgeAnswer(answer.body, coin);
  return answer.status === TOKEN_REFUSED_STATUS ? { ...answer, reason: 'token_refused' } : answer;
}
