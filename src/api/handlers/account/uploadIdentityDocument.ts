import { refuseDocument, uploadDocument } from '../../../usecases/identity/identityVerification';
import { renderIdentityDocument } from '../../rendering/identityVerification';
import { declaredRefusal, type Handler } from '../types';

/**
 * Stores a document for the caller's next request. Refusals: INVALID_DOCUMENT, IDENTITY_REQUEST_OPEN,
 * IDENTITY_DOCUMENT_LIMIT, ACCOUNT_FROZEN.
 */
export const uploadIdentityDocument: Handler<'uploadIdentityDocument'> = async ({ body }, context) => {
  const { document_type: documentType, content } = body;
  const bytes = Buffer.from(content, 'base64');
  // Node ignores characters that do not belong to Base64.
  const isBase64 = bytes.toString('base64') === content;
  const result = isBase64
    ? await uploadDocument(context, context.caller.userId, { documentType, bytes })
    : refuseDocument('unknown_type');
  if (result.refusal !== undefined) return declaredRefusal('uploadIdentityDocument', result.refusal);
  return { status: 201, body: renderIdentityDocument(result.document) };
};
