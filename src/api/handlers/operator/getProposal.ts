import { findProposal } from '../../../store/identity/operatorProposals';
import { renderProposal } from '../../rendering/proposal';
import type { Handler } from '../types';

/** The present state of a proposal. Refusals: PROPOSAL_NOT_FOUND. */
export const getProposal: Handler<'getProposal'> = async ({ path }, { database, clock }) => {
  const proposal = await findProposal(database, Number(path.proposalid));
  if (proposal === undefined) return { refusal: { code: 'PROPOSAL_NOT_FOUND' } };
  return { status: 200, body: renderProposal(proposal, clock.nowMs()) };
};
