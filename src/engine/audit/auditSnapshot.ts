/** One consistent view of the tables for the whole audit, and the list of violations found in it. */
import type { EngineConnection } from '../../store/connection/engineConnection';
import { type AuditProgress, type Finding, type Violation, violationOf } from './auditReport';
import { type AuditCheckId, CHECKS } from './checks';

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

  /** Records the check, and a violation unless `holds`. */
  expect(check: AuditCheckId, holds: boolean, finding: () => Finding): void {
    this.made.add(check);
    if (!holds) this.addViolation(check, finding());
  }
}
