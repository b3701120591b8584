/** A part of a page with a heading. */
import { type Html, html } from '../../framework/html';

export function partOf(title: string, id: string, content: Html): Html {
  return html`<section class="part" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;
}
