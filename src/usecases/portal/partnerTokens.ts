/** Converts the tokens that a partner's OAuth server issued to their stored form. Pure. */

import type { PartnerTokens } from '../../store/portal/portalSessions';
import type { AccessGrant } from '../partner/oauth';

/** `previousRefreshToken` is kept if the server issued no new one. */
export function partnerTokensFrom(
  { accessToken, refreshToken, expiresInSeconds }: AccessGrant,
  previousRefreshToken: string | null,
  nowMs: number,
): PartnerTokens {
  return {
    accessToken,
    refreshToken: refreshToken ?? previousRefreshToken,
    accessExpiresAtMs: expiresInSeconds === null ? null : nowMs + expiresInSeconds * 1000,
  };
}
