/** Whether an address, with its tag, is one that coins can be sent to on a network. */

import type { Config } from '../config';
import type { AssetNetwork } from '../core/model';
import { type AddressFault, readAddress } from '../custody/addressFormats';
import type { Place } from '../store/depositAddresses';
import type { FieldFault, Refusal } from './refusals';

export type PlaceReason = AddressFault | 'tag_missing' | 'tag_unwanted';

/** What is wrong with a place. */
export interface PlaceFault {
  readonly member: 'address' | 'tag';
  readonly reason: PlaceReason;
  readonly fault: FieldFault;
}

export type PlaceRefusal = Extract<Refusal, { readonly code: 'INVALID_ADDRESS' | 'INVALID_PARAMETERS' }>;

const FAULTS: Readonly<Record<PlaceReason, FieldFault>> = {
  malformed: { code: 'INVALID', message: 'is not an address of this network' },
  checksum: { code: 'INVALID', message: 'has a wrong character: its checksum does not match' },
  test_network: { code: 'INVALID', message: 'is an address of a test network' },
  unspendable: { code: 'INVALID', message: 'is an address from which nobody can spend' },
  tag_missing: { code: 'MISSING', message: 'is required on this network' },
  tag_unwanted: { code: 'INVALID', message: 'is not used on this network' },
};

/** The place in its canonical spelling, or its first fault. */
export function readPlace({ address, tag }: Place, network: AssetNetwork, { custody: { testNetworks } }: Config): Place | PlaceFault {
  const read = readAddress(address, { format: network.addressFormat, testNetworks });
  if (!read.ok) return placeFault('address', read.fault);
  if (network.tag === 'required' && tag === null) return placeFault('tag', 'tag_missing');
  if (network.tag === 'none' && tag !== null) return placeFault('tag', 'tag_unwanted');
  return { address: read.address, tag };
}

/** `name`: the member of the request that holds the place, when it is another. */
export function placeRefusal({ member, fault }: Pick<PlaceFault, 'member' | 'fault'>, name: string = member): PlaceRefusal {
  const fields = { [name]: fault };
  return member === 'address' ? { code: 'INVALID_ADDRESS', fields } : { code: 'INVALID_PARAMETERS', fields };
}

function placeFault(member: PlaceFault['member'], reason: PlaceReason): PlaceFault {
  return { member, reason, fault: FAULTS[reason] };
}
