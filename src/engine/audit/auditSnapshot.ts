/** One consistent view of the tables for the whole audit, and the list of violations found in it. */
import { isOutage } from '../../store/connection/database';
import type { EngineConnection } from '../../store/connection/engineConnection';
import { type AuditCheckId, CHECKS } from './auditChecks';
import { type AuditProgress, type Finding, type SubjectKind, type Violation, violationOf } from './auditReport';

export class Snapshot {
  readonly violations: Violation[] = [];
  private readonly made = new Set<AuditCheckId>();

  constructor(
    private readonly connection: EngineConnection,
    readonly reportProgress: (progress: AuditProgress) => void = () => undefined,
  ) {}

  get checks(): string[] {
    return Array.from(this.made, (id) => CHECKS[id].text);
  }

  rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.connection.rows<Row>(sql, values);
  }

  streamRows<Row extends object>(sql: string, values: readonly unknown[] = []): AsyncIterable<readonly Row[]> {
    return this.connection.streamRows<Row>(sql, values);
  }

  recordChecks(...checks: readonly AuditCheckId[]): void {
    for (const check of checks) this.made.add(check);
  }

  addViolation(check: AuditCheckId, finding: Finding): void {
    this.violations.push(violationOf(check, finding));
  }

  /**
   * Runs a check that may fail because the rows contradict each other so much that nothing can be computed from them.
   * In this case, records a violation and resolves to undefined; another check names the wrong cell.
   */
  async attempt<T>(subject: SubjectKind, check: () => T | Promise<T>, id = '*'): Promise<T | undefined> {
    try {
      return await check();
    } catch (error) {
      if (isOutage(error)) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      this.addViolation('rows_readable', { subject, id, detail: `a check cannot be made: ${reason}` });
      return undefined;
    }
  }

  /** Records the check, and a violation unless `holds`. */
  expect(check: AuditCheckId, holds: boolean, finding: () => Finding): void {
    this.made.add(check);
    if (!holds) this.addViolation(check, finding());
  }
}
