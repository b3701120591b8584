/** Finds a Bitcoin node on this machine, or downloads one into a folder of the project. Installs nothing. */
import { existsSync } from 'node:fs';
import { type DebianPackage, downloadDebianPackage, findUnpacked } from '../process/debianPackages';
import { findProgram } from '../process/programs';
import { LaunchError, type Say } from '../process/terminal';

/** The program, followed by its first arguments. */
export type BitcoinCommand = readonly [string, ...string[]];

/** Debian has no `bitcoind` in its stable releases; Knots is Bitcoin Core with the same RPC. */
const PACKAGE: DebianPackage = {
  name: 'bitcoin-knots',
  title: 'bitcoind',
  program: 'usr/bin/bitcoind',
  megabytes: 20,
  notNeeded: ['systemd', 'debconf'],
};

export interface BitcoinProgramOptions {
  /** Folder into which the packages are unpacked. */
  readonly folder: string;
  /** The operator's own `bitcoind`, used instead of any other. */
  readonly ownProgram?: string | undefined;
}

/** A `bitcoind` of this machine, or undefined if one must be downloaded. */
export function findBitcoind({ folder, ownProgram }: BitcoinProgramOptions): BitcoinCommand | undefined {
  if (ownProgram !== undefined) {
    if (!existsSync(ownProgram)) throw new LaunchError(`There is no bitcoind at ${ownProgram}.`);
    return [ownProgram];
  }
  const installed = findProgram('bitcoind');
  return installed === undefined ? findUnpacked(PACKAGE, folder)?.command : [installed];
}

/** Throws a `LaunchError` if there is none and it cannot be downloaded. */
export async function findOrDownloadBitcoind(options: BitcoinProgramOptions, say: Say): Promise<BitcoinCommand> {
  return findBitcoind(options) ?? (await downloadDebianPackage(PACKAGE, options.folder, say)).command;
}
