/** Requests that wait for another person, and the page on which one of them is decided. */

import { type Html, html } from '../framework/html';
import { compactJson, facts, factsOf, operationName } from './components/display';
import { doneNotice } from './components/doneNotice';
import { errorView } from './components/errors';
import { isOperationAllowed, upLink } from './components/links';
import { defineList } from './components/list';
import { operationForm } from './components/operationForm';
import { defineConsolePage, type OperatorContext } from './framework/consolePage';

export const proposalList = defineList({
  path: '/operator/proposals',
  operation: 'listProposals',
  title: ({ proposals }) => proposals.title,
  filters: [{ name: 'status', choices: ['pending', 'approved', 'done', 'refused', 'rejected', 'expired'] }],
  columns: [
    { name: 'id', link: ({ id }) => `/operator/proposals/${id}` },
    { name: 'operation' },
    { name: 'body', value: ({ path, query, body }) => compactJson({ ...path, ...query, ...body }) },
    { name: 'status' },
    { name: 'proposed_by', value: ({ proposed_by: { name } }) => name },
    { name: 'created_at' },
    { name: 'expires_at' },
  ],
});

export const showProposal = defineConsolePage({
  method: 'get',
  path: '/operator/proposals/{proposalid}',
  access: 'operator',
  reads: 'getProposal',
  handler: async (context) => {
    const { words, params } = context;
    const { proposalid = '' } = params;
    const title = words.proposals.one(proposalid);
    const found = await context.call('getProposal', { path: { proposalid } });
    if (found.error !== undefined) return errorView(context, title, found.error, found.status);
    const { path, query, body, proposed_by: proposer, decided_by: decider, ...rest } = found.body;
    return {
      title,
      html: html`${upLink(context, '/operator/proposals', words.menu.proposals)}<h1>${title}: ${operationName(context, rest.operation)}</h1>
${doneNotice(context)}
<section class="card" aria-labelledby="request"><h2 id="request">${words.proposals.request}</h2>${factsOf(context, { ...path, ...query, ...body })}</section>
<section class="card">${facts(context, [
        ['status', rest.status, 'value'],
        ['proposed_by', proposer.name],
        ['created_at', rest.created_at, 'time'],
        ['expires_at', rest.expires_at, 'time'],
        ['decided_by', decider?.name],
        ['decided_at', rest.decided_at, 'time'],
        ['error', rest.error, 'code'],
      ])}</section>
${decisions(context, rest.status === 'pending', proposer.id)}`,
    };
  },
});

function decisions(context: OperatorContext, isPending: boolean, proposerId: number): Html {
  const { words, operator, params } = context;
  if (!isPending) return html`<p class="quiet">${words.proposals.final}</p>`;
  const fixed = { proposalid: params['proposalid'] ?? '' };
  const isOwn = proposerId === operator.tokenId;
  const section = (id: 'approveProposal' | 'rejectProposal', buttonClass: string): Html | false =>
    isOperationAllowed(context, id) &&
    html`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${operationName(context, id)}</h2>${operationForm(context, id, { fixed, buttonClass, idPrefix: id })}</section>`;
  return html`${isOwn && html`<p>${words.proposals.own}</p>`}
<div class="decisions">${!isOwn && section('approveProposal', 'button')}${section('rejectProposal', 'button danger')}</div>`;
}
