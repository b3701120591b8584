/** A private Bitcoin node for a test file, on a free port and with an empty chain, stopped when the file ends. */
import { join } from 'node:path';
import { BitcoinNode } from '../../../src/programs/launch/chains/bitcoinNode';
import { type BitcoinCommand, findBitcoind } from '../../../src/programs/launch/chains/bitcoinProgram';
import { BUILD } from '../build';
import { freePort } from '../freePort';
import { temporaryFolder } from '../temporaryFolder';

/** The program, or undefined on a machine on which `make chains` has not installed it. BITCOIND names another one. */
export function installedBitcoind(): BitcoinCommand | undefined {
  return findBitcoind({ folder: join(BUILD, 'chains', 'bitcoin'), ownProgram: process.env['BITCOIND'] });
}

/** To be called at the top of a test file. */
export function bitcoinNode(): { readonly start: () => Promise<BitcoinNode> } {
  let node: BitcoinNode | undefined;
  // Before the folder is removed, because Jest calls these in the order of their definition.
  afterAll(() => node?.stop());
  const folder = temporaryFolder();
  return {
    start: async () => {
      const command = installedBitcoind();
      if (command === undefined) throw new Error('no Bitcoin node is installed: `make chains` does that');
      node = new BitcoinNode({ command, folder, port: await freePort(), credentials: 'talad:regtest' });
      await node.start();
      return node;
    },
  };
}
