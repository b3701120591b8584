/** Assigns deposit addresses: one for each owner for ever, stored before it is given out. Throws `NetworkNotReady`. */
import type { Knex } from 'knex';
import type { Clock } from '../../../foundation/clock';
import type { Chain, DepositAddressKey } from '../model/chain';
import { DEPOSIT_BRANCH, findAddressOfOwner, insertNextAddress, storeAddressAsset } from '../store/addresses';
import { lockChain } from '../store/chains';

/** The node was not reachable since the first start. The request can be repeated later. */
export class NetworkNotReady extends Error {
  override readonly name = 'NetworkNotReady';
}

export async function assignAddress(
  database: Knex,
  clock: Clock,
  chain: Chain,
  key: DepositAddressKey,
): Promise<string> {
  const { network, addressOf } = chain;
  const owner = chain.addressOwner(key);
  const known = await findAddressOfOwner(database, network, owner);
  if (known !== undefined) return await withAsset(database, known);
  return await database.transaction(async (transaction) => {
    const { position } = await lockChain(transaction, network);
    // Blocks before the first position are never read, so a deposit in one of them would be missed.
    if (position === null) throw new NetworkNotReady(`no block of ${network} was read yet`);
    const assigned = await findAddressOfOwner(transaction, network, owner);
    if (assigned !== undefined) return await withAsset(transaction, assigned);
    const address = { network, branch: DEPOSIT_BRANCH, owner, nowMs: clock.nowMs() };
    const next = await insertNextAddress(transaction, { ...address, addressOf: (path) => addressOf.call(chain, path) });
    return await withAsset(transaction, next.address);
  });

  /** From now on, deposits of the asset at this address are reported. */
  async function withAsset(connection: Knex, address: string): Promise<string> {
    await storeAddressAsset(connection, { network, address, asset: key.asset });
    return address;
  }
}
