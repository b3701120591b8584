/**
 * Reads a user's own trades from the table `trades`. A trade has two halves, taker and maker, and each half is read
 * along its own index. Only the engine writes this table.
 */
import type { Knex } from 'knex';
import type { Trade } from '../../core/model/model';
import { archivedThrough } from '../archive/archiveProgress';
import type { CachedRowCounts } from '../connection/cachedRowCounts';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';
import { type TradeRow, tradeFromRow } from '../tables/orders';

/** The side of a trade that a user has. A trade between two of their own orders has both. */
export type TradeHalf = 'taker' | 'maker';

export interface OwnTrade {
  readonly half: TradeHalf;
  readonly trade: Trade;
  /** The sequence of the event of the trade. */
  readonly sequence: number;
}

export type OwnTradeRow = TradeRow & { readonly half: TradeHalf; readonly sequence: BigintColumn };

export function ownTradeFrom(row: OwnTradeRow): OwnTrade {
  return { half: row.half, trade: tradeFromRow(row), sequence: integerFrom(row.sequence) };
}

export const HALVES: readonly TradeHalf[] = ['taker', 'maker'];

export interface OwnTradeFilter {
  readonly userId: number;
  readonly symbol: string | undefined;
}

/**
 * The newest first. A trade between two orders of the same user is listed twice, once for each half. `sequences`: only
 * trades of these events; both ends are inclusive.
 */
export async function listOwnTrades(
  database: Knex,
  { sequences, ...filter }: OwnTradeFilter & { readonly sequences?: { readonly first: number; readonly last: number } },
  { limit, offset }: PageRange,
): Promise<OwnTrade[]> {
  const after = await archivedThrough(database, 'own_trades');
  const ofEach = HALVES.map((half) =>
    halvesOf(database, half, filter)
      .where('sequence', '>', after)
      .modify((rows) => {
        if (sequences !== undefined) void rows.whereBetween('sequence', [sequences.first, sequences.last]);
      })
      .select('symbol', 'id', 'sequence', database.raw('? AS half', [half]))
      // All trades of one event have one symbol, so sorting by symbol changes nothing. But it makes the order the
      // index's own, and the database does not sort.
      .orderBy([newestFirst('sequence'), newestFirst('symbol'), newestFirst('id')])
      .limit(limit + offset),
  );
  const page = database
    .unionAll(ofEach, true)
    .orderBy([newestFirst('sequence'), newestFirst('id'), { column: 'half' }])
    .limit(limit)
    .offset(offset);
  const query = database('trades')
    .join(page.as('page'), (on) => on.on('page.symbol', 'trades.symbol').andOn('page.id', 'trades.id'))
    .orderBy([newestFirst('page.sequence'), newestFirst('page.id'), { column: 'page.half' }])
    .select('trades.*', 'page.half');
  const rows: OwnTradeRow[] = await withTimeout(database, query);
  return rows.map(ownTradeFrom);
}

export interface OwnTradesFromId {
  readonly userId: number;
  readonly symbol: string;
  readonly fromId: number;
  /** Number of trades. The two halves of a trade between the user's own orders are never separated. */
  readonly limit: number;
}

/** The oldest first. Within a symbol, ids and sequences increase together. */
export async function listOwnTradesFromId(
  database: Knex,
  { userId, symbol, fromId, limit }: OwnTradesFromId,
): Promise<OwnTrade[]> {
  const first: { readonly sequence: BigintColumn } | undefined = await withTimeout(
    database,
    database('trades').where({ symbol }).where('id', '>=', fromId).orderBy('id').first('sequence'),
  );
  if (first === undefined) return [];
  const fromSequence = Math.max(integerFrom(first.sequence), (await archivedThrough(database, 'own_trades')) + 1);
  const ofEach = HALVES.map((half) =>
    halvesOf(database, half, { userId, symbol })
      .where('sequence', '>=', fromSequence)
      .where('id', '>=', fromId)
      .select('symbol', 'id', 'sequence', database.raw('? AS half', [half]))
      .orderBy(['sequence', 'symbol', 'id'])
      .limit(limit),
  );
  const query = database('trades')
    .join(database.unionAll(ofEach, true).as('page'), (on) =>
      on.on('page.symbol', 'trades.symbol').andOn('page.id', 'trades.id'),
    )
    .orderBy(['page.id', 'page.half'])
    .select('trades.*', 'page.half');
  const rows: OwnTradeRow[] = await withTimeout(database, query);
  const trades = rows.map(ownTradeFrom);
  const lastId = [...new Set(trades.map(({ trade }) => trade.id))].slice(0, limit).at(-1) ?? 0;
  return trades.filter(({ trade }) => trade.id <= lastId);
}

/** Counts the trades of events up to `through`. Those events must be durable, because the count is kept in `counts`. */
export async function countOwnTrades(
  database: Knex,
  counts: CachedRowCounts,
  { through, ...filter }: OwnTradeFilter & { readonly through: number },
  pieceRows?: number,
): Promise<number> {
  const after = await archivedThrough(database, 'own_trades');
  const countsOfHalves = HALVES.map((half) => {
    const name = `${half} ${filter.userId} ${filter.symbol ?? ''} ${after}`;
    return counts.count(
      {
        name,
        positionColumn: 'sequence',
        rows: () => halvesOf(database, half, filter).where('sequence', '<=', through),
        after,
      },
      pieceRows,
    );
  });
  const [taker = 0, maker = 0] = await Promise.all(countsOfHalves);
  return taker + maker;
}

/**
 * The index is forced because the optimizer would otherwise scan all trades of the symbol. The symbol is compared as an
 * expression: with a plain comparison the optimizer treats the column as constant, no longer recognizes the order as
 * the index's own, and sorts all of the user's trades.
 */
export function halvesOf(database: Knex, half: TradeHalf, { userId, symbol }: OwnTradeFilter): Knex.QueryBuilder {
  const halves = database
    .from(database.raw('trades FORCE INDEX (??)', [`trades_of_${half}`]))
    .where(`${half}_user_id`, userId);
  return symbol === undefined ? halves : halves.whereRaw('CONCAT(symbol) = ?', [symbol]);
}

function newestFirst(column: string) {
  return { column, order: 'desc' as const };
}
