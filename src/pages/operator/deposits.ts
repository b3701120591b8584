/** The deposits of all users, and the form that credits one by hand. */
import { html } from '../html';
import { operationButtons } from './components/links';
import { defineList } from './components/list';
import { doneNotice } from './operations';

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
    { name: 'reference' },
    { name: 'address' },
    { name: 'txid' },
    { name: 'confirmations' },
  ],
});
