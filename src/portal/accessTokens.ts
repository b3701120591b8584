/**
 * Keeps the access tokens of Portal sessions usable. Tokens are renewed before they expire, with at most one renewal
 * per session at a time. If the partner refuses to renew, the user's consent was withdrawn, and the session is ended.
 */
import { findPartnerWithSecret } from '../store/portal/partners';
import { endPortalSession } from '../store/portal/portalSessionEnds';
import { findPortalSessionById, type PartnerTokens, replacePartnerTokens } from '../store/portal/portalSessions';
import { partnerTokensFrom } from './partnerTokens';
import type { PortalServices } from './portalServices';

/** `ended`: the session has ended. `unavailable`: there is no token now, but a later request may succeed. */
export type AccessTokenResult =
  | { readonly ok: true; readonly accessToken: string }
  | { readonly ok: false; readonly reason: 'ended' | 'unavailable' };

export class AccessTokens {
  /** The renewal in flight of each session. */
  private readonly renewals = new Map<number, Promise<AccessTokenResult>>();

  constructor(private readonly portal: PortalServices) {}

  /** Returns a valid access token. Shortly before it expires, it is renewed in the background. */
  async usableToken(
    sessionId: number,
    { accessToken, refreshToken, accessExpiresAtMs }: PartnerTokens,
  ): Promise<AccessTokenResult> {
    const { clock, config, log } = this.portal;
    const leftMs =
      refreshToken === null || accessExpiresAtMs === null
        ? Number.POSITIVE_INFINITY
        : accessExpiresAtMs - clock.nowMs();
    if (leftMs >= config.partner.renewAheadMs) return { ok: true, accessToken };
    const renewal = this.renewToken(sessionId, accessToken);
    if (leftMs <= 0) return renewal;
    renewal.catch((error: unknown) =>
      log.warn({ err: error, sessionId }, 'renewing an access token before its expiry failed'),
    );
    return { ok: true, accessToken };
  }

  /** Replaces this access token with a new one. */
  renewToken(sessionId: number, accessToken: string): Promise<AccessTokenResult> {
    const inFlight = this.renewals.get(sessionId);
    if (inFlight !== undefined) return inFlight;
    const renewal = this.refreshToken(sessionId, accessToken).finally(() => this.renewals.delete(sessionId));
    this.renewals.set(sessionId, renewal);
    return renewal;
  }

  private async refreshToken(sessionId: number, accessToken: string): Promise<AccessTokenResult> {
    const { database, masterKeys, clock, oauth, identityChanged } = this.portal;
    const session = await findPortalSessionById(database, masterKeys, sessionId);
    if (session === undefined || session.revokedAtMs !== null) return { ok: false, reason: 'ended' };
    const { tokens, partnerId } = session;
    // Another order has already renewed the token.
    if (tokens.accessToken !== accessToken) return { ok: true, accessToken: tokens.accessToken };
    const partner =
      tokens.refreshToken === null ? undefined : await findPartnerWithSecret(database, masterKeys, partnerId);
    if (partner === undefined || tokens.refreshToken === null) return { ok: false, reason: 'unavailable' };
    const answer = await oauth.refresh(partner, tokens.refreshToken);
    if (!answer.ok)
      return answer.reason === 'grant_refused'
        ? this.endSession(sessionId, partnerId)
        : { ok: false, reason: 'unavailable' };
    const renewed = partnerTokensFrom(answer.grant, tokens.refreshToken, clock.nowMs());
    await replacePartnerTokens(database, masterKeys, sessionId, renewed);
    identityChanged();
    return { ok: true, accessToken: renewed.accessToken };
  }

  private async endSession(sessionId: number, partnerId: number): Promise<AccessTokenResult> {
    const { database, clock, log, identityChanged } = this.portal;
    await endPortalSession(database, sessionId, 'partner', clock.nowMs());
    identityChanged();
    log.info(
      { partnerId, sessionId },
      'the partner refused to renew an access token; the Portal session has been ended',
    );
    return { ok: false, reason: 'ended' };
  }
}
