/** Calls of the store functions for operator tokens and for proposals. */
import { randomBytes } from 'node:crypto';
import * as operatorActions from '../../src/store/audit/operatorActions';
import * as operatorProposals from '../../src/store/identity/operatorProposals';
import * as operatorSecondFactors from '../../src/store/identity/operatorSecondFactors';
import * as operatorSessions from '../../src/store/identity/operatorSessions';
import * as operatorTokens from '../../src/store/identity/operatorTokens';
import * as userNotes from '../../src/store/identity/userNotes';
import * as userSearch from '../../src/store/identity/userSearch';
import type { StoreCalls } from './callContext';

const PAGE = { limit: 100, offset: 0 };
const HASH = 'a'.repeat(64);

export const OPERATOR_CALLS: StoreCalls = {
  insertOperatorToken: {
    one: ({ database, masterKeys, nowMs }) =>
      operatorTokens.insertOperatorToken(database, masterKeys, {
        name: 'x',
        roles: ['auditor'],
        tokenHash: HASH,
        creator: null,
        awaitsActivation: false,
        ipAllowlist: [],
        createdAtMs: nowMs,
        expiresAtMs: null,
      }),
  },
  findOperatorToken: {
    one: ({ database, masterKeys }) => operatorTokens.findOperatorToken(database, masterKeys, HASH),
  },
  findOperatorCredential: {
    one: ({ database, masterKeys }) => operatorTokens.findOperatorCredential(database, masterKeys, 3),
  },
  insertOperatorSession: {
    one: ({ database, nowMs }) =>
      operatorSessions.insertOperatorSession(database, {
        selectorHash: randomBytes(32).toString('hex'),
        secretHash: HASH,
        operatorId: 1,
        stage: 'full',
        createdAtMs: nowMs,
        expiresAtMs: nowMs + 1,
      }),
  },
  findOperatorSession: { one: ({ database }) => operatorSessions.findOperatorSession(database, HASH) },
  touchOperatorSession: { one: ({ database, nowMs }) => operatorSessions.touchOperatorSession(database, 1, nowMs) },
  deleteOperatorSession: { one: ({ database }) => operatorSessions.deleteOperatorSession(database, 1) },
  insertUserNote: {
    one: ({ database, nowMs }) =>
      userNotes.insertUserNote(database, { userId: 7, operatorId: 1, text: 'x', createdAtMs: nowMs }),
  },
  listUserNotes: { one: ({ database }) => userNotes.listUserNotes(database, 7, PAGE) },
  countUserNotes: { one: ({ database }) => userNotes.countUserNotes(database, 7) },
  findUsersOfTransfers: { one: ({ database }) => userSearch.findUsersOfTransfers(database, 'bc1q', 50) },
  findActiveOperator: {
    one: ({ database, masterKeys, nowMs }) => operatorTokens.findActiveOperator(database, masterKeys, 3, nowMs),
  },
  findOperatorById: { one: ({ database, masterKeys }) => operatorTokens.findOperatorById(database, masterKeys, 1) },
  findListedOperatorToken: { one: ({ database }) => operatorTokens.findListedOperatorToken(database, 3) },
  activateOperatorToken: {
    one: ({ database, masterKeys, nowMs }) =>
      operatorTokens.activateOperatorToken(database, masterKeys, { id: 3, operatorId: 1, nowMs }),
  },
  insertOperatorSecondFactor: {
    one: ({ database, masterKeys, nowMs }) =>
      operatorSecondFactors.insertOperatorSecondFactor(database, masterKeys, { operatorId: 1, secret: 'A', nowMs }),
  },
  findOperatorSecondFactor: {
    one: ({ database, masterKeys }) => operatorSecondFactors.findOperatorSecondFactor(database, masterKeys, 1),
  },
  consumeOperatorStep: { one: ({ database }) => operatorSecondFactors.consumeOperatorStep(database, 1, 1) },
  deleteOperatorSecondFactor: { one: ({ database }) => operatorSecondFactors.deleteOperatorSecondFactor(database, 2) },
  wasCreditedByHand: {
    none: ({ database, nowMs }) => operatorActions.wasCreditedByHand(database, 5, { sinceMs: nowMs, untilMs: nowMs }),
  },
  insertProposal: {
    one: ({ database, masterKeys, nowMs }) => operatorProposals.insertProposal(database, masterKeys, proposalAt(nowMs)),
  },
  findProposal: { one: ({ database }) => operatorProposals.findProposal(database, 1) },
  readProposedRequest: {
    one: async ({ database, masterKeys, nowMs }) => {
      const id = await operatorProposals.insertProposal(database, masterKeys, proposalAt(nowMs));
      return operatorProposals.readProposedRequest(database, masterKeys, id);
    },
  },
  decideProposal: {
    one: ({ database, nowMs }) =>
      operatorProposals.decideProposal(database, 1, { status: 'approved', operatorId: 1, nowMs }),
  },
  reopenProposal: { one: ({ database }) => operatorProposals.reopenProposal(database, 1) },
  finishProposal: { one: ({ database }) => operatorProposals.finishProposal(database, 1, null) },
  listProposals: {
    pending: ({ database, nowMs }) => operatorProposals.listProposals(database, { status: 'pending', nowMs }, PAGE),
    expired: ({ database, nowMs }) => operatorProposals.listProposals(database, { status: 'expired', nowMs }, PAGE),
    all: ({ database, nowMs }) => operatorProposals.listProposals(database, { status: undefined, nowMs }, PAGE),
  },
  countProposals: {
    pending: ({ database, nowMs }) => operatorProposals.countProposals(database, { status: 'pending', nowMs }),
  },
  listOperatorTokens: { all: ({ database }) => operatorTokens.listOperatorTokens(database, PAGE) },
  listOperatorRoles: { all: ({ database }) => operatorTokens.listOperatorRoles(database) },
  countOperatorTokens: { all: ({ database }) => operatorTokens.countOperatorTokens(database) },
  revokeOperatorToken: {
    one: ({ database, masterKeys, nowMs }) =>
      operatorTokens.revokeOperatorToken(database, masterKeys, { id: 3, nowMs, approversLeft: 1 }),
  },
};

/** A proposal to change fees. */
function proposalAt(createdAtMs: number): operatorProposals.NewProposal {
  const request = { path: { symbol: 'btc_thb', tier: '0' }, query: {}, body: { maker_rate: '0', taker_rate: '0' } };
  return {
    operation: 'putFees',
    proposerId: 1,
    request,
    requestWithoutSecrets: request,
    createdAtMs,
    expiresAtMs: createdAtMs + 1_000,
  };
}
