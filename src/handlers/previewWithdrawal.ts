/** What a withdrawal would take and send if it were asked for now, with the noes of the request itself. Changes nothing and promises nothing. */
import { canWithdraw, networkOf, refuseLeavingAmount } from '../core/decide/withdraw';
import type { Amount } from '../core/decimal';
import type { Asset, VerificationLevel } from '../core/model';
import type { Services } from './context';
import type { Refusal } from './refusals';
import { withdrawalRoom } from './withdrawalRoom';
import { type Leaving, leavingFor, type WithdrawalWish } from './withdrawalWish';

export interface WithdrawalPreview {
  readonly asset: Asset;
  readonly leaving: Leaving;
  readonly fee: Amount;
  /** What the wallet pays: amount and fee. */
  readonly total: Amount;
  /** Whether a second person here looks at it before it is sent. */
  readonly needsApproval: boolean;
}

/** In the engine's order. Refusals: those of `leavingFor` and of `core/decide/requestWithdrawal.ts`. */
export function previewWithdrawal(
  services: Pick<Services, 'engine' | 'config' | 'clock'>,
  {
    userId,
    level,
    wish,
  }: { readonly userId: number; readonly level: VerificationLevel; readonly wish: WithdrawalWish },
): WithdrawalPreview | { readonly refusal: Refusal } {
  const { committed } = services.engine;
  const leaving = leavingFor(services, wish);
  if ('refusal' in leaving) return leaving;
  const asset = committed.asset(leaving.asset);
  if (asset === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const { amount } = leaving;
  const network = networkOf(asset, leaving.network);
  if (network === undefined) return { refusal: { code: 'INVALID_NETWORK' } };
  if (!canWithdraw(asset, network)) return { refusal: { code: 'WITHDRAWAL_DISABLED' } };
  const illFormed = refuseLeavingAmount(asset, amount);
  if (illFormed !== undefined) return { refusal: illFormed };
  const total = amount + asset.withdrawalFee;
  if (committed.balance(userId, asset.asset).available < total) return { refusal: { code: 'INSUFFICIENT_BALANCE' } };
  if (withdrawalRoom(services, { userId, level, asset: asset.asset }).available < total)
    return { refusal: { code: 'WITHDRAWAL_LIMIT_EXCEEDED' } };
  const needsApproval = asset.approvalThreshold !== null && amount > asset.approvalThreshold;
  return { asset, leaving, fee: asset.withdrawalFee, total, needsApproval };
}
