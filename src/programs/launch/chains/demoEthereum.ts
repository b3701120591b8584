/** The EVM node of `make demo CHAINS=on`, with a token that stands for usdt. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Hex, numberToHex, parseUnits } from 'viem';
import { stopLeftoverProcess } from '../process/leftoverProcess';
import { LaunchError } from '../process/terminal';
import { type DemoChain, type DemoChainOptions, freePortFrom } from './demoChain';
import { EvmNode } from './evmNode';
import { findOrInstallHardhat } from './evmProgram';
import { TokenDeployer } from './tokens';

const FIRST_PORT = 8_545;
const COIN_DECIMALS = 18;
const TOKEN = { symbol: 'USDT', decimals: 6, supply: 10n ** 16n };
/** Smallest reported deposit and smallest swept balance. */
const TOKEN_LIMITS = '1:20';
/** The account that pays withdrawals gets so much at each start. */
const FUNDING_ETHER = '100';
const FUNDING_USDT = '1000000';
const STOP_GRACE_MS = 30_000;

/** Undefined, and the reason on the terminal, if this machine cannot run the node. */
export async function prepareDemoEthereum({ folder, programs, say }: DemoChainOptions): Promise<DemoChain | undefined> {
  const program = await findOrInstallHardhat(join(programs, 'evm'), say).catch((error: unknown) => {
    if (!(error instanceof LaunchError)) throw error;
    say(`${error.message} Without it, the demo has Bitcoin only: eth and usdt are neither bought nor paid.`);
    return undefined;
  });
  if (program === undefined) return undefined;
  const nodeFolder = join(folder, 'ethereum');
  const leftover = { name: 'EVM node', file: join(nodeFolder, 'node.pid'), stopGraceMs: STOP_GRACE_MS };
  await stopLeftoverProcess(leftover, say);
  const node = new EvmNode({ program, folder: nodeFolder, port: await freePortFrom(FIRST_PORT) });
  const tokens = await TokenDeployer.create(program, node);
  const tokenFile = join(nodeFolder, 'usdt.json');
  let usdt: Hex = '0x';
  return {
    network: 'ethereum',
    title: 'evm node',
    url: node.address.url,
    kind: `chain id ${node.chainId}`,
    settings: () => ({
      custodian: {
        CUSTODIAN_ETHEREUM_URL: node.address.url,
        CUSTODIAN_ETHEREUM_CHAIN_ID: String(node.chainId),
        CUSTODIAN_ETHEREUM_TOKENS: `usdt:${usdt}:${TOKEN.decimals}:${TOKEN_LIMITS}`,
      },
      demo: { DEMO_ETHEREUM_NODE: node.address.url, DEMO_ETHEREUM_USDT: usdt },
    }),
    async start() {
      await node.start();
      const known = readToken(tokenFile);
      usdt = known ?? (await tokens.plainToken(TOKEN));
      if (known === undefined) writeFileSync(tokenFile, JSON.stringify({ address: usdt }));
      // The last block of the previous run is too old for the custodian.
      await node.mine();
    },
    stop: () => node.stop(),
    mine: () => node.mine(),
    async fund(address) {
      await node.send({ to: address, value: numberToHex(parseUnits(FUNDING_ETHER, COIN_DECIMALS)) });
      await tokens.pay(usdt, address as Hex, parseUnits(FUNDING_USDT, TOKEN.decimals));
      await node.mine();
    },
  };
}

function readToken(file: string): Hex | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { readonly address: Hex }).address : undefined;
}
