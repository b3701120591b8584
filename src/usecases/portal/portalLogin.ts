/**
 * Authorizes a partner for a user: the user consents here, is redirected to the partner's OAuth server, and returns to
 * the partner with a code. The parameters of the return are valid once, for a limited time, and only in the browser
 * session that started the login. Redirects go only to URLs that an operator registered.
 */

import { hashToken, newToken } from '../../foundation/secrets/tokens';
import { isSessionActive } from '../../store/identity/sessions';
import { findPartnerWithSecret } from '../../store/portal/partners';
import {
  consumePortalLogin,
  findPortalLogin,
  insertPortalLogin,
  type PortalLogin,
} from '../../store/portal/portalLogins';
import { insertPortalSession, type PartnerTokens } from '../../store/portal/portalSessions';
import type { GrantFailure } from '../partner/oauth';
import { callOutside } from '../partner/outsideCall';
import { partnerTokensFrom } from './partnerTokens';
import type { PortalServices } from './portalServices';
import { buildReturnUrl } from './returnUrl';

/** The browser's session and its user. */
export interface BrowserSession {
  readonly sessionId: number;
  readonly userId: number;
}

/** The query parameters of the return from the partner's OAuth server, each at most once. */
export interface CallbackParameters {
  readonly state: string | undefined;
  readonly code: string | undefined;
  readonly error: string | undefined;
  readonly issuer: string | undefined;
}

/** The URL to redirect to, or the reason not to: an unknown or expired login, or an unknown or disabled partner. */
export type LoginResult = { readonly to: string } | { readonly refused: 'no_login' | 'no_partner' };

/** Failures after which a retry may succeed. */
const TRANSIENT_FAILURES: ReadonlySet<GrantFailure> = new Set([
  'timeout',
  'unreachable',
  'unresolvable',
  'too_many_calls',
  'asked_to_wait',
]);

/** To be called after the user's consent. Stores the login and returns the URL of the partner's OAuth server. */
export async function beginPortalLogin(
  portal: PortalServices,
  partnerId: number,
  browser: BrowserSession,
  partnerState: string,
): Promise<LoginResult> {
  const { database, masterKeys, clock, config, oauth } = portal;
  const partner = await findPartnerWithSecret(database, masterKeys, partnerId);
  if (partner === undefined || !partner.enabled) return { refused: 'no_partner' };
  const { answer, held } = await callOutside(
    () => oauth.authorizationRequest(partner, redirectUri(portal)),
    () => findPartnerWithSecret(database, masterKeys, partnerId),
  );
  if (held?.enabled !== true) return { refused: 'no_partner' };
  const { url, state, verifier } = answer;
  const createdAtMs = clock.nowMs();
  await insertPortalLogin(database, masterKeys, {
    stateHash: hashToken(state),
    partnerId,
    userId: browser.userId,
    browserSessionId: browser.sessionId,
    partnerState,
    verifier,
    createdAtMs,
    expiresAtMs: createdAtMs + config.portal.loginTtlMs,
  });
  return { to: url };
}

/** To be called after the return from the partner's OAuth server. Returns the partner's URL with a code or an error. */
export async function finishPortalLogin(
  portal: PortalServices,
  browser: BrowserSession | undefined,
  returned: CallbackParameters,
): Promise<LoginResult> {
  const { database, masterKeys, clock, oauth } = portal;
  const login = await loginOf(portal, browser, returned.state);
  if (login === undefined || !(await consumePortalLogin(database, login.id))) return { refused: 'no_login' };
  const partner = await findPartnerWithSecret(database, masterKeys, login.partnerId);
  if (partner === undefined || !partner.enabled) return { refused: 'no_partner' };
  const back = (members: { readonly code: string } | { readonly error: string }): LoginResult => ({
    to: buildReturnUrl(partner.returnUrl, { ...members, state: login.partnerState }),
  });

  const { state = '', code, error, issuer } = returned;
  if (error !== undefined || code === undefined)
    return back({ error: error === 'access_denied' ? 'access_denied' : 'server_error' });
  const { verifier } = login;
  const { answer, held } = await callOutside(
    () => oauth.exchangeCode(partner, { redirectUri: redirectUri(portal), code, state, issuer, verifier }),
    async () => ({
      partner: await findPartnerWithSecret(database, masterKeys, login.partnerId),
      isSignedIn: await isSessionActive(database, login.browserSessionId, clock.nowMs()),
    }),
  );
  if (held.partner?.enabled !== true) return { refused: 'no_partner' };
  if (!held.isSignedIn) return { refused: 'no_login' };
  if (!answer.ok)
    return back({ error: TRANSIENT_FAILURES.has(answer.reason) ? 'temporarily_unavailable' : 'server_error' });
  return back({ code: await openSession(portal, login, partnerTokensFrom(answer.grant, null, clock.nowMs())) });
}

/** The login that this browser session started, if it has not expired. */
async function loginOf(
  portal: PortalServices,
  browser: BrowserSession | undefined,
  state: string | undefined,
): Promise<PortalLogin | undefined> {
  if (browser === undefined || state === undefined) return undefined;
  const login = await findPortalLogin(portal.database, portal.masterKeys, hashToken(state));
  const isSameSession = login?.browserSessionId === browser.sessionId && login.userId === browser.userId;
  return isSameSession && login.expiresAtMs > portal.clock.nowMs() ? login : undefined;
}

/** Creates the session and returns the code with which the partner claims it. */
async function openSession(
  portal: PortalServices,
  { partnerId, userId }: PortalLogin,
  tokens: PartnerTokens,
): Promise<string> {
  const { database, masterKeys, clock, config } = portal;
  const code = newToken();
  const createdAtMs = clock.nowMs();
  const codeExpiresAtMs = createdAtMs + config.portal.codeTtlMs;
  const fullExpiryMs = createdAtMs + config.portal.sessionTtlMs;
  // Without a refresh token, the session is useless after the access token has expired.
  const expiresAtMs =
    tokens.refreshToken === null && tokens.accessExpiresAtMs !== null
      ? Math.min(fullExpiryMs, tokens.accessExpiresAtMs)
      : fullExpiryMs;
  await insertPortalSession(database, masterKeys, {
    partnerId,
    userId,
    codeHash: hashToken(code),
    codeExpiresAtMs,
    tokens,
    createdAtMs,
    expiresAtMs,
  });
  return code;
}

/** The redirect URI that must be registered at each partner's OAuth server. */
function redirectUri({ config }: PortalServices): string {
  return `${config.publicUrl}/portal/callback`;
}
