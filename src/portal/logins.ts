/**
 * A user lets a partner's app in: from their yes here, through the partner's OAuth server, back to the app with a code. What
 * the browser brings back is worth something only in the browser session that went, once, and for a while. It never sends
 * anybody anywhere but to what the operator registered.
 */
import type { GrantFailure } from '../partner/oauth';
import { findPartnerWithSecret } from '../store/partners';
import { findPortalLogin, insertPortalLogin, type PortalLogin, takePortalLogin } from '../store/portalLogins';
import { insertPortalSession, type PartnerTokens } from '../store/portalSessions';
import { hashToken, newToken } from '../store/tokens';
import type { Portal } from './portal';
import { returnTo } from './returns';
import { tokensFrom } from './tokens';

/** The browser's session here, and whose it is. */
export interface Browser {
  readonly sessionId: number;
  readonly userId: number;
}

/** What a partner's OAuth server made of it: the members of the query, each at most once. */
export interface Returned {
  readonly state: string | undefined;
  readonly code: string | undefined;
  readonly error: string | undefined;
  readonly issuer: string | undefined;
}

/** Where the browser goes, or why it stays: no such login (any more) in this browser, or no such partner (any more). */
export type Way = { readonly to: string } | { readonly refused: 'no_login' | 'no_partner' };

/** Failures that may be over in a moment. */
const PASSING: ReadonlySet<GrantFailure> = new Set(['timeout', 'unreachable', 'unresolvable', 'too_many_calls']);

/** The user has said yes: on to the partner's OAuth server. */
export async function beginPortalLogin(
  portal: Portal,
  partnerId: number,
  browser: Browser,
  partnerState: string,
): Promise<Way> {
  const { database, masterKeys, clock, config, oauth } = portal;
  const partner = await findPartnerWithSecret(database, masterKeys, partnerId);
  if (partner === undefined || !partner.enabled) return { refused: 'no_partner' };
  const { url, state, verifier } = await oauth.authorizationRequest(partner, redirectUri(portal));
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

/** The browser is back from the partner's OAuth server: on to the app, with a code or with what went wrong. */
export async function finishPortalLogin(
  portal: Portal,
  browser: Browser | undefined,
  returned: Returned,
): Promise<Way> {
  const { database, masterKeys, clock, oauth } = portal;
  const login = await loginOf(portal, browser, returned.state);
  if (login === undefined || !(await takePortalLogin(database, login.id))) return { refused: 'no_login' };
  const partner = await findPartnerWithSecret(database, masterKeys, login.partnerId);
  if (partner === undefined || !partner.enabled) return { refused: 'no_partner' };
  const back = (members: { readonly code: string } | { readonly error: string }): Way => ({
    to: returnTo(partner.returnUrl, { ...members, state: login.partnerState }),
  });

  const { state = '', code, error, issuer } = returned;
  if (error !== undefined || code === undefined)
    return back({ error: error === 'access_denied' ? 'access_denied' : 'server_error' });
  const { verifier } = login;
  const answer = await oauth.swapCode(partner, { redirectUri: redirectUri(portal), code, state, issuer, verifier });
  if (!answer.ok) return back({ error: PASSING.has(answer.reason) ? 'temporarily_unavailable' : 'server_error' });
  return back({ code: await openSession(portal, login, tokensFrom(answer.grant, null, clock.nowMs())) });
}

/** The login that this browser began, if it is still good. */
async function loginOf(
  portal: Portal,
  browser: Browser | undefined,
  state: string | undefined,
): Promise<PortalLogin | undefined> {
  if (browser === undefined || state === undefined) return undefined;
  const login = await findPortalLogin(portal.database, portal.masterKeys, hashToken(state));
  const isOurs = login?.browserSessionId === browser.sessionId && login.userId === browser.userId;
  return isOurs && login.expiresAtMs > portal.clock.nowMs() ? login : undefined;
}

/** The code with which the partner claims the session. */
async function openSession(portal: Portal, { partnerId, userId }: PortalLogin, tokens: PartnerTokens): Promise<string> {
  const { database, masterKeys, clock, config } = portal;
  const code = newToken();
  const createdAtMs = clock.nowMs();
  const codeExpiresAtMs = createdAtMs + config.portal.codeTtlMs;
  const wholeMs = createdAtMs + config.portal.sessionTtlMs;
  // Without a refresh token, nothing can be bought once the access token has run out.
  const expiresAtMs =
    tokens.refreshToken === null && tokens.accessExpiresAtMs !== null
      ? Math.min(wholeMs, tokens.accessExpiresAtMs)
      : wholeMs;
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

/** What each partner's OAuth server has to know of us. */
function redirectUri({ config }: Portal): string {
  return `${config.publicUrl}/portal/callback`;
}
