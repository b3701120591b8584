/** The tabs below the chart: the user's open orders, order history, trades and balances. */
import { stringify } from 'node:querystring';
import { renderOrderSummary } from '../../api/rendering/order';
import { renderOwnTrade } from '../../api/rendering/trade';
import type { MarketSymbol, OrderRecord } from '../../core/model/model';
import { type Amount, amountFrom, formatAmount, roundDown } from '../../core/values/decimal';
import { listOrders } from '../../store/trading/orders';
import { listOwnTrades, type OwnTrade } from '../../store/trading/tradeHistory';
import { type Html, html } from '../framework/html';
import { type ListPage, readListPage } from '../framework/listPages';
import { groupThousands, padDecimals, truncateDecimals } from '../framework/numberFormat';
import type { PageServices } from '../framework/page';
import { unitName, walletPath } from '../wallets/wallet';
import type { SignedInRequest } from './account';
import { AMOUNT_DECIMALS_MAX } from './displayLimits';
import { marketTime, timeHeading } from './marketTimes';
import { marketPath, unitNames } from './marketViews';
import { openOrdersPanel } from './openOrders';
import { orderKind } from './orderKind';
import type { AccountPageData } from './pageData';

const TABS = ['open', 'history', 'trades', 'balances'] as const;
type Tab = (typeof TABS)[number];

const PAGES = { pageRows: 25, pagesMax: 400 } as const;

/** Renders the chosen tab, and the open orders, which the script keeps up to date while another tab is shown. */
export async function activitySection(
  request: SignedInRequest,
  services: PageServices,
  { market, account }: { readonly market: MarketSymbol; readonly account: AccountPageData },
): Promise<Html> {
  const { tabs } = request.texts.trading;
  const open = TABS.find((tab) => tab === request.query.text('tab')) ?? 'open';
  const link = (tab: Tab): Html =>
    html`<a href="${marketPath(market)}?tab=${tab}#activity" data-tab="${tab}"${tab === open && html` aria-current="true"`}>${tabs[tab]}${tab === 'open' && html` <span class="count" data-open-count>${account.orders.length}</span>`}</a>`;
  return html`<section class="card orders" id="activity" aria-labelledby="h-activity" data-account="${JSON.stringify(account)}"><h2 class="unseen" id="h-activity">${tabs.title}</h2>
<nav class="tabs" aria-label="${tabs.title}">${TABS.map(link)}</nav>
<div data-open-orders${open !== 'open' && html` hidden`}>${openOrdersPanel(request, market, account.orders)}</div>
<div id="panel" data-shown="${open}">${open !== 'open' && (await panel(request, services, market, open))}</div></section>`;
}

async function panel(
  request: SignedInRequest,
  services: PageServices,
  market: MarketSymbol,
  tab: Exclude<Tab, 'open'>,
): Promise<Html> {
  if (tab === 'balances') return balancesTable(request, services);
  const { heads, cells, page } =
    tab === 'history' ? await historyRows(request, services, market) : await tradeRows(request, services, market);
  const { none, newer, older, pages, tabs } = request.texts.trading;
  if (cells.length === 0) return html`<p class="quiet">${none[tab]}</p>`;
  const link = (to: ListPage<unknown>['newer'], name: string): Html | false =>
    to !== undefined &&
    html`<a href="${marketPath(market)}?${stringify({ tab, ...to })}#activity" data-tab="${tab}">${name}</a>`;
  return html`${table(tabs[tab], heads, cells)}
${(page.newer ?? page.older) !== undefined && html`<nav class="pages" aria-label="${pages}">${link(page.newer, newer)}${link(page.older, older)}</nav>`}`;
}

interface Column {
  readonly name: string | Html;
  /** Shown beside the value on narrow screens; the name if omitted. */
  readonly label?: string;
  readonly isFigure?: boolean;
}
type Cell = string | Html | { readonly text: string; readonly className: string };
interface Rows {
  readonly heads: readonly Column[];
  readonly cells: readonly (readonly Cell[])[];
}

function table(name: string, heads: readonly Column[], rows: Rows['cells']): Html {
  const cell = (content: Cell, index: number): Html => {
    const column = heads[index];
    const label = column?.label ?? (typeof column?.name === 'string' ? column.name : '');
    const isPlain = typeof content === 'string' || !('className' in content);
    const classes = [column?.isFigure === true ? 'amount' : '', isPlain ? '' : content.className].filter(Boolean);
    return html`<td data-label="${label}"${classes.length > 0 && html` class="${classes.join(' ')}"`}>${isPlain ? content : content.text}</td>`;
  };
  return html`<div class="wide" tabindex="0" role="region" aria-label="${name}"><table class="stacked"><thead><tr>${heads.map(
    (head) => html`<th scope="col"${head.isFigure === true && html` class="amount"`}>${head.name}</th>`,
  )}</tr></thead><tbody>${rows.map((cells) => html`<tr>${cells.map(cell)}</tr>`)}</tbody></table></div>`;
}

