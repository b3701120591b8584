/**
 * The user's side of identity verification: upload documents, submit them with a request for a level, and see how it is
 * decided. Uploads and requests of one user run one after the other, under a lock of the user's row.
 */
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
import type { DocumentFault, RequestRefusal } from '../refusals';
import type { Services } from '../services';
import { recognizeDocument } from './documents/recognizeDocument';
import { documentsOf } from './levels';

type IdentityServices = Pick<Services, 'database' | 'masterKeys' | 'config' | 'clock'>;
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
  { database, masterKeys, config, clock }: IdentityServices,
  userId: number,
  { documentType, bytes }: Upload,
): Promise<Refused | { readonly refusal?: undefined; readonly document: IdentityDocument }> {
  const { documentBytesMax, uploadsPerDayMax, draftsKeptMs } = config.identity;
  const recognized = await recognizeDocument(bytes, documentBytesMax);
  if (recognized.fault !== undefined) return refuseDocument(recognized.fault);
  const { mediaType, content } = recognized;
  const createdAtMs = clock.nowMs();
  return await retriedTransaction(database, async (transaction) => {
    const owner = await lockIdentityOf(database, transaction, userId);
    if (owner === undefined || owner.state === 'frozen') return { refusal: { code: 'ACCOUNT_FROZEN' } };
    if (await hasOpenIdentityRequest(database, transaction, userId))
      return { refusal: { code: 'IDENTITY_REQUEST_OPEN' } };
    if ((await countIdentityUploads(database, transaction, userId, createdAtMs - DAY_MS)) >= uploadsPerDayMax)
      return { refusal: { code: 'IDENTITY_DOCUMENT_LIMIT' } };
    const document = { userId, documentType, mediaType, createdAtMs };
    const stored = { ...document, content, deleteAtMs: createdAtMs + draftsKeptMs };
    const id = await replaceIdentityDocument(database, transaction, masterKeys, stored);
    return { document: { ...document, id, size: content.length } };
  });
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
