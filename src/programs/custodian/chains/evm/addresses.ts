/** Addresses of EVM chains. Pure. */
import { ECDH } from 'node:crypto';
import { type Address, getAddress, type Hex } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';
import { parseAddress } from '../../../../usecases/custody/addressFormats';

/** `publicKey`: in its compressed form. */
export function addressOfKey(publicKey: Uint8Array): Address {
  const whole = ECDH.convertKey(publicKey, 'secp256k1', undefined, 'hex', 'uncompressed');
  return publicKeyToAddress(`0x${whole.toString()}`);
}

/** Returns the address in the letter case of its checksum; undefined if the exchange would not accept it either. */
export function parseEvmAddress(text: string): Address | undefined {
  const read = parseAddress(text, { format: 'ethereum', testNetworks: true });
  return read.ok ? getAddress(read.address) : undefined;
}

/** Transaction ids are stored without the prefix. */
export function bareHash(hash: string): string {
  return hash.replace(/^0x/, '').toLowerCase();
}

export function prefixed(bare: string): Hex {
  return `0x${bare}`;
}
