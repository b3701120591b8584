/** Faults planted in identity verification: documents that reach the wrong people, stay for ever, or are no documents. */
import type { PlantedFault } from '../plantedFault';

const hostile = 'test/security/identityDocuments.test.ts';
const verification = 'test/handlers/account/identityVerification.test.ts';

export const IDENTITY: readonly PlantedFault[] = [
  {
    promises: [41, 45],
    what: 'a large body that is no document is parsed before anybody knows whose it is',
    file: 'src/api/http/pipeline/body.ts',
    find: 'if (isLarge && !isMostlyOneString(bytes, limits.besideDocumentBytesMax))',
    replace: 'if (isLarge && isMostlyOneString(bytes, 0))',
    caughtBy: { file: hostile, name: 'a large body of anything but one document is refused at once' },
  },
  {
    promises: [75],
    what: 'documents are stored as they are',
    file: 'src/store/identity/identityDocuments.ts',
    find: 'content: encryptDocument(key, id, content) };',
    replace: 'content: Buffer.concat([content, encryptDocument(key, id, content)]) };',
    caughtBy: { file: verification, name: 'a user uploads documents, submits them, and is approved' },
  },
  {
    promises: [75],
    what: 'an operator sees documents that the user has not submitted',
    file: 'src/store/identity/identityDocuments.ts',
    find: "    .whereNotNull('document.request_id')\n",
    replace: '',
    caughtBy: { file: hostile, name: 'sees, submits or counts the documents of a user' },
  },
  {
    promises: [75],
    what: 'the content of a document is not bound to it',
    file: 'src/store/secrets/documentEncryption.ts',
    find: "{documentId}`, 'utf8');",
    replace: "{documentId > 0}`, 'utf8');",
    caughtBy: { file: hostile, name: 'can move a document to another user, or change its content' },
  },
  {
    promises: [75],
    what: 'documents of decided requests are kept for ever',
    file: 'src/usecases/identity/decideIdentity.ts',
    find: '    await scheduleDocumentDeletion(database, transaction, id, nowMs + config.identity.documentsKeptMs);\n',
    replace:
      '    if (config.identity.documentsKeptMs === 0) await scheduleDocumentDeletion(database, transaction, id, nowMs);\n',
    caughtBy: { file: verification, name: 'documents are deleted some time after the decision' },
  },
  {
    promises: [75],
    what: 'a picture with an archive in it is accepted',
    file: 'src/usecases/identity/documents/recognizeDocument.ts',
    find: '  if (bytes.subarray(-ZIP_TAIL_BYTES).includes(ZIP_END)) return true;\n',
    replace: '  if (bytes.subarray(-ZIP_TAIL_BYTES).equals(ZIP_END)) return true;\n',
    caughtBy: { file: hostile, name: 'only plain JPEG, PNG and PDF files are accepted' },
  },
];
