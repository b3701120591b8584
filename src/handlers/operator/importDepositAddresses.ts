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

/** Fills the pool out of which users get their addresses. Refusals: INVALID_ASSET, INVALID_NETWORK, INVALID_ADDRESS, INVALID_PARAMETERS (a tag). */
export const importDepositAddresses: Handler<'importDepositAddresses'> = async (
  { body },
  { engine, database, clock, config },
) => {
  const coin = findAsset(engine.committed, body.asset);
  if (coin === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const network = resolveNetwork(coin, body.network);
  if ('refusal' in network) return network;
  const read = body.addresses.map(({ address, tag = null }) => parseDestination({ address, tag }, network, config));
  const wrong = read.findIndex((place) => 'fault' in place);
  const fault = read[wrong];
  if (fault !== undefined && 'fault' in fault) return { refusal: inList(fault, wrong + 1) };

  const which = { asset: coin.asset, network: network.network };
  const places = read as readonly CryptoDestination[];
  const added = await addToPool(database, { ...which, addresses: places, nowMs: clock.nowMs() });
  return {
    status: 200,
    body: { ...which, added, known: places.length - added, free: await countFreeAddresses(database, which) },
  };
};

/** Which of the list is wrong, and why. */
function inList(place: DestinationFault, number: number): DestinationRefusal {
  const { code, message } = place.fault;
  return destinationRefusal(place, 'addresses', {
    code,
    message: place.member === 'address' ? `number ${number} ${message}` : `number ${number}: its tag ${message}`,
  });
}
