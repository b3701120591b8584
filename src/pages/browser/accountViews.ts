/**
 * Draws the user's open orders, with rows copied from the page's template, and balances, and sends the forms without
 * leaving the page.
 */
import { amountFrom, formatAmount, roundDown } from '../../core/values/decimal';
import type { AccountPageData, MarketPageData } from '../market/pageData';
import { formatMinute, groupThousands, padDecimals } from '../numberFormat';
import { find, setText } from './domElements';
import { LiveAccount, type OpenOrder } from './liveAccount';
import { formValues, loadPage, replacePart } from './pageRequests';
import type { Painter } from './repaintScheduler';

const SIGN_IN_PATH = '/sign-in';
/** Delay of the cost preview after the last key press. */
const PREVIEW_DELAY_MS = 350;

/** Undefined if the user is not signed in. */
export function accountViews(
  root: HTMLElement,
  data: MarketPageData,
  mark: Painter<'account'>['markChanged'],
): { readonly draw: () => void } | undefined {
  const section = root.querySelector<HTMLElement>('[data-account]');
  if (section === null) return undefined;
  const noteOf = (holder: ParentNode): AccountPageData | undefined => {
    const text = holder.querySelector<HTMLElement>('[data-account]')?.dataset['account'];
    return text === undefined ? undefined : (JSON.parse(text) as AccountPageData);
  };
  const account = new LiveAccount({
    symbol: data.symbol,
    data: JSON.parse(section.dataset['account'] ?? '') as AccountPageData,
    reloadData: async () => noteOf(await loadPage(location.pathname)),
    changed: () => mark('account'),
    signedOut: () => showSignedOut(root),
  });
  const body = find('[data-orders]', section);
  const template = find('[data-order-row]', section) as HTMLTemplateElement;
  account.start();
  return { draw: drawOrders };

  function drawOrders(): void {
    const orders = [...account.orders.values()].sort((a, b) => b.id - a.id);
    find('[data-no-orders]', section as HTMLElement).hidden = orders.length > 0;
    find('[data-orders-shown]', section as HTMLElement).hidden = orders.length === 0;
    const rows = new Map([...body.querySelectorAll<HTMLElement>('tr')].map((row) => [row.dataset['order'], row]));
    for (const [id, row] of rows) if (!account.orders.has(Number(id))) row.remove();
    for (const order of orders.toReversed()) {
      const row = rows.get(String(order.id)) ?? newRow(order);
      fillOrderRow(row, order);
    }
    for (const [asset, amount] of account.available) {
      const shown = root.querySelector<HTMLElement>(`[data-available="${asset}"]`);
      const decimals = Number(shown?.dataset['decimals']);
      if (shown !== null) setText(shown, groupThousands(formatAmount(roundDown(amountFrom(amount), decimals))));
    }
  }

  function newRow({ id }: OpenOrder): HTMLElement {
    const row = find('tr', template.content.cloneNode(true) as DocumentFragment);
    row.dataset['order'] = String(id);
    const form = find('form', row);
    form.setAttribute('action', (form.getAttribute('action') ?? '').replace('/orders/0/', `/orders/${id}/`));
    const name = find('[data-cell="id"]', row);
    setText(name, (name.textContent ?? '').replace(/\b0\b/, String(id)));
    body.prepend(row);
    return row;
  }

  function fillOrderRow(
    row: HTMLElement,
    { side, type, price, amount, remaining_amount, created_at }: OpenOrder,
  ): void {
    const cell = (name: string): HTMLElement => find(`[data-cell="${name}"]`, row);
    setText(cell('side'), data.texts[side]);
    cell('side').className = side === 'sell' ? 'fall' : 'rise';
    setText(cell('type'), data.texts[type]);
    setText(cell('price'), type === 'market' ? '–' : padDecimals(price, data.priceDecimals));
    setText(cell('amount'), padDecimals(amount, data.amountDecimals));
    setText(
      cell('filled'),
      padDecimals(formatAmount(amountFrom(amount) - amountFrom(remaining_amount)), data.amountDecimals),
    );
    setText(cell('time'), formatMinute(Date.parse(created_at)));
  }
}

export interface OrderFormControl {
  /** Puts a price into the form, as if it had been typed. */
  readonly takePrice: (price: string) => void;
}

