/** The address formats of Bitcoin's chains. Pure. */
import { Address, OutScript } from '@scure/btc-signer';
import { parseAddress } from '../../../../usecases/custody/addressFormats';

export interface BitcoinNetwork {
  readonly bech32: string;
  readonly pubKeyHash: number;
  readonly scriptHash: number;
  readonly wif: number;
}

const MAIN: BitcoinNetwork = { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 };
const TEST: BitcoinNetwork = { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef };

/** The networks, under the names that `getblockchaininfo` uses. */
export const NETWORKS = {
  main: MAIN,
  test: TEST,
  signet: TEST,
  regtest: { ...TEST, bech32: 'bcrt' },
} as const satisfies Record<string, BitcoinNetwork>;

/** The output script that pays an address; undefined if it is not an address of this chain. */
export function scriptOf(address: string, network: BitcoinNetwork): Uint8Array | undefined {
  try {
    return OutScript.encode(Address(network).decode(address));
  } catch {
    return undefined;
  }
}

/** The address that a script pays, in its usual spelling; undefined if it has none. */
export function addressOfScript(script: Uint8Array, network: BitcoinNetwork): string | undefined {
  try {
    return Address(network).encode(OutScript.decode(script));
  } catch {
    return undefined;
  }
}

/** The address in its usual spelling; undefined if it is not one of this chain, or the exchange would not accept it either. */
export function parseBitcoinAddress(text: string, network: BitcoinNetwork): string | undefined {
  const read = parseAddress(text, { format: 'bitcoin', testNetworks: true });
  const script = read.ok ? scriptOf(read.address, network) : undefined;
  return script && addressOfScript(script, network);
}
