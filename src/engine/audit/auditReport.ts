/** Result of an audit. It is clean if and only if the list of violations is empty. */
export interface Violation {
  /** Text of the violated rule. It begins with A1 to A15, or LOG for the logs. */
  readonly check: string;
  readonly detail: string;
}

export interface AuditReport {
  /** Position in the event log that was audited. */
  readonly sequence: number;
  /** History up to this position was covered by previous audits; 0 if all of it was audited. */
  readonly since: number;
  /** Null in the audit at a start, where memory was audited itself and there is nothing to compare. */
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
