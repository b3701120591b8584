import { resolveNetwork } from '../../application/assets/resolveNetwork';
import { findAsset } from '../../application/assets/transferAssets';
import {
  type DestinationFault,
  type DestinationRefusal,
  destinationRefusal,
  parseDestination,
} from '../../application/withdrawals/destination';
import { addToPool, type CryptoDestination, countFreeAddresses } from '../../store/transfers/depositAddresses';
import type { Handler } from '../types';

/**
 * Adds addresses to the pool from which users' deposit addresses are assigned. Refusals: INVALID_ASSET,
 * INVALID_NETWORK, INVALID_ADDRESS, INVALID_PARAMETERS (a tag).
 */
export const importDepositAddresses: Handler<'importDepositAddresses'> = async (
  { body },
  { engine, database, clock, config },
) => {
  const asset = findAsset(engine.committed, body.asset);
  if (asset === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const network = resolveNetwork(asset, body.network);
  if ('refusal' in network) return network;
  const read = body.addresses.map(({ address, tag = null }) => parseDestination({ address, tag }, network, config));
  const wrong = read.findIndex((destination) => 'fault' in destination);
  const fault = read[wrong];
  if (fault !== undefined && 'fault' in fault) return { refusal: inList(fault, wrong + 1) };

  const which = { asset: asset.asset, network: network.network };
  const places = read as readonly CryptoDestination[];
  const added = await addToPool(database, { ...which, addresses: places, nowMs: clock.nowMs() });
  return {
    status: 200,
    body: { ...which, added, known: places.length - added, free: await countFreeAddresses(database, which) },
  };
};

/** Names the position of the invalid address in the list and its fault. */
function inList(destination: DestinationFault, number: number): DestinationRefusal {
  const { code, message } = destination.fault;
  return destinationRefusal(destination, 'addresses', {
    code,
    message: destination.member === 'address' ? `number ${number} ${message}` : `number ${number}: its tag ${message}`,
  });
}
