/**
 * Quarantine: an exchange whose tables contradict each other still answers. It serves reads, streams, cancellations,
 * sign-in and the operators' console, and refuses every command that would build on balances that are perhaps wrong. It
 * begins with the audit at a start or takeover, and ends when a complete audit finds nothing that two operators have not
 * accepted, or when they accept what the last one found.
 *
 * This is the only place where the engine decides what it takes and does (`core/model/commands`, `isTakenInQuarantine`).
 */
import { createHash } from 'node:crypto';
import { canCloseOrders } from '../core/decide/closableOrders';
import type { Exchange } from '../core/exchange';
import { type CommandType, isTakenInQuarantine, partsOf, type QueuedCommand } from '../core/model/commands';
import { HOUSE } from '../core/model/model';
import type { AuditReport, QuarantineReport, SubjectKind, Violation } from './audit/auditReport';
import type { AuditCheckId } from './audit/checks';
import { Outage } from './types';

const NOT_AUDITED = 'The exchange is audited before it takes commands. Nothing was changed; retry.';
const IN_QUARANTINE = 'The exchange is in quarantine. Nothing was changed.';
const DAMAGED =
  'The exchange is in quarantine, and the command concerns something that its audit found damaged. Nothing was changed.';

/** Names what an audit found. A value that is wrong by the same amount is the same violation, however often it changed. */
export function fingerprintOfViolation({ id, subject, stored, expected, detail }: Violation): string {
  const difference = differenceOf(stored, expected);
  const value = difference ?? (stored === null && expected === null ? detail : [stored, expected]);
  return JSON.stringify([id, subject.kind, subject.id, subject.table, subject.column, value]);
}

const DECIMAL = /^(-?)(\d{1,40})(?:\.(\d{1,18}))?$/;

/** Undefined unless both are numbers. */
function differenceOf(stored: string | null, expected: string | null): string | undefined {
  const [a, b] = [stored, expected].map((text) => {
    const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text ?? '') ?? [];
    return sign === undefined ? undefined : BigInt(`${sign}${whole}${fraction.padEnd(18, '0')}`);
  });
  return a === undefined || b === undefined ? undefined : String(a - b);
}

/**
 * These say that a balance is not the sum of what orders hold. If the row of the balance is wrong, other checks say so,
 * too; otherwise an order is, and the balance can be changed.
 */
const SUMS: ReadonlySet<AuditCheckId> = new Set(['held_balance']);

export class Quarantine {
  private state: 'open' | 'not_audited' | 'quarantine' = 'open';
  private newest: QuarantineReport | undefined;
  /** What the report names: kind and id. */
  private damaged: ReadonlySet<string> = new Set();

  /** Whether the exchange is in quarantine. */
  get isActive(): boolean {
    return this.state === 'quarantine';
  }

  /** Undefined outside of quarantine. */
  get report(): QuarantineReport | undefined {
    return this.newest;
  }

  /** Whether the engine takes all commands and does its own work: no quarantine, and audited where that was required. */
  get isOpen(): boolean {
    return this.state === 'open';
  }

  /** While tables are being audited before the first command, nothing may be decided at all. */
  get mayDecide(): boolean {
    return this.state !== 'not_audited';
  }

  /** Until `end` or `begin`, nothing is decided. */
  awaitAudit(): void {
    this.state = 'not_audited';
  }

  /** Begins or continues the quarantine with what an audit has found. */
  begin({ sequence }: Pick<AuditReport, 'sequence'>, violations: readonly Violation[], nowMs: number): void {
    const text = violations.map(fingerprintOfViolation).sort().join('\n');
    const hash = createHash('sha256').update(text).digest('hex');
    this.newest = {
      sinceMs: this.newest?.sinceMs ?? nowMs,
      checkedAtMs: nowMs,
      sequence,
      violationCount: violations.length,
      violations,
      hash,
    };
    const damages = violations.filter(({ id }) => !SUMS.has(id));
    this.damaged = new Set(damages.map(({ subject }) => `${subject.kind} ${subject.id}`));
    this.state = 'quarantine';
  }

  end(): void {
    this.state = 'open';
    this.newest = undefined;
    this.damaged = new Set();
  }

  /** Throws `Outage` if the engine does not take this command now; a batch is taken as a whole or not at all. */
  assertTakes(command: QueuedCommand): void {
    if (this.state === 'open') return;
    if (this.state === 'not_audited') throw new Outage('not_done', NOT_AUDITED);
    for (const { type } of partsOf(command)) assertTakenInQuarantine(type);
  }

  /** The outage of a command that cannot be decided because of the damage; undefined if it can. */
  refuseDamaged(exchange: Exchange, command: QueuedCommand): Outage | undefined {
    if (!this.isActive) return undefined;
    const mayDecide =
      command.type === 'cancel_withdrawal'
        ? this.mayRefund(exchange, command.withdrawalId)
        : this.mayClose(exchange, closedBy(command));
    return mayDecide ? undefined : new Outage('quarantine', DAMAGED);
  }

  /** Whether orders can be closed. Outside of quarantine, closing an order that cannot be closed is a bug. */
  mayClose(exchange: Exchange, orderIds: readonly number[]): boolean {
    return !this.isActive || canCloseOrders(exchange, orderIds, this);
  }

  hasOrder(id: number): boolean {
    return this.isDamaged('order', id);
  }

  hasAccount(id: number): boolean {
    return this.isDamaged('account', id);
  }

  /** A violation without an id stands for rows that are too many to be named. */
  private isDamaged(kind: SubjectKind, id: number): boolean {
    return this.damaged.has(`${kind} ${id}`) || this.damaged.has(`${kind} `);
  }

  /** A refund changes balances of the user and of the house. One that is not open is refused by the decision itself. */
  private mayRefund({ openWithdrawals, accounts }: Exchange, id: number): boolean {
    const withdrawal = openWithdrawals.get(id);
    if (withdrawal === undefined) return true;
    if (this.isDamaged('withdrawal', id)) return false;
    for (const owner of [HOUSE, withdrawal.userId])
      for (const account of accounts.accountsOf(owner))
        if (account.asset === withdrawal.asset && this.hasAccount(account.id)) return false;
    return true;
  }
}

/** Throws `Outage` unless commands of the type are taken in quarantine. */
export function assertTakenInQuarantine(type: CommandType): void {
  if (!isTakenInQuarantine(type)) throw new Outage('quarantine', IN_QUARANTINE);
}

function closedBy(command: QueuedCommand): readonly number[] {
  if (command.type === 'cancel_order') return [command.orderId];
  if (command.type !== 'order_batch') return [];
  return command.parts.flatMap((part) => (part.type === 'cancel_order' ? [part.orderId] : []));
}
