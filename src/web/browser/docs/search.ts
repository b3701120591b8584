/**
 * Shows the pages that match while the visitor types. The index is fetched once, when the field gets the focus; the
 * search itself runs in the browser. Without this script, the form opens the page with the results.
 */
import { DOCS_SEARCH } from '../../docs/pageData';
import { type FoundPage, loadSearchIndex, type SearchPages } from '../../docs/search';
import { createElement, find } from '../domElements';

const SHOWN_MAX = 8;
const INDEX_PATH = `${DOCS_SEARCH}-index.json`;

export function startSearch(): void {
  const form = find('form.search') as HTMLFormElement;
  const field = find('input[name=q]', form) as HTMLInputElement;
  const status = createElement('p', '', 'quiet');
  status.setAttribute('role', 'status');
  const list = createElement('ul', '', 'found');
  form.append(status, list);
  let index: Promise<SearchPages> | undefined;

  const load = (): Promise<SearchPages> => {
    index ??= fetch(INDEX_PATH)
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(String(response.status)))))
      .then(loadSearchIndex);
    // The next letter tries again.
    index.catch(() => {
      index = undefined;
    });
    return index;
  };

  const show = async (): Promise<void> => {
    const text = field.value.trim();
    const found = text === '' ? [] : (await load())(text, SHOWN_MAX);
    // The visitor may have typed on while the index was loading.
    if (text !== field.value.trim()) return;
    list.replaceChildren(...found.map(resultEntry));
    status.textContent = text === '' ? '' : countText(found.length);
  };

  field.addEventListener('focus', () => void load().catch(() => undefined));
  field.addEventListener('input', () => void show().catch(() => undefined));
  form.addEventListener('keydown', (event) => moveFocus(event, field, list));
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    field.focus();
  });
}

function countText(count: number): string {
  if (count === 0) return 'No page matches.';
  return count === SHOWN_MAX ? `The best ${SHOWN_MAX} pages. Enter shows more.` : `${count} found.`;
}

function resultEntry({ path, title, section, badge }: FoundPage): HTMLElement {
  const entry = createElement('li');
  const link = createElement('a', title);
  link.href = path;
  link.append(createElement('span', [badge, section].filter((part) => part !== '').join(' · '), 'quiet'));
  entry.append(link);
  return entry;
}

/** The arrow keys go through the results, and Escape clears them. */
function moveFocus(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement): void {
  const stops = [field, ...list.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (event.key === 'Escape') {
    field.value = '';
    field.dispatchEvent(new Event('input'));
    field.focus();
  } else if (step !== 0 && at !== -1) {
    event.preventDefault();
    stops[(at + step + stops.length) % stops.length]?.focus();
  }
}
