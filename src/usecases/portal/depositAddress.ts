/**
 * Requests the deposit address of one purchase from the partner, with a valid access token and one deadline for all
 * steps. The address is returned only if the session is still active, with the session as it is then.
 */

import type { ActivePortalSession, PartnerTokens } from '../../store/portal/portalSessions';
import type { PartnerClient } from '../partner/depositAddress';
import { callOutside } from '../partner/outsideCall';
import type { AccessTokenResult, AccessTokens } from './accessTokens';
import type { FindActiveSession } from './activeSessions';
import type { PortalServices } from './portalServices';

/** The members of a Portal session that are needed here. */
export interface DepositAddressSession {
  readonly sessionId: number;
  readonly depositAddressUrl: string;
  readonly tokens: PartnerTokens;
}

export type DepositAddressOutcome =
  | {
      readonly ok: true;
      readonly address: string;
      readonly tag: string | null;
      readonly session: ActivePortalSession;
    }
  | { readonly ok: false; readonly reason: 'ended' | 'unavailable' };

type DepositAddressServices = Pick<PortalServices, 'clock' | 'config'> & {
  readonly partner: PartnerClient;
  readonly accessTokens: AccessTokens;
  readonly findActiveSession: FindActiveSession;
};

/** `coin` in any case. Never throws because of a partner's behaviour. */
export async function requestDepositAddress(
  parts: DepositAddressServices,
  session: DepositAddressSession,
  coin: string,
): Promise<DepositAddressOutcome> {
  const { clock, config, partner, accessTokens, findActiveSession } = parts;
  const deadlineMs = clock.nowMs() + config.partner.timeoutMs;
  const ask = async (token: AccessTokenResult) => {
    if (!token.ok) return token;
    // If the clock is set back, the timeout must not exceed its configured value.
    const timeoutMs = Math.min(deadlineMs - clock.nowMs(), config.partner.timeoutMs);
    if (timeoutMs <= 0) return { ok: false, reason: 'timeout' } as const;
    return partner.depositAddress({ url: session.depositAddressUrl, accessToken: token.accessToken, coin, timeoutMs });
  };

  const { sessionId, tokens } = session;
  const call = async () => {
    const token = await accessTokens.usableToken(sessionId, tokens);
    const first = await ask(token);
    const isRefused = token.ok && !first.ok && first.reason === 'token_refused' && tokens.refreshToken !== null;
    return isRefused ? await ask(await accessTokens.renewToken(sessionId, token.accessToken)) : first;
  };
  const { answer, held: active } = await callOutside(call, () => findActiveSession(sessionId));
  if (!answer.ok) return { ok: false, reason: answer.reason === 'ended' ? 'ended' : 'unavailable' };
  return active === undefined ? { ok: false, reason: 'ended' } : { ...answer, session: active };
}
