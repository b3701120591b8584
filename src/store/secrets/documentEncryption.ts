/**
 * Encryption of documents at rest: AES-256-GCM with a random key for each document. The key is stored encrypted with the
 * master key like every other secret (`boundColumns.ts`), so a change of the master key rewrites the small keys and not
 * the documents. The content is bound to the id of its document.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A new key, in hexadecimal. */
export function newDocumentKey(): string {
  return randomBytes(KEY_BYTES).toString('hex');
}

/** Nonce, tag and ciphertext. */
export function encryptDocument(key: string, documentId: number, content: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce);
  cipher.setAAD(associatedData(documentId));
  const ciphertext = [cipher.update(content), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...ciphertext]);
}

/** Undefined if the content was changed, or was encrypted for another document. */
export function decryptDocument(key: string, documentId: number, encrypted: Buffer): Buffer | undefined {
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const tag = encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'hex'), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(associatedData(documentId));
  decipher.setAuthTag(tag);
  const start = decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([start, decipher.final()]);
  } catch {
    return undefined;
  }
}

function associatedData(documentId: number): Buffer {
  return Buffer.from(`talad identity document ${documentId}`, 'utf8');
}
