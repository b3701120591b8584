/** What the Portal's pages share: the app that a request names, the way out to somewhere else, and what is told when there is none. */
import { findPartner, type Partner } from '../store/partners';
import type { Fields } from './fields';
import { html } from './html';
import type { PageRequest, PageServices, View } from './page';

const PARTNER_ID = /^[1-9]\d{0,14}$/;
/** As the contract says of `state`. */
const STATE = /^[!-~]{1,512}$/;

/** The app that is let in at present; undefined when there is none of that id. */
export async function appNamed(id: string | undefined, { database }: PageServices): Promise<Partner | undefined> {
  if (id === undefined || !PARTNER_ID.test(id)) return undefined;
  const partner = await findPartner(database, Number(id));
  return partner?.enabled === true ? partner : undefined;
}

/** What the app gave with its link. */
export function stateIn(fields: Fields): string | undefined {
  const state = fields.text('state');
  return state !== undefined && STATE.test(state) ? state : undefined;
}

/** Whoever is sent nowhere is told why. */
export function noSuchApp({ texts: { portal } }: PageRequest): View {
  const { title, text } = portal.noSuchApp;
  return { status: 404, title, html: html`<h1>${title}</h1><p class="lead">${text}</p>` };
}

/**
 * Leads the browser on, out of here. A page in between and not a redirect: an answer to a form may lead only where the page's
 * policy lets forms lead, through every redirect that others add, and nobody can know those. `url`: nobody's input.
 */
export function onward({ texts: { portal } }: PageRequest, name: string, url: string): View {
  const words = portal.onward;
  return {
    title: words.title(name),
    html: html`<h1>${words.title(name)}</h1>
<p class="lead">${words.text}</p>
<p class="actions"><a class="button" href="${url}" rel="noreferrer">${words.link}</a></p>`,
    headers: { Refresh: `0;url=${url}` },
  };
}
