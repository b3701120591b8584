/** A button on each code block that copies it. */
import { createElement } from '../domElements';

const CONFIRMATION_MS = 2_000;

export function addCopyButtons(within: ParentNode = document): void {
  for (const block of within.querySelectorAll<HTMLElement>('main pre')) {
    const frame = createElement('div', '', 'code-block');
    block.replaceWith(frame);
    const button = createElement('button', 'Copy', 'copy');
    button.type = 'button';
    button.addEventListener('click', () => void copy(block, button));
    frame.append(block, button);
  }
}

async function copy(block: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const copied = await copyText(block);
  button.textContent = copied ? 'Copied' : 'Selected: press Ctrl+C';
  // Announced by screen readers, because the button has the focus.
  button.setAttribute('aria-live', 'polite');
  setTimeout(() => {
    button.textContent = 'Copy';
  }, CONFIRMATION_MS);
}

/** Selects the text where the browser does not let the page write to the clipboard, for example over plain HTTP. */
async function copyText(block: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(block.textContent ?? '');
    return true;
  } catch {
    getSelection()?.selectAllChildren(block);
    return false;
  }
}
