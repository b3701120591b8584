/** What an audit found. An empty list of violations is the only clean result. */
export interface Violation {
  /** A1 to A14, or LOG for the event log itself. */
  readonly check: string;
  readonly detail: string;
}

export interface AuditReport {
  /** The event log's position that was audited. */
  readonly sequence: number;
  /** Of history before this position, earlier audits told; 0: all of it was looked at. */
  readonly since: number;
  /** Null where memory is the very reading that was audited, at a start: there is nothing to compare. */
  readonly bookHash: string | null;
  /** How many of each were looked at. */
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
