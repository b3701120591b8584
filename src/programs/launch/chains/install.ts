/** Installs the nodes for development into the folder that is the first argument. Installing again changes nothing. */
import { resolve } from 'node:path';
import { say } from '../process/terminal';
import { findOrInstallChainPrograms } from './chainPrograms';

const [folder = '.build/chains'] = process.argv.slice(2);

findOrInstallChainPrograms({ folder: resolve(folder), ownBitcoind: process.env['BITCOIND'] }, say).catch(
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
