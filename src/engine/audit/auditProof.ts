/**
 * What an audit needs to verify rows that are authenticated with keys: the key of the log of operators' actions, where
 * its keyed rows begin, its published heads, and the key of the codes of credentials.
 */
import type { KeyObject } from 'node:crypto';
import type { Knex } from 'knex';
import type { ActionLogProof } from '../../store/audit/operatorActions';
import { areCredentialsBound, areRowsBound } from '../../store/secrets/rowCodes';
import { readSealedLives } from '../../store/secrets/sealedLives';
import { findMissingSealedValues, type SecretKeys } from '../../store/secrets/secretKeys';
import { findSecretUpgrade } from '../../store/upgrade/upgradeSecrets';
import { readPublishedHeads } from './actionLogHeads';

export interface AuditProof {
  readonly actionLog: ActionLogProof;
  /** Keys of the codes of credentials; undefined as long as rows of older versions have no codes. */
  readonly credentialKeys: Pick<SecretKeys, 'tokenKey'> | undefined;
  /** The key for all other rows with codes; undefined while not all of them have one. */
  readonly rowKeys: Pick<SecretKeys, 'tokenKey'> | undefined;
  readonly sealed: SealedProof;
}

export interface SealedProof {
  /** Values that a server has sealed and that are not in `sealed_values` any more. */
  readonly missing: readonly string[];
  /** Undefined before the first leader of this version has sealed them. */
  readonly lives: { readonly count: number; readonly hash: string } | undefined;
  readonly masterKeys: ReadonlyMap<string, KeyObject>;
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

/**
 * `isUpgraded`: whether the upgrades of secrets and rows were made. Rows are then verified even if a record of them is
 * missing.
 */
export async function loadAuditProof(
  database: Knex,
  keys: SecretKeys,
  copy: HeadsCopy,
  { isUpgraded = false }: { readonly isUpgraded?: boolean } = {},
): Promise<AuditProof> {
  const actionLog = await loadActionLogProof(database, keys, copy);
  return {
    actionLog,
    credentialKeys: isUpgraded || (await areCredentialsBound(database, keys)) ? keys : undefined,
    rowKeys: isUpgraded || (await areRowsBound(database, keys)) ? keys : undefined,
    sealed: {
      missing: isUpgraded ? await findMissingSealedValues(database, keys) : [],
      lives: await readSealedLives(database, keys),
      masterKeys: keys.byId,
    },
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