/**
 * Sends the page's forms in the background and copies parts of the response page into this page. `best` returns the
 * best price of a side.
 */
export function orderForms(root: HTMLElement, best: (side: 'asks' | 'bids') => string | undefined): OrderFormControl {
  let previewTimer: ReturnType<typeof setTimeout> | undefined;
  let latestRequest = 0;
  const section = (): HTMLElement | null => root.querySelector('#order');
  const form = (): HTMLFormElement | null => root.querySelector('#order form');

  const previewSoon = (): void => {
    clearTimeout(previewTimer);
    // The form no longer matches what the user reviewed.
    root.querySelector('[name="reviewed"]')?.remove();
    previewTimer = setTimeout(() => void preview(), PREVIEW_DELAY_MS);
  };

  root.addEventListener('submit', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    clearTimeout(previewTimer);
    void send(target);
  });
  root.addEventListener('input', ({ target }) => {
    if (target instanceof Node && section()?.contains(target) === true) previewSoon();
  });
  root.addEventListener('click', ({ target }) => {
    const side = target instanceof HTMLElement ? target.dataset['take'] : undefined;
    const price = side === 'asks' || side === 'bids' ? best(side) : undefined;
    if (price !== undefined) takePrice(price);
  });
  showBest();
  return { takePrice };

  function takePrice(price: string): void {
    const field = form()?.querySelector<HTMLInputElement>('[name="price"]');
    if (field === null || field === undefined) return;
    field.value = price;
    previewSoon();
  }

  async function preview(): Promise<void> {
    const current = form();
    if (current === null || current.querySelector<HTMLInputElement>('[name="amount"]')?.value === '') return;
    latestRequest += 1;
    const requestNumber = latestRequest;
    const values = formValues(current);
    values.set('step', 'preview');
    const response = await loadPage(current.action, values).catch(() => undefined);
    if (response === undefined || requestNumber !== latestRequest) return;
    if (isSignIn(response)) return showSignedOut(root);
    const wasOnButton = document.activeElement?.closest('#costs') !== null;
    replacePart(response, 'costs');
    if (wasOnButton) root.querySelector<HTMLElement>('#costs button')?.focus();
  }

  async function send(sent: HTMLFormElement): Promise<void> {
    latestRequest += 1;
    const isOrder = sent.closest('#order') !== null;
    const button = sent.querySelector('button[type="submit"]');
    button?.setAttribute('aria-disabled', 'true');
    const values = formValues(sent);
    if (isOrder) values.set('step', 'place');
    const response = await loadPage(sent.action, values).catch(() => undefined);
    button?.removeAttribute('aria-disabled');
    // Without a response the outcome is unknown. The form stays, and sending it again places no second order.
    if (response === undefined) return showNotice(root, '[data-unconfirmed]');
    if (isSignIn(response)) return showSignedOut(root);
    find('[data-unconfirmed]', root).hidden = true;
    const isDone = response.getElementById('outcome') !== null;
    if (isDone) replacePart(response, 'outcome');
    const isThere = isOrder && replacePart(response, 'order');
    if (isOrder && !isThere) return location.reload();
    showBest();
    const next = isDone ? '#outcome' : '#order [aria-invalid]';
    (root.querySelector<HTMLElement>(next) ?? root.querySelector<HTMLElement>('#costs button'))?.focus();
  }

  /** These buttons work only with JavaScript, so the page hides them initially. */
  function showBest(): void {
    const buttons = root.querySelector<HTMLElement>('[data-best]');
    if (buttons !== null) buttons.hidden = false;
  }
}

/** Whether the exchange asks for a sign-in instead of answering, because the session has ended. */
function isSignIn(response: Document): boolean {
  return new URL(response.URL).pathname === SIGN_IN_PATH;
}

/** The session has ended: says so, and shows nothing any more that may be out of date. The filled-in form stays. */
function showSignedOut(root: HTMLElement): void {
  for (const balance of root.querySelectorAll('[data-available]')) setText(balance, '–');
  for (const orders of root.querySelectorAll<HTMLElement>('[data-orders-shown]')) orders.hidden = true;
  showNotice(root, '[data-signed-out]');
}

function showNotice(root: HTMLElement, selector: string): void {
  const notice = find(selector, root);
  notice.hidden = false;
  notice.scrollIntoView({ block: 'nearest' });
}
