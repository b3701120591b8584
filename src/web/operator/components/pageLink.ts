import { type Html, type HtmlPart, html } from '../../framework/html';
import type { ConsoleContext } from '../framework/consolePage';

/** A link to a page of the console; the name alone for an operator who may not open the page. */
export function pageLink({ canOpen }: Pick<ConsoleContext, 'canOpen'>, path: string, name: HtmlPart): Html {
  return canOpen(path) ? html`<a href="${path}">${name}</a>` : html`${name}`;
}
