/** A client's session in the simulated database: its transaction, and the statement for which it waits. */
import type { Row, Tables } from './tableData';

export interface Transaction {
  /** The tables that it reads, if it began with a snapshot. */
  readonly snapshot: Tables | null;
  /** Uncommitted rows by table and key. Other sessions do not see them. */
  readonly changes: Map<string, Map<string, Row>>;
}

export type StatementReply =
  | { readonly error: Error }
  | { readonly error: null; readonly rows: readonly Row[]; readonly affected: number };

export class DatabaseSession {
  alive = true;
  transaction: Transaction | null = null;
  /** Its commit is durable and not visible to other sessions yet. */
  flushing = false;
  /** Called once when the database ends the session. */
  onEnd: (() => void) | undefined;

  constructor(
    readonly id: number,
    /** Tables that the session reads instead of the committed ones. */
    readonly view: Tables | undefined,
  ) {}
}
