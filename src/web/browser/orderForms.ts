/** Sends the page's forms in the background and copies parts of the response page into this page. */

import type { MarketPageData } from '../market/pageData';
import { createElement, find, setText } from './domElements';
import type { LinkedFields } from './linkedFields';
import {
  adoptSession,
  formValues,
  loadPage,
  messageOf,
  renewFormKey,
  replacePart,
  visitorChange,
} from './pageRequests';

/** Delay of the cost preview after the last key press. */
const PREVIEW_DELAY_MS = 350;

export interface OrderFormControl {
  /** Puts a price into the form, as if it had been typed. */
  readonly takePrice: (price: string) => void;
  readonly chooseSide: (side: string) => void;
}

export interface OrderFormOptions {
  /** The best price of a side. */
  readonly best: (side: 'asks' | 'bids') => string | undefined;
  readonly linked: LinkedFields;
  readonly texts: Pick<MarketPageData['texts'], 'unpreviewed'>;
  /** Called when an order was placed, changed or cancelled. */
  readonly done: () => void;
}

export function orderForms(root: HTMLElement, { best, linked, texts, done }: OrderFormOptions): OrderFormControl {
  let previewTimer: ReturnType<typeof setTimeout> | undefined;
  let latestRequest = 0;
  const section = (): HTMLElement | null => root.querySelector('#order');
  const form = (): HTMLFormElement | null => root.querySelector('#order form');

  const firstCosts = [...(root.querySelector('#costs')?.cloneNode(true).childNodes ?? [])];

  const previewSoon = (): void => {
    clearTimeout(previewTimer);
    // A response on its way is about what was typed before.
    latestRequest += 1;
    clearMendedFaults();
    // The form no longer matches what the user reviewed.
    root.querySelector('[name="reviewed"]')?.remove();
    if (form()?.querySelector<HTMLInputElement>('[name="amount"]')?.value === '') showNoCosts();
    else previewTimer = setTimeout(() => void preview(), PREVIEW_DELAY_MS);
  };

  root.addEventListener('submit', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    clearTimeout(previewTimer);
    void send(target);
  });
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || section()?.contains(target) !== true) return;
    linked.changed(target.id);
    previewSoon();
  });
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const { take: side, share } = target.dataset;
    const price = side === 'asks' || side === 'bids' ? best(side) : undefined;
    if (price !== undefined) takePrice(price);
    if (share === undefined) return;
    linked.takeShare(Number(share));
    previewSoon();
  });
  return { takePrice, chooseSide };

  function takePrice(price: string): void {
    const type = form()?.querySelector<HTMLInputElement>('[name="type"]:checked')?.value;
    const field = form()?.querySelector<HTMLInputElement>('[name="price"]');
    if (!field || type === 'market') return;
    field.value = price;
    linked.changed('price');
    previewSoon();
  }

  function chooseSide(side: string): void {
    const choice = form()?.querySelector<HTMLInputElement>(`#side-${side}`);
    if (!choice || choice.checked) return;
    choice.checked = true;
    linked.changed('side');
    previewSoon();
  }

  /** The costs as the page has shown them at first: none. */
  function showNoCosts(): void {
    find('#costs').replaceChildren(...firstCosts.map((node) => node.cloneNode(true)));
  }

  /** The fields beside which the page shows a fault; that of the total follows from what is typed. */
  function faultyFields(): readonly HTMLInputElement[] {
    return [...(form()?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]:not(#total)') ?? [])];
  }

  /** The page with the fault has the refused value as the field's default. */
  function clearMendedFaults(): void {
    for (const input of faultyFields()) if (input.value !== input.defaultValue) clearFault(input);
  }

  async function preview(): Promise<void> {
    const current = form();
    if (current === null) return;
    latestRequest += 1;
    const requestNumber = latestRequest;
    const values = formValues(current);
    values.set('step', 'preview');
    const response = await loadPage(current.action, values).catch(() => undefined);
    if (requestNumber !== latestRequest) return;
    if (response !== undefined && showVisitorChange(root, response)) return;
    if (response !== undefined && adoptSession(response) !== undefined) return await preview();
    const wasOnButton = document.activeElement?.closest('#costs') !== null;
    // Figures of what was typed before must not stay beside what is typed now.
    if (response === undefined) showCostsFault(texts.unpreviewed);
    else if (!replacePart(response, 'costs')) showCostsFault(messageOf(response));
    // What was wrong when the form was sent is not wrong any more.
    else if (current.querySelector('[name="reviewed"]') !== null) for (const input of faultyFields()) clearFault(input);
    if (wasOnButton) root.querySelector<HTMLElement>('#costs button')?.focus();
  }

  async function send(sent: HTMLFormElement): Promise<void> {
    latestRequest += 1;
    const isOrder = sent.closest('#order') !== null;
    const button = sent.querySelector('button[type="submit"]');
    // What the page says of an earlier form would stand beside the answer to this one.
    root.querySelector('#outcome')?.replaceChildren();
    for (const notice of ['[data-unconfirmed]', '[data-refused]']) find(notice, root).hidden = true;
    button?.setAttribute('aria-disabled', 'true');
    const values = formValues(sent);
    if (isOrder) values.set('step', 'place');
    const response = await loadPage(sent.action, values).catch(() => undefined);
    button?.removeAttribute('aria-disabled');
    // Without a response the outcome is unknown. The form stays, and sending it again places no second order.
    if (response === undefined) return showNotice(root, '[data-unconfirmed]');
    if (showVisitorChange(root, response)) return;
    const notSent = adoptSession(response);
    if (notSent !== undefined) {
      setText(find('[data-refused]', root), notSent);
      return showNotice(root, '[data-refused]');
    }
    const isDone = response.getElementById('outcome') !== null;
    if (isDone) replacePart(response, 'outcome');
    const isThere = isOrder && replacePart(response, 'order');
    // The form and its key stay, so that it can be sent again.
    if (!isDone && !isThere) {
      setText(find('[data-refused]', root), messageOf(response));
      return showNotice(root, '[data-refused]');
    }
    if (isOrder) linked.changed('amount');
    else renewFormKey(sent);
    if (isDone) {
      sent.closest('details')?.removeAttribute('open');
      const sheet = sent.closest<HTMLElement>('[popover]:popover-open');
      sheet?.hidePopover();
      done();
    }
    const next = isDone ? '#outcome' : '#order [aria-invalid]';
    (root.querySelector<HTMLElement>(next) ?? root.querySelector<HTMLElement>('#costs button'))?.focus();
  }
}

/**
 * If the response is not for the user for whom this page was made, says so, hides everything that may be out of date, and
 * returns true. The filled-in form stays.
 */
export function showVisitorChange(root: HTMLElement, response: Document): boolean {
  const change = visitorChange(response);
  if (change === undefined) return false;
  for (const balance of root.querySelectorAll('[data-available]')) setText(balance, '–');
  for (const orders of root.querySelectorAll<HTMLElement>('[data-orders-shown]')) orders.hidden = true;
  root.querySelector('#panel')?.replaceChildren();
  showNotice(root, change === 'signed_out' ? '[data-signed-out]' : '[data-other-user]');
  return true;
}

/** Takes the fault beside a field away. */
function clearFault(input: HTMLElement): void {
  input.removeAttribute('aria-invalid');
  const fault = document.getElementById(`${input.id}-fault`);
  fault?.closest('.field')?.classList.remove('faulty');
  fault?.remove();
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== `${input.id}-fault`);
  if (described.join('') === '') input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', described.join(' '));
}

/** Shows a fault in the place of the costs. */
function showCostsFault(text: string): void {
  const costs = find('#costs');
  const button = find('.actions', costs);
  costs.replaceChildren(createElement('p', text, 'fault'), button);
}

function showNotice(root: HTMLElement, selector: string): void {
  const notice = find(selector, root);
  notice.hidden = false;
  notice.scrollIntoView({ block: 'nearest' });
}
