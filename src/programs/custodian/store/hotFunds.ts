/** The funds of a network's hot wallet, and the effect on them of payments that no block contains yet. */
import type { Knex } from 'knex';
import type { BigintColumn } from '../../../store/connection/columnValues';
import type { HotFunds } from '../model/hotWallet';
import { transfersInState } from './coldTransfers';
import { immatureUnits } from './outputs';
import { timed } from './timed';
import { UNPAID_STATES } from './withdrawals';

/** Funds by asset; a missing one is zero. */
export async function readHotFunds(
  database: Knex,
  network: string,
  walletOf: (asset: string) => bigint,
): Promise<(asset: string) => HotFunds> {
  const waiting = await sums(
    database('withdrawals')
      .where({ network })
      .whereIn('state', UNPAID_STATES)
      .whereNull('payment_id')
      .whereNotNull('units'),
    'asset',
    'units',
  );
  const paid = await sums(
    database('withdrawals')
      .join('payments', 'payments.id', 'withdrawals.payment_id')
      .where({ 'payments.network': network, 'payments.state': 'pending' }),
    'withdrawals.asset',
    'withdrawals.units',
  );
  const fees = await pendingFees(database, network);
  // Rewards of blocks are coins of chains with outputs, which have one asset.
  const immature = await immatureUnits(database, network);
  const transfers = await transfersInState(database, network, 'pending');
  const moved = (direction: string, asset: string): bigint =>
    transfers
      .filter((one) => one.direction === direction && one.asset === asset)
      .reduce((sum, { units }) => sum + units, 0n);
  return (asset) => ({
    wallet: walletOf(asset) - immature,
    waiting: waiting.get(asset) ?? 0n,
    outgoing: (paid.get(asset) ?? 0n) + (fees.get(asset) ?? 0n) + moved('surplus', asset),
    incoming: moved('refill', asset),
  });
}

/** The highest fee of the versions of each pending payment that the hot wallet signed. */
async function pendingFees(database: Knex, network: string): Promise<ReadonlyMap<string, bigint>> {
  const rows: readonly { asset: string; units: BigintColumn }[] = await timed(
    database('payments')
      .join('transactions', 'transactions.payment_id', 'payments.id')
      .where({ 'payments.network': network, 'payments.state': 'pending' })
      .whereNot('payments.purpose', 'refill')
      .groupBy('payments.id', 'transactions.fee_asset')
      .select('transactions.fee_asset as asset', database.raw('max(transactions.fee_units) as units')),
  );
  const fees = new Map<string, bigint>();
  for (const { asset, units } of rows) fees.set(asset, (fees.get(asset) ?? 0n) + BigInt(units));
  return fees;
}

async function sums(query: Knex.QueryBuilder, asset: string, units: string): Promise<ReadonlyMap<string, bigint>> {
  const rows: readonly { asset: string; units: BigintColumn }[] = await timed(
    query.groupBy(asset).select(`${asset} as asset`).sum({ units }),
  );
  return new Map(rows.map((row) => [row.asset, BigInt(row.units)]));
}
