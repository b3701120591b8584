/**
 * Random histories of trading, deposits, withdrawals, approvals, failures and passing days. After every step the
 * balances agree with the statuses of the withdrawals. At the end, the same state can be rebuilt from the event log
 * alone.
 */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Command } from '../../../src/core/model/commands';
import type { EngineEvent } from '../../../src/core/model/events';
import { type EntryKind, HOUSE, type Withdrawal, type WithdrawalFailure } from '../../../src/core/model/model';
import { type Amount, amountFrom, ONE } from '../../../src/core/values/decimal';
import { CommittedState } from '../../../src/engine/state/committedState';
import { eventFromRow, eventToRow } from '../../../src/store/events/eventRows';
import type { EventRow } from '../../../src/store/events/payloadCodec';
import { traderOf } from '../../support/limitOrder';
import { printSeed } from '../../support/randomSeed';
import { MemoryExchange, SYMBOL } from '../memoryExchange';
import { expectConsistentLedger } from './transferScript';

const RUNS = Math.max(Number(process.env['ROUNDS'] ?? 100), 100);
const USERS = [1, 2, 3] as const;
const ASSETS = ['btc', 'thb'] as const;
const DAY_MS = 86_400_000;
const TO = ['sending', 'sent', 'confirmed', 'failed'] as const;
const FAILURES: readonly (WithdrawalFailure | null)[] = [
  'rejected_by_operator',
  'refused_by_custodian',
  'returned',
  null,
];

type StepKind =
  | 'deposit'
  | 'announce'
  | 'withdraw'
  | 'withdrawal_cancellation'
  | 'approve'
  | 'move'
  | 'advance'
  | 'order'
  | 'cancel'
  | 'portal'
  | 'wait';

interface Step {
  readonly kind: StepKind;
  readonly user: (typeof USERS)[number];
  readonly asset: (typeof ASSETS)[number];
  /** Random numbers for the choices of the step. */
  readonly a: number;
  readonly b: number;
}

const KINDS: readonly (readonly [StepKind, number])[] = [
  ['deposit', 3],
  ['announce', 2],
  ['withdraw', 6],
  ['withdrawal_cancellation', 1],
  ['approve', 3],
  // A random status for a random withdrawal.
  ['move', 4],
  // The next status of a withdrawal.
  ['advance', 8],
  ['order', 5],
  ['cancel', 2],
  ['portal', 2],
  ['wait', 1],
];

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(...KINDS.map(([kind, weight]) => ({ arbitrary: fc.constant(kind), weight }))),
  user: fc.constantFrom(...USERS),
  asset: fc.constantFrom(...ASSETS),
  a: fc.nat(999),
  b: fc.nat(999),
});

class TransferHistory {
  readonly market = new MemoryExchange();
  /** Each withdrawal in its latest state. */
  private readonly withdrawals = new Map<number, Withdrawal>();
  private readonly orders: number[] = [];

  constructor() {
    const { market } = this;
    const btc = market.exchange.rules.assets.get('btc');
    if (btc === undefined) throw new Error('no btc');
    market.decideAccepted({ type: 'set_asset', idempotencyKeys: [], asset: { ...btc, approvalThreshold: ONE } });
    market.decideAccepted({
      type: 'set_withdrawal_limit',
      idempotencyKeys: [],
      limit: { level: 'level_1', asset: 'thb', capacity: amountFrom('100000') },
    });
    for (const user of USERS) for (const asset of ASSETS) market.deposit(user, asset, '50000');
  }

  playStep(next: Step): void {
    if (next.kind === 'wait') {
      this.market.timeMs += (next.a % 30) * 3_600_000;
      return;
    }
    const command = this.commandOf(next);
    if (command === undefined) return;
    const { exchange } = this.market;
    const counted = [exchange.sequence, exchange.lastEntryId, exchange.lastWithdrawalId, exchange.lastDepositId];
    const decision = this.market.decide(command);
    if (decision.refusal !== null) {
      expect([exchange.sequence, exchange.lastEntryId, exchange.lastWithdrawalId, exchange.lastDepositId]).toEqual(
        counted,
      );
      return;
    }
    const { withdrawal, order } = decision.event;
    if (withdrawal !== null) this.withdrawals.set(withdrawal.id, withdrawal);
    if (command.type === 'create_order' && order !== null) this.orders.push(order.id);
  }

