/** New, unused addresses in the format of each network. */
import { randomBytes } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2';
import { bech32, createBase58check } from '@scure/base';

const HASH_BYTES = 20;
const TRON_VERSION = 0x41;

export function unusedAddress(network: string): string {
  const hash = randomBytes(HASH_BYTES);
  switch (network) {
    case 'bitcoin':
      return bech32.encode('bc', [0, ...bech32.toWords(hash)]);
    case 'tron':
      return createBase58check(sha256).encode(Uint8Array.of(TRON_VERSION, ...hash));
    default:
      return `0x${hash.toString('hex')}`;
  }
}
