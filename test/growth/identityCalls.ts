/** Calls of the store functions for identity verification. */
import * as documents from '../../src/store/identity/identityDocuments';
import * as requests from '../../src/store/identity/identityRequests';
import type { StoreCalls } from './callContext';

const PAGE = { limit: 100, offset: 0 };
/** A user who has an open request in the generated tables. */
const WITH_OPEN_REQUEST = 50;
const DAY_MS = 86_400_000;

export const IDENTITY_CALLS: StoreCalls = {
  lockIdentityOf: { one: ({ database }) => requests.lockIdentityOf(database, database, 7) },
  insertIdentityRequest: {
    one: ({ database, nowMs }) =>
      requests.insertIdentityRequest(database, database, { userId: 7, level: 'level_1', nowMs }),
  },
  hasOpenIdentityRequest: {
    one: ({ database }) => requests.hasOpenIdentityRequest(database, database, WITH_OPEN_REQUEST),
  },
  findIdentityRequest: { one: ({ database }) => requests.findIdentityRequest(database, 7) },
  findLastIdentityRequest: {
    busy: ({ database }) => requests.findLastIdentityRequest(database, 1),
    usual: ({ database }) => requests.findLastIdentityRequest(database, 77),
  },
  listIdentityRequests: {
    open: ({ database }) => requests.listIdentityRequests(database, undefined, PAGE),
    refused: ({ database }) => requests.listIdentityRequests(database, 'refused', PAGE),
  },
  countIdentityRequests: {
    open: ({ database }) => requests.countIdentityRequests(database, undefined),
    submitted: ({ database }) => requests.countIdentityRequests(database, 'submitted'),
  },
  lockIdentityRequest: { one: ({ database }) => requests.lockIdentityRequest(database, database, 7) },
  markUnderReview: { one: ({ database }) => requests.markUnderReview(database, database, 7, 1) },
  decideIdentityRequest: {
    one: ({ database, nowMs }) =>
      requests.decideIdentityRequest(database, database, 7, {
        operatorId: 1,
        nowMs,
        approvedLevel: null,
        reasons: ['unreadable'],
        message: null,
      }),
  },
  raiseLevel: {
    one: ({ database, masterKeys, nowMs }) =>
      requests.raiseLevel({ database, masterKeys }, database, { userId: 7, level: 'level_1', nowMs }),
  },
  countIdentityUploads: {
    busy: ({ database, nowMs }) => documents.countIdentityUploads(database, database, 1, nowMs - DAY_MS),
  },
  replaceIdentityDocument: {
    one: ({ database, masterKeys, nowMs }) =>
      documents.replaceIdentityDocument(database, database, masterKeys, {
        userId: 7,
        documentType: 'selfie',
        mediaType: 'image/png',
        content: Buffer.from('x'),
        createdAtMs: nowMs,
        deleteAtMs: nowMs + DAY_MS,
      }),
  },
  listDraftDocuments: { one: ({ database }) => documents.listDraftDocuments(database, 7) },
  submitDraftDocuments: { one: ({ database }) => documents.submitDraftDocuments(database, database, 7, 7) },
  listDocumentsOfRequest: { one: ({ database }) => documents.listDocumentsOfRequest(database, 8) },
  scheduleDocumentDeletion: {
    one: ({ database, nowMs }) => documents.scheduleDocumentDeletion(database, database, 8, nowMs + DAY_MS),
  },
  readIdentityDocument: {
    one: ({ database, masterKeys }) => documents.readIdentityDocument(database, masterKeys, 9),
  },
  deleteOldDocuments: { old: ({ database, nowMs }) => documents.deleteOldDocuments(database, nowMs, 5) },
};
