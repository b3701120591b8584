/** The users, and everything that operators see and do about one of them. */
import type { SuccessBody } from '../../../usecases/operators/operatorAccess';
import { notice } from '../../framework/forms';
import { type Html, html } from '../../framework/html';
import { factsOf, operationName } from '../components/display';
import { doneNotice } from '../components/doneNotice';
import { errorText, errorView } from '../components/errors';
import { isOperationAllowed, operationButtons, operationLink, upLink } from '../components/links';
import { type Column, defineList, table } from '../components/list';
import { pageLink } from '../components/pageLink';
import { partOf } from '../components/part';
import { defineConsolePage, type OperatorContext } from '../framework/consolePage';
import { userNotes, userOrders, userSessions } from './userActivity';
import { userSearch } from './userSearch';

/** Entries of each list on the page of a user; the whole list is behind a link. */
const RECENT = '10';

export const userList = defineList({
  path: '/operator/users',
  operation: 'listUsers',
  title: ({ menu }) => menu.users,
  above: async (context) =>
    html`${doneNotice(context)}${await userSearch(context)}${operationButtons(context, [['createUser']])}`,
  filters: [{ name: 'email' }],
  columns: [
    { name: 'id', link: ({ id }) => `/operator/users/${id}` },
    { name: 'email' },
    { name: 'identity_verification_level' },
    { name: 'state' },
    { name: 'fee_tier' },
    { name: 'created_at' },
  ],
});

export const showUser = defineConsolePage({
  method: 'get',
  path: '/operator/users/{userid}',
  access: 'operator',
  reads: 'getUserAccount',
  handler: async (context) => {
    const { words, params } = context;
    const { userid = '' } = params;
    const title = words.users.one(userid);
    const found = await context.call('getUserAccount', { path: { userid } });
    if (found.error !== undefined) return errorView(context, title, found.error, found.status);
    const { account } = found.body;
    return {
      title,
      html: html`${upLink(context, '/operator/users', words.menu.users)}<h1>${title}</h1>
${doneNotice(context)}
<section class="card">${factsOf(context, account)}
${operationButtons(context, [
  account.state === 'frozen'
    ? ['updateUser', { userid, state: 'active' }, words.users.unfreeze]
    : ['updateUser', { userid, state: 'frozen' }, words.users.freeze],
  ['stopUser', { userid }],
  ['updateUser', { userid, identity_verification_level: account.identity_verification_level }, words.users.change],
])}</section>
${await secondFactor(context, userid)}
${balances(context, found.body)}
${await userNotes(context, userid)}
${await userOrders(context, userid)}
${await userSessions(context, userid)}
${await transfers(context, userid)}
${await apiKeys(context, userid)}`,
    };
  },
});

async function secondFactor(context: OperatorContext, userid: string): Promise<Html> {
  const { words, call } = context;
  const reset = await call('getSecondFactorReset', { path: { userid } });
  const content =
    reset.error === undefined
      ? html`${notice(words.users.resetPending, 'plain')}${factsOf(context, reset.body)}${operationButtons(context, [['cancelSecondFactorReset', { userid }]])}`
      : html`<p>${words.users.noReset}</p>${operationButtons(context, [['requestSecondFactorReset', { userid }]])}`;
  return partOf(words.users.secondFactor, 'second-factor', content);
}

interface BalanceRow {
  readonly asset: string;
  readonly available: string;
  readonly held: string;
  readonly remaining: string;
  readonly capacity: string;
}

const BALANCE_COLUMNS: readonly Column<BalanceRow>[] = [
  { name: 'asset', value: ({ asset }) => asset.toUpperCase() },
  { name: 'available' },
  { name: 'held' },
  { name: 'remaining', kind: 'amount' },
  { name: 'capacity' },
];

function balances(context: OperatorContext, { balances: held, limits }: SuccessBody<'getUserAccount'>): Html {
  const { words } = context;
  const rows = Object.entries(held).map(([asset, balance]): BalanceRow => {
    const limit = limits[asset];
    return { asset, ...balance, remaining: limit?.available ?? '0', capacity: limit?.capacity ?? '0' };
  });
  const title = words.users.balances;
  return partOf(title, 'balances', table(context, BALANCE_COLUMNS, rows, title));
}

async function transfers(context: OperatorContext, userid: string): Promise<Html> {
  const { words, call } = context;
  const query = { user_id: userid, limit: RECENT };
  const [deposits, withdrawals] = await Promise.all([
    call('listDeposits', { query }),
    call('listWithdrawals', { query }),
  ]);
  const of = (path: string): Html => html`<p>${pageLink(context, `${path}?user_id=${userid}`, words.users.all)}</p>`;
  const depositTable =
    deposits.error === undefined
      ? table(context, TRANSFER_COLUMNS, deposits.body.items, words.menu.deposits)
      : errorText(context, deposits.error);
  const withdrawalTable =
    withdrawals.error === undefined
      ? table(
          context,
          [{ name: 'id', link: ({ id }) => `/operator/withdrawals/${id}` }, ...TRANSFER_COLUMNS.slice(1)],
          withdrawals.body.items,
          words.menu.withdrawals,
        )
      : errorText(context, withdrawals.error);
  return html`${partOf(words.menu.deposits, 'deposits', html`${depositTable}${of('/operator/deposits')}`)}
${partOf(words.menu.withdrawals, 'withdrawals', html`${withdrawalTable}${of('/operator/withdrawals')}`)}`;
}

interface TransferRow {
  readonly id: number;
  readonly created_at: string;
  readonly asset: string;
  readonly amount: string;
  readonly status: string;
  readonly txid: string | null;
}

const TRANSFER_COLUMNS: readonly Column<TransferRow>[] = [
  { name: 'id' },
  { name: 'created_at' },
  { name: 'asset', value: ({ asset }) => asset.toUpperCase() },
  { name: 'amount' },
  { name: 'status' },
  { name: 'txid' },
];

async function apiKeys(context: OperatorContext, userid: string): Promise<Html> {
  const { words, call } = context;
  if (!isOperationAllowed(context, 'listApiKeys')) return html``;
  const keys = await call('listApiKeys', { path: { userid }, query: { limit: '100' } });
  const content =
    keys.error === undefined
      ? table(
          context,
          [
            { name: 'label' },
            { name: 'api_key', kind: 'code' },
            { name: 'permissions' },
            { name: 'created_at' },
            { name: 'expires_at' },
            { name: 'revoked_at' },
            {
              name: 'action',
              operation: 'revokeApiKey',
              value: ({ revoked_at: revokedAt }) => (revokedAt === null ? operationName(context, 'revokeApiKey') : ''),
              link: ({ api_key: key }) => operationLink('revokeApiKey', { api_key: key }),
            },
            {
              name: 'stop',
              operation: 'stopApiKey',
              value: ({ revoked_at: revokedAt }) => (revokedAt === null ? operationName(context, 'stopApiKey') : ''),
              link: ({ api_key: key }) => operationLink('stopApiKey', { api_key: key }),
            },
          ],
          keys.body.items,
          words.users.apiKeys,
        )
      : errorText(context, keys.error);
  return partOf(words.users.apiKeys, 'api-keys', content);
}
