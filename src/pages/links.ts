/** Addresses within our own pages. */
import { parse, stringify } from 'node:querystring';
import { type Html, html } from './html';
import type { Language } from './language';

/** The same page in another language. */
export function withLanguage(path: string, queryText: string, language: Language): string {
  return `${path}?${stringify({ ...parse(queryText), lang: language })}`;
}

/** A path with its query, as it was asked for. */
export function target(path: string, queryText: string): string {
  return queryText === '' ? path : `${path}?${queryText}`;
}

/** A page that is to lead back to `next` once it is done. */
export function leadingTo(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?${stringify({ next })}`;
}

/** Over the heading of a page: to the one that it belongs to. */
export function wayUp(path: string, name: string): Html {
  return html`<p><a class="up" href="${path}">${name}</a></p>`;
}
