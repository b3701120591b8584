/**
 * A user takes money out, through the API or on a page: the one way in which either does. Whoever calls has made sure that it is
 * the user who asks.
 */
import { present } from '../core/assert';
import type { Trader } from '../core/commands';
import type { Withdrawal } from '../core/model';
import type { OnceKey } from '../core/onceKeys';
import type { Services } from './context';
import type { Refusal } from './refusals';
import { leavingFor, type WithdrawalWish } from './withdrawalWish';

export interface WithdrawalRequest {
  readonly trader: Trader;
  /** The names under which this request takes effect once. */
  readonly once: readonly OnceKey[];
  readonly wish: WithdrawalWish;
}

export type WithdrawalOutcome = { readonly withdrawal: Withdrawal } | { readonly refusal: Refusal };

/**
 * Takes the money out of the wallet and queues it. A request that was answered before gets that answer, whatever has changed
 * since. Refusals: INVALID_ASSET, INVALID_NETWORK, INVALID_ADDRESS, INVALID_PARAMETERS (`network`, `tag`), and those of
 * `core/decide/requestWithdrawal.ts`.
 */
export async function requestWithdrawal(
  services: Pick<Services, 'engine' | 'config'>,
  { trader, once, wish }: WithdrawalRequest,
): Promise<WithdrawalOutcome> {
  const { engine } = services;
  const leaving = leavingFor(services, wish);
  if ('refusal' in leaving) return (await earlierAnswer(services, once)) ?? leaving;
  const { refusal, event } = await engine.execute({ type: 'request_withdrawal', once, trader, ...leaving });
  return refusal === null ? { withdrawal: present(event.withdrawal, 'the withdrawal') } : { refusal };
}

async function earlierAnswer(
  { engine }: Pick<Services, 'engine'>,
  once: readonly OnceKey[],
): Promise<WithdrawalOutcome | undefined> {
  for (const key of once) {
    const earlier = await engine.recall(key);
    if (earlier?.refusal === null) return { withdrawal: present(earlier.event.withdrawal, 'the withdrawal') };
    if (earlier !== undefined) return { refusal: earlier.refusal };
  }
  return undefined;
}
