/** Result of an audit. It is clean if and only if the list of violations is empty. */
import { type AuditCheckId, CHECKS, type Consequence } from './auditChecks';

/** Kinds of things that a check can find wrong. */
export type SubjectKind =
  | 'account'
  | 'asset'
  | 'audit_checkpoint'
  | 'book'
  | 'cancel_timer'
  | 'credential'
  | 'deposit'
  | 'event'
  | 'fee_schedule'
  | 'idempotency_key'
  | 'journal_entry'
  | 'kline'
  | 'operator_action'
  | 'order'
  | 'order_list'
  | 'portal_purchase'
  | 'prevented_match'
  | 'symbol'
  | 'trade'
  | 'user'
  | 'user_event'
  | 'withdrawal'
  | 'withdrawal_limit';

/** The object that is wrong, and where it is stored, if that is one row or one cell. */
export interface AuditSubject {
  readonly kind: SubjectKind;
  /** The id as text; the parts of a key of several columns are separated by spaces. Empty if the object has no id. */
  readonly id: string;
  readonly table: string | null;
  readonly column: string | null;
}

export interface Violation {
  readonly id: AuditCheckId;
  /** Text of the violated rule, as in `auditChecks`. */
  readonly check: string;
  readonly subject: AuditSubject;
  /** The value in the tables; null if there is none, or if there is no single value. */
  readonly stored: string | null;
  /** The correct value; null if the object should not exist, or if there is no single value. */
  readonly expected: string | null;
  readonly consequence: Consequence;
  /** The violation in words. */
  readonly detail: string;
}

/** The part of a violation that a check provides. */
export interface Finding {
  readonly subject: SubjectKind;
  readonly id: string | number;
  readonly table?: string;
  readonly column?: string;
  readonly stored?: string | number | bigint | null;
  readonly expected?: string | number | bigint | null;
  /** Description that follows the subject. By default, the stored and the expected value. */
  readonly detail?: string;
}

export function violationOf(id: AuditCheckId, finding: Finding): Violation {
  const { text, consequence } = CHECKS[id];
  const { table = null, column = null, subject: kind } = finding;
  const [stored, expected] = [textOf(finding.stored), textOf(finding.expected)];
  const name = [kind.replaceAll('_', ' '), String(finding.id)].filter((part) => part !== '').join(' ');
  const cell = table === null || column === null ? '' : ` ${table}.${column} is`;
  const detail = finding.detail ?? `${cell} ${stored ?? 'missing'} instead of ${expected ?? 'nothing'}`.trim();
  return {
    id,
    check: text,
    subject: { kind, id: String(finding.id), table, column },
    stored,
    expected,
    consequence,
    detail: `${name}: ${detail}`,
  };
}

function textOf(value: Finding['stored']): string | null {
  return value === undefined || value === null ? null : String(value);
}

/** Most violations that a log line or an error message lists. */
const NAMED_MAX = 3;

/** Formats the number: "1 violation", "2 violations". */
export function countViolations(count: number): string {
  return count === 1 ? '1 violation' : `${count} violations`;
}

/** The number of violations and the first of them. */
export function describeViolations(violations: readonly Violation[]): string {
  const named = violations.slice(0, NAMED_MAX).map(({ check, detail }) => `${check}: ${detail}`);
  const more = violations.length > NAMED_MAX ? [`and ${violations.length - NAMED_MAX} more`] : [];
  return `${countViolations(violations.length)} (${[...named, ...more].join('; ')})`;
}

export interface AuditProgress {
  readonly reading: 'events' | 'entries' | 'trades';
  /** Number of rows read so far. */
  readonly rows: number;
}

export interface AuditReport {
  /** Position in the event log that was audited. */
  readonly sequence: number;
  /** History up to this position was covered by previous audits; 0 if all of it was audited. */
  readonly since: number;
  /** Whether all history was audited, except what is archived. */
  readonly isComplete: boolean;
  /** Position of a checkpoint that disagreed with this report and was discarded; null if there was none. */
  readonly discardedCheckpoint: number | null;
  /** Null for the audit at a start, which audits memory itself, so that there is nothing to compare. */
  readonly bookHash: string | null;
  /** Number of audited items. */
  readonly counts: {
    readonly accounts: number;
    readonly entries: number;
    readonly orders: number;
    readonly trades: number;
    readonly klines: number;
    readonly events: number;
  };
  readonly checks: readonly string[];
  readonly violations: readonly Violation[];
}

/** What the last complete audit in quarantine found. */
export interface QuarantineReport {
  /** When the quarantine began. */
  readonly sinceMs: number;
  readonly checkedAtMs: number;
  readonly sequence: number;
  readonly violationCount: number;
  /** The violations, without those that operators have accepted before. On a gateway, only the first ones. */
  readonly violations: readonly Violation[];
  /**
   * A hash of exactly these violations. Operators name it when they accept the report, so that they accept what they
   * have seen.
   */
  readonly hash: string;
}
