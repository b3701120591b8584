/** Finding and filling the elements that the page came with. Text is only ever set as text. */

/** Throws when the page lacks it: page and script are of one build. */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
}

/** What is as it should be is not touched: the browser then has nothing to lay out. */
export function setText(element: Element | undefined, text: string): void {
  if (element !== undefined && element.textContent !== text) element.textContent = text;
}

export function setClass(element: Element, name: string): void {
  if (element.className !== name) element.className = name;
}

/** The cells of each row of a table's body. */
export function cellsOf(body: HTMLElement): HTMLElement[][] {
  return [...body.querySelectorAll('tr')].map((row) => [...row.children] as HTMLElement[]);
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}
