/** The checks of a partner's OAuth server: authorization, codes, verifiers, renewals and refusals. */
import { randomBytes } from 'node:crypto';
import { validators } from '../../../generated/partnerValidators';
import { parseResponseObject } from '../../foundation/responseBody';
import type { AccessGrant } from '../../usecases/partner/oauth';
import type { CheckContext } from './checkContext';
import type { CheckId } from './checks';

/** A code that was redeemed, and what it was redeemed with. */
export interface Authorized {
  readonly grant: AccessGrant;
  readonly code: string;
  readonly verifier: string;
}

/** Requests that an OAuth server must refuse, and that need no user. */
export async function checkRefusals(context: CheckContext): Promise<void> {
  await checkOtherRedirectUri(context);
  const unknown = randomBytes(32).toString('base64url');
  await expectRefusal(context, 'unknownCode', codeForm(context, unknown, unknown));
  await expectRefusal(context, 'unknownRefreshToken', { grant_type: 'refresh_token', refresh_token: unknown });
  await checkWrongClientSecret(context, { grant_type: 'refresh_token', refresh_token: unknown });
}

async function checkOtherRedirectUri({ partner, oauth, http, report, answers }: CheckContext): Promise<void> {
  const { url } = await oauth.authorizationRequest(partner.server, `${partner.redirectUri}-other`);
  const response = await http.send({ url, request: { method: 'GET' }, statuses: [] });
  if (response.status === 400) return report.pass('redirectUri');
  if (response.status !== undefined) return report.fail('redirectUri', `answered ${response.status} instead of 400`);
  if (!response.ok) answers.failure('authorize', response.reason);
  report.notTested('redirectUri', 'there was no answer');
}

/**
 * Two authorizations, because a code may be lost with a wrong verifier: the first for that refusal, the second for the
 * access token. Undefined if there is no access token.
 */
export async function checkAuthorization(context: CheckContext): Promise<Authorized | undefined> {
  const first = await authorizeOnce(context);
  if (first === undefined) return undefined;
  const other = randomBytes(32).toString('base64url');
  await expectRefusal(context, 'wrongVerifier', codeForm(context, first.code, other));
  const second = await authorizeOnce(context);
  return second === undefined ? undefined : redeemCode(context, second);
}

interface Returned {
  readonly code: string;
  readonly state: string;
  readonly issuer: string | undefined;
  readonly verifier: string;
}

async function authorizeOnce({ partner, oauth, authorize, report }: CheckContext): Promise<Returned | undefined> {
  const { server, redirectUri } = partner;
  const { url, state, verifier } = await oauth.authorizationRequest(server, redirectUri);
  let query: URLSearchParams;
  try {
    query = (await authorize(url)).searchParams;
  } catch (error) {
    report.fail('authorization', error instanceof Error ? error.message : String(error));
    return undefined;
  }
  const [code, issuer] = [query.get('code') ?? '', query.get('iss') ?? undefined];
  if (code === '') {
    report.fail('authorization', query.has('error') ? 'the user or the app declined' : 'the redirect has no code');
    return undefined;
  }
  report.pass('authorization');
  if (query.get('state') === state) report.pass('state');
  else report.fail('state', query.has('state') ? 'the state is another one' : 'the redirect has no state');
  checkIssuer(server.issuer, issuer, report);
  return { code, state, issuer, verifier };
}

function checkIssuer(registered: string | null, found: string | undefined, report: CheckContext['report']): void {
  if (registered === null) return report.notTested('issuer', 'no issuer is registered');
  if (found === registered) return report.pass('issuer');
  report.fail('issuer', found === undefined ? 'the redirect has no iss' : 'iss is not the registered issuer');
}

async function redeemCode(context: CheckContext, returned: Returned): Promise<Authorized | undefined> {
  const { partner, oauth, report, answers } = context;
  const { code, state, verifier } = returned;
  // State and issuer have been judged; a fault there must not hide the answer of the token URL.
  const issuer = partner.server.issuer ?? undefined;
  const result = await oauth.exchangeCode(partner.server, {
    redirectUri: partner.redirectUri,
    code,
    state,
    issuer,
    verifier,
  });
  if (result.ok) {
    answers.usable();
    report.pass('code');
    return { grant: result.grant, code, verifier };
  }
  if (answers.failure('token', result.reason)) report.notTested('code', 'there was no usable answer');
  else report.fail('code', REFUSALS[result.reason] ?? result.reason);
  return undefined;
}

