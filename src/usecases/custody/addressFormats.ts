/**
 * Validates the format and checksum of blockchain addresses, so that a mistyped address is found before money is sent. The
 * exchange and the custodian both use it, so that neither accepts what the other one refuses.
 * Pure: it neither queries a network nor knows who owns an address.
 */
import { sha256 } from '@noble/hashes/sha2';
import { keccak_256 } from '@noble/hashes/sha3';
import { base16, bech32, bech32m, createBase58check } from '@scure/base';
import type { AddressFormat } from '../../core/model/model';

/**
 * `malformed`: not in the format of that chain. `checksum`: the format is right, but a character is wrong.
 * `test_network`: an address of a test network, whose coins have no value. `unspendable`: coins sent there could not be
 * spent.
 */
export type AddressFault = 'malformed' | 'checksum' | 'test_network' | 'unspendable';

/** The address in its canonical spelling, so that different spellings can be compared. */
export type ParsedAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly fault: AddressFault };

export interface AddressFormatRules {
  readonly format: AddressFormat;
  /** Whether addresses of test networks are accepted. */
  readonly testNetworks: boolean;
}

const ADDRESS_LENGTH_MAX = 256;
const VISIBLE_ASCII = /^[!-~]+$/;
const base58check = createBase58check(sha256);

export function parseAddress(text: string, { format, testNetworks }: AddressFormatRules): ParsedAddress {
  const read =
    text.length <= ADDRESS_LENGTH_MAX && VISIBLE_ASCII.test(text) ? PARSERS[format](text) : invalidAddress('malformed');
  return 'network' in read && read.network === 'test' && !testNetworks ? invalidAddress('test_network') : read;
}

type ParsedOnNetwork =
  | ParsedAddress
  | { readonly ok: true; readonly address: string; readonly network: 'main' | 'test' };

const PARSERS: Readonly<Record<AddressFormat, (text: string) => ParsedOnNetwork>> = {
  bitcoin: (text) => (BITCOIN_SEGWIT.test(text) ? parseSegwit(text) : parseBitcoinBase58(text)),
  ethereum: parseEthereum,
  tron: parseTron,
  opaque: (text) => ({ ok: true, address: text }),
};

const BITCOIN_SEGWIT = /^(bc|tb|bcrt)1[02-9ac-hj-np-z]{6,87}$|^(BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{6,87}$/;
const BITCOIN_BASE58 = /^[123mn][1-9A-HJ-NP-Za-km-z]{24,34}$/;
/** Payload of a P2PKH or P2SH address: a version byte and a 20-byte hash. */
const HASH_PAYLOAD_BYTES = 21;
const BITCOIN_VERSIONS: ReadonlyMap<number, 'main' | 'test'> = new Map([[0x00, 'main'], [0x05, 'main'], [0x6f, 'test'], [0xc4, 'test']]); // biome-ignore format: a table reads better dense

/** Base58Check addresses: P2PKH, and P2SH (BIP 13). */
function parseBitcoinBase58(text: string): ParsedOnNetwork {
  if (!BITCOIN_BASE58.test(text)) return invalidAddress('malformed');
  const payload = decodeOrUndefined(() => base58check.decode(text));
  if (payload === undefined) return invalidAddress('checksum');
  const network = BITCOIN_VERSIONS.get(payload[0] ?? -1);
  return payload.length === HASH_PAYLOAD_BYTES && network !== undefined
    ? { ok: true, address: text, network }
    : invalidAddress('malformed');
}

/**
 * BIP 173 for version 0, BIP 350 for version 1 (taproot). Later versions have no spending rules yet, so any miner could
 * take coins sent there.
 */
function parseSegwit(text: string): ParsedOnNetwork {
  const address = text.toLowerCase();
  const old = bech32.decodeUnsafe(address);
  const read = old ?? bech32m.decodeUnsafe(address);
  if (read === undefined) return invalidAddress('checksum');
  const [version = -1, ...words] = read.words;
  const program = bech32.fromWordsUnsafe(words);
  if (version < 0 || version > 16 || !(program instanceof Uint8Array)) return invalidAddress('malformed');
  if ((version === 0) !== (old !== undefined)) return invalidAddress('checksum');
  const wanted = version === 0 ? [20, 32] : [32];
  if (version === 0 && !wanted.includes(program.length)) return invalidAddress('malformed');
  if (version > 1 || !wanted.includes(program.length)) return invalidAddress('unspendable');
  if (version === 1 && !isPublicKey(program)) return invalidAddress('unspendable');
  return { ok: true, address, network: read.prefix === 'bc' ? 'main' : 'test' };
}

/** The prime of the field of secp256k1, whose points satisfy y^2 = x^3 + 7. */
const FIELD = 2n ** 256n - 2n ** 32n - 977n;

/** Whether the bytes are the x coordinate of a point. A taproot output with any other key cannot be spent (BIP 341). */
function isPublicKey(bytes: Uint8Array): boolean {
  const x = BigInt(`0x${base16.encode(bytes)}`);
  return x < FIELD && power((x ** 3n + 7n) % FIELD, (FIELD - 1n) / 2n) === 1n;
}

/** `base` to the power of `exponent`, in the field. */
function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) result = (result * result * (bit === '1' ? base : 1n)) % FIELD;
  return result;
}

