/** The custodian accepts an address exactly if the exchange does, so that no withdrawal is accepted and then refused. */
import { bech32, bech32m } from '@scure/base';
import fc from 'fast-check';
import { NETWORKS, parseBitcoinAddress } from '../../../src/programs/custodian/chains/bitcoin/networks';
import { parseEvmAddress } from '../../../src/programs/custodian/chains/evm/addresses';
import { parseAddress } from '../../../src/usecases/custody/addressFormats';

/** As typed, in capital letters, in small letters, and with one letter of the other case. */
function spellings(address: string, at: number): readonly string[] {
  const place = at % address.length;
  const letter = address[place] ?? '';
  const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
  const prefix = address.startsWith('0x') ? '0x' : '';
  const rest = address.slice(prefix.length);
  return [
    address,
    prefix + rest.toUpperCase(),
    prefix + rest.toLowerCase(),
    address.slice(0, place) + other + address.slice(place + 1),
  ];
}

const segwit = fc
  .tuple(fc.nat(16), fc.uint8Array({ minLength: 20, maxLength: 32 }), fc.boolean())
  .map(([version, program, isOld]) =>
    (isOld ? bech32 : bech32m).encode('bc', [version, ...bech32m.toWords(program)], 100),
  );
const hash = fc.constantFrom('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG');
const programs = fc
  .tuple(fc.constantFrom(0, 1), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .map(([version, program]) =>
    (version === 0 ? bech32 : bech32m).encode('bc', [version, ...bech32m.toWords(program)], 100),
  );

test('Bitcoin', () => {
  fc.assert(
    fc.property(fc.oneof(segwit, hash, programs), fc.nat(), (address, at) => {
      for (const text of spellings(address, at)) {
        const read = parseAddress(text, { format: 'bitcoin', testNetworks: false });
        expect([text, parseBitcoinAddress(text, NETWORKS.main)]).toEqual([text, read.ok ? read.address : undefined]);
      }
    }),
    { numRuns: 500 },
  );
});

test('Ethereum', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.nat(), (bytes, at) => {
      for (const text of spellings(`0x${Buffer.from(bytes).toString('hex')}`, at)) {
        const read = parseAddress(text, { format: 'ethereum', testNetworks: false });
        expect([text, parseEvmAddress(text)]).toEqual([text, read.ok ? read.address : undefined]);
      }
    }),
    { numRuns: 500 },
  );
  expect(parseEvmAddress('0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED')).toBe(
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  );
});
