/**
 * The tables `identity_documents` and `identity_document_contents`: documents that users uploaded to verify their
 * identity. The content is encrypted, and is read by `readIdentityDocument` only. A replaced document keeps its row for
 * a day without content, so that it still counts as an upload.
 */
import type { Knex } from 'knex';
import type { MasterKeys } from '../../foundation/secrets/encryption';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import { boundColumnNames, decryptOfRow } from '../secrets/boundColumns';
import { decryptDocument, encryptDocument, newDocumentKey } from '../secrets/documentEncryption';
import { insertWithSecretInTransaction } from '../secrets/encryptedSecrets';
import type { SecretKeys } from '../secrets/secretKeys';

export type IdentityDocumentType = 'identity_card' | 'selfie' | 'address_proof' | 'income_proof';
export type IdentityMediaType = 'image/jpeg' | 'image/png' | 'application/pdf';

export interface IdentityDocument {
  readonly id: number;
  readonly userId: number;
  readonly documentType: IdentityDocumentType;
  readonly mediaType: IdentityMediaType;
  readonly size: number;
  readonly createdAtMs: number;
}

interface DocumentRow {
  readonly id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly document_type: IdentityDocumentType;
  readonly media_type: IdentityMediaType;
  readonly size: number;
  readonly created_at_ms: BigintColumn;
}

const TABLE = 'identity_documents';
const CONTENTS = 'identity_document_contents';
const COLUMNS = ['id', 'user_id', 'document_type', 'media_type', 'size', 'created_at_ms'];
const DAY_MS = 86_400_000;

export interface NewIdentityDocument extends Omit<IdentityDocument, 'id' | 'size'> {
  readonly content: Buffer;
  /** When it is deleted, unless it is submitted before. */
  readonly deleteAtMs: number;
}

/** Uploads of the user since a time, including replaced ones. */
export function countIdentityUploads(
  database: Knex,
  transaction: Knex,
  userId: number,
  sinceMs: number,
): Promise<number> {
  return countRows(database, transaction(TABLE).where('user_id', userId).where('created_at_ms', '>', sinceMs));
}

/** Stores a document in place of the user's unsubmitted one of the same type. The user's row must be locked. */
export async function replaceIdentityDocument(
  database: Knex,
  transaction: Knex,
  masterKeys: MasterKeys,
  { content, userId, documentType, mediaType, createdAtMs, deleteAtMs }: NewIdentityDocument,
): Promise<number> {
  const previous = drafts(transaction, userId).where('document_type', documentType);
  const ids: readonly BigintColumn[] = await withTimeout(database, previous.pluck('id'));
  if (ids.length > 0) {
    await withTimeout(database, transaction(CONTENTS).whereIn('document_id', ids).delete());
    const replaced = { replaced_at_ms: createdAtMs, delete_at_ms: createdAtMs + DAY_MS };
    await withTimeout(database, transaction(TABLE).whereIn('id', ids).update(replaced));
  }
  const key = newDocumentKey();
  const id = await insertWithSecretInTransaction(database, transaction, masterKeys, {
    location: { table: TABLE, column: 'sealed_key' },
    columns: {
      user_id: userId,
      document_type: documentType,
      media_type: mediaType,
      size: content.length,
      created_at_ms: createdAtMs,
      delete_at_ms: deleteAtMs,
    },
    secret: key,
  });
  const row = { document_id: id, content: encryptDocument(key, id, content) };
  await withTimeout(database, transaction(CONTENTS).insert(row));
  return id;
}

/** The documents that the user uploaded and did not submit yet, oldest first. */
export async function listDraftDocuments(database: Knex, userId: number): Promise<IdentityDocument[]> {
  const rows: readonly DocumentRow[] = await withTimeout(
    database,
    drafts(database, userId).orderBy('id').select(COLUMNS),
  );
  return rows.map(documentFrom);
}

/** Makes the user's unsubmitted documents those of the request. */
export async function submitDraftDocuments(
  database: Knex,
  transaction: Knex,
  userId: number,
  requestId: number,
): Promise<void> {
  const change = { request_id: requestId, delete_at_ms: null };
  await withTimeout(database, drafts(transaction, userId).update(change));
}

export async function listDocumentsOfRequest(database: Knex, requestId: number): Promise<IdentityDocument[]> {
  const query = database(TABLE).where('request_id', requestId).orderBy('id').select(COLUMNS);
  const rows: readonly DocumentRow[] = await withTimeout(database, query);
  return rows.map(documentFrom);
}

/** Sets when the documents of a decided request are deleted. */
export async function scheduleDocumentDeletion(
  database: Knex,
  transaction: Knex,
  requestId: number,
  deleteAtMs: number,
): Promise<void> {
  await withTimeout(database, transaction(TABLE).where('request_id', requestId).update({ delete_at_ms: deleteAtMs }));
}

/**
 * A submitted document with its content. Undefined if there is none, or if its row or its content was changed in the
 * tables.
 */
export async function readIdentityDocument(
  database: Knex,
  masterKeys: SecretKeys,
  id: number,
): Promise<(IdentityDocument & { readonly content: Buffer }) | undefined> {
  const query = database({ document: TABLE })
    .join({ stored: CONTENTS }, 'stored.document_id', 'document.id')
    .where('document.id', id)
    .whereNotNull('document.request_id')
    .first([
      ...[...new Set([...COLUMNS, ...boundColumnNames(TABLE), 'sealed_key'])].map((name) => `document.${name}`),
      'stored.content',
    ]);
  const row: (DocumentRow & { readonly sealed_key: string; readonly content: Buffer }) | undefined = await withTimeout(
    database,
    query,
  );
  if (row === undefined) return undefined;
  const key = decryptOfRow(masterKeys, [TABLE, id], row as unknown as Record<string, unknown>, row.sealed_key);
  if (key === undefined) return undefined;
  const content = decryptDocument(key, id, row.content);
  if (content === undefined) {
    masterKeys.onMismatch?.({ table: CONTENTS, id });
    return undefined;
  }
  return { ...documentFrom(row), content };
}

/** Deletes documents whose time is over, with their contents; returns their number. Read first, so that no range is locked. */
export async function deleteOldDocuments(database: Knex, nowMs: number, limit: number): Promise<number> {
  const old = database(TABLE).where('delete_at_ms', '<=', nowMs).orderBy('delete_at_ms').limit(limit);
  const ids: readonly BigintColumn[] = await withTimeout(database, old.pluck('id'));
  let deleted = 0;
  // It may have been submitted meanwhile.
  for (const id of ids)
    deleted += await withTimeout(database, database(TABLE).where('id', id).where('delete_at_ms', '<=', nowMs).delete());
  return deleted;
}

function drafts(database: Knex, userId: number): Knex.QueryBuilder {
  return database(TABLE).where('user_id', userId).whereNull('request_id').whereNull('replaced_at_ms');
}

function documentFrom(row: DocumentRow): IdentityDocument {
  return {
    id: integerFrom(row.id),
    userId: integerFrom(row.user_id),
    documentType: row.document_type,
    mediaType: row.media_type,
    size: row.size,
    createdAtMs: integerFrom(row.created_at_ms),
  };
}