const ETHEREUM = /^0x[0-9a-fA-F]{40}$/;
const ETHEREUM_ZERO = `0x${'0'.repeat(40)}`;

/** EIP-55: the case of the letters is the checksum. All lower case or all upper case has no checksum. */
function parseEthereum(text: string): ParsedOnNetwork {
  if (!ETHEREUM.test(text)) return invalidAddress('malformed');
  const digits = text.slice(2);
  const address = withChecksumCase(digits.toLowerCase());
  if (address === ETHEREUM_ZERO) return invalidAddress('unspendable');
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  return hasChecksum && text !== address ? invalidAddress('checksum') : { ok: true, address };
}

function withChecksumCase(digits: string): string {
  const hash = base16.encode(keccak_256(digits));
  const letters = Array.from(digits, (digit, at) => ((hash[at] ?? '0') >= '8' ? digit.toUpperCase() : digit));
  return `0x${letters.join('')}`;
}

const TRON = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const TRON_VERSION = 0x41;

/** Test networks of this chain use the same address format. */
function parseTron(text: string): ParsedOnNetwork {
  if (!TRON.test(text)) return invalidAddress('malformed');
  const payload = decodeOrUndefined(() => base58check.decode(text));
  if (payload === undefined) return invalidAddress('checksum');
  return payload.length === HASH_PAYLOAD_BYTES && payload[0] === TRON_VERSION
    ? { ok: true, address: text }
    : invalidAddress('malformed');
}

function invalidAddress(kind: AddressFault): ParsedAddress {
  return { ok: false, fault: kind };
}

/** Returns undefined if the decoder throws, as it does for a wrong checksum. */
function decodeOrUndefined(decode: () => Uint8Array): Uint8Array | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}

/** Every valid address of the format matches `pattern`; `example` is one, or null where any text is. */
export interface AddressDescription {
  readonly pattern: string;
  readonly example: string | null;
}

const BITCOIN_EXAMPLE = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const MAIN_BITCOIN = '^[13][1-9A-HJ-NP-Za-km-z]{24,34}$|^bc1[02-9ac-hj-np-z]{6,87}$|^BC1[02-9AC-HJ-NP-Z]{6,87}$';

/** Describes a format to those who write addresses. */
export function describeAddressFormat({ format, testNetworks }: AddressFormatRules): AddressDescription {
  switch (format) {
    case 'bitcoin':
      return {
        pattern: testNetworks ? `${BITCOIN_BASE58.source}|${BITCOIN_SEGWIT.source}` : MAIN_BITCOIN,
        example: BITCOIN_EXAMPLE,
      };
    case 'ethereum':
      return { pattern: ETHEREUM.source, example: '0x52908400098527886E0F7030069857D2E4169EE7' };
    case 'tron':
      return { pattern: TRON.source, example: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
    case 'opaque':
      return { pattern: `^[!-~]{1,${ADDRESS_LENGTH_MAX}}$`, example: null };
  }
}
