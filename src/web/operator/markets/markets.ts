/** The rules of the markets: states, price bands, fees and withdrawal limits. */
import type { SuccessBody } from '../../../usecases/operators/operatorAccess';
import { html } from '../../framework/html';
import { operationName } from '../components/display';
import { doneNotice } from '../components/doneNotice';
import { errorView } from '../components/errors';
import { operationButtons, operationLink } from '../components/links';
import { type Column, table } from '../components/list';
import { defineConsolePage, type OperatorContext } from '../framework/consolePage';

type Rules = SuccessBody<'getMarketRules'>;
type Symbol = Rules['symbols'][number];

export const showMarkets = defineConsolePage({
  method: 'get',
  path: '/operator/markets',
  access: 'operator',
  reads: 'getMarketRules',
  handler: async (context) => {
    const { words } = context;
    const title = words.menu.markets;
    const rules = await context.call('getMarketRules');
    if (rules.error !== undefined) return errorView(context, title, rules.error, rules.status);
    const { symbols, fees, withdrawal_limits: limits } = rules.body;
    return {
      title,
      html: html`<h1>${title}</h1>
${doneNotice(context)}
${operationButtons(context, [['putSymbol'], ['putFees'], ['putWithdrawalLimit']])}
<section class="part" aria-labelledby="symbols"><h2 id="symbols">${words.markets.symbols}</h2>
<p class="quiet">${words.markets.bandText}</p>
${table(context, symbolColumns(context), symbols, words.markets.symbols)}</section>
<section class="part" aria-labelledby="fees"><h2 id="fees">${words.markets.fees}</h2>
${table(context, feeColumns(context), fees, words.markets.fees)}</section>
<section class="part" aria-labelledby="limits"><h2 id="limits">${words.markets.limits}</h2>
${table(context, limitColumns(context), limits, words.markets.limits)}</section>`,
    };
  },
});

function symbolColumns(context: OperatorContext): readonly Column<Symbol>[] {
  const { words } = context;
  return [
    { name: 'symbol' },
    { name: 'status' },
    { name: 'minimum_price', kind: 'amount' },
    { name: 'maximum_price', kind: 'amount' },
    { name: 'minimum_quantity', kind: 'amount' },
    { name: 'minimum_notional', kind: 'amount' },
    {
      name: 'halt',
      operation: 'putSymbol',
      value: ({ status }) => (status === 'TRADING' ? words.markets.halt : words.markets.resume),
      link: ({ base: _base, quote: _quote, ...symbol }) =>
        operationLink('putSymbol', { ...symbol, status: symbol.status === 'TRADING' ? 'BREAK' : 'TRADING' }),
    },
    {
      name: 'action',
      operation: 'putSymbol',
      value: () => words.markets.change,
      link: ({ base: _base, quote: _quote, ...symbol }) => operationLink('putSymbol', symbol),
    },
  ];
}

function feeColumns(context: OperatorContext): readonly Column<Rules['fees'][number]>[] {
  return [
    { name: 'symbol' },
    { name: 'tier' },
    { name: 'maker_rate', kind: 'amount' },
    { name: 'taker_rate', kind: 'amount' },
    {
      name: 'action',
      operation: 'putFees',
      value: () => operationName(context, 'putFees'),
      link: (fee) => operationLink('putFees', fee),
    },
  ];
}

function limitColumns(context: OperatorContext): readonly Column<Rules['withdrawal_limits'][number]>[] {
  return [
    { name: 'level', kind: 'value' },
    { name: 'asset', value: ({ asset }) => asset.toUpperCase() },
    { name: 'capacity' },
    {
      name: 'action',
      operation: 'putWithdrawalLimit',
      value: () => operationName(context, 'putWithdrawalLimit'),
      link: (limit) => operationLink('putWithdrawalLimit', limit),
    },
  ];
}
