/** The deposits of all users, those without an owner, and the form that credits one by hand. */
import { html } from '../framework/html';
import { doneNotice } from './components/doneNotice';
import { operationButtons, operationLink } from './components/links';
import { defineList } from './components/list';

export const depositList = defineList({
  path: '/operator/deposits',
  operation: 'listDeposits',
  title: ({ menu }) => menu.deposits,
  above: (context) => html`${doneNotice(context)}${operationButtons(context, [['creditDeposit']])}`,
  filters: [
    { name: 'status', choices: ['pending', 'processing', 'completed', 'failed'] },
    { name: 'asset' },
    { name: 'user_id' },
  ],
  columns: [
    { name: 'id' },
    { name: 'created_at' },
    { name: 'user_id' },
    { name: 'asset', value: ({ asset }) => asset.toUpperCase() },
    { name: 'amount' },
    { name: 'status' },
    { name: 'reference', kind: 'code' },
    { name: 'address' },
    { name: 'txid' },
    { name: 'confirmations' },
  ],
});

/** Leads to the form that credits a deposit, with everything filled in except the user. */
export const unownedDepositList = defineList({
  path: '/operator/unowned-deposits',
  operation: 'listUnownedDeposits',
  title: ({ menu }) => menu.unassigned,
  above: ({ words }) => html`<p class="lead">${words.unownedDeposits.lead}</p>`,
  filters: [{ name: 'state', choices: ['open', 'credited'] }, { name: 'asset' }],
  columns: [
    { name: 'id' },
    { name: 'created_at' },
    { name: 'asset', value: ({ asset }) => asset.toUpperCase() },
    { name: 'amount' },
    { name: 'status' },
    { name: 'network' },
    { name: 'address' },
    { name: 'tag' },
    { name: 'txid' },
    { name: 'confirmations' },
    { name: 'reference' },
    { name: 'deposit_id' },
    {
      name: 'credit',
      operation: 'creditDeposit',
      isOnPageOnly: true,
      value: ({ status, deposit_id: credited }, context) =>
        status === 'completed' && credited === null ? context.words.unownedDeposits.credit : null,
      link: ({ asset, amount, reference, network, address, tag, txid, confirmations }) =>
        operationLink('creditDeposit', { asset, amount, reference, network, address, tag, txid, confirmations }),
    },
  ],
});
