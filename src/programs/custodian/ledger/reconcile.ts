/**
 * Compares the custody ledger with the chain, to the last unit: what the ledger says the wallet and cold storage hold, what
 * the stored outputs hold, and what the node says the addresses own, all at the same block. A payment that was sent and
 * that no block can contain is a difference, too.
 */
import type { Knex } from 'knex';
import { type EventLoop, pause } from '../../../foundation/eventLoop';
import { NodeError } from '../../../foundation/nodeRpc';
import type { Chain, CustodianTransaction } from '../model/chain';
import { accountFunds, balanceSums } from '../store/accounts';
import { isColdBranch, listAddresses } from '../store/addresses';
import { findChain } from '../store/chains';
import { strandedPayments } from '../store/deadPayments';
import { type CustodyPosting, ledgerBalances } from '../store/ledger';
import { unspentUnits } from '../store/outputs';
import { pendingPayments } from '../store/payments';

export interface Reconciliation {
  readonly network: string;
  readonly height: number;
  readonly accounts: readonly CustodyPosting[];
  /** One sentence for each; empty if everything agrees. */
  readonly differences: readonly string[];
}

/** The custodian may run meanwhile; then the comparison is repeated until it meets one block. */
const ATTEMPTS = 20;
const PAUSE_MS = 500;

/** Throws `NodeError`, and an error if the chain never stood still. */
export async function reconcile(database: Knex, chain: Chain, eventLoop: EventLoop): Promise<Reconciliation> {
  let fault: NodeError | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const found = await compareOnce(database, chain).catch((error: unknown) => {
      // A Bitcoin node counts for one caller at a time: the custodian, or the command beside it.
      if (!(error instanceof NodeError)) throw error;
      fault = error;
      return undefined;
    });
    if (found !== undefined) return found;
    await pause(eventLoop, PAUSE_MS);
  }
  if (fault !== undefined) throw fault;
  throw new Error(`${chain.network}: the node and the custodian were never at the same block; try again later`);
}

async function compareOnce(database: Knex, chain: Chain): Promise<Reconciliation | undefined> {
  const { network } = chain;
  const snapshot = await database.transaction(
    async (transaction) => ({
      position: (await findChain(transaction, network)).position,
      addresses: await listAddresses(transaction, network),
      accounts: await ledgerBalances(transaction, network),
      stranded: [...(await strandedPayments(transaction, network)), ...(await overdrawnAccounts(transaction, chain))],
      stored: {
        wallet: await storedUnits(transaction, chain, 'wallet'),
        cold: await storedUnits(transaction, chain, 'cold'),
      },
    }),
    { isolationLevel: 'repeatable read' },
  );
  const { position, addresses, accounts } = snapshot;
  if (position === null) return undefined;
  const onChain = await chain.balances(
    addresses.map(({ address }) => address),
    position,
  );
  if (onChain === null) return undefined;
  const coldAddresses = new Set(addresses.filter(({ branch }) => isColdBranch(branch)).map(({ address }) => address));
  const differences = chain.assets.flatMap(({ asset }) =>
    (['wallet', 'cold'] as const).flatMap((place) => {
      const booked = accounts.find((one) => one.account === place && one.asset === asset)?.units ?? 0n;
      const seen = onChain
        .filter((one) => one.asset === asset && coldAddresses.has(one.address) === (place === 'cold'))
        .reduce((sum, { units }) => sum + units, 0n);
      const stored = snapshot.stored[place].get(asset) ?? 0n;
      const name = place === 'wallet' ? asset : `${asset} in cold storage`;
      const kept = chain.usesOutputs ? 'outputs' : 'balances';
      return [
        ...(booked === seen ? [] : [`${name}: the ledger has ${booked} units, the chain has ${seen}`]),
        ...(booked === stored ? [] : [`${name}: the ledger has ${booked} units, the stored ${kept} have ${stored}`]),
      ];
    }),
  );
  differences.push(...imbalances(accounts), ...snapshot.stranded);
  return { network, height: position.height, accounts, differences };
}

/** Payments of accounts that blocks cannot contain, because the account has less than they need. */
async function overdrawnAccounts(
  transaction: CustodianTransaction,
  { network, assets, accounts }: Chain,
): Promise<readonly string[]> {
  if (accounts === null) return [];
  const senders = new Set((await pendingPayments(transaction, network)).flatMap(({ sender }) => sender ?? []));
  const overdrawn: string[] = [];
  for (const sender of senders) {
    const decode = (bytes: string) => accounts.decode(bytes, sender);
    const { free } = await accountFunds(transaction, network, sender, { coin: accounts.coin, decode });
    for (const { asset } of assets)
      if (free(asset) < 0n)
        overdrawn.push(`the payments of ${sender} need ${-free(asset)} units of ${asset} more than it has`);
  }
  return overdrawn;
}

/**
 * Returns what the tables beside the ledger say about each asset: the sum of the outputs, or of the balances of
 * addresses.
 */
async function storedUnits(
  database: Knex,
  { network, usesOutputs, assets }: Chain,
  place: 'wallet' | 'cold',
): Promise<ReadonlyMap<string, bigint>> {
  if (!usesOutputs) return await balanceSums(database, network, place);
  return new Map([[assets[0]?.asset ?? '', await unspentUnits(database, network, place)]]);
}

function imbalances(accounts: readonly CustodyPosting[]): string[] {
  const sums = new Map<string, bigint>();
  for (const { asset, units } of accounts) sums.set(asset, (sums.get(asset) ?? 0n) + units);
  return [...sums].filter(([, sum]) => sum !== 0n).map(([asset, sum]) => `${asset}: the postings sum to ${sum} units`);
}
