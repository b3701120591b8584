/** Tells the reader of fills by a sound and by notices. Both are off until the reader turns them on. */

import { padDecimals } from '../framework/numberFormat';
import type { MarketPageData, OwnFill } from '../market/pageData';
import { createElement, find } from './domElements';
import { isOn } from './settings';

const SHOWN_MS = 8_000;
const SHOWN_MAX = 4;
const TONES = [660, 880] as const;
const TONE_SECONDS = 0.12;
const LOUDNESS = 0.08;

export function fillNotices(root: HTMLElement, data: MarketPageData): (fill: OwnFill) => void {
  const place = root.querySelector<HTMLElement>('[data-toasts]');
  return (fill) => {
    if (isOn('sound')) playSound();
    if (!isOn('notices') || place === null) return;
    const text = (fill.side === 'buy' ? data.texts.filledBuy : data.texts.filledSell)
      .replace('{amount}', `${padDecimals(fill.amount, 0)} ${data.base.toUpperCase()}`)
      .replace('{price}', `${padDecimals(fill.price, data.priceDecimals)} ${data.quote.toUpperCase()}`);
    showToast(place, text, data.texts.close);
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted')
      new Notification(document.title, { body: text, tag: `fill-${fill.id}` });
  };
}

/** Asks for the permission to show notices outside of the page; `blocked` is shown if there is none. */
export async function requestNotices(root: HTMLElement): Promise<void> {
  const permission = 'Notification' in window ? await Notification.requestPermission() : 'denied';
  find('[data-blocked]', root).hidden = permission === 'granted';
}

function showToast(place: HTMLElement, text: string, close: string): void {
  const toast = createElement('p', text, 'notice good toast');
  const button = createElement('button', '×', 'link');
  button.type = 'button';
  button.ariaLabel = close;
  button.addEventListener('click', () => toast.remove());
  toast.append(button);
  place.append(toast);
  while (place.children.length > SHOWN_MAX) place.firstElementChild?.remove();
  setTimeout(() => toast.remove(), SHOWN_MS);
}

/** Browsers allow sounds only after the reader has used the page; a refusal changes nothing. */
function playSound(): void {
  try {
    const context = new AudioContext();
    for (const [index, frequency] of TONES.entries()) {
      const [tone, volume] = [context.createOscillator(), context.createGain()];
      volume.gain.value = LOUDNESS;
      tone.frequency.value = frequency;
      tone.connect(volume).connect(context.destination);
      tone.start(context.currentTime + index * TONE_SECONDS);
      tone.stop(context.currentTime + (index + 1) * TONE_SECONDS);
    }
    setTimeout(() => void context.close(), 1_000);
  } catch {
    // No sound on this device.
  }
}
