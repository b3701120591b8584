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
  const result = isBase64Of(content, bytes)
    ? await uploadDocument(context, context.caller.userId, { documentType, bytes })
    : refuseDocument('unknown_type');
  if (result.refusal !== undefined) return declaredRefusal('uploadIdentityDocument', result.refusal);
  return { status: 201, body: renderIdentityDocument(result.document) };
};

/**
 * Node ignores characters that do not belong to Base64, so the text is too long for the bytes if it has any, and reads
 * the two of another alphabet. Only the end is encoded again, because a document has millions of characters.
 */
function isBase64Of(text: string, bytes: Buffer): boolean {
  const rest = bytes.length % 3 === 0 ? 3 : bytes.length % 3;
  return (
    text.length === 4 * Math.ceil(bytes.length / 3) &&
    !/[-_]/.test(text) &&
    text.endsWith(bytes.subarray(-rest).toString('base64'))
  );
}
