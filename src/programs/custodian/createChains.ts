/** Creates the chains that the settings name. A chain without a node's URL does not exist. */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../foundation/clock';
import type { MasterKeys } from '../../foundation/secrets/encryption';
import { createBitcoinChain } from './chains/bitcoin/bitcoinChain';
import { createEvmChain } from './chains/evm/evmChain';
import { createLocalSigner } from './keys/localSigner';
import { loadOrCreateSeed } from './keys/seeds';
import type { Chain } from './model/chain';
import type { CustodianConfig } from './settings';
import { findAddressAt, listAddresses } from './store/addresses';
import { ensureChain } from './store/chains';

export interface ChainParts {
  readonly config: CustodianConfig;
  readonly database: Knex;
  readonly masterKeys: MasterKeys;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Returns the chain of each network. Creates the seeds and the rows of new networks. */
export async function createChains(parts: ChainParts): Promise<ReadonlyMap<string, Chain>> {
  const { config, database, clock } = parts;
  const chains: Chain[] = [];
  if (config.bitcoin.url !== '') {
    const seed = await loadOrCreateSeed(parts, 'bitcoin');
    const signer = createLocalSigner(seed, config.bitcoin.chain === 'main' ? "m/84'/0'/0'" : "m/84'/1'/0'");
    chains.push(createBitcoinChain({ settings: config.bitcoin, signer, clock }));
  }
  for (const { network, coin, settings } of [{ network: 'ethereum', coin: 'eth', settings: config.ethereum }])
    if (settings.url !== '') {
      const signer = createLocalSigner(await loadOrCreateSeed(parts, 'evm'), "m/44'/60'/0'");
      chains.push(createEvmChain({ network, coin, settings, signer, clock }));
    }
  for (const chain of chains) {
    await ensureChain(database, chain.network);
    await verifyKeys(database, chain);
  }
  return new Map(chains.map((chain) => [chain.network, chain]));
}

/**
 * Refuses another seed and the settings of another chain: the custodian would give out addresses whose coins nobody can
 * find.
 */
async function verifyKeys(database: Knex, chain: Chain): Promise<void> {
  const [first] = await listAddresses(database, chain.network);
  if (first !== undefined && chain.addressOf(first) !== first.address)
    throw new Error(
      `the keys of ${chain.network} do not belong to this database: ${first.address} was derived from others. ` +
        'Check the settings of the chain and the master key',
    );
  const { cold, network } = chain;
  const stored = cold === null ? undefined : await findAddressAt(database, network, cold.first);
  if (cold !== null && stored !== undefined && stored !== chain.addressOf(cold.first))
    throw new Error(
      `cold storage of ${network} starts with the address ${stored}, and the settings name another one. ` +
        'It cannot be replaced: move its coins, and start with a new database',
    );
}
