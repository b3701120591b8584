/** Answers from the database which addresses, outputs and transactions are the custodian's. */
import type { Knex } from 'knex';
import { type Ownership, outpointKey } from '../model/chain';
import { findAddresses } from '../store/addresses';
import { findOutputs } from '../store/outputs';
import { findTransactions } from '../store/payments';
import { listRemovedInputs } from '../store/removedInputs';

export function createOwnership(database: Knex, network: string): Ownership {
  return {
    ownAddresses: async (candidates) => new Set((await findAddresses(database, network, candidates)).keys()),
    ownOutputs: async (candidates) => new Set((await findOutputs(database, network, candidates)).map(outpointKey)),
    ownTransactions: async (candidates) => new Set((await findTransactions(database, network, candidates)).keys()),
    watchedOutputs: async () =>
      new Set((await listRemovedInputs(database, network)).map(({ spent }) => outpointKey(spent))),
  };
}
