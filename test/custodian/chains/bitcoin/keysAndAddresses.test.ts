/** Keys and addresses against the published vectors of BIP 84, and addresses of other chains. */
import { HDKey } from '@scure/bip32';
import { p2wpkh } from '@scure/btc-signer';
import { derSignature } from '../../../../src/programs/custodian/chains/bitcoin/derSignature';
import { addressOfScript, NETWORKS, scriptOf } from '../../../../src/programs/custodian/chains/bitcoin/networks';
import { createLocalSigner, publicKeyAt } from '../../../../src/programs/custodian/keys/localSigner';
import { amountText, unitsFrom } from '../../../../src/programs/custodian/model/units';

/** The seed of the mnemonic "abandon ... about", which BIP 84 uses. */
const SEED = Buffer.from(
  '5eb00bbddcf069084889a8ab9155568165f5c453ccb85e70811aaed6f6da5fc19a5ac40b389cd370d086206dec8aa6c43daea6690f20ad3d8d48b2d2ce9e38e4',
  'hex',
);

test.each([
  [{ branch: 0, index: 0 }, 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'],
  [{ branch: 0, index: 1 }, 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'],
  [{ branch: 1, index: 0 }, 'bc1q8c6fshw2dlwun7ekn9qwf37cu2rn755upcp6el'],
])('the address at %j is that of BIP 84', (path, address) => {
  const { accountPublicKey } = createLocalSigner(SEED, "m/84'/0'/0'");
  expect(accountPublicKey).toMatch(/^xpub/);
  expect(addressOfScript(p2wpkh(publicKeyAt(accountPublicKey)(path)).script, NETWORKS.main)).toBe(address);
});

test('a signature is valid for the public key of its path only', async () => {
  const signer = createLocalSigner(SEED, "m/84'/0'/0'");
  const digest = new Uint8Array(32).fill(7);
  const signature = await signer.sign({ branch: 1, index: 9 }, digest);
  const key = HDKey.fromExtendedKey(signer.accountPublicKey).deriveChild(1);
  expect(key.deriveChild(9).verify(digest, signature)).toBe(true);
  expect(key.deriveChild(8).verify(digest, signature)).toBe(false);
});

test('DER has no unnecessary zeros, and numbers are never negative', () => {
  const compact = new Uint8Array(64);
  compact[31] = 1;
  compact[32] = 0x80;
  expect(Buffer.from(derSignature(compact)).toString('hex')).toBe(`30260201010221${'00'}80${'00'.repeat(31)}`);
});

test.each([
  ['main', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', true],
  ['main', 'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ', true],
  ['main', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', true],
  ['main', 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr', true],
  ['main', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080', false],
  ['regtest', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', false],
  ['regtest', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', false],
  ['main', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['main', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdx', false],
  ['main', '', false],
] as const)('on %s, %s is an address: %s', (network, address, isAddress) => {
  expect(scriptOf(address, NETWORKS[network]) !== undefined).toBe(isAddress);
});

test('amounts convert exactly in both directions, and what does not fit is refused', () => {
  expect(unitsFrom('0.00000001', 8)).toBe(1n);
  expect(unitsFrom('20999999.9769', 8)).toBe(2_099_999_997_690_000n);
  expect(unitsFrom('0.000000001', 8)).toBeUndefined();
  expect(unitsFrom('0', 8)).toBeUndefined();
  expect(amountText(2_099_999_997_690_000n, 8)).toBe('20999999.9769');
});
