/**
 * Where the coins of one purchase go: asked of the partner with an access token that is good, within one deadline over all
 * of it, and told only while the session lives.
 */
import type { PartnerClient } from '../partner/depositAddress';
import type { PartnerTokens } from '../store/portalSessions';
import type { AccessToken, AccessTokens } from './accessTokens';
import type { IsSessionLiving } from './livingSessions';
import type { Portal } from './portal';

/** What a Portal order's session says of itself. */
export interface AskingSession {
  readonly sessionId: number;
  readonly depositAddressUrl: string;
  readonly tokens: PartnerTokens;
}

export type DepositAddressAnswer =
  | { readonly ok: true; readonly address: string; readonly tag: string | null }
  | { readonly ok: false; readonly reason: 'ended' | 'unavailable' };

type Parts = Pick<Portal, 'clock' | 'config'> & {
  readonly partner: PartnerClient;
  readonly accessTokens: AccessTokens;
  readonly isSessionLiving: IsSessionLiving;
};

/** `coin` in any case. Never throws for what a partner does. */
export async function askDepositAddress(
  parts: Parts,
  session: AskingSession,
  coin: string,
): Promise<DepositAddressAnswer> {
  const { clock, config, partner, accessTokens, isSessionLiving } = parts;
  const deadlineMs = clock.nowMs() + config.partner.timeoutMs;
  const ask = async (token: AccessToken) => {
    if (!token.ok) return token;
    // A clock that is set back gives no more time than there was.
    const timeoutMs = Math.min(deadlineMs - clock.nowMs(), config.partner.timeoutMs);
    if (timeoutMs <= 0) return { ok: false, reason: 'timeout' } as const;
    return partner.depositAddress({ url: session.depositAddressUrl, accessToken: token.accessToken, coin, timeoutMs });
  };

  const { sessionId, tokens } = session;
  const token = await accessTokens.current(sessionId, tokens);
  const first = await ask(token);
  const isRefused = token.ok && !first.ok && first.reason === 'token_refused' && tokens.refreshToken !== null;
  const answer = isRefused ? await ask(await accessTokens.renewed(sessionId, token.accessToken)) : first;
  if (!answer.ok) return { ok: false, reason: answer.reason === 'ended' ? 'ended' : 'unavailable' };
  // The partner took its time: what was ended meanwhile buys nothing any more.
  return (await isSessionLiving(sessionId)) ? answer : { ok: false, reason: 'ended' };
}