  /** Checks that the balances agree with the statuses. */
  check(): void {
    const { exchange, timeMs } = this.market;
    expectConsistentLedger(this.market);
    const held = new Map<string, Amount>();
    for (const { userId, side, held: amount } of exchange.orders.values()) {
      const key = `${userId}:${side === 'buy' ? 'thb' : 'btc'}`;
      held.set(key, (held.get(key) ?? 0n) + amount);
    }
    const wrong: string[] = [];
    for (const user of USERS) {
      for (const asset of ASSETS) {
        if (this.market.balance(user, asset, 'held') !== (held.get(`${user}:${asset}`) ?? 0n))
          wrong.push(`${asset} held of ${user}`);
        if (exchange.withdrawalUsage.usedAmount(user, asset, timeMs) !== this.usedNaively(user, asset))
          wrong.push(`limit of ${user} for ${asset}`);
      }
    }
    for (const { id, status, needsApproval, approvedBy, handledBy } of exchange.openWithdrawals.all()) {
      if (needsApproval && approvedBy === null && status !== 'queued')
        wrong.push(`withdrawal ${id} is ${status} without an approval`);
      if (approvedBy !== null && approvedBy === handledBy) wrong.push(`withdrawal ${id} was approved by its sender`);
    }
    expect(wrong).toEqual([]);
  }

  /** Checks each withdrawal's entries in the log: amounts, accounts, and that nothing was posted twice. */
  checkEntries(): void {
    for (const { id, userId, asset, amount, fee, status, failure } of this.withdrawals.values()) {
      const moved = { wallet: 0n, pending_withdrawals: 0n, withdrawal_fees: 0n, outside: 0n };
      const kinds: EntryKind[] = [];
      for (const entry of this.market.events.flatMap(({ entries }) => entries)) {
        if (!entry.kind.startsWith('withdrawal') || entry.reference !== id) continue;
        kinds.push(entry.kind);
        for (const posting of entry.postings) {
          const { owner, kind } = posting.account;
          if (posting.account.asset !== asset || (owner !== userId && owner !== HOUSE))
            throw new Error(`withdrawal ${id} changed an account of another asset or user`);
          moved[
            owner === userId
              ? 'wallet'
              : kind === 'pending_withdrawals' || kind === 'withdrawal_fees'
                ? kind
                : 'outside'
          ] += posting.amount;
        }
      }
      const left = status === 'sent' || status === 'confirmed';
      const sentOnce = left || failure === 'returned' ? ['withdrawal_sent'] : [];
      expect(kinds).toEqual(['withdrawal', ...sentOnce, ...(status === 'failed' ? ['withdrawal_refund'] : [])]);
      expect(moved).toEqual({
        wallet: status === 'failed' ? 0n : -(amount + fee),
        withdrawal_fees: status === 'failed' ? 0n : fee,
        pending_withdrawals: status === 'queued' || status === 'sending' ? amount : 0n,
        outside: left ? amount : 0n,
      });
    }
  }

  /** Committed state made from nothing but the log's rows. */
  checkReplay(): void {
    const { exchange, timeMs, events } = this.market;
    const replayed = new CommittedState();
    for (const event of events) {
      const read = eventFromRow(rowOf(event));
      if (!isDeepStrictEqual(read, copyWithoutLedger(event))) expect(read).toEqual(copyWithoutLedger(event));
      replayed.apply([read], []);
    }
    expect(Array.from(replayed.openWithdrawals())).toEqual(Array.from(exchange.openWithdrawals.all()));
    for (const user of USERS) {
      for (const asset of ASSETS) {
        const [available, held] = [this.market.balance(user, asset), this.market.balance(user, asset, 'held')];
        expect(replayed.balance(user, asset)).toEqual({ available, held });
        expect(replayed.withdrawnAmount(user, asset, timeMs)).toBe(
          exchange.withdrawalUsage.usedAmount(user, asset, timeMs),
        );
      }
    }
  }

  private usedNaively(user: number, asset: string): Amount {
    let used = 0n;
    for (const { userId, asset: of, amount, fee, status, failure, createdAtMs } of this.withdrawals.values()) {
      const counts = status !== 'failed' || failure === 'returned';
      if (userId === user && of === asset && counts && createdAtMs > this.market.timeMs - DAY_MS) used += amount + fee;
    }
    return used;
  }

