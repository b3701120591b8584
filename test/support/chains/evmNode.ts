/** A private EVM node for a test file, on a free port and with an empty chain, stopped when the file ends. */
import { join } from 'node:path';
import { EvmNode } from '../../../src/programs/launch/chains/evmNode';
import { type EvmProgram, findHardhat } from '../../../src/programs/launch/chains/evmProgram';
import { TokenDeployer } from '../../../src/programs/launch/chains/tokens';
import { BUILD } from '../build';
import { freePort } from '../freePort';
import { temporaryFolder } from '../temporaryFolder';

export interface TestEvmNode {
  readonly node: EvmNode;
  readonly tokens: TokenDeployer;
}

/** The program, or undefined on a machine on which `make chains` has not installed it. */
export function installedHardhat(): EvmProgram | undefined {
  return findHardhat(join(BUILD, 'chains', 'evm'));
}

/** To be called at the top of a test file. The chain id is 31337 unless given. */
export function evmNode(chainId?: number): { readonly start: () => Promise<TestEvmNode> } {
  let node: EvmNode | undefined;
  // Before the folder is removed, because Jest calls these in the order of their definition.
  afterAll(() => node?.stop());
  const folder = temporaryFolder();
  return {
    start: async () => {
      const program = installedHardhat();
      if (program === undefined) throw new Error('no EVM node is installed: `make chains` does that');
      const port = await freePort();
      node = new EvmNode({ program, folder, port, ...(chainId === undefined ? {} : { chainId }) });
      await node.start();
      return { node, tokens: await TokenDeployer.create(program, node) };
    },
  };
}
