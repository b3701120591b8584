/** The user's part of the page: open orders in rows made from the page's own template, balances, and the forms, which are sent without leaving the page. */
import { amountFrom, formatAmount } from '../../core/decimal';
import { aligned, grouped, minuteTime } from '../figures';
import type { AccountNote, MarketNote } from '../market/note';
import { Account, type OpenOrder } from './account';
import { find, setText } from './elements';
import { formValues, openPage, takePart } from './page';
import type { Painter } from './painter';

/** After the last key that was pressed. */
const PREVIEW_AFTER_MS = 350;

/** The account's views; undefined when nobody is signed in. */
export function accountViews(
  root: HTMLElement,
  note: MarketNote,
  mark: Painter<'account'>['mark'],
): { readonly draw: () => void } | undefined {
  const section = root.querySelector<HTMLElement>('[data-account]');
  if (section === null) return undefined;
  const noteOf = (holder: ParentNode): AccountNote | undefined => {
    const text = holder.querySelector<HTMLElement>('[data-account]')?.dataset['account'];
    return text === undefined ? undefined : (JSON.parse(text) as AccountNote);
  };
  const account = new Account({
    symbol: note.symbol,
    note: JSON.parse(section.dataset['account'] ?? '') as AccountNote,
    askNote: async () => noteOf(await openPage(location.pathname)),
    changed: () => mark('account'),
    signedOut: () => {
      find('[data-signed-out]', section).hidden = false;
    },
  });
  const body = find('[data-orders]', section);
  const template = find('[data-order-row]', section) as HTMLTemplateElement;
  account.start();
  return { draw };

  function draw(): void {
    const orders = [...account.orders.values()].sort((a, b) => b.id - a.id);
    find('[data-no-orders]', section as HTMLElement).hidden = orders.length > 0;
    find('[data-orders-shown]', section as HTMLElement).hidden = orders.length === 0;
    const rows = new Map([...body.querySelectorAll<HTMLElement>('tr')].map((row) => [row.dataset['order'], row]));
    for (const [id, row] of rows) if (!account.orders.has(Number(id))) row.remove();
    for (const order of orders.toReversed()) {
      const row = rows.get(String(order.id)) ?? newRow(order);
      fill(row, order);
    }
    for (const [asset, amount] of account.available)
      setText(root.querySelector(`[data-available="${asset}"]`) ?? undefined, grouped(amount));
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

  function fill(row: HTMLElement, { side, type, price, amount, remaining_amount, created_at }: OpenOrder): void {
    const cell = (name: string): HTMLElement => find(`[data-cell="${name}"]`, row);
    setText(cell('side'), note.words[side]);
    cell('side').className = side === 'sell' ? 'fall' : 'rise';
    setText(cell('type'), note.words[type]);
    setText(cell('price'), type === 'market' ? '–' : aligned(price, note.priceDecimals));
    setText(cell('amount'), aligned(amount, note.amountDecimals));
    setText(
      cell('filled'),
      aligned(formatAmount(amountFrom(amount) - amountFrom(remaining_amount)), note.amountDecimals),
    );
    setText(cell('time'), minuteTime(Date.parse(created_at)));
  }
}

export interface OrderForm {
  /** Puts a price into the form, as if it had been typed. */
  readonly takePrice: (price: string) => void;
}

/** Sends the forms of the section without leaving the page: what answers is the same page, of which its parts are taken. `best`: the best price of a side. */
export function orderForms(root: HTMLElement, best: (side: 'asks' | 'bids') => string | undefined): OrderForm {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const section = (): HTMLElement | null => root.querySelector('#order');
  const form = (): HTMLFormElement | null => root.querySelector('#order form');

  const previewSoon = (): void => {
    clearTimeout(waiting);
    // What was looked over is no longer what stands there.
    root.querySelector('[name="reviewed"]')?.remove();
    waiting = setTimeout(() => void preview(), PREVIEW_AFTER_MS);
  };

  root.addEventListener('submit', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    clearTimeout(waiting);
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
    const present = form();
    if (present === null || present.querySelector<HTMLInputElement>('[name="amount"]')?.value === '') return;
    asked += 1;
    const mine = asked;
    const values = formValues(present);
    values.set('step', 'preview');
    const answer = await openPage(present.action, values).catch(() => undefined);
    if (answer === undefined || mine !== asked) return;
    const wasOnButton = document.activeElement?.closest('#costs') !== null;
    takePart(answer, 'costs');
    if (wasOnButton) root.querySelector<HTMLElement>('#costs button')?.focus();
  }

  async function send(sent: HTMLFormElement): Promise<void> {
    asked += 1;
    const isOrder = sent.closest('#order') !== null;
    const button = sent.querySelector('button[type="submit"]');
    button?.setAttribute('aria-disabled', 'true');
    // Whatever is in doubt is left to the page itself: it is loaded, and tells.
    const answer = await openPage(sent.action, formValues(sent)).catch(() => undefined);
    if (answer === undefined) return sent.submit();
    button?.removeAttribute('aria-disabled');
    const isDone = answer.getElementById('outcome') !== null;
    if (isDone) takePart(answer, 'outcome');
    const isThere = isOrder && takePart(answer, 'order');
    if (isOrder && !isThere) return location.reload();
    showBest();
    const next = isDone ? '#outcome' : '#order [aria-invalid]';
    (root.querySelector<HTMLElement>(next) ?? root.querySelector<HTMLElement>('#costs button'))?.focus();
  }

  /** Of use with scripts alone. */
  function showBest(): void {
    const buttons = root.querySelector<HTMLElement>('[data-best]');
    if (buttons !== null) buttons.hidden = false;
  }
}
