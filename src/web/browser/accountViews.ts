/**
 * Draws the user's open orders, with rows copied from the page's template, and balances, and switches between the tabs
 * of orders, trades and balances without leaving the page.
 */
import { amountFrom, formatAmount, roundDown } from '../../core/values/decimal';
import { groupThousands, padDecimals } from '../framework/numberFormat';
import { orderKind } from '../market/orderKind';
import type { AccountPageData, MarketPageData, OwnFill } from '../market/pageData';
import { createElement, find, setText } from './domElements';
import { LiveAccount, type OpenOrder } from './liveAccount';
import { showVisitorChange } from './orderForms';
import { loadPage, messageOf, replacePart } from './pageRequests';
import { shownMinute, showTimes } from './timeZone';

/** The shown tab is loaded again this long after the last change, so that many fills cause one request. */
const RELOAD_DELAY_MS = 1_000;

export interface AccountViewOptions {
  readonly changed: () => void;
  readonly filled: (fill: OwnFill) => void;
}

export interface AccountView {
  readonly account: LiveAccount;
  readonly draw: () => void;
}

/** Undefined if the user is not signed in. */
export function accountViews(
  root: HTMLElement,
  data: MarketPageData,
  { changed, filled }: AccountViewOptions,
): AccountView | undefined {
  const found = root.querySelector<HTMLElement>('[data-account]');
  if (found === null) return undefined;
  const section = found;
  const noteOf = (holder: ParentNode): AccountPageData | undefined => {
    const text = holder.querySelector<HTMLElement>('[data-account]')?.dataset['account'];
    return text === undefined ? undefined : (JSON.parse(text) as AccountPageData);
  };
  const openOrders = find('[data-open-orders]', section);
  const panel = find('#panel', section);
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;
  let shownPath: string | undefined = openOrders.hidden ? location.pathname + location.search : undefined;
  const account = new LiveAccount({
    symbol: data.symbol,
    data: JSON.parse(section.dataset['account'] ?? '') as AccountPageData,
    reloadData: async () => {
      const response = await loadPage(location.pathname);
      if (showVisitorChange(root, response)) return undefined;
      const note = noteOf(response);
      if (note === undefined) throw new Error(messageOf(response));
      return note;
    },
    changed: () => {
      changed();
      reloadSoon();
    },
    filled,
  });
  const body = find('[data-orders]', section);
  const template = find('[data-order-row]', section) as HTMLTemplateElement;
  section.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-tab]') : null;
    if (link === null || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void showTab(link);
  });
  // It does not bubble.
  section.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      const sheet = target as HTMLElement;
      const order = account.orders.get(Number(sheet.closest('tr')?.dataset['order']));
      if (newState === 'open' && order !== undefined) fillAmendment(sheet, order);
    },
    true,
  );
  account.start();
  return { account, draw: drawOrders };

  async function showTab(link: HTMLAnchorElement): Promise<void> {
    const { tab } = link.dataset;
    for (const each of section.querySelectorAll<HTMLElement>('.tabs a'))
      if (each.dataset['tab'] === tab) each.setAttribute('aria-current', 'true');
      else each.removeAttribute('aria-current');
    const address = new URL(link.href);
    const interval = new URL(location.href).searchParams.get('interval');
    if (interval !== null) address.searchParams.set('interval', interval);
    history.replaceState(null, '', address.pathname + address.search);
    openOrders.hidden = tab !== 'open';
    panel.hidden = tab === 'open';
    shownPath = tab === 'open' ? undefined : address.pathname + address.search;
    if (shownPath !== undefined) await loadTab(shownPath);
  }

  async function loadTab(path: string): Promise<void> {
    const response = await loadPage(path).catch(() => undefined);
    if (path !== shownPath) return;
    if (response === undefined) return showTabFault(data.texts.lost);
    if (showVisitorChange(root, response)) return;
    if (!replacePart(response, 'panel')) return showTabFault(messageOf(response));
    showTimes(panel);
  }

  /** The rows of the tab before must not stay in this one. */
  function showTabFault(text: string): void {
    panel.replaceChildren(createElement('p', text, 'notice bad'));
  }

  function reloadSoon(): void {
    clearTimeout(reloadTimer);
    reloadTimer = setTimeout(() => shownPath !== undefined && void loadTab(shownPath), RELOAD_DELAY_MS);
  }

  function drawOrders(): void {
    const orders = [...account.orders.values()].sort((a, b) => b.id - a.id);
    find('[data-no-orders]', section).hidden = orders.length > 0;
    find('[data-orders-shown]', section).hidden = orders.length === 0;
    setText(find('[data-open-count]', section), String(orders.length));
    const rows = new Map([...body.querySelectorAll<HTMLElement>('tr')].map((row) => [row.dataset['order'], row]));
    for (const [id, row] of rows) if (!account.orders.has(Number(id))) row.remove();
    for (const order of orders.toReversed()) {
      const row = rows.get(String(order.id)) ?? newRow(order);
      fillOrderRow(row, order);
    }
    for (const [asset, amount] of account.available) {
      for (const shown of root.querySelectorAll<HTMLElement>(`[data-available="${asset}"]`)) {
        const decimals = Number(shown.dataset['decimals']);
        setText(shown, groupThousands(formatAmount(roundDown(amountFrom(amount), decimals))));
      }
    }
  }

  function newRow(order: OpenOrder): HTMLElement {
    const { id } = order;
    const row = find('tr', template.content.cloneNode(true) as DocumentFragment);
    row.dataset['order'] = String(id);
    for (const form of row.querySelectorAll('form'))
      form.setAttribute('action', (form.getAttribute('action') ?? '').replace('/orders/0/', `/orders/${id}/`));
    for (const name of row.querySelectorAll('[data-cell="id"]'))
      setText(name, (name.textContent ?? '').replace(/\b0\b/, String(id)));
    const sheet = find('.amend', row);
    sheet.id = `amend-${id}`;
    for (const button of row.querySelectorAll('[popovertarget]')) button.setAttribute('popovertarget', sheet.id);
    find('h3', sheet).id = `h-${sheet.id}`;
    sheet.setAttribute('aria-labelledby', `h-${sheet.id}`);
    for (const label of row.querySelectorAll('label')) label.htmlFor = label.htmlFor.replace(/-0$/, `-${id}`);
    for (const input of row.querySelectorAll<HTMLInputElement>('input[id]')) {
      input.id = input.id.replace(/-0$/, `-${id}`);
      input.name = input.id;
    }
    find('[data-amend-price]', row).hidden = order.type === 'market';
    fillAmendment(sheet, order);
    body.prepend(row);
    return row;
  }

  /** The form to change an order begins with the present values, unless it has values of the present order already. */
  function fillAmendment(sheet: HTMLElement, { id, type, price, amount }: OpenOrder): void {
    const field = (name: string) => find(`[name="${name}"]`, sheet) as HTMLInputElement;
    if (field('based_on').value === amount) return;
    field('based_on').value = amount;
    field(`price-${id}`).value = type === 'market' ? '' : price;
    field(`amount-${id}`).value = amount;
  }

  function fillOrderRow(row: HTMLElement, order: OpenOrder): void {
    const { side, type, price, stop_price, amount, remaining_amount, created_at } = order;
    const cell = (name: string): HTMLElement => find(`[data-cell="${name}"]`, row);
    setText(cell('side'), data.texts[side]);
    cell('side').className = side === 'sell' ? 'fall' : 'rise';
    setText(cell('type'), data.texts.types[orderKind(order)]);
    setText(cell('price'), type === 'market' ? '–' : padDecimals(price, data.priceDecimals));
    setText(cell('stop'), stop_price === undefined ? '' : padDecimals(stop_price, data.priceDecimals));
    setText(cell('amount'), padDecimals(amount, data.amountDecimals));
    setText(
      cell('filled'),
      padDecimals(formatAmount(amountFrom(amount) - amountFrom(remaining_amount)), data.amountDecimals),
    );
    const time = find('time', cell('time')) as HTMLTimeElement;
    time.dateTime = created_at;
    setText(time, shownMinute(Date.parse(created_at)));
  }
}
