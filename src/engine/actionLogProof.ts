/** What an audit needs to verify the log of operators' actions: its key, where keyed rows begin, and published heads. */
import type { Knex } from 'knex';
import type { ActionLogProof } from '../store/audit/operatorActions';
import type { SecretKeys } from '../store/secrets/secretKeys';
import { findSecretUpgrade } from '../store/secrets/upgradeSecrets';
import { readPublishedHeads } from './actionLogHeads';

export async function loadActionLogProof(
  database: Knex,
  keys: SecretKeys,
  publishedTo: string,
): Promise<ActionLogProof> {
  const upgrade = await findSecretUpgrade(database, keys);
  const problems: string[] = [];
  const heads =
    publishedTo === ''
      ? []
      : await readPublishedHeads(publishedTo).catch((error: unknown) => {
          problems.push(
            `the published heads cannot be read: ${error instanceof Error ? error.message : String(error)}`,
          );
          return [];
        });
  return { key: keys.actionKey, keyedFrom: upgrade?.keyedFromAction, heads, problems };
}
