/** Addresses and signatures are those of every other wallet with the same seed, and a stored transaction says what it does. */
import { pbkdf2Sync } from 'node:crypto';
import { getAddress, parseTransaction, recoverTransactionAddress } from 'viem';
import { readGroup } from '../../../../src/foundation/settings/readGroup';
import { addressOfKey, parseEvmAddress } from '../../../../src/programs/custodian/chains/evm/addresses';
import { feesOf, raisedFees } from '../../../../src/programs/custodian/chains/evm/fees';
import { evmSettings } from '../../../../src/programs/custodian/chains/evm/settings';
import { tokenList } from '../../../../src/programs/custodian/chains/evm/tokens';
import { callOf, decodeTransfer, signEvmTransaction } from '../../../../src/programs/custodian/chains/evm/transactions';
import { createLocalSigner, publicKeyAt } from '../../../../src/programs/custodian/keys/localSigner';

/** The well-known phrase of the development nodes; its first address is public, too. */
const PHRASE = 'test test test test test test test test test test test junk';
const FIRST = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDT = getAddress('0xdac17f958d2ee523a2206206994597c13d831ec7');
const SOMEBODY = getAddress('0x00000000000000000000000000000000000a11ce');

const signer = createLocalSigner(pbkdf2Sync(PHRASE, 'mnemonic', 2_048, 64, 'sha512'), "m/44'/60'/0'");
const tokens = tokenList([{ asset: 'usdt', contract: USDT, decimals: 6, depositMinUnits: 1n, sweepMinUnits: 1n }]);
const settings = readGroup(
  evmSettings('CUSTODIAN_ETHEREUM', { network: 'ethereum', coin: 'eth' }),
  { CUSTODIAN_ETHEREUM_FEE_RATE_MAX: '1000', CUSTODIAN_ETHEREUM_PRIORITY_FEE: '50' },
  [],
);

test('the first deposit address is the first address of the seed in other wallets', () => {
  expect(addressOfKey(publicKeyAt(signer.accountPublicKey)({ branch: 0, index: 0 }))).toBe(FIRST);
});

test.each([
  ['eth', 5n],
  ['usdt', 1_500_000n],
])('a signed transfer of %s names its sender, and is read as what it moves', async (asset, units) => {
  const signing = { signer, path: { branch: 0, index: 0 }, from: getAddress(FIRST), coin: 'eth' };
  for (let nonce = 0; nonce < 8; nonce += 1) {
    const terms = { ...callOf({ to: SOMEBODY, asset, units }, tokens), nonce, gas: 60_000n, chainId: 1 };
    const { bytes, feeUnits } = await signEvmTransaction({ ...terms, ...feesOf(100n, settings) }, signing);
    expect(feeUnits).toBe(6_000_000n);
    expect(await recoverTransactionAddress({ serializedTransaction: `0x02${bytes.slice(2)}` })).toBe(FIRST);
    expect(decodeTransfer(bytes, getAddress(FIRST), { coin: 'eth', tokens })).toEqual({
      ...{ from: FIRST, to: SOMEBODY, asset, units, nonce, feeUnits },
    });
    expect(parseTransaction(`0x${bytes}`)).toMatchObject({ maxFeePerGas: 100n, maxPriorityFeePerGas: 50n });
  }
});

test('a replacement raises both fees by a tenth at least, and never above the limit', () => {
  const previous = { maxFeePerGas: 101n, maxPriorityFeePerGas: 50n };
  expect(raisedFees(previous, 90n, settings)).toEqual({ maxFeePerGas: 112n, maxPriorityFeePerGas: 55n });
  expect(raisedFees(previous, 400n, settings)).toEqual({ maxFeePerGas: 400n, maxPriorityFeePerGas: 55n });
  expect(raisedFees({ ...previous, maxFeePerGas: 950n }, 1_000n, settings)).toBeUndefined();
});

test.each([
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', undefined],
  ['0x0000000000000000000000000000000000000000', undefined],
  ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', undefined],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', undefined],
])('the address %s is read as %s', (text, address) => {
  expect(parseEvmAddress(text)).toBe(address);
});

test.each([
  [
    `usdt:${USDT}:6:1:20`,
    [{ asset: 'usdt', contract: USDT, decimals: 6, depositMinUnits: 1_000_000n, sweepMinUnits: 20_000_000n }],
  ],
  ['', []],
  [`usdt:${USDT}:6:1`, undefined],
  [`usdt:${USDT}:6:0:1`, undefined],
  [`usdt:${USDT}:6:0.0000001:1`, undefined],
  [`usdt:${USDT}:19:1:1`, undefined],
  [`usdt:${USDT}:6:1:1,usdt:${SOMEBODY}:6:1:1`, undefined],
  [`usdt:${USDT}:6:1:1,usdc:${USDT}:6:1:1`, undefined],
])('the tokens %j', (text, expected) => {
  const problems: string[] = [];
  const { tokens: read } = readGroup(
    evmSettings('CUSTODIAN_ETHEREUM', { network: 'ethereum', coin: 'eth' }),
    { CUSTODIAN_ETHEREUM_TOKENS: text },
    problems,
  );
  expect(problems).toHaveLength(expected === undefined ? 1 : 0);
  if (expected !== undefined) expect(read).toEqual(expected);
});
