/**
 * Checks a partner's server: the OAuth flow, the deposit addresses and, if the partner receives them, webhooks. It uses
 * the client of the exchange with its limits and address rules, so that an answer which passes here is one that the
 * exchange can use. It changes nothing at the partner except that it authorizes the exchange for the test user.
 */
import { systemEventLoop } from '../../foundation/eventLoop';
import { createPartnerClient } from '../../usecases/partner/depositAddress';
import { createPartnerOauth } from '../../usecases/partner/oauth';
import { PartnerHttpClient } from '../../usecases/partner/partnerHttpClient';
import { checkAddresses, checkExpiredToken } from './addressChecks';
import type { CheckContext, CheckedPartner, CheckOptions } from './checkContext';
import { CheckReport, type CheckResult } from './checkReport';
import { checkAuthorization, checkCodeTwice, checkRefusals, checkRenewals } from './oauthChecks';
import { ObservedAnswers } from './observedAnswers';
import { checkWebhooks } from './webhookChecks';

export async function checkPartner(partner: CheckedPartner, options: CheckOptions): Promise<readonly CheckResult[]> {
  const report = new CheckReport();
  const { allowLoopback, timeoutMs, bodyBytesMax } = options;
  const client = { allowLoopback, timeoutMs, bodyBytesMax, eventLoop: systemEventLoop };
  const context: CheckContext = {
    ...options,
    partner,
    report,
    answers: new ObservedAnswers(report),
    http: new PartnerHttpClient(client),
    oauth: createPartnerOauth(client),
    addresses: createPartnerClient(client),
  };
  await checkRefusals(context);
  const authorized = await checkAuthorization(context);
  if (authorized !== undefined) {
    await checkAddresses(context, authorized.grant);
    const newest = await checkRenewals(context, authorized.grant);
    await checkExpiredToken(context, newest);
    // Last, because a server may revoke the tokens of a code that is presented twice (RFC 6749 section 4.1.2).
    await checkCodeTwice(context, authorized);
  }
  await checkWebhooks(context);
  return report.results();
}
