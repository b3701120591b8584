/**
 * Reads a user's own trades of one symbol in a period, or of one order, from the table `trades`. The period becomes a
 * range of sequences, along which the index of each half of the trades is read.
 */
import type { Knex } from 'knex';
import { archivedThrough } from '../archive/archiveProgress';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { HALVES, halvesOf, type OwnTrade, type OwnTradeRow, ownTradeFrom } from './tradeHistory';

export interface OwnTradesOfPeriod {
  readonly userId: number;
  readonly symbol: string;
  /** Only the trades of this order. */
  readonly orderId: number | undefined;
  /** Both ends are inclusive. */
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  /** Which trades are listed, if the period has more than the limit. Either way, the oldest one is the first. */
  readonly keep: 'oldest' | 'newest';
  readonly limit: number;
}

/** Both ends are inclusive. */
export interface SequenceRange {
  readonly first: number;
  readonly last: number;
}

/** A trade between two orders of the same user is listed twice, once for each half. */
export async function listOwnTradesOfPeriod(
  database: Knex,
  { userId, symbol, orderId, startMs, endMs, keep, limit }: OwnTradesOfPeriod,
): Promise<OwnTrade[]> {
  const range = await findSequenceRange(database, symbol, startMs, endMs);
  if (range === undefined) return [];
  const direction = keep === 'newest' ? 'desc' : 'asc';
  const inDirection = (column: string) => ({ column, order: direction }) as const;
  const ofEach = HALVES.map((half) =>
    halvesOf(database, half, { userId, symbol })
      .whereBetween('sequence', [range.first, range.last])
      .where(orderId === undefined ? {} : { [`${half}_order_id`]: orderId })
      .select('symbol', 'id', 'sequence', database.raw('? AS half', [half]))
      .orderBy([inDirection('sequence'), inDirection('symbol'), inDirection('id')])
      .limit(limit),
  );
  const page = database
    .unionAll(ofEach, true)
    .orderBy([inDirection('sequence'), inDirection('id'), { column: 'half' }])
    .limit(limit);
  const query = database('trades')
    .join(page.as('page'), (on) => on.on('page.symbol', 'trades.symbol').andOn('page.id', 'trades.id'))
    .orderBy(['page.id', 'page.half'])
    .select('trades.*', 'page.half');
  const rows: OwnTradeRow[] = await withTimeout(database, query);
  return rows.map(ownTradeFrom);
}

/** The sequences of the trades of these symbols in a period; undefined if it has no trades. */
export async function findTradeSequences(
  database: Knex,
  symbols: readonly string[],
  { startMs, endMs }: Pick<OwnTradesOfPeriod, 'startMs' | 'endMs'>,
): Promise<SequenceRange | undefined> {
  const found: SequenceRange[] = [];
  for (const symbol of symbols) {
    const range = await findSequenceRange(database, symbol, startMs, endMs);
    if (range !== undefined) found.push(range);
  }
  if (found.length === 0) return undefined;
  return {
    first: Math.min(...found.map(({ first }) => first)),
    last: Math.max(...found.map(({ last }) => last)),
  };
}

/** Undefined if the period has no trades. Times, ids and sequences of a symbol's trades increase together. */
async function findSequenceRange(
  database: Knex,
  symbol: string,
  startMs: number | undefined,
  endMs: number | undefined,
): Promise<SequenceRange | undefined> {
  const [archived, first, last] = await Promise.all([
    archivedThrough(database, 'own_trades'),
    startMs === undefined ? 0 : findSequenceAtTime(database, symbol, 'asc', startMs),
    endMs === undefined ? Number.MAX_SAFE_INTEGER : findSequenceAtTime(database, symbol, 'desc', endMs),
  ]);
  return first === undefined || last === undefined ? undefined : { first: Math.max(first, archived + 1), last };
}

/** The sequence of the symbol's first trade at this time or later (`asc`), or of the last one at it or earlier. */
async function findSequenceAtTime(
  database: Knex,
  symbol: string,
  direction: 'asc' | 'desc',
  timeMs: number,
): Promise<number | undefined> {
  const row: { readonly sequence: BigintColumn } | undefined = await withTimeout(
    database,
    database('trades')
      .where({ symbol })
      .where('time_ms', direction === 'asc' ? '>=' : '<=', timeMs)
      .orderBy([
        { column: 'time_ms', order: direction },
        { column: 'id', order: direction },
      ])
      .first('sequence'),
  );
  return row === undefined ? undefined : integerFrom(row.sequence);
}
