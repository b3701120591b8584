/** The demo partner's wallets: an address a user and coin that looks right, is always the same, and belongs to nobody. */
import { createHash } from 'node:crypto';

const BECH32_DIGITS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const BECH32_LENGTH = 38;
const HEX_LENGTH = 40;

type Maker = (seed: Buffer) => string;

const makers: Readonly<Record<string, Maker>> = { BTC: bitcoinAddress, ETH: ethereumAddress, USDT: ethereumAddress };

/** `coin` in upper case; undefined for a coin that the partner does not keep. */
export function depositAddressOf(account: string, coin: string): { coin: string; address: string; tag: null } | undefined {
  const make = Object.hasOwn(makers, coin) ? makers[coin] : undefined;
  if (make === undefined) return undefined;
  // 64 bytes: more than either form needs.
  return { coin, address: make(createHash('sha512').update(`${account} ${coin}`).digest()), tag: null };
}

function bitcoinAddress(seed: Buffer): string {
  return `bc1q${Array.from(seed.subarray(0, BECH32_LENGTH), (byte) => BECH32_DIGITS[byte % BECH32_DIGITS.length]).join('')}`;
}

function ethereumAddress(seed: Buffer): string {
  return `0x${seed.toString('hex').slice(0, HEX_LENGTH)}`;
}
