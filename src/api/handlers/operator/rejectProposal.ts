import { assertPresent } from '../../../core/values/assert';
import { decideProposal, findProposal } from '../../../store/identity/operatorProposals';
import { renderProposal } from '../../rendering/proposal';
import type { Handler } from '../types';

/** Rejects or withdraws a proposal. Refusals: PROPOSAL_NOT_FOUND, PROPOSAL_STATE_CONFLICT. */
export const rejectProposal: Handler<'rejectProposal'> = async ({ path }, { database, clock, caller }) => {
  const id = Number(path.proposalid);
  if ((await findProposal(database, id)) === undefined) return { refusal: { code: 'PROPOSAL_NOT_FOUND' } };
  const nowMs = clock.nowMs();
  const rejected = await decideProposal(database, id, { status: 'rejected', operatorId: caller.tokenId, nowMs });
  if (!rejected) return { refusal: { code: 'PROPOSAL_STATE_CONFLICT' } };
  return { status: 200, body: renderProposal(assertPresent(await findProposal(database, id), 'the proposal'), nowMs) };
};
