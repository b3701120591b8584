/**
 * The user's side of identity verification: upload documents, submit them with a request for a level, and see how it is
 * decided. Uploads and requests of one user run one after the other, under a lock of the user's row.
 */
import type { Knex } from 'knex';
import type { VerificationLevel } from '../../core/model/model';
import { retriedTransaction } from '../../store/connection/retriedTransaction';
import {
  countIdentityUploads,
  type IdentityDocument,
  type IdentityDocumentType,
  listDraftDocuments,
  replaceIdentityDocument,
  submitDraftDocuments,
} from '../../store/identity/identityDocuments';
import {
  findLastIdentityRequest,
  hasOpenIdentityRequest,
  type IdentityRequest,
  insertIdentityRequest,
  lockIdentityOf,
} from '../../store/identity/identityRequests';
import { runLimitedAttempt } from '../accounts/failedAttempts';
import type { DocumentFault, RequestRefusal } from '../refusals';
import type { Services } from '../services';
import type { DocumentInput, RecognizedDocument } from './documents/recognizeDocument';
import { documentsOf } from './levels';

type IdentityServices = Pick<Services, 'database' | 'masterKeys' | 'config' | 'clock' | 'accounts' | 'threads'>;
type Refused = { readonly refusal: Extract<RequestRefusal, { readonly code: IdentityRefusalCode }> };
type IdentityRefusalCode =
  | 'INVALID_DOCUMENT'
  | 'IDENTITY_REQUEST_OPEN'
  | 'IDENTITY_LEVEL_REACHED'
  | 'IDENTITY_DOCUMENTS_MISSING'
  | 'IDENTITY_DOCUMENT_LIMIT'
  | 'ACCOUNT_FROZEN';

const DAY_MS = 86_400_000;

/** The last request, if there is one, and the documents for the next one. */
export interface IdentityState {
  readonly request: IdentityRequest | undefined;
  readonly drafts: readonly IdentityDocument[];
}

export async function readIdentityState(
  { database }: Pick<Services, 'database'>,
  userId: number,
): Promise<IdentityState> {
  const [request, drafts] = await Promise.all([
    findLastIdentityRequest(database, userId),
    listDraftDocuments(database, userId),
  ]);
  return { request, drafts };
}

export interface Upload {
  readonly documentType: IdentityDocumentType;
  readonly bytes: Buffer;
}

/** Stores a document for the user's next request. It replaces an unsubmitted one of the same type. */
export async function uploadDocument(
  services: IdentityServices,
  userId: number,
  { documentType, bytes }: Upload,
): Promise<Refused | { readonly refusal?: undefined; readonly document: IdentityDocument }> {
  const { database, masterKeys, config, clock } = services;
  const createdAtMs = clock.nowMs();
  // Before the content is looked at, which takes long.
  const early = await retriedTransaction(database, (transaction) =>
    refuseUpload(services, transaction, userId, createdAtMs),
  );
  if (early !== undefined) return early;
  const recognized = await recognizeLimited(services, userId, bytes);
  if (recognized === 'limit') return { refusal: { code: 'IDENTITY_DOCUMENT_LIMIT' } };
  if (recognized.fault !== undefined) return refuseDocument(recognized.fault);
  const { mediaType, length } = recognized;
  return await retriedTransaction(database, async (transaction) => {
    const refused = await refuseUpload(services, transaction, userId, createdAtMs);
    if (refused !== undefined) return refused;
    const document = { userId, documentType, mediaType, createdAtMs };
    const content = bytes.subarray(0, length);
    const stored = { ...document, content, deleteAtMs: createdAtMs + config.identity.draftsKeptMs };
    const id = await replaceIdentityDocument(database, transaction, masterKeys, stored);
    return { document: { ...document, id, size: length } };
  });
}

/** Locks the user's row. */
async function refuseUpload(
  { database, config }: IdentityServices,
  transaction: Knex,
  userId: number,
  nowMs: number,
): Promise<Refused | undefined> {
  const owner = await lockIdentityOf(database, transaction, userId);
  if (owner === undefined || owner.state === 'frozen') return { refusal: { code: 'ACCOUNT_FROZEN' } };
  if (await hasOpenIdentityRequest(database, transaction, userId))
    return { refusal: { code: 'IDENTITY_REQUEST_OPEN' } };
  const uploads = await countIdentityUploads(database, transaction, userId, nowMs - DAY_MS);
  return uploads >= config.identity.uploadsPerDayMax ? { refusal: { code: 'IDENTITY_DOCUMENT_LIMIT' } } : undefined;
}

/** Refused documents have a limit of their own, because each costs as much as a stored one. */
async function recognizeLimited(
  { accounts, config, threads }: IdentityServices,
  userId: number,
  bytes: Buffer,
): Promise<RecognizedDocument | 'limit'> {
  const { documentBytesMax: bytesMax, uploadsPerDayMax: failuresMax } = config.identity;
  if (bytes.length > bytesMax) return { fault: 'too_large' };
  let recognized: RecognizedDocument | 'limit' = 'limit';
  const subjects = [{ kind: 'identity_document', name: String(userId), failuresMax }] as const;
  await runLimitedAttempt(accounts, { subjects, forgives: [] }, async () => {
    const input: DocumentInput = { bytes, bytesMax };
    recognized = await threads.run<RecognizedDocument>('recognizeDocument', input);
    return recognized.fault === undefined;
  });
  return recognized;
}

/** Requests a level with the uploaded documents. */
export async function submitIdentityRequest(
  { database, clock }: IdentityServices,
  userId: number,
  level: VerificationLevel,
): Promise<Refused | { readonly refusal?: undefined }> {
  return await retriedTransaction(database, async (transaction) => {
    const owner = await lockIdentityOf(database, transaction, userId);
    if (owner === undefined || owner.state === 'frozen') return { refusal: { code: 'ACCOUNT_FROZEN' } };
    if (await hasOpenIdentityRequest(database, transaction, userId))
      return { refusal: { code: 'IDENTITY_REQUEST_OPEN' } };
    // The names of the levels are in their order.
    if (level <= owner.level) return { refusal: { code: 'IDENTITY_LEVEL_REACHED' } };
    const uploaded = new Set((await listDraftDocuments(transaction, userId)).map(({ documentType }) => documentType));
    if (documentsOf(level).some((type) => !uploaded.has(type)))
      return { refusal: { code: 'IDENTITY_DOCUMENTS_MISSING' } };
    const id = await insertIdentityRequest(database, transaction, { userId, level, nowMs: clock.nowMs() });
    if (id === undefined) return { refusal: { code: 'IDENTITY_REQUEST_OPEN' } };
    await submitDraftDocuments(database, transaction, userId, id);
    return {};
  });
}

const FAULT_TEXTS: Readonly<Record<DocumentFault, string>> = {
  unknown_type: 'is not a JPEG, PNG or PDF file',
  too_large: 'is too large',
  damaged: 'is damaged or incomplete',
  too_many_pixels: 'has too many pixels',
  other_content: 'contains something else besides the document',
  active_pdf: 'is encrypted, or contains scripts or other files',
};

export function refuseDocument(reason: DocumentFault): Refused {
  const fields = { content: { code: 'INVALID', message: FAULT_TEXTS[reason] } } as const;
  return { refusal: { code: 'INVALID_DOCUMENT', fields, reason } };
}
