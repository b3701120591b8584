/**
 * The seeds of the chain families: 32 random bytes each, created once, and stored encrypted with the custodian's own
 * master key. Without the master key, the database reveals no key.
 */
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../../foundation/clock';
import { decryptSecret, encryptSecret, type MasterKeys } from '../../../foundation/secrets/encryption';
import type { Chain } from '../model/chain';
import { findSeed, insertSeed } from '../store/seeds';

const SEED_BYTES = 32;

export interface SeedOptions {
  readonly database: Knex;
  readonly masterKeys: MasterKeys;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Throws `SecretMismatch` if the master key is not the one that encrypted the seed. */
export async function loadOrCreateSeed(
  { database, masterKeys, clock, log }: SeedOptions,
  family: Chain['family'],
): Promise<Uint8Array> {
  const stored = await findSeed(database, family);
  if (stored !== undefined)
    return Buffer.from(decryptSecret(masterKeys, location(stored.id, family), stored.sealed), 'hex');
  const seed = randomBytes(SEED_BYTES);
  const created = await insertSeed(database, { family, createdAtMs: clock.nowMs() }, (id) =>
    encryptSecret(masterKeys, location(id, family), seed.toString('hex')),
  );
  // Another process may have created it meanwhile.
  if (!created) return await loadOrCreateSeed({ database, masterKeys, clock, log }, family);
  log.warn({ family }, 'created a seed; back up the database and the master key of the custodian now');
  return seed;
}

function location(id: number, family: string) {
  return { table: 'seeds', id, bound: { family } };
}
