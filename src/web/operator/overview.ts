/** The first page after the sign-in: what waits for people, and whether the exchange is ready. */
import type { OperationId } from '../../../generated/operations';
import type { SuccessBody } from '../../usecases/operators/operatorAccess';
import { notice } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { defineConsolePage, type OperatorContext } from './framework/consolePage';

export const toOverview = defineConsolePage({
  method: 'get',
  path: '/',
  access: 'public',
  handler: () => ({ redirect: '/operator' }),
});

export const showOverview = defineConsolePage({
  method: 'get',
  path: '/operator',
  access: 'operator',
  handler: async (context) => {
    const { words } = context;
    const [toApprove, queued, proposals, identity, unowned, readiness] = await Promise.all([
      countOf(context, 'listWithdrawals', { status: 'awaiting_approval' }),
      countOf(context, 'listWithdrawals', { status: 'queued' }),
      countOf(context, 'listProposals', { status: 'pending' }),
      countOf(context, 'listIdentityRequests', {}),
      countOf(context, 'listUnownedDeposits', { state: 'open' }),
      context.call('getReadiness'),
    ]);
    const isReady = readiness.error === undefined;
    return {
      title: words.overview.title,
      html: html`<h1>${words.overview.title}</h1>
<section aria-labelledby="waiting"><h2 id="waiting">${words.overview.waiting}</h2>
<ul class="tiles">
${tile('/operator/withdrawals?status=awaiting_approval', toApprove, words.overview.withdrawals)}
${tile('/operator/withdrawals?status=queued', queued, words.overview.queued)}
${tile('/operator/proposals?status=pending', proposals, words.overview.proposals)}
${tile('/operator/identity', identity, words.overview.identity)}
${tile('/operator/unowned-deposits?state=open', unowned, words.overview.unassigned)}
</ul></section>
<section aria-labelledby="health"><h2 id="health">${words.overview.health}</h2>
${notice(isReady ? words.overview.ready : words.overview.notReady, isReady ? 'good' : 'bad')}</section>`,
    };
  },
});

type Counted = 'listWithdrawals' | 'listProposals' | 'listIdentityRequests' | 'listUnownedDeposits';

async function countOf<Id extends Counted & OperationId>(
  { call }: OperatorContext,
  id: Id,
  query: Readonly<Record<string, string>>,
): Promise<number> {
  const result = await call(id, { query: { ...query, limit: '1' } });
  return result.error === undefined ? (result.body as SuccessBody<Counted>).count : 0;
}

function tile(path: string, count: number, text: string): Html {
  return html`<li><a class="tile${count > 0 ? ' waits' : ''}" href="${path}"><strong>${count}</strong> <span>${text}</span></a></li>`;
}