interface PageOfRows extends Rows {
  readonly page: ListPage<unknown>;
}

async function historyRows(
  { texts, user, query }: SignedInRequest,
  { engine, database }: PageServices,
  market: MarketSymbol,
): Promise<PageOfRows> {
  const { columns, types, statuses, total, time } = texts.trading;
  const units = unitNames(market);
  const filter = { userId: user.id, symbol: market.symbol, side: undefined, status: 'close' } as const;
  const page = await readListPage<OrderRecord>(query, {
    read: (range) => engine.whenDurable(listOrders(database, filter, range)),
    positionOf: ({ id }) => [id],
    ...PAGES,
  });
  const shown = formats(market);
  return {
    heads: [
      { name: timeHeading(time, texts), label: time },
      { name: columns.side },
      { name: columns.type },
      { name: texts.market.price(units.quote), isFigure: true },
      { name: columns.average, isFigure: true },
      { name: texts.market.amount(units.base), isFigure: true },
      { name: columns.filled, isFigure: true },
      { name: total(units.quote), isFigure: true },
      { name: columns.status },
    ],
    page,
    cells: page.rows.map((order) => {
      const summary = renderOrderSummary(order);
      return [
        marketTime(order.createdAtMs),
        { text: texts.market.order[order.side], className: order.side === 'buy' ? 'rise' : 'fall' },
        types[orderKind(summary)],
        order.type === 'market' ? '–' : shown.price(summary.price),
        order.filled === 0n ? '–' : shown.average(summary.average_price),
        shown.amount(summary.amount),
        shown.amount(formatAmount(order.filled)),
        shown.money(summary.cost),
        statuses[order.status],
      ];
    }),
  };
}

async function tradeRows(
  { texts, user, query }: SignedInRequest,
  { engine, database }: PageServices,
  market: MarketSymbol,
): Promise<PageOfRows> {
  const { columns, maker, taker, total, time } = texts.trading;
  const units = unitNames(market);
  const filter = { userId: user.id, symbol: market.symbol };
  const page = await readListPage<OwnTrade>(query, {
    read: (range) => engine.whenDurable(listOwnTrades(database, filter, range)),
    positionOf: ({ trade, half }) => [trade.id, half === 'maker' ? 1 : 0],
    ...PAGES,
  });
  const shown = formats(market);
  return {
    heads: [
      { name: timeHeading(time, texts), label: time },
      { name: columns.side },
      { name: texts.market.price(units.quote), isFigure: true },
      { name: texts.market.amount(units.base), isFigure: true },
      { name: columns.fee, isFigure: true },
      { name: total(units.quote), isFigure: true },
      { name: columns.role },
    ],
    page,
    cells: page.rows
      .map(renderOwnTrade)
      .map((trade) => [
        marketTime(Date.parse(trade.created_at)),
        { text: texts.market.order[trade.side], className: trade.side === 'buy' ? 'rise' : 'fall' },
        shown.price(trade.price),
        shown.amount(trade.amount),
        shown.money(formatAmount(amountFrom(trade.fee) + amountFrom(trade.vat))),
        shown.money(trade.cost),
        trade.is_maker ? maker : taker,
      ]),
  };
}

/** How figures of a market are shown. */
export function formats({ pricePrecision, quantityPrecision }: MarketSymbol) {
  const decimals = Math.min(quantityPrecision, AMOUNT_DECIMALS_MAX);
  return {
    price: (decimal: string): string => padDecimals(decimal, pricePrecision),
    average: (decimal: string): string => truncateDecimals(decimal, pricePrecision),
    amount: (decimal: string): string => padDecimals(decimal, decimals),
    money: (decimal: string): string => truncateDecimals(decimal, MONEY_DECIMALS),
  };
}

/** This page rounds fees to four decimals; the API and the exports show the exact figures. */
const MONEY_DECIMALS = 4;

/** All balances, those of the exchange's assets in listing order. */
function balancesTable({ texts, user }: SignedInRequest, { engine }: PageServices): Html {
  const { columns, tabs } = texts.trading;
  const { deposit, withdraw } = texts.wallets;
  const heads = [
    { name: columns.asset },
    { name: columns.available, isFigure: true },
    { name: columns.held, isFigure: true },
    { name: columns.total, isFigure: true },
    { name: html`<span class="unseen">${columns.actions}</span>`, label: '' },
  ];
  const rows = engine.committed.assets().map((asset) => {
    const { available, held } = engine.committed.balance(user.id, asset.asset);
    const shown = (amount: Amount): string => groupThousands(formatAmount(roundDown(amount, asset.transferPrecision)));
    const links = html`<a class="wallet" href="${walletPath(asset, 'deposit')}">${deposit}<span class="unseen"> ${unitName(asset)}</span></a> <a class="wallet" href="${walletPath(asset, 'withdraw')}">${withdraw}<span class="unseen"> ${unitName(asset)}</span></a>`;
    return [unitName(asset), shown(available), shown(held), shown(available + held), links];
  });
  return table(tabs.balances, heads, rows);
}
