/** A database without faults, except for those that a test has planned. */
import type { DatabaseFaults, StatementFate } from './databaseFaults';

const CALM: StatementFate = { fault: 'none', requestMs: 0.1, flushMs: 0.5, replyMs: 0.1 };

/** Faults for the next statements with the given beginnings; each is applied once. */
export class PlannedFaults implements DatabaseFaults {
  private readonly plan: { readonly at: string; readonly fate: Partial<StatementFate> }[] = [];
  /** Whether the database continues the statements of a closed connection and keeps its session. */
  holdsOn = true;

  next(...plan: { at: string; fate: Partial<StatementFate> }[]): void {
    this.plan.push(...plan);
  }

  fateOf(sql: string): StatementFate {
    const index = this.plan.findIndex(({ at }) => sql.startsWith(at));
    const [planned] = index < 0 ? [] : this.plan.splice(index, 1);
    return { ...CALM, ...planned?.fate };
  }

  continuesAfterDisconnect(): boolean {
    return this.holdsOn;
  }

  lingerMs(): number {
    return this.holdsOn ? 60_000 : 0;
  }
}
