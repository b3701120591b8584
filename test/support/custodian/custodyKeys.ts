/** The keys under which an exchange asks its custodian for withdrawals and addresses. */
import type { Knex } from 'knex';
import { engineDatabase } from '../../../src/store/connection/engineConnection';
import { readLives } from '../../../src/store/engine/lives';
import { addressKey, withdrawalKey } from '../../../src/usecases/custody/custody';

interface Exchange {
  readonly database: Knex;
}

export async function withdrawalKeyOf({ database }: Exchange, withdrawalId: number): Promise<string> {
  return withdrawalKey(await readLives(engineDatabase(database)), withdrawalId);
}

export async function addressKeyOf(
  { database }: Exchange,
  { userId, asset, network }: { readonly userId: number; readonly asset: string; readonly network: string },
): Promise<string> {
  return addressKey(await readLives(engineDatabase(database)), { userId, asset, network });
}
