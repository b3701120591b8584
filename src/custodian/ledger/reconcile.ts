/**
 * Compares the custody ledger with the chain, to the last unit: what the ledger says the wallet holds, what the stored
 * outputs hold, and what the node says the addresses own, all at the same block.
 */
import type { Knex } from 'knex';
import { type EventLoop, pause } from '../../eventLoop';
import { type Chain, NodeError } from '../chains/chain';
import { balanceSums } from '../store/accounts';
import { listAddresses } from '../store/addresses';
import { findChain } from '../store/chains';
import { type CustodyPosting, ledgerBalances } from '../store/ledger';
import { unspentUnits } from '../store/outputs';

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
  const stored = await database.transaction(
    async (snapshot) => ({
      position: (await findChain(snapshot, network)).position,
      addresses: (await listAddresses(snapshot, network)).map(({ address }) => address),
      accounts: await ledgerBalances(snapshot, network),
      outputs: chain.usesOutputs ? await unspentUnits(snapshot, network) : undefined,
      balances: await balanceSums(snapshot, network),
    }),
    { isolationLevel: 'repeatable read' },
  );
  const { position, addresses, accounts, outputs, balances } = stored;
  if (position === null) return undefined;
  const onChain = await chain.balances(addresses, position);
  if (onChain === null) return undefined;
  const differences = chain.assets.flatMap(({ asset }, index) => {
    const wallet = accounts.find((one) => one.account === 'wallet' && one.asset === asset)?.units ?? 0n;
    const seen = onChain.get(asset) ?? 0n;
    const found: string[] = [];
    if (wallet !== seen) found.push(`${asset}: the ledger has ${wallet} units, the chain has ${seen}`);
    if (outputs !== undefined && index === 0 && outputs !== wallet)
      found.push(`${asset}: the ledger has ${wallet} units, the stored outputs have ${outputs}`);
    const sum = balances.get(asset) ?? 0n;
    if (!chain.usesOutputs && sum !== wallet)
      found.push(`${asset}: the ledger has ${wallet} units, the stored balances have ${sum}`);
    return found;
  });
  return { network, height: position.height, accounts, differences: [...differences, ...imbalances(accounts)] };
}

function imbalances(accounts: readonly CustodyPosting[]): string[] {
  const sums = new Map<string, bigint>();
  for (const { asset, units } of accounts) sums.set(asset, (sums.get(asset) ?? 0n) + units);
  return [...sums].filter(([, sum]) => sum !== 0n).map(([asset, sum]) => `${asset}: the postings sum to ${sum} units`);
}
