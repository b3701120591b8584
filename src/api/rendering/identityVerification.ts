/** Renders the state of a user's identity verification, and requests and documents for operators. */
import type { components } from '../../../generated/openapi';
import type { VerificationLevel } from '../../core/model/model';
import { formatTime } from '../../foundation/times';
import type { IdentityDocument } from '../../store/identity/identityDocuments';
import type { IdentityRequest } from '../../store/identity/identityRequests';
import type { IdentityState } from '../../usecases/identity/identityVerification';

type Schemas = components['schemas'];

export function renderIdentityVerification(
  level: VerificationLevel,
  { request, drafts }: IdentityState,
): Schemas['IdentityVerification'] {
  return {
    identity_verification_level: level,
    status: request?.status ?? 'none',
    requested_level: request?.requestedLevel ?? null,
    approved_level: request?.approvedLevel ?? null,
    submitted_at: request === undefined ? null : formatTime(request.submittedAtMs),
    decided_at: optionalTime(request?.decidedAtMs ?? null),
    reasons: request === undefined ? [] : reasonsOf(request),
    message: request?.message ?? null,
    documents: drafts.map(renderIdentityDocument),
  };
}

export function renderIdentityDocument(document: IdentityDocument): Schemas['IdentityDocument'] {
  const { id, documentType, mediaType, size, createdAtMs } = document;
  return { id, document_type: documentType, media_type: mediaType, size, uploaded_at: formatTime(createdAtMs) };
}

export function renderIdentityRequest(request: IdentityRequest): Schemas['IdentityRequest'] {
  return {
    id: request.id,
    user_id: request.userId,
    email: request.email,
    identity_verification_level: request.level,
    requested_level: request.requestedLevel,
    status: request.status,
    submitted_at: formatTime(request.submittedAtMs),
    reviewer: request.reviewerName,
    decided_by: request.deciderName,
    decided_at: optionalTime(request.decidedAtMs),
    approved_level: request.approvedLevel,
    reasons: reasonsOf(request),
    message: request.message,
  };
}

function reasonsOf({ reasons }: IdentityRequest): Schemas['IdentityRefusalReason'][] {
  return reasons as Schemas['IdentityRefusalReason'][];
}

function optionalTime(timeMs: number | null): string | null {
  return timeMs === null ? null : formatTime(timeMs);
}