const REFUSALS: Readonly<Record<string, string>> = {
  grant_refused: 'the code was refused (invalid_grant)',
  client_refused: 'the request was refused with another error than invalid_grant',
  unexpected_status: 'the status is none of 200, 400 and 401',
};

/** Renews twice. Returns the newest grant. */
export async function checkRenewals(context: CheckContext, grant: AccessGrant): Promise<AccessGrant> {
  const renewed = await renew(context, 'refresh', grant);
  return renewed === undefined ? grant : ((await renew(context, 'refreshAgain', renewed)) ?? renewed);
}

async function renew(
  { partner, oauth, addresses, report, answers }: CheckContext,
  check: CheckId,
  grant: AccessGrant,
): Promise<AccessGrant | undefined> {
  const { refreshToken } = grant;
  if (refreshToken === null) {
    report.notTested(check, 'the app issues no refresh tokens');
    return undefined;
  }
  const result = await oauth.refresh(partner.server, refreshToken);
  if (!result.ok) {
    if (answers.failure('token', result.reason)) report.notTested(check, 'there was no usable answer');
    else report.fail(check, REFUSALS[result.reason] ?? result.reason);
    return undefined;
  }
  answers.usable();
  const { accessToken } = result.grant;
  const coin = partner.coins[0]?.coin ?? '';
  const answer = await addresses.depositAddress({ url: partner.depositAddressUrl, accessToken, coin });
  if (!answer.ok && answer.reason === 'token_refused') report.fail(check, 'the renewed access token is refused');
  else report.pass(check);
  return { ...result.grant, refreshToken: result.grant.refreshToken ?? refreshToken };
}

export async function checkCodeTwice(context: CheckContext, { code, verifier }: Authorized): Promise<void> {
  await expectRefusal(context, 'codeTwice', codeForm(context, code, verifier));
}

function codeForm({ partner }: CheckContext, code: string, verifier: string): Record<string, string> {
  return { grant_type: 'authorization_code', code, redirect_uri: partner.redirectUri, code_verifier: verifier };
}

/** The token URL must answer 400 with `invalid_grant`. */
async function expectRefusal(context: CheckContext, check: CheckId, form: Record<string, string>): Promise<void> {
  const { partner, report } = context;
  const answer = await requestToken(context, form, partner.server.clientSecret);
  if (answer === undefined) return report.notTested(check, 'there was no usable answer');
  if (answer.status === 200) return report.fail(check, 'an access token was issued');
  if (answer.status === 400 && answer.error === 'invalid_grant') return report.pass(check);
  report.fail(check, `answered ${answer.status} with another error than invalid_grant`);
}

async function checkWrongClientSecret(context: CheckContext, form: Record<string, string>): Promise<void> {
  const { report, partner } = context;
  const answer = await requestToken(context, form, `${partner.server.clientSecret}-other`);
  if (answer === undefined) return report.notTested('clientSecret', 'there was no usable answer');
  if (answer.status === 401) return report.pass('clientSecret');
  report.fail('clientSecret', `answered ${answer.status} instead of 401`);
}

interface TokenAnswer {
  readonly status: number;
  readonly error: string;
}

/** Undefined if the answer breaks a rule that holds for every answer; that is reported. */
async function requestToken(
  { partner, http, answers }: CheckContext,
  form: Record<string, string>,
  clientSecret: string,
): Promise<TokenAnswer | undefined> {
  const { tokenUrl, clientId } = partner.server;
  const credentials = Buffer.from(`${formEncode(clientId)}:${formEncode(clientSecret)}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' };
  const request = { method: 'POST', headers, body: new URLSearchParams(form).toString() } as const;
  const response = await http.send({ url: tokenUrl, request, statuses: [200, 400, 401] });
  if (!response.ok) {
    if (answers.failure('token', response.reason) || response.status === undefined) return undefined;
    return { status: response.status, error: '' };
  }
  const body = parseResponseObject(response.body);
  if (body === undefined) return void answers.failure('token', 'malformed');
  const isValid = response.status === 200 ? validators.TokenGrant(body) : validators.TokenError(body);
  if (!isValid) return void answers.failure('token', 'wrong_shape');
  answers.usable();
  return { status: response.status, error: String(body['error'] ?? '') };
}

/** RFC 6749 section 2.3.1: client id and secret are form-encoded before they are joined. */
function formEncode(text: string): string {
  return new URLSearchParams({ text }).toString().slice('text='.length);
}
