/** Checks that an address with its tag is a valid destination on a network, and normalizes its spelling. */

import type { AssetNetwork } from '../../core/model/model';
import type { Config } from '../../foundation/settings/config';
import type { CryptoDestination } from '../../store/transfers/depositAddresses';
import { type AddressFault, parseAddress } from '../custody/addressFormats';
import type { FieldFault, RequestRefusal } from '../refusals';

/** The member of the destination that is invalid, and why. */
export type DestinationFault =
  | { readonly member: 'address'; readonly reason: AddressFault; readonly fault: FieldFault }
  | { readonly member: 'tag'; readonly reason: TagFault; readonly fault: FieldFault };

type TagFault = 'tag_missing' | 'tag_unwanted';

export type DestinationRefusal = Extract<RequestRefusal, { readonly code: 'INVALID_ADDRESS' | 'INVALID_PARAMETERS' }>;

const FAULTS: Readonly<Record<AddressFault | TagFault, FieldFault>> = {
  malformed: { code: 'INVALID', message: 'is not an address of this network' },
  checksum: { code: 'INVALID', message: 'has a wrong character: its checksum does not match' },
  test_network: { code: 'INVALID', message: 'is an address of a test network' },
  unspendable: { code: 'INVALID', message: 'is an address from which coins cannot be spent' },
  tag_missing: { code: 'MISSING', message: 'is required on this network' },
  tag_unwanted: { code: 'INVALID', message: 'is not used on this network' },
};

/** Returns the destination in its canonical spelling, or the first fault found. */
export function parseDestination(
  { address, tag }: CryptoDestination,
  network: AssetNetwork,
  { custody: { testNetworks } }: Config,
): CryptoDestination | DestinationFault {
  const read = parseAddress(address, { format: network.addressFormat, testNetworks });
  if (!read.ok) return { member: 'address', reason: read.fault, fault: FAULTS[read.fault] };
  if (network.tag === 'required' && tag === null)
    return { member: 'tag', reason: 'tag_missing', fault: FAULTS.tag_missing };
  if (network.tag === 'none' && tag !== null)
    return { member: 'tag', reason: 'tag_unwanted', fault: FAULTS.tag_unwanted };
  return { address: read.address, tag };
}

/**
 * `name` and `fault` override the name of the request's member and the message, when the destination is in another
 * member.
 */
export function destinationRefusal(
  destination: DestinationFault,
  name: string = destination.member,
  fault: FieldFault = destination.fault,
): DestinationRefusal {
  const fields = { [name]: fault };
  return destination.member === 'address'
    ? { code: 'INVALID_ADDRESS', fields, reason: destination.reason }
    : { code: 'INVALID_PARAMETERS', fields };
}
