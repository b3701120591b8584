/**
 * Random deposits and withdrawals: announced, credited, requested, approved and advanced, also in the wrong sequence.
 */
import type {
  AnnounceDeposit,
  ApproveWithdrawal,
  CancelWithdrawal,
  CreditDeposit,
  MoveWithdrawal,
  RequestWithdrawal,
} from '../../../src/core/model/commands';
import type { IdempotencyKey } from '../../../src/core/model/idempotencyKeys';
import type { Withdrawal, WithdrawalFailure, WithdrawalStatus } from '../../../src/core/model/model';
import type { Random } from '../../support/randomSeed';
import type { ReferenceModel } from '../model/referenceModel';
import { idempotencyKey, type UniqueNames } from './uniqueNames';
import { ASSETS, traderOf, USERS } from './users';

/** Unit of random amounts by asset. */
const PORTIONS: Readonly<Record<string, bigint>> = {
  btc: 10n ** 14n,
  eth: 10n ** 15n,
  usdt: 10n ** 18n,
  thb: 10n ** 18n,
};
const NETWORKS: Readonly<Record<string, string | null>> = { btc: 'bitcoin', eth: 'ethereum', usdt: 'tron', thb: null };
const STEPS: Readonly<Partial<Record<WithdrawalStatus, MoveWithdrawal['to']>>> = {
  queued: 'sending',
  sending: 'sent',
  sent: 'confirmed',
};
const FAILURES: Readonly<Partial<Record<WithdrawalStatus, WithdrawalFailure>>> = {
  queued: 'rejected_by_operator',
  sending: 'refused_by_custodian',
  sent: 'returned',
};
const OPERATORS = [1, 2, 3] as const;

export class TransferWorkload {
  private readonly announced: AnnounceDeposit[] = [];
  private readonly credited: CreditDeposit[] = [];

  constructor(
    private readonly random: Random,
    private readonly names: UniqueNames,
    private readonly reference: ReferenceModel,
  ) {}

  createCredit(
    userId: number = this.random.pick(USERS),
    asset: string = this.random.pick(ASSETS),
    portions = this.random.integer(1, 2_000),
  ): CreditDeposit {
    const announced = this.random.integer(1, 2) === 1 ? this.announced.pop() : undefined;
    const reference = `deposit-${this.names.next()}`;
    const named = announced ?? { userId, asset, amount: BigInt(portions) * (PORTIONS[asset] ?? 1n), reference };
    const credit: CreditDeposit = {
      ...named,
      type: 'credit_deposit',
      idempotencyKeys: [idempotencyKey(`credit ${named.reference}`, 'credit', false)],
    };
    this.credited.push(credit);
    return credit;
  }

  /** Repeats a credit without an idempotency key; only its reference identifies it. */
  repeatCredit(): CreditDeposit {
    const { credited, random } = this;
    return { ...(credited[random.integer(0, credited.length - 1)] ?? this.createCredit()), idempotencyKeys: [] };
  }

  createAnnouncement(): AnnounceDeposit {
    const { random } = this;
    const asset = random.pick(ASSETS);
    const status = random.pick(['pending', 'processing', 'failed'] as const);
    const known = random.integer(1, 2) === 1 ? this.announced[random.integer(0, this.announced.length)] : undefined;
    if (known !== undefined) return { ...known, status, confirmations: random.integer(0, 5) };
    const amount = BigInt(random.integer(1, 2_000)) * (PORTIONS[asset] ?? 1n);
    const reference = `deposit-${this.names.next()}`;
    const announced: AnnounceDeposit = {
      type: 'announce_deposit',
      idempotencyKeys: [],
      userId: random.pick(USERS),
      asset,
      amount,
      reference,
      status,
      network: NETWORKS[asset] ?? null,
    };
    this.announced.push(announced);
    return announced;
  }

  createRequest(): RequestWithdrawal {
    const { random, names } = this;
    const asset = random.pick(ASSETS);
    return {
      type: 'request_withdrawal',
      idempotencyKeys: this.keysFor('withdrawal'),
      trader: traderOf(random.pick(USERS), names.nextAddress()),
      asset,
      network: random.integer(1, 30) === 1 ? 'nowhere' : (NETWORKS[asset] ?? null),
      amount:
        BigInt(random.integer(1, 12) === 1 ? random.integer(1, 30_000) : random.integer(2, 800)) *
        (PORTIONS[asset] ?? 1n),
      address: `address-${names.next()}`,
      tag: null,
      bankCode: asset === 'thb' ? 'bank' : null,
    };
  }

  createApproval(): ApproveWithdrawal {
    const waiting = this.withdrawals().filter(({ needsApproval, status }) => needsApproval && status === 'queued');
    const { id } = waiting[0] ?? this.pickWithdrawal();
    return {
      type: 'approve_withdrawal',
      idempotencyKeys: this.keysFor('approval'),
      withdrawalId: id,
      operatorId: this.random.pick(OPERATORS),
    };
  }

  /** Usually by its owner. */
  createCancellation(): CancelWithdrawal {
    const { random, names } = this;
    const { id, userId } = this.pickWithdrawal();
    const trader = random.integer(1, 8) === 1 ? random.pick(USERS) : userId;
    return {
      type: 'cancel_withdrawal',
      idempotencyKeys: this.keysFor('withdrawal cancellation'),
      trader: traderOf(trader, names.nextAddress()),
      withdrawalId: id,
    };
  }

  /** Usually the next state; sometimes a failure, the same state again, or one out of sequence. */
  createMove(): MoveWithdrawal {
    const { random } = this;
    const { id, status } = this.pickWithdrawal();
    const fails = random.integer(1, 5) === 1;
    const to = fails
      ? 'failed'
      : random.integer(1, 6) === 1
        ? random.pick(['sending', 'sent', 'confirmed'] as const)
        : (STEPS[status] ?? 'confirmed');
    return {
      type: 'move_withdrawal',
      idempotencyKeys: this.keysFor('move'),
      withdrawalId: id,
      to,
      txid: to === 'sent' || to === 'confirmed' ? `txid-${random.integer(1, 3)}` : null,
      confirmations: to === 'sent' || to === 'confirmed' ? random.integer(0, 6) : 0,
      failure: fails ? (FAILURES[status] ?? 'returned') : null,
      operatorId: random.integer(1, 2) === 1 ? random.pick(OPERATORS) : null,
    } as MoveWithdrawal;
  }

  private keysFor(kind: string): IdempotencyKey[] {
    return this.random.integer(1, 3) === 1 ? [] : [idempotencyKey(`${kind} ${this.names.next()}`, kind, true)];
  }

  private withdrawals(): Withdrawal[] {
    return Array.from(this.reference.transfers.withdrawals.values());
  }

  /** Usually an open withdrawal. */
  private pickWithdrawal(): Pick<Withdrawal, 'id' | 'status' | 'userId'> {
    const { random } = this;
    const open = this.withdrawals().filter(({ status }) => STEPS[status] !== undefined);
    const among = random.integer(1, 10) === 1 ? this.withdrawals() : open;
    return (
      among[random.integer(0, Math.max(among.length - 1, 0))] ?? {
        id: random.integer(1, 5),
        status: 'queued',
        userId: random.pick(USERS),
      }
    );
  }
}
