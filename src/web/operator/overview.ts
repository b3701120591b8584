/** The first page after the sign-in: what waits for people, and whether the exchange is ready. */
import { stringify } from 'node:querystring';
import type { SuccessBody } from '../../usecases/operators/operatorAccess';
import { notice } from '../framework/forms';
import { type Html, html } from '../framework/html';
import { doneNotice } from './components/doneNotice';
import { isOperationAllowed } from './components/links';
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
    const { withdrawals, queued, proposals, identity, unassigned } = words.overview;
    const [tiles, readiness] = await Promise.all([
      Promise.all([
        tile(context, 'listWithdrawals', '/operator/withdrawals', { status: 'awaiting_approval' }, withdrawals),
        tile(context, 'listWithdrawals', '/operator/withdrawals', { status: 'queued' }, queued),
        tile(context, 'listProposals', '/operator/proposals', { status: 'pending' }, proposals),
        tile(context, 'listIdentityRequests', '/operator/identity', {}, identity),
        tile(context, 'listUnownedDeposits', '/operator/unowned-deposits', { state: 'open' }, unassigned),
      ]),
      context.call('getReadiness'),
    ]);
    const isReady = readiness.error === undefined;
    return {
      title: words.overview.title,
      html: html`<h1>${words.overview.title}</h1>${doneNotice(context)}
<section aria-labelledby="waiting"><h2 id="waiting">${words.overview.waiting}</h2>
<ul class="tiles">
${tiles}
</ul></section>
<section aria-labelledby="health"><h2 id="health">${words.overview.health}</h2>
${notice(isReady ? words.overview.ready : words.overview.notReady, isReady ? 'good' : 'bad')}</section>`,
    };
  },
});

type Counted = 'listWithdrawals' | 'listProposals' | 'listIdentityRequests' | 'listUnownedDeposits';

/** Nothing for operators who may not read the list. */
async function tile(
  context: OperatorContext,
  id: Counted,
  path: string,
  query: Readonly<Record<string, string>>,
  text: string,
): Promise<Html | false> {
  if (!isOperationAllowed(context, id)) return false;
  const result = await context.call(id, { query: { ...query, limit: '1' } });
  const count = result.error === undefined ? (result.body as SuccessBody<Counted>).count : 0;
  const address = Object.keys(query).length === 0 ? path : `${path}?${stringify(query)}`;
  return html`<li><a class="tile${count > 0 ? ' waits' : ''}" href="${address}"><strong>${count}</strong> <span>${text}</span></a></li>`;
}
