/**
 * Stores the addresses of cold storage once, with what they have at that block. From then on they are followed like the
 * custodian's own ones.
 */
import type { Chain, KeyPath } from '../model/chain';
import { findAddressAt, insertColdAddresses } from '../store/addresses';
import { type BlockPosition, lockChain } from '../store/chains';
import { bookEntry, type CustodyPosting } from '../store/ledger';
import { storeOutput } from '../store/outputs';
import type { PaymentOptions } from '../withdrawals/payments';

/** False if the node is at another block meanwhile; then it is tried again. Throws `NodeError`. */
export async function storeColdAddresses(options: PaymentOptions, tip: BlockPosition): Promise<boolean> {
  const { database, chain, clock, log } = options;
  const { network, cold } = chain;
  if (cold === null || (await findAddressAt(database, network, cold.first)) !== undefined) return true;
  const found = await cold.inventory(tip);
  if (found === null) return false;
  const byAddress = pathsByAddress(chain, found.paths);
  return await database.transaction(async (transaction) => {
    const { position } = await lockChain(transaction, network);
    if (position?.hash !== found.hash) return false;
    if ((await findAddressAt(transaction, network, cold.first)) !== undefined) return true;
    const nowMs = clock.nowMs();
    const addressOf = (path: KeyPath): string => chain.addressOf(path);
    for (const path of found.paths) await insertColdAddresses(transaction, network, path, { addressOf, nowMs });
    const entry = { network, kind: 'funding', nowMs } as const;
    for (const { txid, output, address, units, height, matureHeight } of found.outputs) {
      const path = byAddress.get(address);
      if (path === undefined) continue;
      await storeOutput(transaction, network, { txid, output, units, height, matureHeight, ...path });
      const postings = fundingOf({ asset: chain.assets[0]?.asset ?? '', units });
      // A reorganization removes the output and this entry together.
      await bookEntry(transaction, { ...entry, height, reference: `funding ${txid}:${output} first`, postings });
    }
    for (const { address, asset, units } of found.balances.filter((one) => one.units > 0n)) {
      const postings = fundingOf({ asset, units, address });
      await bookEntry(transaction, {
        ...entry,
        height: null,
        reference: `funding ${address} ${asset} first`,
        postings,
      });
    }
    log.info({ network, address: chain.addressOf(cold.first) }, 'cold storage is followed from now on');
    return true;
  });
}

function pathsByAddress(chain: Chain, paths: readonly KeyPath[]): ReadonlyMap<string, KeyPath> {
  const all = paths.flatMap(({ branch, index: last }) =>
    Array.from({ length: last + 1 }, (_, index): KeyPath => ({ branch, index })),
  );
  return new Map(all.map((path) => [chain.addressOf(path), path]));
}

function fundingOf({ asset, units, address }: Omit<CustodyPosting, 'account'>): readonly CustodyPosting[] {
  return [
    { account: 'cold', asset, units, address },
    { account: 'funding', asset, units: -units },
  ];
}
