/**
 * How much the exchange has in its tables that the custodian has on chains, by asset and network: deposits that the custodian
 * reported and withdrawals, both with at least one confirmation. Final rows are summed up once and remembered, so that a
 * comparison reads only newer rows.
 */
import type { Knex } from 'knex';
import { type Amount, amountFrom } from '../../core/values/decimal';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

export interface OnChainTotal {
  readonly asset: string;
  readonly network: string;
  readonly amount: Amount;
  /** Rows. */
  readonly count: number;
}

export interface OnChainTotals {
  readonly deposits: readonly OnChainTotal[];
  readonly withdrawals: readonly OnChainTotal[];
}

type TransferTable = 'deposits' | 'withdrawals';

/** Read by one query, well within the query timeout. */
const PIECE_ROWS = 100_000;

interface Summed {
  /** Rows up to and including this id are final and in `totals`. */
  readonly through: number;
  readonly totals: ReadonlyMap<string, OnChainTotal>;
}

const NOTHING: Summed = { through: 0, totals: new Map() };

export class OnChainTotalsReader {
  private readonly known = new Map<TransferTable, Summed>();

  constructor(private readonly database: Knex) {}

  async read(): Promise<OnChainTotals> {
    return { deposits: await this.sum('deposits'), withdrawals: await this.sum('withdrawals') };
  }

  /** The next reading begins with the first row. A failed deposit, for example, may have been credited after all. */
  forget(): void {
    this.known.clear();
  }

  private async sum(table: TransferTable): Promise<readonly OnChainTotal[]> {
    const { database } = this;
    let summed = this.known.get(table) ?? NOTHING;
    let areFinal = true;
    for (;;) {
      const end = await endOfPiece(database, table, summed.through, PIECE_ROWS);
      if (end === undefined) return [...summed.totals.values()];
      const piece = { after: summed.through, through: end };
      areFinal &&= (await countOpenTransfers(database, table, piece)) === 0;
      summed = { through: end, totals: added(summed.totals, await sumTransfers(database, table, piece)) };
      if (areFinal) this.known.set(table, summed);
    }
  }
}

function added(
  sums: ReadonlyMap<string, OnChainTotal>,
  more: readonly OnChainTotal[],
): ReadonlyMap<string, OnChainTotal> {
  const result = new Map(sums);
  for (const { asset, network, amount, count } of more) {
    const key = `${asset} ${network}`;
    const before = result.get(key);
    result.set(key, {
      ...{ asset, network },
      amount: amount + (before?.amount ?? 0n),
      count: count + (before?.count ?? 0),
    });
  }
  return result;
}

export interface Piece {
  /** Excluded. */
  readonly after: number;
  /** Included. */
  readonly through: number;
}

/** The id of the last of the next rows; undefined if there are none. */
export async function endOfPiece(
  database: Knex,
  table: TransferTable,
  after: number,
  rows: number,
): Promise<number | undefined> {
  const next = database(table).where('id', '>', after).orderBy('id').limit(rows).select('id').as('next');
  const found: readonly { end?: BigintColumn | null }[] = await withTimeout(
    database,
    database(next).max({ end: 'id' }),
  );
  return optionalIntegerFrom(found[0]?.end ?? null) ?? undefined;
}

interface SumRow {
  readonly asset: string;
  readonly network: string;
  readonly amount: string;
  readonly count: BigintColumn;
}

/** Counts the transfers that may still change. */
export async function countOpenTransfers(
  database: Knex,
  table: TransferTable,
  { after, through }: Piece,
): Promise<number> {
  const open = table === 'deposits' ? ['pending', 'processing'] : ['queued', 'sending', 'sent'];
  const query = database(table)
    .whereBetween('id', [after + 1, through])
    .whereIn('status', open)
    .count({ count: '*' });
  const rows: readonly { count?: BigintColumn }[] = await withTimeout(database, query);
  return integerFrom(rows[0]?.count ?? 0);
}

export async function sumTransfers(
  database: Knex,
  table: TransferTable,
  { after, through }: Piece,
): Promise<readonly OnChainTotal[]> {
  const query = database(table)
    .whereBetween('id', [after + 1, through])
    .whereNotNull('network')
    .where((counted) => void (table === 'deposits' ? reportedDeposits(counted) : minedWithdrawals(counted)))
    .groupBy('asset', 'network')
    .sum({ amount: 'amount' })
    .count({ count: '*' })
    .select<SumRow[]>('asset', 'network');
  const rows: readonly SumRow[] = await withTimeout(database, query);
  return rows.map(({ asset, network, amount, count }) => ({
    ...{ asset, network },
    amount: amountFrom(amount),
    count: integerFrom(count),
  }));
}

/** Operators and simulations give their deposits references of another form than `network:txid:output`. */
function reportedDeposits(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query.whereIn('status', ['processing', 'completed']).whereRaw("reference like concat(network, ':%')");
}

function minedWithdrawals(query: Knex.QueryBuilder): Knex.QueryBuilder {
  return query
    .where('status', 'confirmed')
    .orWhere((sent) => void sent.where('status', 'sent').where('confirmations', '>', 0));
}
