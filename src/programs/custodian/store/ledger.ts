/**
 * The custody ledger: entries whose postings sum to zero for each asset. Entries are never changed; a reorganization adds
 * entries that reverse those of the blocks it removed.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../../../store/connection/columnValues';
import type { CustodianTransaction, PaymentPurpose } from '../model/chain';
import { timed } from './timed';

/**
 * `wallet`: coins that the custodian's keys can spend. `cold`: coins in cold storage. The others say where they came from or went: `deposits` of users,
 * `dust` that is not reported, `funding` by the operator, `payouts` of withdrawals, `fees` of the network, and
 * `unexplained` for everything else: spends that the custodian did not sign, and coins that arrived in ways that it does
 * not follow.
 */
export type CustodyAccount = 'wallet' | 'cold' | 'deposits' | 'dust' | 'funding' | 'payouts' | 'fees' | 'unexplained';

export interface CustodyPosting {
  readonly account: CustodyAccount;
  readonly asset: string;
  readonly units: bigint;
  /** The address of the `wallet` or of cold storage, on chains with accounts. */
  readonly address?: string | undefined;
}

export interface LedgerEntry {
  readonly network: string;
  /** `payment`: of withdrawals. Other purposes of payments move coins between addresses of the wallet and cold storage. */
  readonly kind: CustodyAccount | 'payment' | Exclude<PaymentPurpose, 'withdrawals'>;
  /** Names what is booked. A second entry with the same reference is an error. */
  readonly reference: string;
  /** Null for what was there before the custodian followed it: no reorganization reverses that. */
  readonly height: number | null;
  readonly nowMs: number;
  readonly postings: readonly CustodyPosting[];
}

export async function bookEntry(transaction: CustodianTransaction, entry: LedgerEntry): Promise<void> {
  const { postings, nowMs, ...columns } = entry;
  assertBalanced(entry);
  const row = { ...columns, reversed: false, created_at_ms: nowMs };
  const ids: readonly BigintColumn[] = await timed(transaction('ledger_entries').insert(row));
  await insertPostings(transaction, { network: entry.network, id: integerFrom(ids[0] ?? 0) }, postings);
}

function assertBalanced({ reference, postings }: LedgerEntry): void {
  const sums = new Map<string, bigint>();
  for (const { asset, units } of postings) sums.set(asset, (sums.get(asset) ?? 0n) + units);
  if ([...sums.values()].some((sum) => sum !== 0n)) throw new Error(`the entry ${reference} does not sum to zero`);
}

async function insertPostings(
  transaction: CustodianTransaction,
  { network, id }: { readonly network: string; readonly id: number },
  postings: readonly CustodyPosting[],
): Promise<void> {
  const rows = postings.map(({ account, asset, units, address }) => ({
    entry_id: id,
    account,
    asset,
    units: String(units),
    address: address ?? null,
  }));
  await timed(transaction('ledger_postings').insert(rows));
  for (const { asset, units, address } of postings)
    if (address !== undefined) await changeBalance(transaction, { network, address, asset, units });
}

async function changeBalance(
  transaction: CustodianTransaction,
  { units, ...key }: { network: string; address: string; asset: string; units: bigint },
): Promise<void> {
  await timed(
    transaction('balances')
      .insert({ ...key, units: String(units) })
      .onConflict(['network', 'address', 'asset'])
      .merge({ units: transaction.raw('units + values(units)') }),
  );
}

/** Reverses the entries of all blocks above a height. */
export async function reverseEntriesAbove(
  transaction: CustodianTransaction,
  network: string,
  height: number,
  nowMs: number,
): Promise<void> {
  const entries: readonly { id: BigintColumn }[] = await timed(
    transaction('ledger_entries').where({ network, reversed: false }).where('height', '>', height).select('id'),
  );
  for (const { id } of entries) {
    const row = { network, kind: 'reversal', reference: `reversal ${id}`, reversed: false, created_at_ms: nowMs };
    const ids: readonly BigintColumn[] = await timed(transaction('ledger_entries').insert(row));
    const postings: readonly PostingRow[] = await timed(
      transaction('ledger_postings').where({ entry_id: id }).select('account', 'asset', 'units', 'address'),
    );
    const negated = postings.map(({ account, asset, units, address }) => ({
      ...{ account, asset, units: -BigInt(units) },
      address: address ?? undefined,
    }));
    await insertPostings(transaction, { network, id: integerFrom(ids[0] ?? 0) }, negated);
    await timed(transaction('ledger_entries').where({ id }).update({ reversed: true }));
  }
}

interface PostingRow {
  readonly account: CustodyAccount;
  readonly asset: string;
  readonly units: BigintColumn;
  readonly address: string | null;
}

/** The sums of all postings of a network, by account and asset. `after`: only those of later entries. */
export async function ledgerBalances(database: Knex, network: string, after = 0): Promise<readonly CustodyPosting[]> {
  const rows: readonly { account: CustodyAccount; asset: string; units: BigintColumn }[] = await timed(
    database('ledger_postings')
      .join('ledger_entries', 'ledger_entries.id', 'ledger_postings.entry_id')
      .where('ledger_entries.network', network)
      .where('ledger_entries.id', '>', after)
      .groupBy('account', 'asset')
      .orderBy(['account', 'asset'])
      .select('account', 'asset', database.raw('sum(units) as units')),
  );
  return rows.map(({ account, asset, units }) => ({ account, asset, units: BigInt(units) }));
}

export function accountKey({ account, asset }: Pick<CustodyPosting, 'account' | 'asset'>): string {
  return `${account} ${asset}`;
}

/**
 * The same sums, kept in memory, so that only new entries are read. Entries are only added, and those of a network while
 * its row is locked, so that their numbers increase in the order in which they become visible.
 */
export class LedgerTotals {
  private readonly known = new Map<string, { readonly through: number; readonly sums: ReadonlyMap<string, bigint> }>();

  constructor(private readonly database: Knex) {}

  /** Reads the balances of a network's accounts, by `accountKey`. */
  async of(network: string): Promise<ReadonlyMap<string, bigint>> {
    const before = this.known.get(network) ?? { through: 0, sums: new Map<string, bigint>() };
    const after = await this.database.transaction(
      async (snapshot) => {
        const last: { last?: BigintColumn | null } | undefined = await timed(
          snapshot('ledger_entries').where({ network }).max({ last: 'id' }).first(),
        );
        const sums = new Map(before.sums);
        for (const { account, asset, units } of await ledgerBalances(snapshot, network, before.through)) {
          const key = accountKey({ account, asset });
          sums.set(key, (sums.get(key) ?? 0n) + units);
        }
        return { through: last?.last == null ? 0 : integerFrom(last.last), sums };
      },
      { isolationLevel: 'repeatable read' },
    );
    this.known.set(network, after);
    return after.sums;
  }
}
