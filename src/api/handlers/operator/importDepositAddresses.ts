import {
  addDepositAddressesToPool,
  type CryptoDestination,
  countFreeAddresses,
} from '../../../store/transfers/depositAddresses';
import { resolveNetwork } from '../../../usecases/assets/resolveNetwork';
import { findAsset } from '../../../usecases/assets/transferAssets';
import {
  type DestinationFault,
  type DestinationRefusal,
  destinationRefusal,
  parseDestination,
} from '../../../usecases/withdrawals/destination';
import type { Handler } from '../types';

/**
 * Adds addresses to the pool from which users' deposit addresses are assigned. Refusals: INVALID_ASSET,
 * INVALID_NETWORK, INVALID_ADDRESS, INVALID_PARAMETERS (the tag of an address is missing, not allowed or not valid).
 */
export const importDepositAddresses: Handler<'importDepositAddresses'> = async (
  { body },
  { engine, database, masterKeys, clock, config },
) => {
  const asset = findAsset(engine.committed, body.asset);
  if (asset === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const network = resolveNetwork(asset, body.network);
  if ('refusal' in network) return network;
  const parsed = body.addresses.map(({ address, tag = null }) => parseDestination({ address, tag }, network, config));
  const invalidIndex = parsed.findIndex((destination) => 'fault' in destination);
  const fault = parsed[invalidIndex];
  if (fault !== undefined && 'fault' in fault) return { refusal: listEntryRefusal(fault, invalidIndex + 1) };

  const pool = { asset: asset.asset, network: network.network };
  const addresses = parsed as readonly CryptoDestination[];
  const added = await addDepositAddressesToPool({ database, masterKeys }, { ...pool, addresses, nowMs: clock.nowMs() });
  return {
    status: 200,
    body: { ...pool, added, known: addresses.length - added, free: await countFreeAddresses(database, pool) },
  };
};

/** Names the position of the invalid address in the list and its fault. */
function listEntryRefusal(destination: DestinationFault, number: number): DestinationRefusal {
  const { code, message } = destination.fault;
  return destinationRefusal(destination, 'addresses', {
    code,
    message: destination.member === 'address' ? `number ${number} ${message}` : `number ${number}: its tag ${message}`,
  });
}
