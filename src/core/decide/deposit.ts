/** What announcing and crediting a deposit share: what one may be, and its record from one word to the next. */
import type { AnnounceDeposit, CreditDeposit } from '../commands';
import { fitsPrecision } from '../decimal';
import type { Draft } from '../draft';
import type { Deposit, DepositParticulars, DepositStatus } from '../model';
import type { Refusal } from '../refusals';
import type { Situation } from './decision';

type NamesDeposit = AnnounceDeposit | CreditDeposit;

/** INVALID_ASSET, INVALID_NETWORK, INVALID_ORDER_AMOUNT_PRECISION, or IDEMPOTENCY_CONFLICT: what a reference names never changes. */
export function refuseDeposit({ exchange, deposits }: Situation, command: NamesDeposit): Refusal | undefined {
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

/** The deposit as it stands after the command; the same when that says nothing new. */
export function deposited(
  draft: Draft,
  command: NamesDeposit,
  before: Deposit | undefined,
  status: DepositStatus,
): Deposit {
  const { exchange, timeMs } = draft;
  const { userId, asset, amount, reference } = command;
  const particulars = particularsOf(command, before);
  if (before !== undefined) {
    const isNew =
      status !== before.status ||
      Object.entries(particulars).some(([name, value]) => before[name as keyof DepositParticulars] !== value);
    return isNew ? { ...before, ...particulars, status, updatedAtMs: timeMs } : before;
  }
  exchange.lastDepositId += 1;
  return {
    id: exchange.lastDepositId,
    userId,
    asset,
    amount,
    reference,
    status,
    ...particulars,
    createdAtMs: timeMs,
    updatedAtMs: timeMs,
  };
}

/** What was not said stays as it was; confirmations count up. */
function particularsOf(said: Partial<DepositParticulars>, before: Deposit | undefined): DepositParticulars {
  return {
    network: said.network ?? before?.network ?? null,
    address: said.address ?? before?.address ?? null,
    tag: said.tag ?? before?.tag ?? null,
    txid: said.txid ?? before?.txid ?? null,
    confirmations: Math.max(said.confirmations ?? 0, before?.confirmations ?? 0),
    bankCode: said.bankCode ?? before?.bankCode ?? null,
    accountNumber: said.accountNumber ?? before?.accountNumber ?? null,
  };
}
