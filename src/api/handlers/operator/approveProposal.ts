import { type OperationId, type OperationRecord, operationRecords } from '../../../../generated/operations';
import { assertPresent } from '../../../core/values/assert';
import { Outage } from '../../../engine/types';
import {
  decideProposal,
  findProposal,
  finishProposal,
  readProposedRequest,
  reopenProposal,
} from '../../../store/identity/operatorProposals';
import { findActiveOperator } from '../../../store/identity/operatorTokens';
import { refuseSecondPerson } from '../../../usecases/proposals/approvals';
import { needsTwoApprovers } from '../../../usecases/proposals/needsAnotherPerson';
import { proposalStatus, renderProposal } from '../../rendering/proposal';
import type { Handler } from '../types';

/**
 * Carries out a proposal of another person. Refusals: PROPOSAL_NOT_FOUND (also one that was changed in the table),
 * PROPOSAL_STATE_CONFLICT,
 * NEEDS_ANOTHER_PERSON, NEEDS_APPROVER (neither of the two is one, or not both where that is needed; or the second
 * person is none and has no role that may ask for it).
 */
export const approveProposal: Handler<'approveProposal'> = async ({ path }, context) => {
  const { database, masterKeys, clock, caller, runApprovedOperation, requestId, ip } = context;
  const id = Number(path.proposalid);
  const proposal = await findProposal(database, id);
  if (proposal === undefined) return { refusal: { code: 'PROPOSAL_NOT_FOUND' } };
  const proposer = await findActiveOperator(database, masterKeys, proposal.proposerId, clock.nowMs());
  if (proposalStatus(proposal, clock.nowMs()) !== 'pending' || proposer === undefined)
    return { refusal: { code: 'PROPOSAL_STATE_CONFLICT' } };
  const operation = proposal.operation as OperationId;
  const { roles }: OperationRecord = operationRecords[operation];
  const approvers = needsTwoApprovers(operation) ? 'both' : 'one';
  const code = refuseSecondPerson(proposer, caller, { approvers, roles });
  if (code !== undefined) return { refusal: { code } };

  const request = await readProposedRequest(database, masterKeys, id);
  if (request === undefined) return { refusal: { code: 'PROPOSAL_NOT_FOUND' } };
  const decision = { status: 'approved', operatorId: caller.tokenId, nowMs: clock.nowMs() } as const;
  if (!(await decideProposal(database, id, decision))) return { refusal: { code: 'PROPOSAL_STATE_CONFLICT' } };
  const outcome = await runApprovedOperation({
    operation: proposal.operation,
    request,
    proposer,
    approval: { proposalId: id, approver: caller },
    requestId,
    ip,
  }).catch(async (error: unknown) => {
    // Whether it took effect is unknown after any other error: the proposal then remains approved, and cannot be
    // carried out again.
    if (error instanceof Outage && error.outcome !== 'unknown') await reopenProposal(database, id);
    throw error;
  });
  await finishProposal(database, id, outcome.error);
  const decided = assertPresent(await findProposal(database, id), 'the proposal');
  return {
    status: 200,
    body: {
      proposal: renderProposal(decided, clock.nowMs()),
      answer: outcome.answer === null ? null : { ...outcome.answer },
    },
  };
};
