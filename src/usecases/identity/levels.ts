/** The documents that a request for each level of identity verification needs. */
import { VERIFICATION_LEVELS, type VerificationLevel } from '../../core/model/model';
import type { IdentityDocumentType } from '../../store/identity/identityDocuments';

const DOCUMENTS: Readonly<Record<VerificationLevel, readonly IdentityDocumentType[]>> = {
  level_0: [],
  level_1: ['identity_card', 'selfie'],
  level_2: ['identity_card', 'selfie', 'address_proof'],
  level_3: ['identity_card', 'selfie', 'address_proof', 'income_proof'],
};

export const DOCUMENT_TYPES: readonly IdentityDocumentType[] = DOCUMENTS.level_3;

export function documentsOf(level: VerificationLevel): readonly IdentityDocumentType[] {
  return DOCUMENTS[level];
}

/** Levels above the given one. */
export function levelsAbove(level: VerificationLevel): readonly VerificationLevel[] {
  return VERIFICATION_LEVELS.slice(VERIFICATION_LEVELS.indexOf(level) + 1);
}
