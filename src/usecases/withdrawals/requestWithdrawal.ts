/** Requests a withdrawal for a user, for the API and the pages. The caller has authenticated the user. */

import type { Trader } from '../../core/model/commands';
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { Withdrawal } from '../../core/model/model';
import { assertPresent } from '../../core/values/assert';
import type { CommandOutcome } from '../../engine/types';
import { findVerification } from '../../store/identity/users';
import type { RequestRefusal } from '../refusals';
import type { Services } from '../services';
import { refuseUnlisted } from './addressBook';
import { followsManualCredit } from './manualCredits';
import { resolveWithdrawal, type WithdrawalInput } from './withdrawalInput';

export interface WithdrawalRequest {
  readonly trader: Trader;
  /** A second request with one of these keys gets the outcome of the first. */
  readonly idempotencyKeys: readonly IdempotencyKey[];
  readonly input: WithdrawalInput;
  /** The client's own id of the withdrawal. */
  readonly clientId?: string | undefined;
}

export type WithdrawalOutcome = ({ readonly withdrawal: Withdrawal } | { readonly refusal: RequestRefusal }) & {
  /** Whether this is the outcome of an earlier request with one of the keys. */
  readonly replayed: boolean;
};

/**
 * Deducts the amount and the fee from the user's balance and queues the withdrawal. A repeated request gets its
 * original outcome, even if the rules have changed since. Refusals: INVALID_ASSET, INVALID_NETWORK, INVALID_ADDRESS,
 * INVALID_PARAMETERS (`network`, `tag`), VERIFICATION_REQUIRED, WITHDRAWAL_ADDRESS_NOT_LISTED, and those of
 * `core/decide/requestWithdrawal.ts`.
 */
export async function requestWithdrawal(
  services: Pick<Services, 'engine' | 'config' | 'database' | 'masterKeys' | 'clock'>,
  { trader, idempotencyKeys, input, clientId }: WithdrawalRequest,
): Promise<WithdrawalOutcome> {
  const { engine } = services;
  const resolved = resolveWithdrawal(services, input);
  if ('refusal' in resolved)
    return (await findPreviousOutcome(services, idempotencyKeys)) ?? { ...resolved, replayed: false };
  const barred =
    (await refuseUnverified(services, trader.userId)) ?? (await refuseUnlisted(services, trader.userId, resolved));
  if (barred !== undefined)
    return (await findPreviousOutcome(services, idempotencyKeys)) ?? { refusal: barred, replayed: false };
  const outcome = await engine.execute({
    type: 'request_withdrawal',
    idempotencyKeys,
    trader,
    ...resolved,
    clientId: clientId ?? null,
    followsManualCredit: await followsManualCredit(services, trader.userId),
  });
  return withdrawalOutcome(outcome);
}

/** The owner of an unconfirmed address may not receive the notices of withdrawals, and could not stop an intruder. */
async function refuseUnverified(
  { database, masterKeys, config }: Pick<Services, 'database' | 'masterKeys' | 'config'>,
  userId: number,
): Promise<RequestRefusal | undefined> {
  if (config.custody.withdrawalVerification === 'off') return undefined;
  const user = await findVerification(database, masterKeys, userId);
  return user?.isEmailVerified === true ? undefined : { code: 'VERIFICATION_REQUIRED' };
}

async function findPreviousOutcome(
  { engine }: Pick<Services, 'engine'>,
  idempotencyKeys: readonly IdempotencyKey[],
): Promise<WithdrawalOutcome | undefined> {
  for (const key of idempotencyKeys) {
    const previous = await engine.findOutcome(key);
    if (previous !== undefined) return withdrawalOutcome(previous);
  }
  return undefined;
}

function withdrawalOutcome({ refusal, event, replayed }: CommandOutcome): WithdrawalOutcome {
  if (refusal !== null) return { refusal, replayed };
  return { withdrawal: assertPresent(event.withdrawal, 'the withdrawal'), replayed };
}
