/**
 * Digests of rows that are few and can be open for long: the rules of the market, armed timers, open withdrawals and
 * deposits. A checkpoint keeps one for each row. So an audit from it notices each change of such a row that no event has
 * made, and each row that was added or deleted. Orders are too many for this (`checkpoint.ts`).
 */
import { hash } from 'node:crypto';
import { BOOKS } from '../../store/engine/commitBatch';
import { CANCEL_TIMERS } from '../../store/tables/cancelTimers';
import { ASSETS, FEES, SYMBOLS, WITHDRAWAL_LIMITS } from '../../store/tables/market';
import { DEPOSITS, WITHDRAWALS } from '../../store/tables/transfers';
import type { Snapshot } from './auditSnapshot';
import { AUDITED_TABLES, type AuditedTable, type ChangedRows, reportSurplus, type StoredRow } from './changedRows';
import type { OpenRows } from './checkpoint';

/** The condition for open rows, by table. Without a condition, all rows of the table count as open. */
const OPEN_ROWS: ReadonlyMap<string, string> = new Map([
  [ASSETS.name, ''],
  [SYMBOLS.name, ''],
  [FEES.name, ''],
  [WITHDRAWAL_LIMITS.name, ''],
  [BOOKS.name, ''],
  [CANCEL_TIMERS.name, ' WHERE deadline_ms > 0'],
  [WITHDRAWALS.name, " WHERE status IN ('queued', 'sending', 'sent')"],
  [DEPOSITS.name, " WHERE status IN ('pending', 'processing')"],
]);
const DIGEST_LENGTH = 16;
/** Column with the first event of an asset or symbol. Later events change the row but not this column. */
const LISTING = 'listing';

/** Checks the open rows, and resolves to their digests for the next checkpoint. */
export async function checkOpenRows(
  snapshot: Snapshot,
  changes: ChangedRows,
  { sequence, openRows }: { readonly sequence: number; readonly openRows: OpenRows },
): Promise<OpenRows> {
  const now: Record<string, Readonly<Record<string, string>>> = {};
  for (const audited of AUDITED_TABLES) {
    const { name } = audited.table;
    const condition = OPEN_ROWS.get(name);
    if (condition === undefined) continue;
    const { digests: found, listings } = await readDigests(snapshot, audited, condition);
    now[name] = found;
    if (sequence > 0) compare(snapshot, changes, audited, { before: openRows[name] ?? {}, found });
    if (!audited.table.columns.includes(LISTING)) continue;
    now[`${name}.${LISTING}`] = listings;
    compareListings(snapshot, audited, openRows[`${name}.${LISTING}`] ?? {}, listings);
  }
  return now;
}

async function readDigests(
  snapshot: Snapshot,
  { table, key }: AuditedTable,
  condition: string,
): Promise<Record<'digests' | 'listings', Record<string, string>>> {
  const digests: Record<string, string> = {};
  const listings: Record<string, string> = {};
  const columns = table.columns.map((column) => `\`${column}\``).join(', ');
  for await (const rows of snapshot.streamRows<StoredRow>(`SELECT ${columns} FROM ${table.name}${condition}`))
    for (const row of rows) {
      const text = JSON.stringify(table.columns.map((column) => row[column]));
      const id = key.map((column) => String(row[column as string])).join(' ');
      digests[id] = hash('sha256', text, 'hex').slice(0, DIGEST_LENGTH);
      listings[id] = String(row[LISTING]);
    }
  return { digests, listings };
}

function compare(
  snapshot: Snapshot,
  changes: ChangedRows,
  audited: AuditedTable,
  { before, found }: { readonly before: Readonly<Record<string, string>>; readonly found: Record<string, string> },
): void {
  const { table, subject, isCounted } = audited;
  const isUnchanged = (id: string) => !changes.hasChanged(table, isCounted === true ? Number(id) : id);
  for (const [id, digest] of Object.entries(before))
    if (found[id] !== digest && isUnchanged(id))
      snapshot.addViolation('rows_of_events', {
        subject,
        id,
        table: table.name,
        detail: `its row in ${table.name} is not as it was at the checkpoint, and no event has changed it since`,
      });
  for (const id of Object.keys(found))
    if (before[id] === undefined && isUnchanged(id)) reportSurplus(snapshot, audited, id);
}

/** Compares the columns of first events. A checkpoint of an older version has no digests of them. */
function compareListings(
  snapshot: Snapshot,
  { table, subject }: AuditedTable,
  before: Readonly<Record<string, string>>,
  found: Readonly<Record<string, string>>,
): void {
  for (const [id, expected] of Object.entries(before)) {
    const stored = found[id];
    if (stored !== undefined && stored !== expected)
      snapshot.addViolation('rows_of_events', { subject, id, table: table.name, column: LISTING, stored, expected });
  }
}
