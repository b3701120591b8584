/** Address formats, with the test vectors of BIP 173, BIP 350 and EIP-55 and with widely used addresses. */
import { sha256 } from '@noble/hashes/sha2';
import { bech32, bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import type { AddressFormat } from '../../src/core/model/model';
import { parseAddress } from '../../src/usecases/custody/addressFormats';

const base58check = createBase58check(sha256);

function parseToText(format: AddressFormat, text: string, testNetworks = false): string {
  const found = parseAddress(text, { format, testNetworks });
  return found.ok ? found.address : found.fault;
}

function taproot(key: string): string {
  return bech32m.encode('bc', [1, ...bech32m.toWords(Buffer.from(key, 'hex'))]);
}

const GOOD: Readonly<Record<AddressFormat, readonly string[]>> = {
  bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '1111111111111111111114oLvT2',
    '3P14159f73E4gFr7JterCCQh9QjiTjiZrG',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  ethereum: [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ],
  tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL'],
  opaque: ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', '~'.repeat(256)],
};

const formats = Object.keys(GOOD) as AddressFormat[];

test.each(formats)('%s: valid addresses are returned unchanged', (format) => {
  for (const address of GOOD[format]) expect(parseToText(format, address)).toBe(address);
});

test('different spellings of an address have one canonical form', () => {
  expect(parseToText('bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe(
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  );
  for (const address of GOOD.ethereum) {
    expect(parseToText('ethereum', address.toLowerCase())).toBe(address);
    expect(parseToText('ethereum', `0x${address.slice(2).toUpperCase()}`)).toBe(address);
  }
});

test.each([
  ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
  ['2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc'],
  ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c'],
  ['bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'],
])('%s is valid if test networks are allowed', (address) => {
  expect(parseToText('bitcoin', address)).toBe('test_network');
  expect(parseToText('bitcoin', address, true)).toBe(address);
});

test.each<[AddressFormat, string, string]>([
  // One character too many, too few, or outside the alphabet.
  ['bitcoin', '', 'malformed'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN', 'checksum'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a', 'malformed'],
  ['bitcoin', ' 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'malformed'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa\n', 'malformed'],
  ['bitcoin', '１A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'malformed'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'checksum'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'checksum'],
  // Mixed case.
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4', 'malformed'],
  // An address of another chain, and a private key.
  ['bitcoin', 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'malformed'],
  ['bitcoin', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', 'malformed'],
  ['bitcoin', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'malformed'],
  ['bitcoin', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'malformed'],
  // BIP 173 and BIP 350: checksum of the other version, wrong lengths, wrong padding, no data, an undefined version.
  ['bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum'],
  ['bitcoin', 'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47', 'checksum'],
  ['bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdqx', 'checksum'],
  ['bitcoin', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'malformed'],
  ['bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du', 'malformed'],
  ['bitcoin', 'bc1gmk9yu', 'malformed'],
  ['bitcoin', 'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'malformed'],
  // Versions without spending rules, and a taproot output of another length.
  ['bitcoin', 'BC1SW50QGDZ25J', 'unspendable'],
  ['bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', 'unspendable'],
  ['bitcoin', 'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y', 'unspendable'],
  // Taproot outputs whose key is no point of the curve, and one beyond the field.
  ['bitcoin', taproot('05'.padStart(64, '0')), 'unspendable'],
  ['bitcoin', taproot('f'.repeat(64)), 'unspendable'],
  ['ethereum', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'checksum'],
  ['ethereum', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'malformed'],
  ['ethereum', '0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'malformed'],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'malformed'],
  ['ethereum', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'malformed'],
  ['ethereum', `0x${'0'.repeat(40)}`, 'unspendable'],
  ['ethereum', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'malformed'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'checksum'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6', 'malformed'],
  ['tron', '41a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'malformed'],
  ['tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'malformed'],
  ['opaque', '', 'malformed'],
  ['opaque', 'two words', 'malformed'],
  ['opaque', 'ราคา', 'malformed'],
  ['opaque', 'a'.repeat(257), 'malformed'],
])('%s %j is %s', (format, text, fault) => {
  expect(parseToText(format, text)).toBe(fault);
});

test('a wrong character in a checksummed address is always detected', () => {
  const checked = [
    ...GOOD.bitcoin.map((address) => ['bitcoin', address] as const),
    ...GOOD.tron.map((address) => ['tron', address] as const),
  ];
  const slip = fc.tuple(
    fc.constantFrom(...checked),
    fc.nat(),
    fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'),
  );
  fc.assert(
    fc.property(slip, ([[format, address], place, character]) => {
      const at = place % address.length;
      fc.pre(address[at] !== character);
      expect(['malformed', 'checksum', 'test_network']).toContain(
        parseToText(format, address.slice(0, at) + character + address.slice(at + 1)),
      );
    }),
    { numRuns: 3_000 },
  );
});

test('parsing an address never throws', () => {
  const alphabets = [
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...'1bcqTx0'), maxLength: 100 }),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...formats), fc.oneof(...alphabets), (format, text) => void parseToText(format, text)),
    { numRuns: 3_000 },
  );
});

test('texts that are valid in another encoding are not addresses', () => {
  expect(parseToText('bitcoin', base58check.encode(new Uint8Array(21).fill(4)))).toBe('malformed');
  expect(parseToText('tron', base58check.encode(new Uint8Array(21).fill(0x41)))).toMatch(/^T/);
  expect(parseToText('bitcoin', bech32.encode('bc', [0, ...bech32.toWords(new Uint8Array(21))]))).toBe('malformed');
  expect(parseToText('bitcoin', bech32m.encode('bc', [17, ...bech32m.toWords(new Uint8Array(32))]))).toBe('malformed');
});
