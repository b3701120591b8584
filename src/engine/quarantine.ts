/**
 * Quarantine: an exchange whose tables contradict each other still answers. It serves reads, streams, cancellations,
 * sign-in and the operators' console, and refuses every command that would build on balances that are perhaps wrong. It
 * begins with the audit at a start or takeover, and ends when a complete audit finds nothing that two operators have
 * not accepted, or when they accept what the last one found.
 *
 * This is the only place where the engine decides which commands it takes and which work it starts
 * (`core/model/commands`, `isTakenInQuarantine`).
 */
import { createHash } from 'node:crypto';
import { canCloseOrders } from '../core/decide/closableOrders';
import type { Exchange } from '../core/exchange';
import { type CommandType, isTakenInQuarantine, partsOf, type QueuedCommand } from '../core/model/commands';
import { HOUSE } from '../core/model/model';
import type { AuditCheckId } from './audit/auditChecks';
import type { AuditReport, QuarantineReport, SubjectKind, Violation } from './audit/auditReport';
import { Outage } from './types';

const NOT_AUDITED = 'The exchange is audited before it takes commands. Nothing was changed; retry.';
const IN_QUARANTINE = 'The exchange is in quarantine. Nothing was changed.';
const DAMAGED =
  'The exchange is in quarantine, and the command concerns something that its audit found damaged. Nothing was changed.';

/**
 * A text that identifies a violation. A value that is wrong by the same difference is the same violation, even if the
 * value changes.
 */
export function fingerprintOfViolation({ id, subject, stored, expected, detail }: Violation): string {
  const difference = differenceOf(stored, expected);
  const value = difference ?? (stored === null && expected === null ? detail : [stored, expected]);
  return JSON.stringify([id, subject.kind, subject.id, subject.table, subject.column, value]);
}

const DECIMAL = /^(-?)(\d{1,40})(?:\.(\d{1,18}))?$/;

/** The difference of two amounts as text; undefined unless both are numbers. */
function differenceOf(stored: string | null, expected: string | null): string | undefined {
  const [a, b] = [stored, expected].map((text) => {
    const [, sign, whole = '', fraction = ''] = DECIMAL.exec(text ?? '') ?? [];
    return sign === undefined ? undefined : BigInt(`${sign}${whole}${fraction.padEnd(18, '0')}`);
  });
  return a === undefined || b === undefined ? undefined : String(a - b);
}

/**
 * Checks whose violation says that a balance is not the sum of what orders hold. They do not mark the balance as
 * damaged: if its row is wrong, other checks report it, too; otherwise an order is wrong.
 */
const BALANCE_SUM_CHECKS: ReadonlySet<AuditCheckId> = new Set(['held_balance']);

export class Quarantine {
  private state: 'open' | 'not_audited' | 'quarantine' = 'open';
  private newest: QuarantineReport | undefined;
  /** The rows that the report names, as texts of kind and id. */
  private damaged: ReadonlySet<string> = new Set();

  /** Whether the exchange is in quarantine. */
  get isActive(): boolean {
    return this.state === 'quarantine';
  }

  /** The report of the quarantine; undefined if there is none. */
  get report(): QuarantineReport | undefined {
    return this.newest;
  }

  /**
   * Whether the engine takes all commands and starts its own work: there is no quarantine, and a required audit has
   * ended.
   */
  get isOpen(): boolean {
    return this.state === 'open';
  }

  /** Whether anything may be decided: false while the tables are audited before the first command. */
  get mayDecide(): boolean {
    return this.state !== 'not_audited';
  }

  /** From now on nothing is decided until `end` or `begin` is called. */
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
    const damages = violations.filter(({ id }) => !BALANCE_SUM_CHECKS.has(id));
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

  /**
   * Whether the report names this row. A violation without an id stands for too many rows to name, so it covers all
   * rows of its kind.
   */
  private isDamaged(kind: SubjectKind, id: number): boolean {
    return this.damaged.has(`${kind} ${id}`) || this.damaged.has(`${kind} `);
  }

  /**
   * Whether the withdrawal can be refunded, which changes balances of the user and of the house. A withdrawal that is
   * not open may pass, because the decision itself refuses it.
   */
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