  private commandOf({ kind, user, asset, a, b }: Step): Command | undefined {
    const once: [] = [];
    const id = this.withdrawals.size === 0 ? 1 : (a % (this.withdrawals.size + 1)) + 1;
    const reference = `ref ${a % 5}`;
    const operatorId = b % 3 === 0 ? null : (b % 3) + 70;
    switch (kind) {
      case 'deposit':
        return {
          type: 'credit_deposit',
          idempotencyKeys: once,
          userId: user,
          asset,
          amount: ONE * BigInt((b % 3) + 1),
          reference: a % 2 === 0 ? reference : `own ${a} ${b}`,
        };
      case 'announce':
        return {
          type: 'announce_deposit',
          idempotencyKeys: once,
          userId: user,
          asset,
          amount: ONE,
          reference,
          status: b % 2 === 0 ? 'processing' : 'failed',
          confirmations: b % 4,
        };
      case 'withdraw':
        return this.requestWithdrawal(user, asset, (ONE * BigInt(a + 1)) / (asset === 'btc' ? 250n : 1n));
      case 'withdrawal_cancellation':
        return { type: 'cancel_withdrawal', idempotencyKeys: once, trader: traderOf(user), withdrawalId: id };
      case 'approve':
        return { type: 'approve_withdrawal', idempotencyKeys: once, withdrawalId: id, operatorId: (b % 2) + 71 };
      case 'move':
        return {
          type: 'move_withdrawal',
          idempotencyKeys: once,
          withdrawalId: id,
          to: TO[b % 4] ?? 'sending',
          txid: b % 5 === 0 ? `tx${b % 7}` : null,
          confirmations: b % 3,
          failure: FAILURES[(a + b) % 4] ?? null,
          operatorId,
        } as Command;
      case 'advance':
        return this.nextStatusOf(id, b % 4 === 0, operatorId);
      case 'order':
        return this.market.orderCommand(
          user,
          a % 2 === 0 ? 'buy' : 'sell',
          String(100 + (b % 5)),
          String((a % 9) + 1),
          {
            timeInForce: b % 4 === 0 ? 'IOC' : 'GTC',
          },
        );
      case 'cancel':
        return {
          type: 'cancel_order',
          idempotencyKeys: once,
          trader: traderOf(user),
          orderId: this.orders[a % Math.max(this.orders.length, 1)] ?? 1,
          symbol: null,
        };
      case 'portal': {
        const terms = {
          trader: traderOf(user),
          symbol: SYMBOL,
          price: amountFrom('110'),
          budget: ONE * BigInt(a + 1),
          address: 'bc1q',
          tag: null,
        };
        return { type: 'create_portal_order', idempotencyKeys: once, ...terms };
      }
      default:
        return undefined;
    }
  }

  private requestWithdrawal(user: number, asset: 'btc' | 'thb', amount: Amount): Command {
    const destination = asset === 'btc' ? { network: 'bitcoin', bankCode: null } : { network: null, bankCode: 'kbank' };
    return {
      type: 'request_withdrawal',
      idempotencyKeys: [],
      trader: traderOf(user),
      asset,
      amount,
      address: 'somewhere',
      tag: null,
      ...destination,
    };
  }

  private nextStatusOf(id: number, fails: boolean, operatorId: number | null): Command {
    const status = this.withdrawals.get(id)?.status ?? 'queued';
    const next =
      ({ queued: 'sending', sending: 'sent', sent: 'confirmed' } as const)[status as 'queued' | 'sending' | 'sent'] ??
      'confirmed';
    const failure = ({ queued: 'rejected_by_operator', sending: 'refused_by_custodian', sent: 'returned' } as const)[
      status as 'queued' | 'sending' | 'sent'
    ];
    const word = {
      type: 'move_withdrawal',
      idempotencyKeys: [],
      withdrawalId: id,
      txid: null,
      confirmations: 1,
      operatorId,
    } as const;
    return fails ? { ...word, to: 'failed', failure: failure ?? 'returned' } : { ...word, to: next, failure: null };
  }
}

/** The event's row, as it is read from the event log. */
function rowOf(event: EngineEvent): EventRow {
  const [sequence, , time_ms, type, user_id, payload] = eventToRow(event, 1);
  return { sequence, time_ms, type, user_id, payload: String(payload) } as EventRow;
}

/** A copy without references to the ledger's accounts, whose balances have changed since. */
function copyWithoutLedger(event: EngineEvent): EngineEvent {
  const bare = ({ id, owner, asset, kind }: EngineEvent['balances'][number]['account']) => ({ id, owner, asset, kind });
  return {
    ...event,
    balances: event.balances.map(({ account, balance }) => ({ account: bare(account), balance })),
    entries: event.entries.map((entry) => ({
      ...entry,
      postings: entry.postings.map(({ account, amount }) => ({ account: bare(account), amount })),
    })),
  };
}

test(`in ${RUNS} random histories the balances agree with every withdrawal's status, and the log alone gives the same state`, () => {
  const reached = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 50, maxLength: 120, size: 'max' }), (steps) => {
      const history = new TransferHistory();
      for (const next of steps) {
        history.playStep(next);
        history.check();
      }
      history.checkEntries();
      history.checkReplay();
      for (const { withdrawal } of history.market.events) {
        const outcome = withdrawal === null ? 'none' : `${withdrawal.status} ${withdrawal.failure}`;
        reached.set(outcome, (reached.get(outcome) ?? 0) + 1);
      }
    }),
    { numRuns: RUNS, seed: printSeed('transfers') },
  );
  // A status that no history reaches would not be tested.
  for (const outcome of [
    'confirmed null',
    'failed rejected_by_operator',
    'failed cancelled_by_user',
    'failed refused_by_custodian',
    'failed returned',
  ])
    expect([outcome, (reached.get(outcome) ?? 0) > 0]).toEqual([outcome, true]);
});
