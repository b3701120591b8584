/**
 * A code before the content of each checkpoint of an audit, made with a key that is derived from the master key. Audits
 * from a checkpoint trust its digests, so a writer of the tables must not be able to write one. Without the key, as in
 * `make audit` on another machine, contents are read and written without codes.
 */
import type { Knex } from 'knex';
import { hashesEqual } from '../../foundation/secrets/tokens';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

type Keys = Pick<SecretKeys, 'tokenKey'>;

const CONTEXT = 'audit checkpoint';
const CODE = /^k1\.[\w-]{43}(?=\{)/;

export function sealCheckpoint(keys: Keys | undefined, content: string): string {
  return keys === undefined ? content : `${keyedHash(keys, CONTEXT, content)}${content}`;
}

export function withoutCheckpointCode(stored: string): string {
  return stored.replace(CODE, '');
}

/** Whether a server has written the stored text. */
export function isCheckpointOfServer(keys: Keys, stored: string): boolean {
  return hashesEqual(sealCheckpoint(keys, withoutCheckpointCode(stored)), stored);
}

/** Adds codes to the archive checkpoints of older versions. */
export async function sealArchiveCheckpoints(database: Knex, keys: Keys): Promise<number> {
  const rows: readonly { readonly sequence: BigintColumn; readonly content: string }[] = await withTimeout(
    database,
    database('audit_bases').select('sequence', 'content'),
  );
  const without = rows.filter(({ content }) => !CODE.test(content));
  for (const { sequence, content } of without)
    await withTimeout(
      database,
      database('audit_bases')
        .where('sequence', integerFrom(sequence))
        .update({ content: sealCheckpoint(keys, content) }),
    );
  return without.length;
}
