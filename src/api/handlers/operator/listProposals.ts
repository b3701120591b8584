import { countProposals, listProposals as listProposalRows } from '../../../store/identity/operatorProposals';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderProposal } from '../../rendering/proposal';
import type { Handler } from '../types';

/** Lists the proposals of operators, newest first. */
export const listProposals: Handler<'listProposals'> = async ({ query }, { database, clock }) => {
  const nowMs = clock.nowMs();
  const filter = { status: query.status, nowMs };
  const [count, proposals] = await Promise.all([
    countProposals(database, filter),
    listProposalRows(database, filter, parsePageRange(query)),
  ]);
  return { status: 200, body: { count, items: proposals.map((proposal) => renderProposal(proposal, nowMs)) } };
};
