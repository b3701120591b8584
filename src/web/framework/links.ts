/** Paths and links within the exchange's pages. */
import { parse, stringify } from 'node:querystring';
import { type Html, html } from './html';
import type { Language } from './language';

/** Returns the address of the page in another language. */
export function withLanguage(path: string, queryText: string, language: Language): string {
  return `${path}?${stringify({ ...parse(queryText), lang: language })}`;
}

/** The path and query of a request. */
export function pathWithQuery(path: string, queryText: string): string {
  return queryText === '' ? path : `${path}?${queryText}`;
}

/** The members of a query that report what a form has done, and do not say which page it is. */
const OUTCOME_MEMBERS = ['done', 'count', 'ended', 'limit', 'signed-out', 'cancelled', 'simulated'] as const;

/**
 * The query of a page without what earlier forms have done, and without the language, which a cookie keeps: what the
 * address of a form on this page has in common with the address of the page.
 */
export function lastingQuery(queryText: string): string {
  const members: Record<string, string | string[] | undefined> = { ...parse(queryText) };
  for (const name of [...OUTCOME_MEMBERS, 'lang']) delete members[name];
  return stringify(members);
}

/** The path of a page that continues to `next` when it is done. */
export function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?${stringify({ next })}`;
}

/** The link above a page's heading to its parent page. */
export function backLink(path: string, name: string): Html {
  return html`<p><a class="up" href="${path}">${name}</a></p>`;
}

/** The folder of the legal pages of an operator's brand. */
export const LEGAL_PATH = '/legal';
