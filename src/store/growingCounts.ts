/**
 * Exact counts of rows that are only ever added, each at a place after all that were there before, and go at the other end alone. What was counted once is remembered, so that a list of
 * millions is counted from where the last count ended, and a first count is made of pieces that each end in time.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from './columns';
import { bounded, countRows } from './database';

/** What a database counts well within the time that a query has. */
const PIECE_ROWS = 200_000;
/** Beyond that, the one that was longest not added to is forgotten. */
const REMEMBERED_MAX = 20_000;

export interface GrowingRows {
  /** Tells these rows from others. */
  readonly name: string;
  /** A bigint column, rising from row to row; several rows may share a place, but only those of one transaction. */
  readonly place: string;
  readonly rows: () => Knex.QueryBuilder;
  /** Those up to this place do not count. */
  readonly after?: number;
}

interface Counted {
  readonly count: number;
  readonly through: number;
}

const remembered = new WeakMap<Knex, Map<string, Counted>>();

/** How many there are. A count that was given up half-way goes on where it was the next time. */
export async function countGrowing(database: Knex, growing: GrowingRows, pieceRows = PIECE_ROWS): Promise<number> {
  let counted = remembered.get(database)?.get(growing.name) ?? { count: 0, through: growing.after ?? 0 };
  for (;;) {
    const piece = await nextPiece(database, growing, counted, pieceRows);
    if (piece.through === counted.through) return counted.count;
    const isLast = piece.count < pieceRows;
    // A full piece may have ended among rows of one place.
    const more = isLast ? piece.count : await countRows(database, between(growing, counted.through, piece.through));
    counted = { count: counted.count + more, through: piece.through };
    remember(database, growing.name, counted);
    if (isLast) return counted.count;
  }
}

/** The first rows after those that were counted, and the place of the last of them. */
async function nextPiece(
  database: Knex,
  { place, rows }: GrowingRows,
  { through }: Counted,
  pieceRows: number,
): Promise<Counted> {
  const piece = rows().where(place, '>', through).orderBy(place).limit(pieceRows).select({ place });
  const query = database.from(piece.as('piece')).count({ count: '*' }).max({ through: 'place' }).first();
  const row: { readonly count: BigintColumn; readonly through: BigintColumn | null } | undefined = await bounded(
    database,
    query,
  );
  return { count: integerFrom(row?.count ?? 0), through: optionalIntegerFrom(row?.through ?? null) ?? through };
}

function between({ place, rows }: GrowingRows, after: number, through: number): Knex.QueryBuilder {
  return rows().where(place, '>', after).where(place, '<=', through);
}

function remember(database: Knex, name: string, counted: Counted): void {
  const all = remembered.get(database) ?? new Map<string, Counted>();
  remembered.set(database, all);
  all.delete(name);
  all.set(name, counted);
  const [oldest] = all.keys();
  if (all.size > REMEMBERED_MAX && oldest !== undefined) all.delete(oldest);
}
