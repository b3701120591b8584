/**
 * The demo partner's deposit addresses. Each user and coin has one constant address. It is one of the partner's wallets
 * if those are on chains; otherwise it is valid on its network, but its key is unknown.
 */
import { createHash } from 'node:crypto';
import { bech32 } from '@scure/base';
import type { ChainWallet } from './chainWallet';

/** Length of the hash that both networks' addresses encode. */
const HASH_BYTES = 20;

const makers: Readonly<Record<string, (hash: Buffer) => string>> = {
  BTC: bitcoinAddress,
  ETH: ethereumAddress,
  USDT: ethereumAddress,
};

export interface PartnerDepositAddress {
  readonly coin: string;
  readonly address: string;
  readonly tag: null;
}

/** `coin` is in upper case. Resolves to undefined for coins that the partner does not support. */
export type DepositAddresses = (account: string, coin: string) => Promise<PartnerDepositAddress | undefined>;

export function createDepositAddresses(wallet: ChainWallet | undefined): DepositAddresses {
  return async (account, coin) => {
    const address = wallet === undefined ? simulated(account, coin) : await wallet.depositAddress(account, coin);
    return address === undefined ? undefined : { coin, address, tag: null };
  };
}

function simulated(account: string, coin: string): string | undefined {
  const make = Object.hasOwn(makers, coin) ? makers[coin] : undefined;
  return make?.(createHash('sha512').update(`${account} ${coin}`).digest().subarray(0, HASH_BYTES));
}

/** BIP 173, version 0. */
function bitcoinAddress(hash: Buffer): string {
  return bech32.encode('bc', [0, ...bech32.toWords(hash)]);
}

/** In lower case, so that the address needs no EIP-55 checksum. */
function ethereumAddress(hash: Buffer): string {
  return `0x${hash.toString('hex')}`;
}
