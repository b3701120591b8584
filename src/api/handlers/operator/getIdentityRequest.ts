import { listDocumentsOfRequest } from '../../../store/identity/identityDocuments';
import { findIdentityRequest } from '../../../store/identity/identityRequests';
import { renderIdentityDocument, renderIdentityRequest } from '../../rendering/identityVerification';
import type { Handler } from '../types';

/** A request with the list of its documents. Refusals: IDENTITY_REQUEST_NOT_FOUND. */
export const getIdentityRequest: Handler<'getIdentityRequest'> = async ({ path }, { database }) => {
  const id = Number(path.requestid);
  const [request, documents] = await Promise.all([
    findIdentityRequest(database, id),
    listDocumentsOfRequest(database, id),
  ]);
  if (request === undefined) return { refusal: { code: 'IDENTITY_REQUEST_NOT_FOUND' } };
  return {
    status: 200,
    body: { request: renderIdentityRequest(request), documents: documents.map(renderIdentityDocument) },
  };
};
