/** Whether an address, with its tag, is one that coins can be sent to on a network. */

import type { Config } from '../config';
import type { AssetNetwork } from '../core/model';
import { type AddressFault, readAddress } from '../custody/addressFormats';
import type { Place } from '../store/depositAddresses';
import type { FieldFault, Refusal } from './refusals';

/** What is wrong with a place. */
export type PlaceFault =
  | { readonly member: 'address'; readonly reason: AddressFault; readonly fault: FieldFault }
  | { readonly member: 'tag'; readonly reason: TagFault; readonly fault: FieldFault };

type TagFault = 'tag_missing' | 'tag_unwanted';

export type PlaceRefusal = Extract<Refusal, { readonly code: 'INVALID_ADDRESS' | 'INVALID_PARAMETERS' }>;

const FAULTS: Readonly<Record<AddressFault | TagFault, FieldFault>> = {
  malformed: { code: 'INVALID', message: 'is not an address of this network' },
  checksum: { code: 'INVALID', message: 'has a wrong character: its checksum does not match' },
  test_network: { code: 'INVALID', message: 'is an address of a test network' },
  unspendable: { code: 'INVALID', message: 'is an address from which nobody can spend' },
  tag_missing: { code: 'MISSING', message: 'is required on this network' },
  tag_unwanted: { code: 'INVALID', message: 'is not used on this network' },
};

/** The place in its canonical spelling, or its first fault. */
export function readPlace(
  { address, tag }: Place,
  network: AssetNetwork,
  { custody: { testNetworks } }: Config,
): Place | PlaceFault {
  const read = readAddress(address, { format: network.addressFormat, testNetworks });
  if (!read.ok) return { member: 'address', reason: read.fault, fault: FAULTS[read.fault] };
  if (network.tag === 'required' && tag === null)
    return { member: 'tag', reason: 'tag_missing', fault: FAULTS.tag_missing };
  if (network.tag === 'none' && tag !== null)
    return { member: 'tag', reason: 'tag_unwanted', fault: FAULTS.tag_unwanted };
  return { address: read.address, tag };
}

/** `name` and `fault`: the member of the request that holds the place, and how it is told there, when it is not the place itself. */
export function placeRefusal(
  place: PlaceFault,
  name: string = place.member,
  fault: FieldFault = place.fault,
): PlaceRefusal {
  const fields = { [name]: fault };
  return place.member === 'address'
    ? { code: 'INVALID_ADDRESS', fields, reason: place.reason }
    : { code: 'INVALID_PARAMETERS', fields };
}
