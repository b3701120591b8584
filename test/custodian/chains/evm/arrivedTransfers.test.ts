/** Transfers of a token credit at most what arrived, in the order of their logs, and at most what they announced. */
import { getAddress } from 'viem';
import { shareOut } from '../../../../src/programs/custodian/chains/evm/arrivedTransfers';

const TO = getAddress('0x00000000000000000000000000000000000a11ce');
const TOKEN = {
  asset: 'usdt',
  contract: getAddress('0xdac17f958d2ee523a2206206994597c13d831ec7'),
  decimals: 6,
  depositMinUnits: 1n,
  sweepMinUnits: 1n,
};

const announced = (...amounts: readonly bigint[]) =>
  amounts.map((units, index) => ({
    ...({ token: TOKEN, transactionHash: '0x01', txid: '01', from: TO, to: TO, units } as const),
    ...{ logIndex: index, output: index + 1, isSentByOwner: false },
  }));

test.each([
  [[5n, 7n], 12n, [5n, 7n], []],
  [[5n, 7n], 20n, [5n, 7n], []],
  [[5n, 7n], 9n, [5n, 4n], [2]],
  [[5n, 7n], 3n, [3n], [1, 2]],
  [[5n, 7n], 0n, [], [1, 2]],
  [[5n, 7n], -4n, [], [1, 2]],
])('of %p, %p units arrived', (amounts, arrived, credited, falseOutputs) => {
  const { credits, falseTransfers } = shareOut(announced(...amounts), arrived);
  expect(credits.map(({ units }) => units)).toEqual(credited);
  expect(falseTransfers.map(({ output }) => output)).toEqual(falseOutputs);
});
