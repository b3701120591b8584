/**
 * Functions shared by the Portal pages: find the app of a request, forward the browser to it, and report an unknown
 * app.
 */
import { findPartner, type Partner } from '../../store/portal/partners';
import type { Fields } from '../framework/fields';
import { html } from '../framework/html';
import type { PageContext, PageServices, View } from '../framework/page';

const PARTNER_ID = /^[1-9]\d{0,14}$/;
/** The format of `state` in the contract. */
const STATE = /^[!-~]{1,512}$/;

/** The enabled partner app with this id; undefined if there is none. */
export async function findEnabledApp(id: string | undefined, { database }: PageServices): Promise<Partner | undefined> {
  if (id === undefined || !PARTNER_ID.test(id)) return undefined;
  const partner = await findPartner(database, Number(id));
  return partner?.enabled === true ? partner : undefined;
}

/** The `state` value of the app's link; undefined if it is missing or malformed. */
export function readState(fields: Fields): string | undefined {
  const state = fields.text('state');
  return state !== undefined && STATE.test(state) ? state : undefined;
}

/** The error page for links of unknown or disabled apps. */
export function unknownAppView({ texts: { portal } }: PageContext): View {
  const { title, text } = portal.unknownApp;
  return { status: 404, title, html: html`<h1>${title}</h1><p class="lead">${text}</p>` };
}

/**
 * Forwards the browser to another site by a page with a `Refresh` header instead of a redirect. The policy
 * `form-action` also applies to every redirect that follows a form, and those of other sites are not known in advance.
 * `url` must not come from user input.
 */
export function forwardView({ texts: { portal } }: PageContext, name: string, url: string): View {
  const words = portal.forward;
  return {
    title: words.title(name),
    html: html`<h1>${words.title(name)}</h1>
<p class="lead">${words.text}</p>
<p class="actions"><a class="button" href="${url}" rel="noreferrer">${words.link}</a></p>`,
    headers: { Refresh: `0;url=${url}` },
  };
}
