/** Finds and updates the elements of the page. Text is set as text, never as markup. */

/** Throws if the element is missing: page and script come from the same build. */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
}

/** Writes only changes, so that the browser does not repeat the layout needlessly. */
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

export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}
