/**
 * Computes the fee and total of a withdrawal, with the same refusals as the request itself. It changes nothing; the
 * actual request is decided on the state at that time.
 */
import { canWithdraw, findNetwork, needsApproval, refuseWithdrawalAmount } from '../../core/decide/withdrawalRules';
import type { Asset, VerificationLevel } from '../../core/model/model';
import type { Amount } from '../../core/values/decimal';
import type { RequestRefusal } from '../refusals';
import type { Services } from '../services';
import { followsManualCredit } from './manualCredits';
import { remainingWithdrawalLimit } from './remainingWithdrawalLimit';
import { type ResolvedWithdrawal, resolveWithdrawal, type WithdrawalInput } from './withdrawalInput';

export interface WithdrawalPreview {
  readonly asset: Asset;
  readonly withdrawal: ResolvedWithdrawal;
  readonly fee: Amount;
  /** Amount plus fee, deducted from the user's balance. */
  readonly total: Amount;
  /** Whether an operator must approve it before it is sent. */
  readonly needsApproval: boolean;
}

/**
 * The checks run in the order of the engine. Refusals: those of `resolveWithdrawal` and
 * `core/decide/requestWithdrawal.ts`.
 */
export async function previewWithdrawal(
  services: Pick<Services, 'engine' | 'config' | 'clock' | 'database'>,
  {
    userId,
    level,
    input,
  }: { readonly userId: number; readonly level: VerificationLevel; readonly input: WithdrawalInput },
): Promise<WithdrawalPreview | { readonly refusal: RequestRefusal }> {
  const { committed } = services.engine;
  const withdrawal = resolveWithdrawal(services, input);
  if ('refusal' in withdrawal) return withdrawal;
  const asset = committed.asset(withdrawal.asset);
  if (asset === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const { amount } = withdrawal;
  const network = findNetwork(asset, withdrawal.network);
  if (network === undefined) return { refusal: { code: 'INVALID_NETWORK' } };
  if (!canWithdraw(asset, network)) return { refusal: { code: 'WITHDRAWAL_DISABLED' } };
  const invalidAmount = refuseWithdrawalAmount(asset, amount);
  if (invalidAmount !== undefined) return { refusal: invalidAmount };
  const total = amount + asset.withdrawalFee;
  if (committed.balance(userId, asset.asset).available < total) return { refusal: { code: 'INSUFFICIENT_BALANCE' } };
  if (
    remainingWithdrawalLimit(services.engine.committed, services.clock.nowMs(), { userId, level, asset: asset.asset })
      .available < total
  )
    return { refusal: { code: 'WITHDRAWAL_LIMIT_EXCEEDED' } };
  const nowMs = services.clock.nowMs();
  const previous = {
    ofUser: committed.withdrawnAmount(userId, asset.asset, nowMs),
    ofAllUsers: committed.amountWithdrawnByAllUsers(asset.asset, nowMs),
  };
  return {
    asset,
    withdrawal,
    fee: asset.withdrawalFee,
    total,
    needsApproval: needsApproval(asset, amount, previous) || (await followsManualCredit(services, userId)),
  };
}
