/**
 * The demo partner's deposit addresses. Each user and coin has one constant address, which is valid on its network but
 * whose key is unknown.
 */
import { createHash } from 'node:crypto';
import { bech32 } from '@scure/base';

/** Length of the hash that both networks' addresses encode. */
const HASH_BYTES = 20;

const makers: Readonly<Record<string, (hash: Buffer) => string>> = {
  BTC: bitcoinAddress,
  ETH: ethereumAddress,
  USDT: ethereumAddress,
};

/** `coin` is in upper case. Returns undefined for coins that the partner does not support. */
export function depositAddressOf(
  account: string,
  coin: string,
): { coin: string; address: string; tag: null } | undefined {
  const make = Object.hasOwn(makers, coin) ? makers[coin] : undefined;
  if (make === undefined) return undefined;
  const hash = createHash('sha512').update(`${account} ${coin}`).digest().subarray(0, HASH_BYTES);
  return { coin, address: make(hash), tag: null };
}

/** BIP 173, version 0. */
function bitcoinAddress(hash: Buffer): string {
  return bech32.encode('bc', [0, ...bech32.toWords(hash)]);
}

/** In lower case, so that the address needs no EIP-55 checksum. */
function ethereumAddress(hash: Buffer): string {
  return `0x${hash.toString('hex')}`;
}
