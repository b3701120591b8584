/**
 * Exact counts of append-only rows: each new row has a higher position than all rows before it, and rows are deleted
 * only from the low end (by the archive). A finished count is kept in memory, so that the next one counts only the new
 * rows. The first count of millions of rows is split into pieces, each of which stays within the query timeout.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from './columnValues';
import { countRows, withTimeout } from './database';

/** The database counts this many rows well within the query timeout. */
const PIECE_ROWS = 200_000;
/** Counts kept in memory. Beyond that, the least recently updated count is dropped. */
const COUNTS_MAX = 20_000;

export interface AppendOnlyRows {
  /** Identifies this set of rows among the counts in memory. */
  readonly name: string;
  /** A bigint column that increases from row to row. Only rows of one transaction may have the same value. */
  readonly positionColumn: string;
  readonly rows: () => Knex.QueryBuilder;
  /** Rows up to and including this position are not counted. */
  readonly after?: number;
}

interface Counted {
  readonly count: number;
  readonly through: number;
}

export class CachedRowCounts {
  private readonly counts = new Map<string, Counted>();

  constructor(private readonly database: Knex) {}

  /** The number of rows. If a count fails half-way, the next one resumes after the last piece that was counted. */
  async count(appendOnly: AppendOnlyRows, pieceRows = PIECE_ROWS): Promise<number> {
    const { database } = this;
    let counted = this.counts.get(appendOnly.name) ?? { count: 0, through: appendOnly.after ?? 0 };
    for (;;) {
      const piece = await findNextPiece(database, appendOnly, counted, pieceRows);
      if (piece.through === counted.through) return counted.count;
      const isLast = piece.count < pieceRows;
      // A full piece may have ended between rows of the same position: count through that position completely.
      const more = isLast
        ? piece.count
        : await countRows(database, rowsBetween(appendOnly, counted.through, piece.through));
      counted = { count: counted.count + more, through: piece.through };
      this.storeCount(appendOnly.name, counted);
      if (isLast) return counted.count;
    }
  }

  private storeCount(name: string, counted: Counted): void {
    this.counts.delete(name);
    this.counts.set(name, counted);
    const [oldest] = this.counts.keys();
    if (this.counts.size > COUNTS_MAX && oldest !== undefined) this.counts.delete(oldest);
  }
}

/** Counts the first `pieceRows` rows that were not counted yet, and returns the position of the last of them. */
async function findNextPiece(
  database: Knex,
  { positionColumn, rows }: AppendOnlyRows,
  { through }: Counted,
  pieceRows: number,
): Promise<Counted> {
  const piece = rows()
    .where(positionColumn, '>', through)
    .orderBy(positionColumn)
    .limit(pieceRows)
    .select({ position: positionColumn });
  const query = database.from(piece.as('piece')).count({ count: '*' }).max({ through: 'position' }).first();
  const row: { readonly count: BigintColumn; readonly through: BigintColumn | null } | undefined = await withTimeout(
    database,
    query,
  );
  return { count: integerFrom(row?.count ?? 0), through: optionalIntegerFrom(row?.through ?? null) ?? through };
}

function rowsBetween({ positionColumn, rows }: AppendOnlyRows, after: number, through: number): Knex.QueryBuilder {
  return rows().where(positionColumn, '>', after).where(positionColumn, '<=', through);
}
