/** One consistent view of the tables for the whole audit, and the list of violations found in it. */
import type { EngineConnection } from '../../store/connection/engineConnection';
import type { Violation } from './auditReport';

export class Snapshot {
  readonly violations: Violation[] = [];
  private readonly names = new Set<string>();

  constructor(private readonly connection: EngineConnection) {}

  get checks(): string[] {
    return Array.from(this.names);
  }

  rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.connection.rows<Row>(sql, values);
  }

  streamRows<Row extends object>(sql: string, values: readonly unknown[] = []): AsyncIterable<readonly Row[]> {
    return this.connection.streamRows<Row>(sql, values);
  }

  recordCheck(check: string): void {
    this.names.add(check);
  }

  addViolation(check: string, detail: string): void {
    this.violations.push({ check, detail });
  }

  /** Records the check, and a violation unless `holds`. */
  expect(check: string, holds: boolean, detail: () => string): void {
    this.names.add(check);
    if (!holds) this.violations.push({ check, detail: detail() });
  }
}
