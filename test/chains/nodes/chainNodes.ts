/** Private nodes of both chains for a test file, on free ports and with empty chains, stopped when it ends. */
import { join } from 'node:path';
import { BitcoinNode } from '../../../src/launch/chains/bitcoinNode';
import { type ChainPrograms, findChainPrograms } from '../../../src/launch/chains/chainPrograms';
import { EvmNode } from '../../../src/launch/chains/evmNode';
import { TokenDeployer } from '../../../src/launch/chains/tokens';
import { BUILD } from '../../support/build';
import { freePort } from '../../support/freePort';
import { temporaryFolder } from '../../support/temporaryFolder';

/** The programs, or undefined on a machine on which `make chains` has not installed them. */
export function installedChainPrograms(): ChainPrograms | undefined {
  return findChainPrograms({ folder: join(BUILD, 'chains'), ownBitcoind: process.env['BITCOIND'] });
}

/** Fails the test file with what to do if the nodes are not installed. */
export function chainPrograms(): ChainPrograms {
  const programs = installedChainPrograms();
  if (programs === undefined) throw new Error('The nodes are not installed: `make chains` does that.');
  return programs;
}

/** Call at the top of a test file or a describe block. The node is stopped after its tests. */
export function bitcoinNode(): { readonly start: () => Promise<BitcoinNode> } {
  let node: BitcoinNode | undefined;
  afterAll(() => node?.stop());
  // Removed after the node has stopped.
  const folder = temporaryFolder();
  return {
    start: async () => {
      node = new BitcoinNode({
        command: chainPrograms().bitcoin,
        folder,
        port: await freePort(),
        credentials: 'talad:regtest',
      });
      await node.start();
      return node;
    },
  };
}

export interface TestEvmNode {
  readonly node: EvmNode;
  readonly tokens: TokenDeployer;
}

/** Call at the top of a test file or a describe block. The node is stopped after its tests. */
export function evmNode(chainId?: number): { readonly start: () => Promise<TestEvmNode> } {
  let node: EvmNode | undefined;
  afterAll(() => node?.stop());
  // Removed after the node has stopped.
  const folder = temporaryFolder();
  return {
    start: async () => {
      const program = chainPrograms().evm;
      const port = await freePort();
      node = new EvmNode({ program, folder, port, ...(chainId === undefined ? {} : { chainId }) });
      await node.start();
      return { node, tokens: await TokenDeployer.create(program, node) };
    },
  };
}
