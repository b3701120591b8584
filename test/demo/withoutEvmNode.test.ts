/** Where the EVM node cannot be installed, `make demo CHAINS=on` says so and goes on with Bitcoin. */
import { prepareDemoEthereum } from '../../src/programs/launch/chains/demoEthereum';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

test('the demo has no EVM node on a machine without npm, and says why', async () => {
  const said: string[] = [];
  const path = process.env['PATH'];
  process.env['PATH'] = folder;
  const options = { folder, programs: folder, say: (line: string) => void said.push(line) };
  const prepared = await prepareDemoEthereum(options).finally(() => {
    process.env['PATH'] = path;
  });
  expect(prepared).toBeUndefined();
  expect(said.at(-1)).toMatch(
    /^The EVM node could not be installed: .*npm.* Without it, the demo has Bitcoin only: eth and usdt are neither bought nor paid\.$/,
  );
});
