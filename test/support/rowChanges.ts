/** Changes rows of a table as somebody with write access to the database would, or as a server does. */
import type { CredentialTable } from '../../src/store/secrets/codedTables';
import type { TestExchange } from './exchange';
import { updateCredential } from './storedCredentials';

type Change = Readonly<Record<string, unknown>>;

export function rowChanges(exchange: () => TestExchange) {
  /** As a writer of the tables. Runs `work`, and changes the row back. */
  async function withChangedRow(
    table: string,
    where: object,
    change: Change,
    work: () => Promise<void>,
  ): Promise<void> {
    const rows = exchange().database(table).where(where);
    const before: Record<string, unknown> = await rows.clone().first(Object.keys(change));
    await rows.clone().update(change);
    try {
      await work();
    } finally {
      await rows.clone().update(before);
    }
  }

  /**
   * The same with a code that fits to the changed row, which a writer of the tables cannot make: what is also bound to
   * the secret of the row must be refused nevertheless.
   */
  async function withChangedCredential(
    table: CredentialTable,
    where: object,
    change: Change,
    work: () => Promise<void>,
  ): Promise<void> {
    const before: Record<string, unknown> = await exchange().database(table).where(where).first(Object.keys(change));
    await updateCredential(exchange(), { table, where }, change);
    try {
      await work();
    } finally {
      await updateCredential(exchange(), { table, where }, before);
    }
  }

  /** Whether the log of the server tells of a changed row. */
  const isReported = (table: string): boolean =>
    exchange().lines.some((line) => line.includes(`"table":"${table}"`) && line.includes('does not belong to its row'));

  return { withChangedRow, withChangedCredential, isReported };
}
