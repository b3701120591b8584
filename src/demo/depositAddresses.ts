/** The demo partner's wallets: an address a user and coin that is spelled as its network wants it, is always the same, and belongs to nobody. */
import { createHash } from 'node:crypto';
import { bech32 } from '@scure/base';

/** Of a public key or an account: what both networks' addresses stand for. */
const HASH_BYTES = 20;

const makers: Readonly<Record<string, (hash: Buffer) => string>> = {
  BTC: bitcoinAddress,
  ETH: ethereumAddress,
  USDT: ethereumAddress,
};

/** `coin` in upper case; undefined for a coin that the partner does not keep. */
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

/** EIP-55 has no checksum for lower case alone. */
function ethereumAddress(hash: Buffer): string {
  return `0x${hash.toString('hex')}`;
}
