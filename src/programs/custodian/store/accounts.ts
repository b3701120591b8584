/** Balances and nonces of the custodian's addresses, on chains with accounts. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../../../store/connection/columnValues';
import type { AccountBalance, CustodianTransaction, DecodedTransfer } from '../model/chain';
import { COLD_BRANCH, DEPOSIT_BRANCH, type StoredAddress } from './addresses';
import { pendingPaymentsOf, versionsOf } from './payments';
import { timed } from './timed';

export async function storedBalance(
  database: Knex,
  network: string,
  { address, asset }: Omit<AccountBalance, 'units'>,
): Promise<bigint> {
  const row: { units: BigintColumn } | undefined = await timed(
    database('balances').where({ network, address, asset }).first('units'),
  );
  return BigInt(row?.units ?? 0);
}

/** Balances by address and asset; a missing one is zero. */
export async function storedBalances(
  database: Knex,
  network: string,
  addresses: readonly string[],
): Promise<readonly AccountBalance[]> {
  const rows: readonly { address: string; asset: string; units: BigintColumn }[] = await timed(
    database('balances').where({ network }).whereIn('address', addresses).select('address', 'asset', 'units'),
  );
  return rows.map(({ address, asset, units }) => ({ address, asset, units: BigInt(units) }));
}

export interface SweepCandidate extends StoredAddress {
  readonly asset: string;
  readonly units: bigint;
}

/** Deposit addresses that hold at least so much of the asset, the largest balances first. */
export async function sweepCandidates(
  database: Knex,
  network: string,
  { asset, unitsMin, limit }: { readonly asset: string; readonly unitsMin: bigint; readonly limit: number },
): Promise<readonly SweepCandidate[]> {
  const rows: readonly { address: string; branch: number; key_index: BigintColumn; units: BigintColumn }[] =
    await timed(
      database('balances')
        .join('addresses', (on) =>
          on.on('addresses.network', 'balances.network').on('addresses.address', 'balances.address'),
        )
        .where({ 'balances.network': network, 'balances.asset': asset, 'addresses.branch': DEPOSIT_BRANCH })
        .where('balances.units', '>=', String(unitsMin))
        .orderBy('balances.units', 'desc')
        .limit(limit)
        .select('addresses.address', 'addresses.branch', 'addresses.key_index', 'balances.units'),
    );
  return rows.map(({ address, branch, key_index: index, units }) => ({
    ...{ address, branch, asset },
    index: integerFrom(index),
    units: BigInt(units),
  }));
}

export interface AccountFunds {
  /** Payments of the account that no block contains. */
  readonly pending: number;
  /** What the account has beyond those and their highest fees. */
  free(asset: string): bigint;
}

/** Exact while the row of the network is locked. `decode` reads a stored transaction of this sender. */
export async function accountFunds(
  transaction: Knex,
  network: string,
  sender: string,
  { coin, decode }: { readonly coin: string; readonly decode: (bytes: string) => DecodedTransfer },
): Promise<AccountFunds> {
  const free = new Map<string, bigint>();
  const change = (asset: string, units: bigint): void => void free.set(asset, (free.get(asset) ?? 0n) + units);
  for (const { asset, units } of await storedBalances(transaction, network, [sender])) change(asset, units);
  const pending = await pendingPaymentsOf(transaction, network, sender);
  for (const { id } of pending) {
    const newest = (await versionsOf(transaction, id)).at(-1);
    if (newest === undefined) continue;
    const { asset, units, feeUnits } = decode(newest.bytes);
    change(asset, -units);
    change(coin, -feeUnits);
  }
  return { pending: pending.length, free: (asset) => free.get(asset) ?? 0n };
}

/** The first nonce that neither a payment nor a foreign transaction has. The row of the network must be locked. */
export async function nextNonce(transaction: CustodianTransaction, network: string, sender: string): Promise<number> {
  const highest = async (table: 'payments' | 'foreign_transactions'): Promise<number> => {
    const row: { last?: BigintColumn | null } | undefined = await timed(
      transaction(table).where({ network, sender }).max({ last: 'nonce' }).first(),
    );
    return row?.last == null ? -1 : integerFrom(row.last);
  };
  return Math.max(await highest('payments'), await highest('foreign_transactions')) + 1;
}

/** Whether neither a payment nor a foreign transaction has the nonce. */
export async function isFreeNonce(
  transaction: Knex,
  network: string,
  { sender, nonce }: { readonly sender: string; readonly nonce: number },
): Promise<boolean> {
  for (const table of ['payments', 'foreign_transactions'] as const)
    if ((await timed(transaction(table).where({ network, sender, nonce }).first('nonce'))) !== undefined) return false;
  return true;
}

/** Sums over all addresses of the wallet, or over those of cold storage, by asset. */
export async function balanceSums(
  database: Knex,
  network: string,
  place: 'wallet' | 'cold',
): Promise<ReadonlyMap<string, bigint>> {
  const rows: readonly { asset: string; units: BigintColumn }[] = await timed(
    database('balances')
      .join('addresses', (on) =>
        on.on('addresses.network', 'balances.network').on('addresses.address', 'balances.address'),
      )
      .where({ 'balances.network': network })
      .where('addresses.branch', place === 'cold' ? '>=' : '<', COLD_BRANCH)
      .groupBy('asset')
      .select('asset', database.raw('sum(units) as units')),
  );
  return new Map(rows.map(({ asset, units }) => [asset, BigInt(units)]));
}
