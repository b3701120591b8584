/** What a partner's OAuth server gave, as we keep it. Pure. */
import type { AccessGrant } from '../partner/oauth';
import type { PartnerTokens } from '../store/portalSessions';

/** `earlier`: the refresh token that stays where no other was given. */
export function tokensFrom(
  { accessToken, refreshToken, expiresInSeconds }: AccessGrant,
  earlier: string | null,
  nowMs: number,
): PartnerTokens {
  return {
    accessToken,
    refreshToken: refreshToken ?? earlier,
    accessExpiresAtMs: expiresInSeconds === null ? null : nowMs + expiresInSeconds * 1000,
  };
}
