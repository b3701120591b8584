import { readIdentityDocument } from '../../../store/identity/identityDocuments';
import type { Handler } from '../types';

/**
 * Returns the content of a submitted document. It is no GET, so that every view is in the log of operator actions.
 * Refusals: IDENTITY_DOCUMENT_NOT_FOUND.
 */
export const viewIdentityDocument: Handler<'viewIdentityDocument'> = async ({ path }, { database, masterKeys }) => {
  const document = await readIdentityDocument(database, masterKeys, Number(path.documentid));
  if (document === undefined) return { refusal: { code: 'IDENTITY_DOCUMENT_NOT_FOUND' } };
  const { id, userId, documentType, mediaType, content } = document;
  return {
    status: 200,
    body: {
      id,
      user_id: userId,
      document_type: documentType,
      media_type: mediaType,
      content: content.toString('base64'),
    },
  };
};
