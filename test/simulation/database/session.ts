/** One client's place in the simulated database: its transaction, and the statement it waits for. */
import type { Row, Tables } from './tables';

export interface Transaction {
  /** What it reads, when it began with a snapshot. */
  readonly snapshot: Tables | null;
  /** What it wrote, by table and key; nobody else sees it before the commit. */
  readonly changes: Map<string, Map<string, Row>>;
}

export type Reply =
  | { readonly error: Error }
  | { readonly error: null; readonly rows: readonly Row[]; readonly affected: number };

export class Session {
  alive = true;
  transaction: Transaction | null = null;
  /** Its commit can no longer be taken back, and is not yet seen by others. */
  flushing = false;
  /** Called once when the session ends under its client. */
  onEnd: (() => void) | undefined;

  constructor(readonly id: number) {}
}
