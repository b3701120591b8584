/** The checks and the record of a deposit, for both of its commands. */

import type { Draft } from '../commandEffects';
import type { AnnounceDeposit, CreditDeposit } from '../model/commands';
import type { Deposit, DepositDetails, DepositStatus } from '../model/model';
import type { Refusal } from '../model/refusals';
import { fitsPrecision } from '../values/decimal';
import type { DecisionContext } from './decision';

type DepositCommand = AnnounceDeposit | CreditDeposit;

/**
 * Refusals: INVALID_ASSET, INVALID_NETWORK, INVALID_ORDER_AMOUNT_PRECISION, IDEMPOTENCY_CONFLICT (user, asset and
 * amount of a reference never change).
 */
export function refuseDeposit({ exchange, deposits }: DecisionContext, command: DepositCommand): Refusal | undefined {
  const { userId, amount, reference, network = null } = command;
  const asset = exchange.rules.assets.get(command.asset);
  if (asset === undefined) return { code: 'INVALID_ASSET' };
  if (network !== null && !asset.networks.some((listed) => listed.network === network))
    return { code: 'INVALID_NETWORK' };
  if (!fitsPrecision(amount, asset.transferPrecision))
    return { code: 'INVALID_ORDER_AMOUNT_PRECISION', precision: asset.transferPrecision };
  const before = deposits.get(reference);
  if (before !== undefined && (before.userId !== userId || before.asset !== asset.asset || before.amount !== amount))
    return { code: 'IDEMPOTENCY_CONFLICT' };
  return undefined;
}

/** The deposit after the command; the same object if the command changes nothing. */
export function updatedDeposit(
  draft: Draft,
  command: DepositCommand,
  before: Deposit | undefined,
  status: DepositStatus,
): Deposit {
  const { exchange, timeMs } = draft;
  const { userId, asset, amount, reference } = command;
  const details = mergedDetails(command, before);
  if (before !== undefined) {
    const isNew =
      status !== before.status ||
      Object.entries(details).some(([name, value]) => before[name as keyof DepositDetails] !== value);
    return isNew ? { ...before, ...details, status, updatedAtMs: timeMs } : before;
  }
  exchange.lastDepositId += 1;
  return {
    id: exchange.lastDepositId,
    userId,
    asset,
    amount,
    reference,
    status,
    ...details,
    createdAtMs: timeMs,
    updatedAtMs: timeMs,
  };
}

/** Members that the command leaves out keep their previous values. Confirmations only increase. */
function mergedDetails(given: Partial<DepositDetails>, before: Deposit | undefined): DepositDetails {
  return {
    network: given.network ?? before?.network ?? null,
    address: given.address ?? before?.address ?? null,
    tag: given.tag ?? before?.tag ?? null,
    txid: given.txid ?? before?.txid ?? null,
    confirmations: Math.max(given.confirmations ?? 0, before?.confirmations ?? 0),
    bankCode: given.bankCode ?? before?.bankCode ?? null,
    accountNumber: given.accountNumber ?? before?.accountNumber ?? null,
  };
}
