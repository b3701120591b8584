/** Renders a proposal of an operator. */
import type { components } from '../../../generated/openapi';
import { formatTime, formatTimeOrNull } from '../../foundation/times';
import type { Proposal, ProposalStatus } from '../../store/identity/operatorProposals';

export function renderProposal(proposal: Proposal, nowMs: number): components['schemas']['Proposal'] {
  const { id, operation, request, proposerId, proposerName, decidedBy, error } = proposal;
  return {
    id,
    operation,
    path: { ...request.path },
    query: { ...request.query },
    body: request.body === null ? null : { ...request.body },
    status: proposalStatus(proposal, nowMs),
    proposed_by: { id: proposerId, name: proposerName },
    decided_by: decidedBy === null ? null : { ...decidedBy },
    error,
    created_at: formatTime(proposal.createdAtMs),
    expires_at: formatTime(proposal.expiresAtMs),
    decided_at: formatTimeOrNull(proposal.decidedAtMs),
  };
}

export function proposalStatus({ status, expiresAtMs }: Proposal, nowMs: number): ProposalStatus {
  return status === 'pending' && expiresAtMs <= nowMs ? 'expired' : status;
}
