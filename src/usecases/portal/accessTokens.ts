/**
 * Keeps the access tokens of Portal sessions usable. Tokens are renewed before they expire, with at most one renewal
 * per session at a time, in all servers together: a partner may end a session when its refresh token is used twice. If
 * the partner refuses to renew, the user's consent was withdrawn, and the session is ended.
 */
import { assertPresent } from '../../core/values/assert';
import { type EventLoop, pause } from '../../foundation/eventLoop';
import { findPartnerWithSecret } from '../../store/portal/partners';
import { endPortalSession } from '../../store/portal/portalSessionEnds';
import {
  type ClaimedPortalSession,
  findPortalSessionById,
  type PartnerTokens,
  replacePartnerTokens,
} from '../../store/portal/portalSessions';
import { claimTokenRenewal, type RenewalClaim, releaseTokenRenewal } from '../../store/portal/tokenRenewals';
import { callOutside } from '../partner/outsideCall';
import { partnerTokensFrom } from './partnerTokens';
import type { PortalServices } from './portalServices';

/** `ended`: the session has ended. `unavailable`: there is no token now, but a later request may succeed. */
export type AccessTokenResult =
  | { readonly ok: true; readonly accessToken: string }
  | { readonly ok: false; readonly reason: 'ended' | 'unavailable' };

const UNAVAILABLE: AccessTokenResult = { ok: false, reason: 'unavailable' };
/** Interval in milliseconds at which a server checks whether another one has finished its renewal. */
const POLL_MS = 100;
/**
 * A claim is valid for the time limit of a call to the partner, and this time for the statements before and after it.
 * When a server is killed during a renewal, the others wait this long.
 */
const CLAIM_MARGIN_MS = 10_000;

export class AccessTokens {
  /** The renewal in flight of each session. */
  private readonly renewals = new Map<number, Promise<AccessTokenResult>>();

  constructor(private readonly portal: PortalServices & { readonly eventLoop: EventLoop }) {}

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
    const renewal = this.claimAndRenew(sessionId, accessToken).finally(() => this.renewals.delete(sessionId));
    this.renewals.set(sessionId, renewal);
    return renewal;
  }

  /** Waits for the result of another server that renews the token, for as long as a call to the partner may take. */
  private async claimAndRenew(sessionId: number, accessToken: string): Promise<AccessTokenResult> {
    const { database, masterKeys, config, eventLoop } = this.portal;
    const { timeoutMs } = config.partner;
    const startedMs = eventLoop.elapsedMs();
    for (;;) {
      const session = await findPortalSessionById(database, masterKeys, sessionId);
      const known = resultWithoutRenewal(session, accessToken);
      if (known !== undefined) return known;
      const claimedMs = eventLoop.elapsedMs();
      const claim = await claimTokenRenewal(database, sessionId, timeoutMs + CLAIM_MARGIN_MS);
      if (claim !== undefined) return this.renewAndRelease(claim, claimedMs, accessToken);
      if (eventLoop.elapsedMs() - startedMs >= timeoutMs) return UNAVAILABLE;
      await pause(eventLoop, POLL_MS);
    }
  }

  private async renewAndRelease(
    claim: RenewalClaim,
    claimedMs: number,
    accessToken: string,
  ): Promise<AccessTokenResult> {
    const { database, log } = this.portal;
    try {
      return await this.refreshToken(claim.sessionId, claimedMs, accessToken);
    } finally {
      await releaseTokenRenewal(database, claim).catch((error: unknown) =>
        log.warn({ err: error, sessionId: claim.sessionId }, 'the claim on a renewal was not released; it will expire'),
      );
    }
  }

  /** `claimedMs`: when the claim began at the latest, by the monotonic clock. */
  private async refreshToken(sessionId: number, claimedMs: number, accessToken: string): Promise<AccessTokenResult> {
    const { database, masterKeys, clock, oauth, eventLoop, identityChanged } = this.portal;
    // Another server may have renewed the token before this one had the claim.
    const session = await findPortalSessionById(database, masterKeys, sessionId);
    const known = resultWithoutRenewal(session, accessToken);
    if (known !== undefined) return known;
    const { tokens, partnerId } = assertPresent(session, 'the session');
    const partner = await findPartnerWithSecret(database, masterKeys, partnerId);
    if (partner === undefined || tokens.refreshToken === null) return UNAVAILABLE;
    // The partner's answer might come after the end of the claim.
    if (eventLoop.elapsedMs() - claimedMs > CLAIM_MARGIN_MS / 2) return UNAVAILABLE;
    const { refreshToken } = tokens;
    const { answer, held } = await callOutside(
      () => oauth.refresh(partner, refreshToken),
      () => findPortalSessionById(database, masterKeys, sessionId),
    );
    if (held === undefined || held.revokedAtMs !== null) return { ok: false, reason: 'ended' };
    if (!answer.ok)
      return answer.reason === 'grant_refused' ? this.onGrantRefused(sessionId, accessToken) : UNAVAILABLE;
    const renewed = partnerTokensFrom(answer.grant, refreshToken, clock.nowMs());
    await replacePartnerTokens(database, masterKeys, sessionId, renewed);
    identityChanged();
    return { ok: true, accessToken: renewed.accessToken };
  }

  /**
   * Ends the session, unless its tokens were renewed meanwhile: then this server was suspended for longer than its claim
   * was valid, and the partner has refused a refresh token that another server had used.
   */
  private async onGrantRefused(sessionId: number, accessToken: string): Promise<AccessTokenResult> {
    const { database, masterKeys, clock, log, identityChanged } = this.portal;
    const session = await findPortalSessionById(database, masterKeys, sessionId);
    const known = resultWithoutRenewal(session, accessToken);
    if (known !== undefined) return known;
    await endPortalSession(database, masterKeys, sessionId, 'partner', clock.nowMs());
    identityChanged();
    log.info(
      { partnerId: session?.partnerId, sessionId },
      'the partner refused to renew an access token; the Portal session has been ended',
    );
    return { ok: false, reason: 'ended' };
  }
}

/** The result if this access token need not or cannot be renewed. */
function resultWithoutRenewal(
  session: ClaimedPortalSession | undefined,
  accessToken: string,
): AccessTokenResult | undefined {
  if (session === undefined || session.revokedAtMs !== null) return { ok: false, reason: 'ended' };
  // Another order, or another server, has already renewed the token.
  if (session.tokens.accessToken !== accessToken) return { ok: true, accessToken: session.tokens.accessToken };
  return session.tokens.refreshToken === null ? UNAVAILABLE : undefined;
}
