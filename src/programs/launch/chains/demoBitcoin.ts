/** The Bitcoin node of `make demo CHAINS=on`, in regtest mode. */
import { join } from 'node:path';
import { stopLeftoverProcess } from '../process/leftoverProcess';
import { BitcoinNode } from './bitcoinNode';
import { findOrDownloadBitcoind } from './bitcoinProgram';
import { type DemoChain, type DemoChainOptions, freePortFrom } from './demoChain';

const FIRST_PORT = 18_443;
const CREDENTIALS = 'talad:regtest';
/** The hot wallet gets so many outputs of so many bitcoins at each start, so that payments need not wait for change. */
const FUNDING_OUTPUTS = 5;
const FUNDING_AMOUNT = '2';
const STOP_GRACE_MS = 30_000;

export async function prepareDemoBitcoin(
  { folder, programs, say }: DemoChainOptions,
  ownBitcoind: string | undefined,
): Promise<DemoChain> {
  const command = await findOrDownloadBitcoind({ folder: join(programs, 'bitcoin'), ownProgram: ownBitcoind }, say);
  const nodeFolder = join(folder, 'bitcoin');
  const leftover = { name: 'Bitcoin node', file: join(nodeFolder, 'node.pid'), stopGraceMs: STOP_GRACE_MS };
  await stopLeftoverProcess(leftover, say);
  const port = await freePortFrom(FIRST_PORT);
  const node = new BitcoinNode({ command, folder: nodeFolder, port, credentials: CREDENTIALS });
  const urlWithLogin = node.address.url.replace('://', `://${CREDENTIALS}@`);
  return {
    network: 'bitcoin',
    title: 'bitcoin node',
    url: node.address.url,
    kind: 'regtest',
    settings: () => ({
      custodian: { CUSTODIAN_BITCOIN_URL: urlWithLogin, CUSTODIAN_BITCOIN_CHAIN: 'regtest' },
      demo: { DEMO_BITCOIN_NODE: urlWithLogin },
    }),
    start: () => node.start(),
    stop: () => node.stop(),
    mine: async () => void (await node.mine()),
    async fund(address) {
      for (let output = 0; output < FUNDING_OUTPUTS; output += 1) await node.pay(address, FUNDING_AMOUNT);
      await node.mine();
    },
  };
}
