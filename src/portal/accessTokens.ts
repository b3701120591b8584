/**
 * The partners' access tokens while they are in use: renewed before they run out, one renewal a session at a time, however
 * many orders wait for it. A partner that refuses to renew has taken its user's consent back, and the session ends.
 */
import { findPartnerWithSecret } from '../store/partners';
import { endPortalSession } from '../store/portalSessionEnds';
import { findPortalSessionById, type PartnerTokens, replacePartnerTokens } from '../store/portalSessions';
import type { Portal } from './portal';
import { tokensFrom } from './tokens';

/** `ended`: the session is over. `unavailable`: there is none now, there may be one later. */
export type AccessToken =
  | { readonly ok: true; readonly accessToken: string }
  | { readonly ok: false; readonly reason: 'ended' | 'unavailable' };

export class AccessTokens {
  /** By session. */
  private readonly renewals = new Map<number, Promise<AccessToken>>();

  constructor(private readonly portal: Portal) {}

  /** One that is good now. Shortly before its end another one is fetched beside, and nobody waits for that before they have to. */
  async current(
    sessionId: number,
    { accessToken, refreshToken, accessExpiresAtMs }: PartnerTokens,
  ): Promise<AccessToken> {
    const { clock, config, log } = this.portal;
    const leftMs =
      refreshToken === null || accessExpiresAtMs === null
        ? Number.POSITIVE_INFINITY
        : accessExpiresAtMs - clock.nowMs();
    if (leftMs >= config.partner.renewAheadMs) return { ok: true, accessToken };
    const renewal = this.renewed(sessionId, accessToken);
    if (leftMs <= 0) return renewal;
    renewal.catch((error: unknown) =>
      log.warn({ err: error, sessionId }, 'an access token could not be renewed ahead'),
    );
    return { ok: true, accessToken };
  }

  /** Another one in the place of this one. */
  renewed(sessionId: number, accessToken: string): Promise<AccessToken> {
    const underWay = this.renewals.get(sessionId);
    if (underWay !== undefined) return underWay;
    const renewal = this.renew(sessionId, accessToken).finally(() => this.renewals.delete(sessionId));
    this.renewals.set(sessionId, renewal);
    return renewal;
  }

  private async renew(sessionId: number, accessToken: string): Promise<AccessToken> {
    const { database, masterKeys, clock, oauth, identityChanged } = this.portal;
    const session = await findPortalSessionById(database, masterKeys, sessionId);
    if (session === undefined || session.revokedAtMs !== null) return { ok: false, reason: 'ended' };
    const { tokens, partnerId } = session;
    // Whoever asks with an old copy gets what another order has fetched.
    if (tokens.accessToken !== accessToken) return { ok: true, accessToken: tokens.accessToken };
    const partner =
      tokens.refreshToken === null ? undefined : await findPartnerWithSecret(database, masterKeys, partnerId);
    if (partner === undefined || tokens.refreshToken === null) return { ok: false, reason: 'unavailable' };
    const answer = await oauth.refresh(partner, tokens.refreshToken);
    if (!answer.ok)
      return answer.reason === 'grant_refused' ? this.end(sessionId, partnerId) : { ok: false, reason: 'unavailable' };
    const renewed = tokensFrom(answer.grant, tokens.refreshToken, clock.nowMs());
    await replacePartnerTokens(database, masterKeys, sessionId, renewed);
    identityChanged();
    return { ok: true, accessToken: renewed.accessToken };
  }

  private async end(sessionId: number, partnerId: number): Promise<AccessToken> {
    const { database, clock, log, identityChanged } = this.portal;
    await endPortalSession(database, sessionId, 'partner', clock.nowMs());
    identityChanged();
    log.info({ partnerId, sessionId }, 'a partner renews no longer: its Portal session has ended');
    return { ok: false, reason: 'ended' };
  }
}
