/**
 * Deposits and withdrawals, recomputed from the log: each withdrawal is debited once and sent or refunded once, each
 * deposit is credited once.
 */

import type { MarketRules } from '../../../src/core/market/marketRules';
import type { EngineEvent } from '../../../src/core/model/events';
import type { Deposit, EntryKind, VerificationLevel, Withdrawal } from '../../../src/core/model/model';
import type { ModelJudge } from './modelJudge';

const DAY_MS = 86_400_000;

/** Allowed next states. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  queued: ['queued', 'sending', 'failed'],
  sending: ['sending', 'sent', 'failed'],
  sent: ['sent', 'confirmed', 'failed'],
  pending: ['pending', 'processing', 'completed', 'failed'],
  processing: ['processing', 'completed', 'failed'],
  failed: ['completed'],
};

export class TransfersReference {
  readonly withdrawals = new Map<number, Withdrawal>();
  readonly deposits = new Map<number, Deposit>();
  private readonly references = new Map<string, number>();

  constructor(
    private readonly judge: ModelJudge,
    private readonly rules: MarketRules,
    private readonly levelOf: (userId: number) => VerificationLevel,
  ) {}

  apply(event: EngineEvent): void {
    const moved = event.entries
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('withdrawal') || kind === 'deposit');
    const expected = [
      ...(event.withdrawal === null ? [] : this.applyWithdrawal(event.withdrawal, event)),
      ...(event.deposit === null ? [] : this.applyDeposit(event.deposit)),
    ];
    this.judge.expectSame(moved, expected, () => `event ${event.sequence} (${event.type}): journal entries`);
  }

  /** Sum of the withdrawals that are not sent yet. */
  pendingAmount(asset: string): bigint {
    let sum = 0n;
    for (const withdrawal of this.withdrawals.values())
      if (withdrawal.asset === asset && (withdrawal.status === 'queued' || withdrawal.status === 'sending'))
        sum += withdrawal.amount;
    return sum;
  }

  /** Withdrawals in the 24 hours before `nowMs` with fees, without those that failed before they were sent. */
  usedLimit(userId: number, asset: string, nowMs: number): bigint {
    let sum = 0n;
    for (const withdrawal of this.withdrawals.values())
      if (
        withdrawal.userId === userId &&
        withdrawal.asset === asset &&
        (withdrawal.status !== 'failed' || withdrawal.failure === 'returned') &&
        withdrawal.createdAtMs > nowMs - DAY_MS
      )
        sum += withdrawal.amount + withdrawal.fee;
    return sum;
  }

  /** The same of all users together. */
  private usedByAll(asset: string, nowMs: number): bigint {
    const users = new Set(Array.from(this.withdrawals.values(), ({ userId }) => userId));
    return Array.from(users).reduce((sum, userId) => sum + this.usedLimit(userId, asset, nowMs), 0n);
  }

  /** Returns the kinds of journal entries that the event must contain. */
  private applyWithdrawal(withdrawal: Withdrawal, event: EngineEvent): EntryKind[] {
    const { judge } = this;
    const { id, status } = withdrawal;
    const before = this.withdrawals.get(id);
    this.withdrawals.set(id, withdrawal);
    if (before === undefined) return this.applyNewWithdrawal(withdrawal, event);

    for (const name of FIXED) judge.expectSame(withdrawal[name], before[name], () => `withdrawal ${id}: ${name}`);
    if (before.status === status && (status === 'confirmed' || status === 'failed'))
      judge.expectSame(withdrawal, before, () => `final withdrawal ${id}`);
    else
      judge.expect(
        NEXT[before.status]?.includes(status) === true,
        () => `withdrawal ${id} goes from ${before.status} to ${status}`,
      );
    judge.expect(
      withdrawal.approvedBy === null || withdrawal.approvedBy !== withdrawal.handledBy,
      () => `withdrawal ${id}: approved and sent by the same operator`,
    );
    const leaves = status !== 'queued' && status !== 'failed';
    judge.expect(
      !leaves || !withdrawal.needsApproval || withdrawal.approvedBy !== null,
      () => `withdrawal ${id} leaves without approval`,
    );
    judge.expect(
      (withdrawal.failure !== null) === (status === 'failed'),
      () => `withdrawal ${id}: ${status} for ${withdrawal.failure}`,
    );
    judge.expect(
      withdrawal.failure !== 'cancelled_by_user' ||
        before.status === 'queued' ||
        before.failure === 'cancelled_by_user',
      () => `withdrawal ${id} is cancelled in status ${before.status}`,
    );
    if (status === 'sent' && before.status === 'sending') return ['withdrawal_sent'];
    return status === 'failed' && before.status !== 'failed' ? ['withdrawal_refund'] : [];
  }

  private applyNewWithdrawal(withdrawal: Withdrawal, event: EngineEvent): EntryKind[] {
    const { judge } = this;
    const { id, userId, asset: name, amount, fee, status } = withdrawal;
    const asset = this.rules.assets.get(name);
    if (asset === undefined) {
      judge.addFinding(`withdrawal ${id} is of ${name}, which is not listed`);
      return [];
    }
    const step = 10n ** BigInt(18 - asset.transferPrecision);
    const { approvalThreshold } = asset;
    judge.expectSame(id, this.withdrawals.size, () => 'the next withdrawal');
    judge.expectSame([status, fee], ['queued', asset.withdrawalFee], () => `withdrawal ${id}: status and fee`);
    judge.expectSame(
      withdrawal.needsApproval,
      approvalThreshold !== null &&
        (this.usedLimit(userId, name, event.timeMs) - fee > approvalThreshold ||
          this.usedByAll(name, event.timeMs) - fee > approvalThreshold * 10n),
      () => `withdrawal ${id}: needs approval`,
    );
    judge.expect(asset.withdrawalEnabled, () => `withdrawal ${id} while ${name} is switched off`);
    judge.expect(
      amount > 0n && amount % step === 0n && amount >= asset.withdrawalMinimum,
      () => `withdrawal ${id} of ${amount} ${name}`,
    );
    const limit = this.rules.withdrawalLimit(this.levelOf(userId), name);
    judge.expect(
      this.usedLimit(userId, name, event.timeMs) <= limit,
      () => `withdrawal ${id} takes user ${userId} beyond the limit of ${limit} ${name}`,
    );
    if (event.order !== null) {
      const left = event.order.filled - fee;
      judge.expectSame(
        amount,
        left - (left % step),
        () => `withdrawal ${id}: what order ${event.order?.id} bought, less the fee, rounded down`,
      );
    }
    return ['withdrawal'];
  }

  private applyDeposit(deposit: Deposit): EntryKind[] {
    const { judge } = this;
    const { id, reference, status } = deposit;
    const before = this.deposits.get(id);
    judge.expectSame(this.references.get(reference) ?? this.deposits.size + 1, id, () => `deposit ${reference}`);
    this.references.set(reference, id);
    this.deposits.set(id, deposit);
    if (before === undefined) return status === 'completed' ? ['deposit'] : [];
    judge.expectSame(
      [deposit.userId, deposit.asset, deposit.amount],
      [before.userId, before.asset, before.amount],
      () => `deposit ${id} changes`,
    );
    if (before.status === status) return [];
    judge.expect(
      NEXT[before.status]?.includes(status) === true,
      () => `deposit ${id} goes from ${before.status} to ${status}`,
    );
    return status === 'completed' ? ['deposit'] : [];
  }
}

const FIXED = [
  'userId',
  'asset',
  'amount',
  'fee',
  'network',
  'bankCode',
  'address',
  'tag',
  'needsApproval',
  'orderId',
  'createdAtMs',
] as const;
