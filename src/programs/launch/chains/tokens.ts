/** Compiles the contracts for a private EVM chain, once, and puts them onto it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Abi, encodeDeployData, encodeFunctionData, type Hex } from 'viem';
import { runCommand } from '../process/childProcess';
import type { EvmNode } from './evmNode';
import type { EvmProgram } from './evmProgram';
import { TOKEN_FILE, TOKEN_SOURCE } from './tokenSource';

export type ContractName = 'PlainToken' | 'LyingToken' | 'Payer';

export interface CompiledContract {
  readonly abi: Abi;
  readonly bytecode: Hex;
}

export interface PlainTokenOptions {
  readonly symbol: string;
  readonly decimals: number;
  /** In the smallest unit; the outsider's first address receives all of it. */
  readonly supply: bigint;
}

export class TokenDeployer {
  private constructor(
    private readonly node: EvmNode,
    private readonly folder: string,
  ) {}

  static async create(program: EvmProgram, node: EvmNode): Promise<TokenDeployer> {
    return new TokenDeployer(node, await compileOnce(program));
  }

  plainToken({ symbol, decimals, supply }: PlainTokenOptions): Promise<Hex> {
    return this.deploy('PlainToken', [symbol, decimals, supply]);
  }

  /** A token of whose transfers only a part arrives; they announce the whole. */
  lyingToken({ symbol, decimals, supply }: PlainTokenOptions, arrivingPercent: number): Promise<Hex> {
    return this.deploy('LyingToken', [symbol, decimals, supply, BigInt(arrivingPercent)]);
  }

  payer(): Promise<Hex> {
    return this.deploy('Payer', []);
  }

  /** Sends a transaction of the outsider to the contract; it waits in the memory pool. Returns its hash. */
  send(name: ContractName, address: Hex, functionName: string, args: readonly unknown[], value = 0n): Promise<Hex> {
    const data = encodeFunctionData({ abi: this.contract(name).abi, functionName, args });
    return this.node.send({ to: address, data, value: `0x${value.toString(16)}` });
  }

  /** The outsider pays tokens; the transaction waits in the memory pool. Returns its hash. */
  pay(token: Hex, to: Hex, value: bigint): Promise<Hex> {
    return this.send('PlainToken', token, 'transfer', [to, value]);
  }

  contract(name: ContractName): CompiledContract {
    const read = (kind: string): string =>
      readFileSync(join(this.folder, `${TOKEN_FILE.replace('.', '_')}_${name}.${kind}`), 'utf8');
    return { abi: JSON.parse(read('abi')) as Abi, bytecode: `0x${read('bin')}` };
  }

  /** Mines a block with the contract, and returns its address. */
  private async deploy(name: ContractName, args: readonly unknown[]): Promise<Hex> {
    const { abi, bytecode } = this.contract(name);
    const hash = await this.node.send({ data: encodeDeployData({ abi, bytecode, args }) });
    await this.node.mine();
    const receipt = await this.node.call<{ contractAddress: Hex | null } | null>('eth_getTransactionReceipt', hash);
    if (receipt === null || receipt.contractAddress === null) throw new Error(`the contract ${name} was not deployed`);
    return receipt.contractAddress;
  }
}

/** Returns the folder with the compiled contracts. */
async function compileOnce({ folder, compiler }: EvmProgram): Promise<string> {
  const digest = createHash('sha256').update(TOKEN_SOURCE).digest('hex').slice(0, 16);
  const compiled = join(folder, `contracts-${digest}`);
  if (existsSync(compiled)) return compiled;
  const compiling = `${compiled}-${process.pid}`;
  mkdirSync(compiling, { recursive: true });
  const source = join(compiling, TOKEN_FILE);
  writeFileSync(source, TOKEN_SOURCE);
  const options = ['--bin', '--abi', '--optimize', '--base-path', compiling, '--output-dir', compiling];
  await runCommand(process.execPath, [compiler, ...options, source]);
  // Another process may have compiled the same source meanwhile.
  if (existsSync(compiled)) rmSync(compiling, { recursive: true, force: true });
  else renameSync(compiling, compiled);
  return compiled;
}
