/** Where Node.js is too old for the EVM node, `make demo CHAINS=on` says so and goes on with Bitcoin. */
import { prepareDemoEthereum } from '../../src/launch/chains/demoEthereum';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

test('the demo has no EVM node on Node.js 20, and says why', async () => {
  const said: string[] = [];
  const options = { folder, programs: folder, say: (line: string) => void said.push(line) };
  expect(await prepareDemoEthereum(options, '20.19.0')).toBeUndefined();
  expect(said).toEqual([
    'The EVM node needs Node.js 22 or newer, and this is 20.19.0: use `NODE=24` with make. Without it, the demo has Bitcoin only: eth and usdt are neither bought nor paid.',
  ]);
});
