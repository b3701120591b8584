/** What the exchange holds and owes, the assets with their networks, and the pool of deposit addresses. */
import type { SuccessBody } from '../../../usecases/operators/operatorAccess';
import { html } from '../../framework/html';
import { operationName } from '../components/display';
import { doneNotice } from '../components/doneNotice';
import { errorView } from '../components/errors';
import { operationButtons, operationLink } from '../components/links';
import { type Column, table } from '../components/list';
import { defineConsolePage, type OperatorContext } from '../framework/consolePage';

type Asset = SuccessBody<'getMarketRules'>['assets'][number];
type Network = { readonly asset: string } & Asset['networks'][number];

export const showCustody = defineConsolePage({
  method: 'get',
  path: '/operator/custody',
  access: 'operator',
  reads: 'getHouseBalances',
  handler: async (context) => {
    const { words } = context;
    const title = words.menu.custody;
    const [house, rules] = await Promise.all([context.call('getHouseBalances'), context.call('getMarketRules')]);
    if (house.error !== undefined) return errorView(context, title, house.error, house.status);
    if (rules.error !== undefined) return errorView(context, title, rules.error, rules.status);
    const { assets } = rules.body;
    const networks = assets.flatMap(({ asset, networks: own }) =>
      own.map((network): Network => ({ asset, ...network })),
    );
    return {
      title,
      html: html`<h1>${title}</h1>
${doneNotice(context)}
${operationButtons(context, [['importDepositAddresses'], ['putAsset'], ['putApprovalThreshold']])}
<section class="part" aria-labelledby="house"><h2 id="house">${words.custody.house}</h2>
<p class="quiet">${words.custody.houseText}</p>
${table(context, HOUSE_COLUMNS, house.body.balances, words.custody.house)}</section>
<section class="part" aria-labelledby="assets"><h2 id="assets">${words.custody.assets}</h2>
${table(context, assetColumns(context), assets, words.custody.assets)}</section>
<section class="part" aria-labelledby="networks"><h2 id="networks">${words.custody.networks}</h2>
${table(context, networkColumns(context), networks, words.custody.networks)}</section>`,
    };
  },
});

const HOUSE_COLUMNS: readonly Column<SuccessBody<'getHouseBalances'>['balances'][number]>[] = [
  { name: 'asset', value: ({ asset }) => asset.toUpperCase() },
  { name: 'kind' },
  { name: 'balance' },
];

function assetColumns(context: OperatorContext): readonly Column<Asset>[] {
  return [
    { name: 'asset', value: ({ asset }) => asset.toUpperCase() },
    { name: 'kind' },
    { name: 'withdrawal_enabled' },
    { name: 'withdrawal_fee', kind: 'amount' },
    { name: 'withdrawal_minimum', kind: 'amount' },
    { name: 'approval_threshold', kind: 'amount' },
    {
      name: 'action',
      operation: 'putAsset',
      value: () => operationName(context, 'putAsset'),
      link: ({ networks, approval_threshold: _threshold, ...asset }) =>
        operationLink('putAsset', { ...asset, networks: JSON.stringify(networks) }),
    },
  ];
}

function networkColumns(context: OperatorContext): readonly Column<Network>[] {
  return [
    { name: 'asset', value: ({ asset }) => asset.toUpperCase() },
    { name: 'network' },
    { name: 'confirmations' },
    { name: 'deposits_enabled' },
    { name: 'withdrawals_enabled' },
    {
      name: 'action',
      operation: 'putNetworkStatus',
      value: () => operationName(context, 'putNetworkStatus'),
      link: ({ asset, network, deposits_enabled, withdrawals_enabled }) =>
        operationLink('putNetworkStatus', { asset, network, deposits_enabled, withdrawals_enabled }),
    },
  ];
}
