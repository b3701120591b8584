/** The programs of both nodes for development, in one folder of the project. */
import { join } from 'node:path';
import type { Say } from '../process/terminal';
import { type BitcoinCommand, findBitcoind, findOrDownloadBitcoind } from './bitcoinProgram';
import { type EvmProgram, findHardhat, findOrInstallHardhat } from './evmProgram';

export interface ChainPrograms {
  readonly bitcoin: BitcoinCommand;
  readonly evm: EvmProgram;
}

export interface ChainProgramsOptions {
  /** Folder for what is downloaded. */
  readonly folder: string;
  /** The operator's own `bitcoind`. */
  readonly ownBitcoind?: string | undefined;
}

/** Both programs, or undefined if something must be installed. */
export function findChainPrograms({ folder, ownBitcoind }: ChainProgramsOptions): ChainPrograms | undefined {
  const bitcoin = findBitcoind({ folder: join(folder, 'bitcoin'), ownProgram: ownBitcoind });
  const evm = findHardhat(join(folder, 'evm'));
  return bitcoin === undefined || evm === undefined ? undefined : { bitcoin, evm };
}

/** Throws a `LaunchError` that says which program cannot be had and why. */
export async function findOrInstallChainPrograms(
  { folder, ownBitcoind }: ChainProgramsOptions,
  say: Say,
): Promise<ChainPrograms> {
  const bitcoin = await findOrDownloadBitcoind({ folder: join(folder, 'bitcoin'), ownProgram: ownBitcoind }, say);
  return { bitcoin, evm: await findOrInstallHardhat(join(folder, 'evm'), say) };
}
