/**
 * What an audit needs to verify rows that are authenticated with keys: the key of the log of operators' actions, where
 * its keyed rows begin, its published heads, and the key of the codes of credentials.
 */
import type { Knex } from 'knex';
import type { ActionLogProof } from '../store/audit/operatorActions';
import { areCredentialsBound } from '../store/secrets/credentialCodes';
import type { SecretKeys } from '../store/secrets/secretKeys';
import { findSecretUpgrade } from '../store/secrets/upgradeSecrets';
import { readPublishedHeads } from './actionLogHeads';

export interface AuditProof {
  readonly actionLog: ActionLogProof;
  /** Undefined before the rows of older versions have codes. */
  readonly credentialKeys: Pick<SecretKeys, 'tokenKey'> | undefined;
}

export async function loadAuditProof(database: Knex, keys: SecretKeys, publishedTo: string): Promise<AuditProof> {
  return {
    actionLog: await loadActionLogProof(database, keys, publishedTo),
    credentialKeys: (await areCredentialsBound(database, keys)) ? keys : undefined,
  };
}

async function loadActionLogProof(database: Knex, keys: SecretKeys, publishedTo: string): Promise<ActionLogProof> {
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
