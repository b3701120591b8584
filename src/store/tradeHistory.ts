/** Reads a user's own halves of trades from the table `trades`, along one index each. Never writes; the engine does. */
import type { Knex } from 'knex';
import type { Trade } from '../core/model';
import { archivedThrough } from './archived';
import { bounded } from './database';
import { countGrowing } from './growingCounts';
import type { Page } from './orders';
import { type TradeRow, tradeFromRow } from './tables/orders';

export type Half = 'taker' | 'maker';

export interface OwnTrade {
  readonly half: Half;
  readonly trade: Trade;
}

const HALVES: readonly Half[] = ['taker', 'maker'];

interface Whose {
  readonly userId: number;
  readonly symbol: string | undefined;
}

/** Newest first; a trade with oneself has both halves. */
export async function listOwnTrades(database: Knex, whose: Whose, { limit, offset }: Page): Promise<OwnTrade[]> {
  const after = await archivedThrough(database, 'own_trades');
  const ofEach = HALVES.map((half) =>
    halvesOf(database, half, whose)
      .where('sequence', '>', after)
      .select('symbol', 'id', 'sequence', database.raw('? AS half', [half]))
      // One event is of one symbol, so that between the other two it changes nothing; with it they are the index's own order.
      .orderBy([newest('sequence'), newest('symbol'), newest('id')])
      .limit(limit + offset),
  );
  const page = database
    .unionAll(ofEach, true)
    .orderBy([newest('sequence'), newest('id'), { column: 'half' }])
    .limit(limit)
    .offset(offset);
  const query = database('trades')
    .join(page.as('page'), (on) => on.on('page.symbol', 'trades.symbol').andOn('page.id', 'trades.id'))
    .orderBy([newest('page.sequence'), newest('page.id'), { column: 'page.half' }])
    .select('trades.*', 'page.half');
  const rows: (TradeRow & { readonly half: Half })[] = await bounded(database, query);
  return rows.map((row) => ({ half: row.half, trade: tradeFromRow(row) }));
}

/** Of events up to `through`, which are sure to stay: what was counted is remembered. */
export async function countOwnTrades(
  database: Knex,
  { through, ...whose }: Whose & { readonly through: number },
  pieceRows?: number,
): Promise<number> {
  const after = await archivedThrough(database, 'own_trades');
  const counts = HALVES.map((half) => {
    const name = `${half} ${whose.userId} ${whose.symbol ?? ''} ${after}`;
    return countGrowing(
      database,
      { name, place: 'sequence', rows: () => halvesOf(database, half, whose).where('sequence', '<=', through), after },
      pieceRows,
    );
  });
  const [taker = 0, maker = 0] = await Promise.all(counts);
  return taker + maker;
}

/**
 * The index is named because the optimizer would rather look through all trades of a symbol. The symbol is compared as an expression because a column that is
 * known leaves the order, which is then no longer seen to be the index's, and all of the user's halves would be sorted.
 */
function halvesOf(database: Knex, half: Half, { userId, symbol }: Whose): Knex.QueryBuilder {
  const halves = database
    .from(database.raw('trades FORCE INDEX (??)', [`trades_of_${half}`]))
    .where(`${half}_user_id`, userId);
  return symbol === undefined ? halves : halves.whereRaw('CONCAT(symbol) = ?', [symbol]);
}

function newest(column: string) {
  return { column, order: 'desc' as const };
}
