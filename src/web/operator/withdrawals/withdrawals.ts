/** The queue of withdrawals, and the page on which one of them is decided. */
import type { OperationId } from '../../../../generated/operations';
import type { SuccessBody } from '../../../usecases/operators/operatorAccess';
import { type Html, html } from '../../framework/html';
import { factsOf, operationName } from '../components/display';
import { doneNotice } from '../components/doneNotice';
import { errorView } from '../components/errors';
import { isOperationAllowed, upLink } from '../components/links';
import { defineList } from '../components/list';
import { operationForm } from '../components/operationForm';
import { defineConsolePage, type OperatorContext } from '../framework/consolePage';

type Withdrawal = SuccessBody<'getWithdrawal'>;

export const withdrawalList = defineList({
  path: '/operator/withdrawals',
  operation: 'listWithdrawals',
  title: ({ withdrawals }) => withdrawals.title,
  above: doneOrNothing,
  filters: [
    { name: 'status', choices: ['awaiting_approval', 'queued', 'sending', 'sent', 'confirmed', 'failed'] },
    { name: 'asset' },
    { name: 'user_id' },
  ],
  columns: [
    { name: 'id', link: ({ id }) => `/operator/withdrawals/${id}` },
    { name: 'created_at' },
    { name: 'user_id' },
    { name: 'asset', value: ({ asset }) => asset.toUpperCase() },
    { name: 'amount' },
    { name: 'status', value: statusOf },
    { name: 'address' },
    { name: 'held_until' },
  ],
});

export const showWithdrawal = defineConsolePage({
  method: 'get',
  path: '/operator/withdrawals/{withdrawalid}',
  access: 'operator',
  reads: 'getWithdrawal',
  handler: async (context) => {
    const { words, params } = context;
    const { withdrawalid = '' } = params;
    const title = words.withdrawals.one(withdrawalid);
    const found = await context.call('getWithdrawal', { path: { withdrawalid } });
    if (found.error !== undefined) return errorView(context, title, found.error, found.status);
    const withdrawal = found.body;
    return {
      title,
      html: html`${upLink(context, '/operator/withdrawals', words.menu.withdrawals)}<h1>${title}</h1>
${doneNotice(context)}
<section class="card">${factsOf(context, { ...withdrawal, asset: withdrawal.asset.toUpperCase(), status: statusOf(withdrawal) })}</section>
${decisions(context, withdrawal)}`,
    };
  },
});

function doneOrNothing(context: OperatorContext): Html {
  return html`${doneNotice(context)}`;
}

/** As the filter names it. */
function statusOf({ status, needs_approval: needsApproval, approved_by: approver }: Withdrawal): string {
  return status === 'queued' && needsApproval && approver === null ? 'awaiting_approval' : status;
}

const STEPS: Readonly<Record<string, readonly OperationId[]>> = {
  awaiting_approval: ['approveWithdrawal', 'rejectWithdrawal'],
  queued: ['markWithdrawalSending', 'rejectWithdrawal'],
  sending: ['markWithdrawalSent', 'markWithdrawalFailed'],
  sent: ['markWithdrawalConfirmed', 'markWithdrawalSent', 'markWithdrawalFailed'],
};

function decisions(context: OperatorContext, withdrawal: Withdrawal): Html {
  const { words } = context;
  const status = statusOf(withdrawal);
  const possible = STEPS[status] ?? [];
  if (possible.length === 0) return html`<p class="quiet">${words.withdrawals.final}</p>`;
  const steps = possible.filter((id) => isOperationAllowed(context, id));
  const fixed = { withdrawalid: String(withdrawal.id) };
  return html`${status === 'awaiting_approval' && html`<p>${words.withdrawals.waitsForApproval}</p>`}
<div class="decisions">${steps.map(
    (id) =>
      html`<section class="card" aria-labelledby="${id}"><h2 id="${id}">${operationName(context, id)}</h2>${operationForm(context, id, { fixed, buttonClass: BUTTONS[id] ?? 'button', idPrefix: id })}</section>`,
  )}</div>`;
}

const BUTTONS: Readonly<Partial<Record<OperationId, string>>> = {
  rejectWithdrawal: 'button danger',
  markWithdrawalFailed: 'button danger',
};
