/**
 * The spelling of addresses on the blockchains that we know, checksums included, so that a mistyped character is found before
 * money leaves. Pure: it asks no network, and says nothing about who owns an address.
 */

import { sha256 } from '@noble/hashes/sha2';
import { keccak_256 } from '@noble/hashes/sha3';
import { base16, bech32, bech32m, createBase58check } from '@scure/base';
import type { AddressFormat } from '../core/model';

/**
 * `malformed`: it does not look like an address of that chain. `checksum`: it does, but a character is wrong. `test_network`:
 * of a network whose coins are worth nothing. `unspendable`: nobody could spend from there.
 */
export type AddressFault = 'malformed' | 'checksum' | 'test_network' | 'unspendable';

/** The address in its one canonical spelling, by which two spellings of it can be compared. */
export type ReadAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly fault: AddressFault };

export interface AddressRules {
  readonly format: AddressFormat;
  /** Whether addresses of test networks are good. */
  readonly testNetworks: boolean;
}

const ADDRESS_LENGTH_MAX = 256;
const VISIBLE = /^[!-~]+$/;
const base58check = createBase58check(sha256);

export function readAddress(text: string, { format, testNetworks }: AddressRules): ReadAddress {
  const read = text.length <= ADDRESS_LENGTH_MAX && VISIBLE.test(text) ? READERS[format](text) : fault('malformed');
  return 'network' in read && read.network === 'test' && !testNetworks ? fault('test_network') : read;
}

type Found = ReadAddress | { readonly ok: true; readonly address: string; readonly network: 'main' | 'test' };

const READERS: Readonly<Record<AddressFormat, (text: string) => Found>> = {
  bitcoin: (text) => (BITCOIN_SEGWIT.test(text) ? readSegwit(text) : readBitcoinBase58(text)),
  ethereum: readEthereum,
  tron: readTron,
  opaque: (text) => ({ ok: true, address: text }),
};

const BITCOIN_SEGWIT = /^(bc|tb|bcrt)1[02-9ac-hj-np-z]{6,87}$|^(BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{6,87}$/;
const BITCOIN_BASE58 = /^[123mn][1-9A-HJ-NP-Za-km-z]{24,34}$/;
/** Payload of a pay-to-(public key or script)-hash address: a version and a 20-byte hash. */
const HASH_PAYLOAD_BYTES = 21;
const BITCOIN_VERSIONS: ReadonlyMap<number, 'main' | 'test'> = new Map([[0x00, 'main'], [0x05, 'main'], [0x6f, 'test'], [0xc4, 'test']]); // biome-ignore format: a table reads better dense

/** BIP 13 and what was before it. */
function readBitcoinBase58(text: string): Found {
  if (!BITCOIN_BASE58.test(text)) return fault('malformed');
  const payload = decoded(() => base58check.decode(text));
  if (payload === undefined) return fault('checksum');
  const network = BITCOIN_VERSIONS.get(payload[0] ?? -1);
  return payload.length === HASH_PAYLOAD_BYTES && network !== undefined
    ? { ok: true, address: text, network }
    : fault('malformed');
}

/**
 * BIP 173 for version 0, BIP 350 for version 1 (taproot). Later versions are not spent by anybody yet: whoever mined a block could
 * take what was sent there.
 */
function readSegwit(text: string): Found {
  const address = text.toLowerCase();
  const old = bech32.decodeUnsafe(address);
  const read = old ?? bech32m.decodeUnsafe(address);
  if (read === undefined) return fault('checksum');
  const [version = -1, ...words] = read.words;
  const program = bech32.fromWordsUnsafe(words);
  if (version < 0 || version > 16 || !(program instanceof Uint8Array)) return fault('malformed');
  if ((version === 0) !== (old !== undefined)) return fault('checksum');
  const wanted = version === 0 ? [20, 32] : [32];
  if (version === 0 && !wanted.includes(program.length)) return fault('malformed');
  if (version > 1 || !wanted.includes(program.length)) return fault('unspendable');
  return { ok: true, address, network: read.prefix === 'bc' ? 'main' : 'test' };
}

const ETHEREUM = /^0x[0-9a-fA-F]{40}$/;
const ETHEREUM_ZERO = `0x${'0'.repeat(40)}`;

/** EIP-55: the case of the letters is the checksum; all lower or all upper has none. */
function readEthereum(text: string): Found {
  if (!ETHEREUM.test(text)) return fault('malformed');
  const digits = text.slice(2);
  const address = checksummed(digits.toLowerCase());
  if (address === ETHEREUM_ZERO) return fault('unspendable');
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return hasChecksum && text !== address ? fault('checksum') : { ok: true, address };
}

function checksummed(digits: string): string {
  const hash = base16.encode(keccak_256(digits));
  const letters = Array.from(digits, (digit, at) => ((hash[at] ?? '0') >= '8' ? digit.toUpperCase() : digit));
  return `0x${letters.join('')}`;
}

const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const TRON_VERSION = 0x41;

/** Test networks of this chain have the same addresses. */
function readTron(text: string): Found {
  if (!TRON.test(text)) return fault('malformed');
  const payload = decoded(() => base58check.decode(text));
  if (payload === undefined) return fault('checksum');
  return payload.length === HASH_PAYLOAD_BYTES && payload[0] === TRON_VERSION
    ? { ok: true, address: text }
    : fault('malformed');
}

function fault(kind: AddressFault): ReadAddress {
  return { ok: false, fault: kind };
}

/** Undefined when the decoder throws, as it does for a wrong checksum. */
function decoded(decode: () => Uint8Array): Uint8Array | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
