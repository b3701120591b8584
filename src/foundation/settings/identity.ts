/** Settings of identity verification: the documents of users, and how long they are kept. */
import { integer } from './settingTypes';

export const identity = {
  documentBytesMax: integer(
    'IDENTITY_DOCUMENT_BYTES_MAX',
    5 * 1024 * 1024,
    1024,
    5 * 1024 * 1024,
    'Size of a document that a user uploads, in bytes. The client must send it within HTTP_REQUEST_TIMEOUT_MS.',
  ),
  uploadsPerDayMax: integer(
    'IDENTITY_UPLOADS_PER_DAY_MAX',
    20,
    1,
    1_000,
    'Documents that one user can upload in 24 hours.',
  ),
  uploadsAtOnceMax: integer(
    'IDENTITY_UPLOADS_AT_ONCE_MAX',
    32,
    1,
    1_000,
    'Documents that a server receives at the same time, of which half may come from one address. Further ones get 503.',
  ),
  documentsKeptMs: integer(
    'IDENTITY_DOCUMENTS_KEPT_MS',
    90 * 86_400_000,
    1_000,
    10 * 366 * 86_400_000,
    'Documents are deleted this long after the request to which they belong was decided. Backups keep them as long as the backups are kept.',
  ),
  draftsKeptMs: integer(
    'IDENTITY_DRAFTS_KEPT_MS',
    7 * 86_400_000,
    1_000,
    366 * 86_400_000,
    'Documents that were uploaded and never submitted are deleted after this time.',
  ),
  deletionPollMs: integer(
    'IDENTITY_DELETION_POLL_MS',
    60_000,
    10,
    3_600_000,
    'How often documents that must be deleted are looked for.',
  ),
} as const;

/** A slash of Base64 is one of 64 characters; some clients write it as two. */
const ESCAPED_PART = 32;

/** Size of a request body with the largest document, in Base64, and with what surrounds it. */
export function documentBodyBytesMax({
  http,
  identity: { documentBytesMax },
}: {
  readonly http: { readonly bodyBytesMax: number };
  readonly identity: { readonly documentBytesMax: number };
}): number {
  const base64 = Math.ceil(documentBytesMax / 3) * 4;
  return base64 + Math.ceil(base64 / ESCAPED_PART) + http.bodyBytesMax;
}
