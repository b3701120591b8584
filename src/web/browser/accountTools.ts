/** The script of the account's pages: buttons that copy a text, and selections of permissions without a new page. */
import { find } from './domElements';

const CONFIRMATION_MS = 2_000;

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', () => void copy(button));
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-preset]')) {
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const chosen = (link.dataset['preset'] ?? '').split(' ');
    for (const box of document.querySelectorAll<HTMLInputElement>('[name=permissions]'))
      box.checked = chosen.includes(box.value);
  });
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const source = find(`#${button.dataset['copy'] ?? ''}`);
  const label = button.firstChild;
  const name = label?.textContent ?? '';
  const isCopied = await writeToClipboard(source);
  // Announced by screen readers, because the button has the focus.
  button.setAttribute('aria-live', 'polite');
  const said = button.dataset[isCopied ? 'copied' : 'selected'] ?? '';
  if (label !== null) label.textContent = said;
  setTimeout(() => {
    if (label !== null) label.textContent = name;
  }, CONFIRMATION_MS);
}

/** Selects the text where the browser does not let the page write to the clipboard, for example over plain HTTP. */
async function writeToClipboard(source: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(source);
    return false;
  }
}
