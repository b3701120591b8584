/**
 * The rules that hold for every answer of a partner: reachable, in time, not redirected, and a JSON body within its
 * bounds. Each answer of the check is judged here; a fault of this kind is reported once, under its own rule.
 */
import type { DepositAddressFailure } from '../../usecases/partner/depositAddress';
import type { GrantFailure } from '../../usecases/partner/oauth';
import type { CheckReport } from './checkReport';
import type { CheckId } from './checks';

/** The reason why an answer is not usable, as the exchange's own client reports it. */
export type Failure = DepositAddressFailure | GrantFailure;

/** The rule that each failure breaks. Other failures are refusals, which each check judges itself. */
const RULES: Partial<Record<Failure, CheckId>> = {
  url_refused: 'publicAddress',
  unresolvable: 'publicAddress',
  address_blocked: 'publicAddress',
  unreachable: 'reachable',
  timeout: 'deadline',
  redirected: 'redirects',
  wrong_content_type: 'mediaType',
  too_large: 'size',
  compressed: 'compression',
  malformed: 'json',
  wrong_shape: 'schema',
};

/** The rules about the connection and the status, which hold for answers whose body is not read, too. */
const CONNECTION_RULES: readonly CheckId[] = ['publicAddress', 'reachable', 'deadline', 'redirects'];
const BODY_RULES: readonly CheckId[] = ['mediaType', 'size', 'compression', 'json', 'schema'];

export class ObservedAnswers {
  constructor(private readonly report: CheckReport) {}

  /** `request` names it in the report. Returns whether the failure broke one of the rules of every answer. */
  failure(request: string, reason: Failure): boolean {
    const rule = RULES[reason];
    if (rule !== undefined) this.report.fail(rule, `${request}: ${EXPLANATIONS[rule] ?? reason}`);
    else for (const each of CONNECTION_RULES) this.report.pass(each);
    return rule !== undefined;
  }

  /** An answer whose body was read and is valid. */
  usable(): void {
    for (const each of [...CONNECTION_RULES, ...BODY_RULES]) this.report.pass(each);
  }
}

const EXPLANATIONS: Partial<Record<CheckId, string>> = {
  publicAddress: 'the URL is not allowed, or its host resolves to no address or to one of a private network',
  reachable: 'the connection was refused, closed early or used no valid HTTP',
  deadline: 'no complete answer within the time limit',
  redirects: 'the answer is a redirect',
  mediaType: 'the media type is not application/json (in UTF-8)',
  size: 'the body is too large',
  compression: 'the body is compressed',
  json: 'the body is not one JSON object in UTF-8 without duplicate members',
  schema: 'the body does not match its schema',
};
