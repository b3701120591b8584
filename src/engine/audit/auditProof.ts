/**
 * What an audit needs to verify rows that are authenticated with keys: the key of the log of operators' actions, where
 * its keyed rows begin, its published heads, and the key of the codes of credentials.
 */
import type { Knex } from 'knex';
import type { ActionLogProof } from '../../store/audit/operatorActions';
import { areCredentialsBound } from '../../store/secrets/credentialCodes';
import type { SecretKeys } from '../../store/secrets/secretKeys';
import { findSecretUpgrade } from '../../store/upgrade/upgradeSecrets';
import { readPublishedHeads } from './actionLogHeads';

export interface AuditProof {
  readonly actionLog: ActionLogProof;
  /** Keys of the codes of credentials; undefined as long as rows of older versions have no codes. */
  readonly credentialKeys: Pick<SecretKeys, 'tokenKey'> | undefined;
}

/** Where heads of the log of operators' actions are published. */
export interface HeadsCopy {
  /** File or URL of the published heads; empty if they are not published. */
  readonly to: string;
  /**
   * Called if the published heads cannot be read. The audit continues without them, because an unavailable copy is no
   * contradiction.
   */
  readonly onUnread: (problem: string) => void;
}

export async function loadAuditProof(database: Knex, keys: SecretKeys, copy: HeadsCopy): Promise<AuditProof> {
  return {
    actionLog: await loadActionLogProof(database, keys, copy),
    credentialKeys: (await areCredentialsBound(database, keys)) ? keys : undefined,
  };
}

async function loadActionLogProof(
  database: Knex,
  keys: SecretKeys,
  { to, onUnread }: HeadsCopy,
): Promise<ActionLogProof> {
  const upgrade = await findSecretUpgrade(database, keys);
  const { heads, problem } = to === '' ? { heads: [], problem: undefined } : await readPublishedHeads(to);
  if (problem !== undefined) onUnread(problem);
  return { key: keys.actionKey, keyedFrom: upgrade?.keyedFromAction, heads };
}
