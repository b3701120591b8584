/** Addresses of EVM chains. Pure. */
import { ECDH } from 'node:crypto';
import { type Address, getAddress, type Hex, isAddress, zeroAddress } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';

/** `publicKey`: in its compressed form. */
export function addressOfKey(publicKey: Uint8Array): Address {
  const whole = ECDH.convertKey(publicKey, 'secp256k1', undefined, 'hex', 'uncompressed');
  return publicKeyToAddress(`0x${whole.toString()}`);
}

/** With the upper and lower case of its checksum; undefined if it is not an address, or its checksum is wrong. */
export function parseEvmAddress(text: string): Address | undefined {
  return /^0x[0-9a-fA-F]{40}$/.test(text) && isAddress(text) && text !== zeroAddress ? getAddress(text) : undefined;
}

/** Transaction ids are stored without the prefix. */
export function bareHash(hash: string): string {
  return hash.replace(/^0x/, '').toLowerCase();
}

export function prefixed(bare: string): Hex {
  return `0x${bare}`;
}
